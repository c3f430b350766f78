import { describe, expect, it } from 'vitest';
import { expectOk } from '../result.ts';
import { fast } from './fast.ts';
import { type Holdings, heavenAndAle, scoreHoldings, scorePlayers } from './index.ts';
import { legal, only, type PlayerSpec, play, refusal, table } from './testing/table.ts';

const NOTHING: Holdings = {
  brewmaster: -10,
  markers: { wood: 0, yeast: 0, hops: 0, water: 0, barley: 0 },
  ducats: 0,
  largeBarrels: 0,
  smallBarrels: 0,
  barrelCard: false,
  firstPlayer: false,
};
const all = (spot: number) => ({ wood: spot, yeast: spot, hops: spot, water: spot, barley: spot });

const over = (first: PlayerSpec, second: PlayerSpec = {}) =>
  table({
    round: 3,
    stage: 'over',
    players: [
      { figure: 'ducats', out: true, ...first },
      { figure: 'first', out: true, ...second },
    ],
  });

describe('the final scoring', () => {
  it('HA 10.4 the example: 9 × 4 = 36', () => {
    const breakdown = scoreHoldings({
      ...NOTHING,
      brewmaster: 10,
      markers: { wood: 12, yeast: 9, hops: 10, water: 9, barley: 11 },
    });
    expect(breakdown).toMatchObject({ rate: 3, value: 4, rearmost: 9, production: 36, total: 36 });
  });

  it('HA 10.4 a rearmost marker on 0 or less is worth nothing, not less', () => {
    for (const spot of [-10, -1, 0])
      expect(scoreHoldings({ ...NOTHING, markers: all(spot) })).toMatchObject({
        rearmost: spot,
        production: 0,
        total: 0,
      });
    expect(scoreHoldings({ ...NOTHING, markers: all(1) }).total).toBe(2);
    expect(scoreHoldings({ ...NOTHING, brewmaster: 20, markers: all(20) }).total).toBe(120);
  });

  it('HA 10.4 large barrels count 4, small ones 2, each 1 more with the card', () => {
    for (const [large, small, card, barrels, extra] of [
      [1, 0, false, 4, 0],
      [0, 1, false, 2, 0],
      [3, 2, false, 16, 0],
      [3, 2, true, 16, 5],
      [0, 0, true, 0, 0],
      [12, 0, true, 48, 12],
    ] as const)
      expect(
        scoreHoldings({ ...NOTHING, largeBarrels: large, smallBarrels: small, barrelCard: card }),
      ).toMatchObject({
        barrels,
        barrelCard: extra,
        total: barrels + extra,
      });
  });

  it('HA 10.4 standing on the first-player slot counts 1', () => {
    expect(scoreHoldings({ ...NOTHING, firstPlayer: true })).toMatchObject({ firstPlayer: 1, total: 1 });
  });

  it('HA 10.1 10.2 10.4 adds it all up from the table, after the exchange', () => {
    const state = over(
      {
        brewmaster: 13,
        ducats: 60,
        markers: { wood: 1, yeast: 1, hops: 4, water: 7, barley: 9 },
        garden: { a1: 'wood1', c1: 'yeast2' },
        discs: ['fertility', 'wood'],
        placed: ['barrels', null, null, null, null],
        cards: ['purse'],
        largeBarrels: ['brewmaster-on-1'],
        smallBarrels: ['all-markers-on-1'],
      },
      {
        markers: all(1),
        largeBarrels: ['all-markers-on-1'],
      },
    );
    const outcome = heavenAndAle.outcome(state);
    expect(outcome?.scores).toEqual([5 * 4 + 4 + 2 + 2, 2 + 4 + 1 + 2 * 0]);
    expect(outcome?.winners).toEqual([0]);
    expect(outcome?.players[0]).toMatchObject({
      rate: 2,
      value: 4,
      rearmost: 5,
      production: 20,
      barrels: 6,
      barrelCard: 2,
      firstPlayer: 0,
      total: 28,
      markers: all(5),
    });
    expect(outcome?.players[0].exchange).toHaveLength(9);
    const scores = new Int32Array(2);
    fast.scores(state, scores);
    expect([...scores]).toEqual(outcome?.scores);
  });

  it('HA 10.4 ties share the victory', () => {
    expect(heavenAndAle.outcome(over({}, {}))).toMatchObject({ scores: [0, 1], winners: [1] });
    const tied = over(
      { brewmaster: 1, largeBarrels: ['brewmaster-on-1'] },
      { markers: all(1), ducats: 0, smallBarrels: [] },
    );
    // 4 for the barrel against 2 for production and 1 for the slot.
    expect(heavenAndAle.outcome(tied)).toMatchObject({ scores: [4, 3], winners: [0] });
    const result = expectOk(
      scorePlayers({ players: [NOTHING, { ...NOTHING, largeBarrels: 1 }, { ...NOTHING, smallBarrels: 2 }] }),
    );
    expect(result.winners).toEqual([1, 2]);
    expect(result.players.map(player => player.total)).toEqual([0, 4, 4]);
  });

  it('HA 10.1 10.4 ends the game after the last turn of the last round, and no move is left', () => {
    const state = table({ round: 3, players: [{ figure: 27 }, { figure: 'ducats', out: true }] });
    expect(heavenAndAle.outcome(state)).toBeNull();
    expect(legal(state, 'start')).toEqual(['start first']);
    play(state, 'start first');
    expect(heavenAndAle.outcome(state)).toBeNull();
    const events = play(state, 'done');
    expect(only(events, 'game-over')).toEqual([{ event: 'game-over', scores: [1, 0], winners: [0] }]);
    expect(heavenAndAle.position(state).stage).toBe('over');
    expect(heavenAndAle.moves(state, 0)).toEqual([]);
    for (const actor of [0, 1, 'chance'])
      expect(refusal(state, 'done', actor)).toEqual({ code: 'game-over' });
  });

  it('HA 10.1 the round before the last is not the end', () => {
    const state = table({
      seats: 3,
      round: 3,
      players: [{ figure: 27 }, { figure: 'ducats', out: true }, { figure: 'marker', out: true }],
    });
    play(state, 'start first', 'done');
    expect(heavenAndAle.position(state).stage).toBe('refill');
    expect(heavenAndAle.outcome(state)).toBeNull();
  });
});
