import { describe, expect, it } from 'vitest';
import { SeededRandom } from '../chance.ts';
import { expectOk } from '../result.ts';
import { heavenAndAle, type Position, type State } from './index.ts';
import { playGame } from './testing/games.ts';
import { legal, only, own, play, refusal } from './testing/table.ts';

const REFILL =
  'refill wood1 wood2 wood3 wood4 wood5 yeast1 yeast2 yeast3 yeast4 yeast5 hops1 hops2 hops3 hops4 hops5 ' +
  'monk4 monk3 monk2 monk2';

const dealt = (seats: number, first: number | null = null): State => {
  const state = expectOk(heavenAndAle.setup(seats, { first }));
  play(state, REFILL);
  return state;
};

describe('the setup', () => {
  it('HA 4.1 puts one I resource tile on each resource space, in track order', () => {
    const state = expectOk(heavenAndAle.setup(3));
    expect(heavenAndAle.actors(state)).toEqual(['chance']);
    expect(heavenAndAle.position(state)).toMatchObject({ round: 0, stage: 'refill' });
    const events = play(state, REFILL);
    const { tiles, bag } = heavenAndAle.position(state);
    expect(tiles).toEqual({
      1: ['wood1'],
      2: ['wood2'],
      3: ['monk4'],
      5: ['wood3'],
      6: ['wood4'],
      8: ['wood5'],
      9: ['yeast1'],
      10: ['monk3'],
      11: ['yeast2'],
      13: ['yeast3'],
      15: ['yeast4'],
      17: ['yeast5'],
      18: ['monk2'],
      19: ['hops1'],
      21: ['hops2'],
      22: ['hops3'],
      23: ['hops4'],
      25: ['monk2'],
      27: ['hops5'],
    });
    expect([bag.I.wood1, bag.I.hops5, bag.I.water1, bag.II.wood1]).toEqual([1, 1, 2, 2]);
    expect(only(events, 'refilled')).toEqual([
      {
        event: 'refilled',
        round: 1,
        resources: REFILL.split(' ').slice(1, 16),
        monks: ['monk4', 'monk3', 'monk2', 'monk2'],
      },
    ]);
  });

  it('HA 4.1 4.2 refuses tiles that are not left with that back', () => {
    const state = expectOk(heavenAndAle.setup(2));
    expect(refusal(state, REFILL.replace('wood2 wood3', 'wood1 wood1'))).toEqual({
      code: 'tile-not-left',
      tile: 'wood1',
      back: 'I',
    });
    expect(refusal(state, REFILL.replace('monk3 monk2 monk2', 'monk4 monk4 monk4'))).toEqual({
      code: 'tile-not-left',
      tile: 'monk4',
      back: 'I',
    });
    expect(refusal(state, REFILL.replace('wood1 ', ''))).toEqual({
      code: 'wrong-refill',
      needResources: 15,
      needMonks: 4,
    });
    expect(refusal(state, REFILL.replace(' monk4', ''))).toMatchObject({ code: 'wrong-refill' });
  });

  it('HA 4.1 draws each tile that is left equally often', () => {
    const state = expectOk(heavenAndAle.setup(2));
    const random = new SeededRandom('fair');
    const seen = new Map<string, number>();
    for (let i = 0; i < 2500; i++) {
      const move = heavenAndAle.draw(state, random);
      if (move.move !== 'refill') throw new Error('a refill was due');
      const first = move.resources[0];
      seen.set(first, (seen.get(first) ?? 0) + 1);
    }
    // 100 times each on average, within five standard deviations.
    expect(seen.size).toBe(25);
    for (const [tile, times] of seen) expect(Math.abs(times - 100), tile).toBeLessThan(50);
  });

  it.each([
    [2, 3, 0],
    [3, 3, 1],
    [4, 3, 3],
  ])('HA 4.2 with %i players uses %i stacks of I monks, then %i of II', (seats, withI, withII) => {
    const backs: string[] = [];
    let left: Position['bag'] | null = null;
    playGame({ seats, seed: `monks ${seats}` }, ({ before, move, after }) => {
      if (move.move !== 'refill') return;
      const old = heavenAndAle.position(before).bag;
      left = heavenAndAle.position(after).bag;
      const drawn = (back: 'I' | 'II') =>
        (['monk1', 'monk2', 'monk3', 'monk4'] as const).reduce(
          (sum, monk) => sum + old[back][monk] - (left?.[back][monk] ?? 0),
          0,
        );
      expect(move.monks).toHaveLength(4);
      expect(drawn('I') + drawn('II')).toBe(4);
      backs.push(drawn('I') === 4 ? 'I' : 'II');
    });
    expect(backs).toEqual([...Array(withI).fill('I'), ...Array(withII).fill('II')]);
  });

  it('HA 4.3 lays one disc on each scoring space and leaves all barrels there', () => {
    for (const seats of [2, 3, 4]) {
      const position = heavenAndAle.position(dealt(seats));
      expect(position.discs).toEqual({ 4: 1, 7: 1, 12: 1, 16: 1, 20: 1, 24: 1 });
      for (const player of position.players) {
        expect(player.largeBarrels).toEqual([]);
        expect(player.smallBarrels).toEqual([]);
      }
    }
  });

  it('HA 4.4 draws a starting player, who takes the first-player slot', () => {
    const state = dealt(3);
    expect(heavenAndAle.position(state).stage).toBe('first');
    expect(heavenAndAle.actors(state)).toEqual(['chance']);
    const seen = new Set<string>();
    for (let seed = 0; seed < 40; seed++)
      seen.add(heavenAndAle.write(heavenAndAle.draw(state, new SeededRandom(seed))));
    expect([...seen].sort()).toEqual(['first 0', 'first 1', 'first 2']);
    expect(refusal(state, 'first 3')).toEqual({ code: 'no-such-seat', seats: 3 });
    const events = play(state, 'first 1');
    expect(events).toEqual([
      { event: 'first-player', seat: 1 },
      { event: 'entered', seat: 1, from: null, slot: 'first' },
      { event: 'turn', seat: 0, stage: 'place' },
    ]);
    expect(own(state, 1)).toMatchObject({ figure: 'first', ducats: 25, out: false });
  });

  it('HA 4.4 lets the table choose the starting player', () => {
    const state = dealt(4, 2);
    expect(heavenAndAle.options(state)).toEqual({ first: 2 });
    expect(heavenAndAle.position(state)).toMatchObject({ stage: 'place', active: 1 });
    expect(own(state, 2).figure).toBe('first');
    expect(heavenAndAle.options(dealt(4))).toEqual({ first: null });
    expect(heavenAndAle.position(dealt(4, 0))).toMatchObject({ stage: 'place', active: 3 });
  });

  it('HA 4.4 11.1 places the others counterclockwise, each with the reward at once', () => {
    const state = dealt(4, 1);
    const slots = (list: string[]) => [...new Set(list.map(text => text.split(' ')[1]))];
    expect(heavenAndAle.actors(state)).toEqual([0]);
    expect(slots(legal(state))).toEqual(['brewmaster', 'marker', 'ducats']);
    expect(refusal(state, 'start first')).toEqual({ code: 'slot-taken', slot: 'first', by: 1 });
    play(state, 'start ducats');
    expect(own(state, 0)).toMatchObject({ figure: 'ducats', ducats: 27 });
    expect(heavenAndAle.actors(state)).toEqual([3]);
    expect(slots(legal(state))).toEqual(['brewmaster', 'marker']);
    play(state, 'start marker barley');
    expect(own(state, 3).markers).toEqual({ wood: 0, yeast: -2, hops: -4, water: -6, barley: -6 });
    expect(heavenAndAle.actors(state)).toEqual([2]);
    expect(slots(legal(state))).toEqual(['brewmaster']);
    play(state, 'start brewmaster');
    expect(own(state, 2).brewmaster).toBe(-9);
    // Placing is no turn: nobody is out, and the first player moves.
    expect(heavenAndAle.position(state)).toMatchObject({ stage: 'go', active: 1, round: 1 });
    expect(heavenAndAle.position(state).players.map(player => player.out)).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });

  it.each([
    [2, 0, [1]],
    [2, 1, [0]],
    [3, 0, [2, 1]],
    [3, 2, [1, 0]],
    [4, 0, [3, 2, 1]],
    [4, 3, [2, 1, 0]],
  ])('HA 4.4 with %i players and first player %i the order is %j', (seats, first, order) => {
    const state = dealt(seats, first);
    const seen: unknown[] = [];
    while (heavenAndAle.position(state).stage === 'place') {
      seen.push(...heavenAndAle.actors(state));
      play(state, legal(state)[0]);
    }
    expect(seen).toEqual(order);
    expect(heavenAndAle.actors(state)).toEqual([first]);
  });

  it.each([
    [2, 3],
    [3, 4],
    [4, 6],
  ])('HA 4.5 plays with %i players %i rounds', (seats, rounds) => {
    const ended: number[] = [];
    const last = playGame({ seats, seed: `rounds ${seats}` }, step => {
      for (const event of step.events) if (event.event === 'round-ended') ended.push(event.round);
    });
    expect(ended).toEqual(Array.from({ length: rounds }, (_, i) => i + 1));
    expect(heavenAndAle.position(last)).toMatchObject({ stage: 'over', round: rounds });
    expect(heavenAndAle.actors(last)).toEqual([]);
    const later = { ...heavenAndAle.position(last), round: rounds + 1 };
    expect(heavenAndAle.load(later)).toEqual({
      ok: false,
      refusal: { code: 'out-of-range', where: 'round', min: 0, max: rounds },
    });
  });
});
