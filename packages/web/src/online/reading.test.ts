import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepRead, lastRead, unread, withRead } from './reading.ts';

const ann = { id: 'ann', name: 'Ann', kind: 'guest' } as const;
const bob = { id: 'bob', name: 'Bob', kind: 'guest' } as const;
const line = (number: number, person: typeof ann | typeof bob | null) => ({
  number,
  person,
  at: 0,
  text: '',
});

let kept: string | null;

beforeEach(() => {
  kept = null;
  vi.stubGlobal('localStorage', {
    getItem: () => kept,
    setItem: (_: string, value: string) => {
      kept = value;
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('new lines of a chat', () => {
  it('are those of others after the last that was read', () => {
    const lines = [line(0, bob), line(1, ann), line(2, bob), line(3, null)];
    expect(unread(lines, -1, 'ann')).toBe(3);
    expect(unread(lines, 0, 'ann')).toBe(2);
    expect(unread(lines, 3, 'ann')).toBe(0);
    expect(unread(lines, -1, null)).toBe(4);
  });

  it('are remembered by table', () => {
    expect(lastRead('one')).toBe(-1);
    keepRead('one', 4);
    keepRead('two', 7);
    keepRead('one', 5);
    expect([lastRead('one'), lastRead('two')]).toEqual([5, 7]);
  });

  it.each(['{', 'null', '7', '{"one":"x"}'])('all count as new where %s is kept', text => {
    kept = text;
    expect(lastRead('one')).toBe(-1);
  });

  it('are forgotten for the tables that were read longest ago', () => {
    let read: Readonly<Record<string, number>> = { first: 1 };
    for (let i = 0; i < 49; i++) read = withRead(read, `table ${i}`, i);
    expect(Object.keys(read)).toHaveLength(50);
    read = withRead(read, 'first', 2);
    read = withRead(read, 'last', 3);
    expect(Object.keys(read)).toHaveLength(50);
    expect(read).toMatchObject({ first: 2, last: 3 });
    expect(read).not.toHaveProperty('table 0');
  });
});
