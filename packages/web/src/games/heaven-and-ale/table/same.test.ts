import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sharing } from './same.ts';

describe('what is new', () => {
  it('keeps the parts that stayed the same, and only those', () => {
    const before = { tiles: { 1: ['wood1'], 2: ['hops5'] }, players: [{ ducats: 3 }, { ducats: 5 }] };
    const now = { tiles: { 1: ['wood1'], 2: [] }, players: [{ ducats: 3 }, { ducats: 4 }] };
    const shared = sharing(before, now);
    expect(shared).toEqual(now);
    expect(shared.tiles[1]).toBe(before.tiles[1]);
    expect(shared.players[0]).toBe(before.players[0]);
    expect(shared.players[1]).not.toBe(before.players[1]);
  });

  it('is the same object if nothing has changed', () => {
    const before = { a: [1, { b: null }] };
    expect(sharing(before, structuredClone(before))).toBe(before);
  });

  it('is always what it was before anything was shared', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (before, now) => {
        expect(JSON.stringify(sharing(before, now))).toBe(JSON.stringify(now));
      }),
    );
  });

  it('tells an empty list from an empty object, and a missing part from one more', () => {
    expect(sharing({ a: [] }, { a: {} })).toEqual({ a: {} });
    expect(sharing({ a: 1, b: 2 }, { a: 1 })).toEqual({ a: 1 });
    expect(sharing([1, 2], [1])).toEqual([1]);
  });
});
