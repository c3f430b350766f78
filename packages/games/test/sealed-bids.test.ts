import { describe, expect, it } from 'vitest';
import { Catalogue } from '../src/catalogue.ts';
import { expectOk } from '../src/result.ts';
import { conformance } from './conformance.ts';
import { sealedBids } from './sealed-bids.ts';

for (const seats of [2, 3, 4])
  conformance(`a third game with ${seats}`, {
    game: sealedBids,
    fast: sealedBids.fast,
    seats,
    games: 5,
    mostSteps: 1 + 3 * 4 * 5,
    mostCharacters: { seat: 5, chance: 10 },
    mayReplace: (state, seat) => sealedBids.view(state, seat).players[seat].in,
    addUp: breakdown => ('lots' in breakdown ? (breakdown.lots as number[]) : []).reduce((a, b) => a + b, 0),
    tieBreak: ({ scores }) => scores.flatMap((score, seat) => (score === Math.max(...scores) ? [seat] : [])),
  });

describe('a third game', () => {
  it('is played by its rules: the highest card takes the lot, and a tie takes nothing', () => {
    const state = expectOk(sealedBids.setup(2));
    expectOk(sealedBids.apply(state, 'chance', { move: 'draw', row: [6, 2, 5] }));
    for (const [one, other] of [
      [4, 3],
      [2, 2],
      [1, 4],
    ]) {
      expectOk(sealedBids.apply(state, 0, { move: 'bid', card: one }));
      expectOk(sealedBids.apply(state, 1, { move: 'bid', card: other }));
    }
    expect(sealedBids.outcome(state)).toEqual({
      scores: [6, 5],
      winners: [0],
      players: [{ lots: [6] }, { lots: [5] }],
    });
    expect(sealedBids.scoreSheet(sealedBids.sheetExample)).toEqual({ ok: true, value: { scores: [8, 5] } });
  });

  it('refuses a position that no game can reach', () => {
    const state = expectOk(sealedBids.setup(2));
    expectOk(sealedBids.apply(state, 'chance', { move: 'draw', row: [6, 2, 5] }));
    const position = sealedBids.position(state);
    for (const wrong of [
      null,
      {},
      { ...position, round: 3 },
      { ...position, row: [6, 6, 5] },
      { ...position, x: 1 },
    ])
      expect(sealedBids.load(wrong)).toEqual({ ok: false, refusal: { code: 'not-a-position' } });
  });

  it('is found in a catalogue that it was handed to', () => {
    const games = new Catalogue([sealedBids]);
    expect(games.ids).toEqual(['sealed-bids']);
    expect(games.find('sealed-bids', 3)).toEqual({
      ok: false,
      refusal: { code: 'unknown-rules', rules: 3, known: [2] },
    });
  });
});
