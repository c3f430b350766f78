import { describe, expect, it } from 'vitest';
import { heavenAndAle } from './index.ts';
import { AROUND, around, fertilityOf, type Garden } from './testing/garden.ts';
import { legal, only, own, play, refusal, table } from './testing/table.ts';
import type { Tile } from './vocabulary.ts';

/** By sum: the shed's type and the brewmaster's steps. */
const TABLE: readonly [sums: number[], type: number, steps: number][] = [
  [[0, 1, 2, 3, 4, 5, 6, 7], 0, 6],
  [[8, 9, 10, 11], 1, 3],
  [[12, 13, 14, 15, 16, 17], 2, 1],
  [[18, 19, 20, 21, 22, 23], 3, 1],
  [[24, 25, 26, 27, 28, 29, 30], 4, 0],
];

/** Six tiles with a given sum of fertility, monks where it is too low for six, two of each kind at most. */
function sixTiles(sum: number): Tile[] {
  const fertilities = [0, 0, 0, 0, 0, 0];
  for (let left = sum, i = 0; left > 0; i = (i + 1) % 6)
    if (fertilities[i] < 5) {
      fertilities[i]++;
      left--;
    }
  const resources = ['wood', 'yeast', 'hops', 'water', 'barley'] as const;
  const monks: readonly Tile[] = ['monk1', 'monk2', 'monk3', 'monk4', 'monk1', 'monk2'];
  return fertilities.map((fertility, i) =>
    fertility === 0 ? monks[i] : (`${resources[i % 5]}${fertility}` as Tile),
  );
}

/** A table on which the first player stands before the sixth tile around a shed spot. */
function beforeLast(shed: string, tiles: readonly Tile[]) {
  const last = tiles[5];
  const monk = last.startsWith('monk');
  const space = monk ? 25 : 1;
  const state = table({
    round: 3,
    tiles: { [space]: monk ? [last, 'monk3', 'monk4'] : [last] },
    players: [{ garden: around(shed, ...tiles.slice(0, 5)) }, {}],
  });
  play(state, `go ${space}`);
  return { state, buy: `buy ${last} ${AROUND[shed][5]}` };
}

