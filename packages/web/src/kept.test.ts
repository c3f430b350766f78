import { afterEach, describe, expect, it, vi } from 'vitest';
import { kept } from './kept.ts';

const number = kept('taproom.test', stored => (typeof stored === 'number' ? stored : null));

function storage(content: Record<string, string> = {}): Map<string, string> {
  const items = new Map(Object.entries(content));
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
    removeItem: (key: string) => items.delete(key),
  });
  return items;
}

afterEach(() => vi.unstubAllGlobals());

describe('what a browser keeps', () => {
  it('comes back, until it is forgotten', () => {
    const items = storage();
    expect(number.get()).toBeNull();
    number.set(3);
    expect(number.get()).toBe(3);
    number.set(null);
    expect([...items]).toEqual([]);
  });

  it.each(['', '{', '"3"', 'null', '[3]'])('is nothing if %j is stored', text => {
    storage({ 'taproom.test': text });
    expect(number.get()).toBeNull();
  });

  it('is nothing where the check of it fails', () => {
    storage({ 'taproom.test': '{}' });
    const name = kept('taproom.test', stored => (stored as { name: string }).name.trim());
    expect(name.get()).toBeNull();
  });

  it('is nothing where the browser refuses to store', () => {
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
    number.set(3);
    number.set(null);
    expect(number.get()).toBeNull();
  });
});
