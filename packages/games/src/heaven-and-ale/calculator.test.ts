import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectOk } from '../result.ts';
import { scoreHoldings, scorePlayers } from './index.ts';

const ONE = {
  brewmaster: 4,
  markers: { wood: 1, yeast: 2, hops: 3, water: 4, barley: 5 },
  ducats: 12,
  largeBarrels: 1,
  smallBarrels: 2,
  barrelCard: true,
  firstPlayer: false,
};

const refused = (input: unknown): unknown => {
  const result = scorePlayers(input);
  return result.ok ? null : result.refusal;
};
const notUnderstood = (where: string) => ({ code: 'players-not-understood', where });

describe('the calculator', () => {
  it('HA 10.4 scores players at a real table', () => {
    const result = expectOk(scorePlayers({ players: [ONE, { ...ONE, firstPlayer: true }] }));
    expect(result.players).toEqual([scoreHoldings(ONE), scoreHoldings({ ...ONE, firstPlayer: true })]);
    expect(result.winners).toEqual([1]);
    expect(result.players[0].total).toBe(3 * 2 + 4 + 4 + 3);
  });

  it('refuses what it does not understand, with the place', () => {
    for (const input of [null, undefined, 5, 'x', [], [ONE]])
      expect(refused(input)).toEqual(notUnderstood('input'));
    expect(refused({})).toEqual(notUnderstood('players'));
    expect(refused({ players: [] })).toEqual(notUnderstood('players'));
    expect(refused({ players: [ONE, ONE, ONE, ONE, ONE] })).toEqual(notUnderstood('players'));
    expect(refused({ players: [ONE], more: 1 })).toEqual(notUnderstood('input.more'));
    expect(refused({ players: [null] })).toEqual(notUnderstood('players.0'));
    expect(refused({ players: [ONE, { ...ONE, extra: 1 }] })).toEqual(notUnderstood('players.1.extra'));
    for (const key of Object.keys(ONE) as (keyof typeof ONE)[]) {
      const { [key]: _, ...rest } = ONE;
      expect(refused({ players: [rest] })).toEqual(notUnderstood(`players.0.${key}`));
      expect(refused({ players: [{ ...ONE, [key]: 'x' }] })).toEqual(notUnderstood(`players.0.${key}`));
    }
    expect(refused({ players: [{ ...ONE, markers: { ...ONE.markers, malt: 3 } }] })).toEqual(
      notUnderstood('players.0.markers.malt'),
    );
  });

  it.each([
    ['brewmaster', -10, 20],
    ['ducats', 0, 1_000_000],
    ['largeBarrels', 0, 12],
    ['smallBarrels', 0, 12],
  ])('keeps %s from %i to %i', (key, min, max) => {
    const alone = { ...ONE, largeBarrels: 0, smallBarrels: 0 };
    for (const good of [min, max]) expect(refused({ players: [{ ...alone, [key]: good }] })).toBeNull();
    for (const bad of [min - 1, max + 1])
      expect(refused({ players: [{ ...alone, [key]: bad }] })).toEqual({
        code: 'out-of-range',
        where: `players.0.${key}`,
        min,
        max,
      });
    for (const bad of [0.5, Number.NaN, Number.POSITIVE_INFINITY])
      expect(refused({ players: [{ ...alone, [key]: bad }] })).toEqual(notUnderstood(`players.0.${key}`));
  });

  it('HA 1.3 8.2 refuses more barrels than there are, and two first players', () => {
    const with_ = (largeBarrels: number, smallBarrels: number) => ({ ...ONE, largeBarrels, smallBarrels });
    expect(refused({ players: [with_(7, 6)] })).toEqual(notUnderstood('players.0.smallBarrels'));
    expect(refused({ players: [with_(7, 5)] })).toBeNull();
    expect(refused({ players: [with_(7, 0), with_(6, 0)] })).toEqual(notUnderstood('players.largeBarrels'));
    expect(refused({ players: [with_(0, 7), with_(0, 6)] })).toEqual(notUnderstood('players.smallBarrels'));
    const first = { ...ONE, firstPlayer: true };
    expect(refused({ players: [first, first] })).toEqual(notUnderstood('players.firstPlayer'));
  });

  it('never throws, whatever comes', () => {
    fc.assert(
      fc.property(fc.anything(), anything => {
        scorePlayers(anything);
        scorePlayers({ players: anything });
        scorePlayers({ players: [anything] });
        scorePlayers({ players: [{ ...ONE, markers: anything }] });
      }),
      { numRuns: 300, seed: 1 },
    );
  });
});
