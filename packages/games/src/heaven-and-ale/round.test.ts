import { describe, expect, it } from 'vitest';
import { SeededRandom } from '../chance.ts';
import { heavenAndAle, type Position } from './index.ts';
import { playGame } from './testing/games.ts';
import { legal, only, own, play, refusal, table } from './testing/table.ts';
import { RESOURCE_TILES } from './vocabulary.ts';

/** All are out of a round; the refill is due. */
const between = (seats: number, round: number, first = 0) => {
  const slots = ['first', 'brewmaster', 'marker', 'ducats'] as const;
  return table({
    seats,
    round,
    stage: 'refill',
    players: Array.from({ length: seats }, (_, seat) => ({
      figure: slots[(seat - first + seats) % seats],
      out: true,
    })),
  });
};

const refill = (state: ReturnType<typeof table>, seed = 'refill') => {
  const move = heavenAndAle.draw(state, new SeededRandom(seed));
  if (move.move !== 'refill') throw new Error('a refill was due');
  return { move, events: play(state, move) };
};

const count = (bag: Position['bag']['I']): number => RESOURCE_TILES.reduce((sum, tile) => sum + bag[tile], 0);

describe('the next round', () => {
  it('HA 9.1 adds one tile to each space, in track order, next to what is left', () => {
    const state = between(3, 2);
    const before = heavenAndAle.position(state);
    const { move, events } = refill(state);
    const after = heavenAndAle.position(state);
    const resourceSpaces = [1, 2, 5, 6, 8, 9, 11, 13, 15, 17, 19, 21, 22, 23, 27];
    for (const [i, space] of resourceSpaces.entries())
      expect(after.tiles[space]).toEqual([...before.tiles[space], move.resources[i]]);
    for (const [i, space] of [3, 10, 18, 25].entries())
      expect(after.tiles[space]).toEqual([...before.tiles[space], move.monks[i]]);
    expect(only(events, 'refilled')).toMatchObject([
      { round: 3, resources: move.resources, monks: move.monks },
    ]);
    // All of them are for sale.
    const space = 1;
    play(state, `go ${space}`);
    const kinds = new Set(legal(state, 'buy').map(text => text.split(' ')[1]));
    expect([...kinds]).toEqual([...new Set(after.tiles[space])]);
  });

  it.each([
    [2, 1, 20, 50],
    [2, 2, 5, 50],
    [3, 3, 0, 40],
    [4, 4, 0, 25],
    [4, 5, 0, 10],
  ])(
    'HA 9.1 uses I tiles until they run out: %i players after round %i leave %i I and %i II',
    (seats, round, withI, withII) => {
      const state = between(seats, round);
      refill(state);
      const { bag } = heavenAndAle.position(state);
      expect([count(bag.I), count(bag.II)]).toEqual([withI, withII]);
    },
  );

  it('HA 9.1 the last five I tiles come first, then ten of II, in the fourth refill', () => {
    const state = between(4, 3);
    const { bag } = heavenAndAle.position(state);
    const lastFive = RESOURCE_TILES.flatMap(tile => Array(bag.I[tile]).fill(tile));
    expect(lastFive).toHaveLength(5);
    for (let seed = 0; seed < 20; seed++) {
      const move = heavenAndAle.draw(state, new SeededRandom(seed));
      if (move.move !== 'refill') throw new Error('a refill was due');
      expect(move.resources.slice(0, 5).sort()).toEqual([...lastFive].sort());
    }
    // A tile that has no I copy left can't come among the first five, but can after them.
    const other = RESOURCE_TILES.find(tile => bag.I[tile] === 0) ?? 'wood1';
    const rest = RESOURCE_TILES.slice(0, 9).filter(tile => tile !== other);
    const monks = ['monk1', 'monk2', 'monk3', 'monk4'];
    const tooEarly = [other, ...lastFive, ...rest, 'barley5'].slice(0, 15);
    expect(refusal(state, { move: 'refill', resources: tooEarly, monks })).toEqual({
      code: 'tile-not-left',
      tile: other,
      back: 'I',
    });
    const resources = [...lastFive, other, other, ...rest].slice(0, 15);
    expect(refusal(state, { move: 'refill', resources, monks })).toBeNull();
    const thrice = [...lastFive, other, other, other, ...rest].slice(0, 15);
    expect(refusal(state, { move: 'refill', resources: thrice, monks })).toEqual({
      code: 'tile-not-left',
      tile: other,
      back: 'II',
    });
  });

  it('HA 9.1 4.2 deals monks of I for three rounds, then of II', () => {
    const state = between(4, 3);
    const { bag } = heavenAndAle.position(state);
    expect(['monk1', 'monk2', 'monk3', 'monk4'].map(monk => bag.I[monk as 'monk1'])).toEqual([0, 0, 0, 0]);
    refill(state);
    const after = heavenAndAle.position(state).bag;
    const left = (['monk1', 'monk2', 'monk3', 'monk4'] as const).reduce(
      (sum, monk) => sum + after.II[monk],
      0,
    );
    expect(left).toBe(8);
  });

  it.each([
    [2, 1, { 4: 1, 7: 1, 12: 1, 16: 1, 20: 1, 24: 1 }],
    [2, 2, { 4: 1, 7: 2, 12: 2, 16: 1, 20: 1, 24: 1 }],
    [3, 2, { 4: 1, 7: 1, 12: 1, 16: 1, 20: 1, 24: 1 }],
    [3, 3, { 4: 1, 7: 2, 12: 2, 16: 2, 20: 1, 24: 1 }],
    [4, 4, { 4: 1, 7: 1, 12: 1, 16: 1, 20: 1, 24: 1 }],
    [4, 5, { 4: 1, 7: 1, 12: 1, 16: 1, 20: 1, 24: 1 }],
  ])('HA 9.2 11.4 with %i players the refill after round %i leaves discs %j', (seats, round, discs) => {
    for (const left of [0, 1]) {
      const slots = ['first', 'brewmaster', 'marker', 'ducats'] as const;
      const state = table({
        seats,
        round,
        stage: 'refill',
        discs: { 4: left, 7: left, 12: left, 16: left, 20: left, 24: left },
        players: Array.from({ length: seats }, (_, seat) => ({ figure: slots[seat], out: true })),
      });
      const { events } = refill(state);
      expect(heavenAndAle.position(state).discs).toEqual(discs);
      expect(only(events, 'discs-laid')).toEqual([
        {
          event: 'discs-laid',
          discs: Object.entries(discs).map(([space, here]) => ({ space: Number(space), discs: here })),
        },
      ]);
    }
  });

  it('HA 9.2 a move takes only one of two discs', () => {
    const state = table({
      round: 3,
      discs: { 7: 2, 12: 2 },
      players: [{ garden: { a1: 'wood1', g6: 'hops2' } }, { garden: { a1: 'wood1' } }],
    });
    play(state, 'go 12', 'score wood', 'done');
    expect(heavenAndAle.position(state).discs[12]).toBe(1);
    expect(own(state).discs).toEqual(['wood']);
    play(state, 'go 12', 'score wood', 'done');
    expect(heavenAndAle.position(state).discs[12]).toBe(0);
  });

  it('HA 9.3 the player on the first-player slot starts, and everybody is in again', () => {
    for (const first of [0, 1, 2]) {
      const state = between(3, 1, first);
      const { events } = refill(state);
      expect(only(events, 'turn')).toEqual([{ event: 'turn', seat: first, stage: 'go' }]);
      expect(heavenAndAle.position(state)).toMatchObject({ round: 2, stage: 'go', active: first });
      expect(heavenAndAle.position(state).players.map(player => player.out)).toEqual([false, false, false]);
      // Figures stay on their slots until they move.
      expect(own(state, first).figure).toBe('first');
    }
  });

  it('HA 11.7 the 36 discs always suffice', () => {
    // One on each space every round, and the second ones of the last: no game lays more.
    for (const [seats, most] of [
      [2, 20],
      [3, 27],
      [4, 36],
    ]) {
      let laid = 0;
      playGame({ seats, seed: 'discs' }, ({ before, events }) => {
        const old = heavenAndAle.position(before).discs;
        for (const event of only(events, 'discs-laid'))
          for (const { space, discs } of event.discs) laid += discs - old[space];
      });
      expect(laid).toBeLessThanOrEqual(most);
      expect(laid).toBeGreaterThan(6);
    }
  });

  it('HA 11.7 ducats have no end', () => {
    const state = table({ players: [{ ducats: 500, garden: { g6: 'hops5' } }, { ducats: 500 }] });
    play(state, 'go 12', 'score hops');
    expect(own(state).ducats).toBe(505);
  });
});
