import { describe, expect, it } from 'vitest';
import { FormKey } from './door.ts';

const refused = (code: 'unreachable' | 'not-stored' | 'key-used' | 'wrong-option') =>
  ({ ok: false, refusal: { code } }) as const;

describe('the key of a form', () => {
  it.each(['unreachable', 'not-stored'] as const)('stays for a retry after %s', code => {
    const key = new FormKey();
    const first = key.for({ text: 'hello' });
    key.answered(refused(code));
    expect(key.for({ text: 'hello' })).toBe(first);
    expect(key.for({ text: 'hello!' })).not.toBe(first);
  });

  it('is a new one after an answer, and after an edit', () => {
    const key = new FormKey();
    const keys = [key.for('a')];
    key.answered({ ok: true });
    keys.push(key.for('a'));
    key.answered(refused('key-used'));
    keys.push(key.for('a'));
    key.answered(refused('wrong-option'));
    keys.push(key.for('a'));
    key.forget();
    keys.push(key.for('a'));
    expect(new Set(keys).size).toBe(keys.length);
  });
});
