import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { change, changes } from './change.ts';

describe('changes between views', () => {
  it('lead from any plain value to any other', () => {
    const value = fc.jsonValue({ maxDepth: 4 }).filter(json => !JSON.stringify(json).includes('__proto__'));
    fc.assert(
      fc.property(value, value, (from, to) => {
        expect(change(from, changes(from, to))).toEqual(to);
      }),
    );
  });

  it('survive the wire', () => {
    const from = { a: [1, 2, { b: 3 }], c: 'x' };
    const to = { a: [1, 5, { b: 3 }], d: null };
    expect(change(from, JSON.parse(JSON.stringify(changes(from, to))))).toEqual(to);
  });

  it('are as small as what changed, and leave the old view alone', () => {
    const from = { hand: [1, 2, 3], purse: { ducats: 4, cards: [] } };
    const to = { hand: [1, 2, 3], purse: { ducats: 9, cards: [] } };
    expect(changes(from, to)).toEqual([[['purse', 'ducats'], 9]]);
    const changed = change(from, changes(from, to));
    expect(from.purse.ducats).toBe(4);
    expect(changed).toHaveProperty('hand', from.hand);
  });
});