describe('sheds', () => {
  it.each(TABLE.flatMap(([sums, type, steps]) => sums.map(sum => [sum, type, steps])))(
    'HA 6.1 a sum of %i gives a shed of type %i and %i steps of the brewmaster',
    (sum, type, steps) => {
      const tiles = sixTiles(sum);
      expect(tiles.reduce((total, tile) => total + fertilityOf(tile), 0)).toBe(sum);
      const { state, buy } = beforeLast('d6', tiles);
      const events = play(state, buy);
      expect(only(events, 'shed-built')).toEqual([{ event: 'shed-built', seat: 0, shed: 'd6', sum, type }]);
      expect(own(state).sheds).toEqual({ d6: type });
      expect(own(state).brewmaster).toBe(-10 + steps);
      expect(only(events, 'brewmaster')).toEqual(
        steps === 0 ? [] : [{ event: 'brewmaster', seat: 0, from: -10, to: -10 + steps, reason: 'shed' }],
      );
      expect(heavenAndAle.position(state).stage).toBe(type === 0 ? 'buy' : 'shed');
    },
  );

  it('HA 6.1 needs all six neighbours, of every shed spot', () => {
    for (const [shed, hexes] of Object.entries(AROUND))
      for (const last of hexes) {
        const tiles: Tile[] = ['wood1', 'wood1', 'yeast1', 'yeast1', 'hops1', 'hops1'];
        const garden = Object.fromEntries(
          hexes.filter(hex => hex !== last).map((hex, i) => [hex, tiles[i]]),
        ) as Garden;
        const state = table({ round: 2, tiles: { 1: ['hops1'] }, players: [{ garden }, {}] });
        expect(own(state).sheds).toEqual({});
        const events = play(state, 'go 1', `buy hops1 ${last}`);
        expect(only(events, 'shed-built').map(event => event.shed)).toEqual([shed]);
        expect(own(state).sheds).toEqual({ [shed]: 0 });
      }
  });

  it('HA 6.1 6.2 the example: 15 gives type 2 and one step, then two opposite tiles', () => {
    const tiles: Tile[] = ['yeast4', 'wood2', 'hops1', 'barley3', 'water2', 'wood3'];
    const { state, buy } = beforeLast('d6', tiles);
    const events = play(state, buy);
    expect(only(events, 'shed-built')).toMatchObject([{ sum: 15, type: 2 }]);
    expect(own(state).brewmaster).toBe(-9);
    // c5 (yeast4) and e6 (barley3) lie on opposite sides of d6.
    const before = own(state).ducats;
    const after = play(state, 'activate c5 e6');
    expect(only(after, 'activated')).toEqual([
      { event: 'activated', seat: 0, hex: 'c5', tile: 'yeast4' },
      { event: 'activated', seat: 0, hex: 'e6', tile: 'barley3' },
    ]);
    expect(own(state).ducats).toBe(before + 4 + 3);
  });

  it('HA 6.2 moves the brewmaster before anything is activated', () => {
    const { state, buy } = beforeLast('d4', sixTiles(9));
    const events = play(state, buy, 'activate c3');
    const kinds = events.map(event => event.event);
    expect(kinds.indexOf('brewmaster')).toBeGreaterThan(kinds.indexOf('shed-built'));
    expect(kinds.indexOf('activated')).toBeGreaterThan(kinds.indexOf('brewmaster'));
  });

  it('HA 6.2 type 0 activates nothing', () => {
    const { state, buy } = beforeLast('f4', sixTiles(7));
    const events = play(state, buy);
    expect(only(events, 'activated')).toEqual([]);
    expect(heavenAndAle.position(state)).toMatchObject({ stage: 'buy', shed: null });
    expect(refusal(state, 'activate e3')).toEqual({ code: 'not-now', stage: 'buy' });
  });

  // Around f4, clockwise: e3 e4 f5 g4 g3 f3.
  it.each([
    [1, 8, 'e3|e4|f5|g4|g3|f3'],
    [2, 12, 'e3 g4|e4 g3|f3 f5'],
    [3, 18, 'e3 f5 g3|e4 f3 g4'],
    [
      4,
      24,
      'e3 e4 f5 g4|e3 e4 f5 g3|e3 e4 f3 f5|e3 e4 g3 g4|e3 e4 f3 g4|e3 e4 f3 g3|e3 f5 g3 g4|e3 f3 f5 g4|' +
        'e3 f3 f5 g3|e3 f3 g3 g4|e4 f5 g3 g4|e4 f3 f5 g4|e4 f3 f5 g3|e4 f3 g3 g4|f3 f5 g3 g4',
    ],
  ])('HA 6.2 11.10 type %i (sum %i) may choose exactly these neighbours', (type, sum, choices) => {
    const { state, buy } = beforeLast('f4', sixTiles(sum));
    play(state, buy);
    const open = choices.split('|').sort();
    expect(legal(state, 'activate').sort()).toEqual(open.map(choice => `activate ${choice}`));
    // All 64 sets of neighbours: legal if listed, refused otherwise; too few is as wrong as too many.
    for (let mask = 0; mask < 64; mask++) {
      const hexes = AROUND.f4.filter((_, i) => mask & (1 << i)).sort();
      const wrong = { code: 'wrong-activation', shed: 'f4', type, need: type };
      expect(refusal(state, { move: 'activate', hexes })).toEqual(
        open.includes(hexes.join(' ')) ? null : wrong,
      );
    }
    expect(refusal(state, 'activate a1')).toEqual({ code: 'not-around-shed', hex: 'a1', shed: 'f4' });
  });

  it('HA 6.2 does not count a neighbour twice', () => {
    const two = beforeLast('f4', sixTiles(12));
    play(two.state, two.buy);
    expect(refusal(two.state, 'activate e3 e3')).toMatchObject({ code: 'wrong-activation', need: 2 });
    const four = beforeLast('f4', sixTiles(24));
    play(four.state, four.buy);
    expect(refusal(four.state, 'activate e3 e4 f5 f5')).toMatchObject({ code: 'wrong-activation', need: 4 });
    expect(refusal(four.state, 'activate g4 e4 f5 e3')).toBeNull(); // in any order
  });

  it('HA 5.6 11.8 builds several sheds in board order, each with its choice', () => {
    // c4 is next to b2 and d4. Both lack only it.
    const garden: Garden = {
      a1: 'wood1',
      a2: 'wood2',
      b3: 'yeast3',
      c3: 'hops2',
      b1: 'barley1',
      d5: 'hops3',
      e4: 'water3',
      e3: 'water1',
      d3: 'barley2',
    };
    const state = table({ round: 3, tiles: { 1: ['yeast1'] }, players: [{ garden }, {}] });
    const first = play(state, 'go 1', 'buy yeast1 c4');
    // b2: 1 + 2 + 3 + 1 + 2 + 1 = 10, type 1; d4: 2 + 1 + 3 + 3 + 1 + 2 = 12, type 2.
    expect(only(first, 'shed-built')).toEqual([
      { event: 'shed-built', seat: 0, shed: 'b2', sum: 10, type: 1 },
    ]);
    expect(own(state)).toMatchObject({ sheds: { b2: 1 }, brewmaster: -7 });
    expect(heavenAndAle.position(state)).toMatchObject({ stage: 'shed', shed: 'b2' });
    expect(refusal(state, 'activate c3 e4')).toEqual({ code: 'not-around-shed', hex: 'e4', shed: 'b2' });
    const second = play(state, 'activate b3');
    expect(only(second, 'shed-built')).toEqual([
      { event: 'shed-built', seat: 0, shed: 'd4', sum: 12, type: 2 },
    ]);
    expect(own(state)).toMatchObject({ sheds: { b2: 1, d4: 2 }, brewmaster: -6 });
    expect(heavenAndAle.position(state)).toMatchObject({ stage: 'shed', shed: 'd4' });
    play(state, 'activate c3 e4');
    expect(own(state)).toMatchObject({ ducats: 25 - 1 + 3 + 3, markers: { hops: -2 } });
    expect(heavenAndAle.position(state).stage).toBe('buy');
  });

  it('HA 5.6 builds a shed without a choice and goes on to the next one', () => {
    // b2 with five monks is of type 0; d4 follows.
    const garden: Garden = {
      a1: 'monk1',
      a2: 'monk1',
      b3: 'monk2',
      c3: 'monk2',
      b1: 'monk3',
      d5: 'hops3',
      e4: 'water3',
      e3: 'water1',
      d3: 'barley2',
    };
    const state = table({ round: 3, tiles: { 1: ['yeast1'] }, players: [{ garden }, {}] });
    const events = play(state, 'go 1', 'buy yeast1 c4');
    expect(only(events, 'shed-built').map(({ shed, sum, type }) => [shed, sum, type])).toEqual([
      ['b2', 1, 0],
      ['d4', 10, 1],
    ]);
    expect(own(state).brewmaster).toBe(-10 + 6 + 3);
    expect(heavenAndAle.position(state)).toMatchObject({ stage: 'shed', shed: 'd4' });
  });

  it('HA 6.2 a choice still open does not block emergency coins, and they do not settle it', () => {
    const { state, buy } = beforeLast('f4', sixTiles(12));
    play(state, buy, 'return purse');
    expect(heavenAndAle.position(state)).toMatchObject({ stage: 'shed', shed: 'f4' });
    expect(legal(state, 'activate')).toHaveLength(3);
  });
});
