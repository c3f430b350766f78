import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectOk } from '../result.ts';
import { heavenAndAle, type Move, type State } from './index.ts';
import { playGame } from './testing/games.ts';
import { play, refusal, refusalOf, table } from './testing/table.ts';

const NOT_UNDERSTOOD = { code: 'move-not-understood' };

/** One table in each stage of a game, by stage. */
const stages = new Map<string, State>();
for (let seed = 0; stages.size < 10; seed++)
  playGame({ seats: 2 + (seed % 3), seed, ducats: 200 }, ({ after }) => {
    const { stage } = heavenAndAle.position(after);
    if (!stages.has(stage)) stages.set(stage, after.slice());
    if (!stages.has('refill')) stages.set('refill', expectOk(heavenAndAle.setup(2)));
  });

/** What no caller with types would hand in. */
const GARBAGE: readonly unknown[] = [
  undefined,
  null,
  0,
  Number.NaN,
  'done',
  true,
  Symbol('done'),
  [],
  ['done'],
  {},
  new Date(0),
  new Map([['move', 'done']]),
  () => ({ move: 'done' }),
  Object.create({ move: 'done' }),
  JSON.parse('{"__proto__": {"move": "done"}}'),
  { move: null },
  { move: 'jump' },
  { move: '__proto__' },
  { move: 'toString' },
  { move: ['done'] },
  { move: 'go' },
  { move: 'go', space: '5' },
  { move: 'go', space: 5.5 },
  { move: 'go', space: Number.NaN },
  { move: 'go', space: Number.POSITIVE_INFINITY },
  { move: 'go', space: 5n },
  { move: 'start' },
  { move: 'start', slot: 'marker' },
  { move: 'start', slot: 'marker', resource: 'malt' },
  { move: 'start', slot: '__proto__' },
  { move: 'buy', tile: 'wood1' },
  { move: 'buy', hex: 'a1' },
  { move: 'buy', tile: 'wood0', hex: 'a1' },
  { move: 'buy', tile: 'wood1', hex: 3 },
  { move: 'activate' },
  { move: 'activate', hexes: 'a1' },
  { move: 'activate', hexes: [1] },
  { move: 'activate', hexes: new Array(2) },
  { move: 'activate', hexes: ['a1', 'a2', 'b1', 'b3', 'c1', 'c2', 'c3'] },
  { move: 'activate', hexes: { length: 1, 0: 'a1' } },
  { move: 'score' },
  { move: 'score', spot: 'fertility' },
  { move: 'score', spot: 'fertility', fertility: 6 },
  { move: 'score', spot: 'fertility', fertility: '3' },
  { move: 'score', spot: 'malt' },
  { move: 'card' },
  { move: 'card', card: 'harvest' },
  { move: 'card', card: 'luck' },
  { move: 'return' },
  { move: 'return', card: 'none' },
  { move: 'first' },
  { move: 'first', seat: 0.5 },
  { move: 'refill' },
  { move: 'refill', resources: [], monks: 4 },
  { move: 'refill', resources: ['monk1'], monks: [] },
  { move: 'refill', resources: [], monks: ['wood1'] },
  { move: 'refill', resources: new Array(15), monks: ['monk1', 'monk1', 'monk2', 'monk2'] },
];

describe('moves from anywhere', () => {
  it('are refused if they are not understood, in every stage, by every actor', () => {
    expect(stages.size).toBe(10);
    for (const state of stages.values())
      for (const move of GARBAGE)
        for (const actor of [0, 1, 'chance']) expect(refusalOf(state, move, actor)).toEqual(NOT_UNDERSTOOD);
  });

  it('with a hole in a refill are refused at every place', () => {
    for (const round of [1, 3]) {
      const state = table({
        seats: 4,
        round,
        stage: 'refill',
        players: (['first', 'brewmaster', 'marker', 'ducats'] as const).map(figure => ({
          figure,
          out: true,
        })),
      });
      const { I, II } = heavenAndAle.position(state).bag;
      const open = Object.keys(I).filter(tile => I[tile as 'wood1'] > 0 && !tile.startsWith('monk'));
      const later = Object.keys(II).slice(0, 10);
      const resources = round === 1 ? open.slice(0, 15) : [...open.slice(0, 5), ...later];
      const monks = Object.keys(round === 1 ? I : II).slice(25);
      expect(refusal(state, { move: 'refill', resources, monks })).toBeNull();
      for (let at = 0; at < 15; at++) {
        const holed = [...resources];
        delete holed[at];
        expect(refusal(state, { move: 'refill', resources: holed, monks })).toEqual(NOT_UNDERSTOOD);
      }
      for (let at = 0; at < 4; at++) {
        const holed = [...monks];
        delete holed[at];
        expect(refusal(state, { move: 'refill', resources, monks: holed })).toEqual(NOT_UNDERSTOOD);
      }
    }
  });

  it('run no code of the caller', () => {
    const trap = {
      get move(): string {
        throw new Error('a getter was called');
      },
    };
    const state = table();
    expect(refusal(state, trap)).toEqual(NOT_UNDERSTOOD);
    const inner = Object.defineProperty({ move: 'go' }, 'space', {
      enumerable: true,
      get: () => {
        throw new Error('a getter was called');
      },
    });
    expect(refusal(state, inner)).toEqual(NOT_UNDERSTOOD);
    const list = Object.defineProperty(['a1'], '0', {
      get: () => {
        throw new Error('a getter was called');
      },
    });
    expect(refusal(state, { move: 'activate', hexes: list })).toEqual(NOT_UNDERSTOOD);
    expect(refusal(state, { move: 'refill', resources: list, monks: [] })).toEqual(NOT_UNDERSTOOD);
    const own = Object.assign([], { every: 1, [Symbol.iterator]: 1 });
    expect(refusal(state, { move: 'activate', hexes: own })).toEqual({ code: 'not-now', stage: 'go' });
    expect(refusal(state, { move: 'refill', resources: own, monks: own })).toEqual({
      code: 'not-now',
      stage: 'go',
    });
  });

  it('may carry more than is asked for, which is left out', () => {
    const state = table();
    const copy = state.slice();
    const extra = { move: 'start', slot: 'ducats', resource: 'wood', __proto__: { slot: 'first' }, note: 1 };
    expect(heavenAndAle.apply(state, 0, extra as unknown as Move)).toEqual(
      heavenAndAle.apply(copy, 0, { move: 'start', slot: 'ducats' }),
    );
    expect(state).toEqual(copy);
  });

  it('of nobody at the table are refused', () => {
    const state = table();
    for (const actor of [2, -1, 0.5, Number.NaN, '0', null, undefined, {}, [0], 1e9])
      expect(refusalOf(state, { move: 'done' }, actor)).toEqual({ code: 'no-such-seat', seats: 2 });
    expect(refusal(state, 'first 0', 'chance')).toEqual({ code: 'chance-not-awaited', stage: 'go' });
    expect(refusal(state, 'first 0')).toEqual({ code: 'not-now', stage: 'go' });
    expect(refusal(state, 'refill wood1')).toEqual({ code: 'not-now', stage: 'go' });
  });

  it('of chance come only when they are due', () => {
    const refill = stages.get('refill') ?? table();
    expect(refusal(refill, 'first 0')).toEqual({ code: 'not-now', stage: 'refill' });
    expect(refusal(refill, 'done')).toEqual({ code: 'not-now', stage: 'refill' });
    expect(refusal(refill, 'done', 0)).toEqual({ code: 'chance-awaited', stage: 'refill' });
    const first = stages.get('first') ?? table();
    expect(refusal(first, 'refill wood1')).toEqual({ code: 'not-now', stage: 'first' });
    expect(refusal(first, 'start first', 0)).toEqual({ code: 'chance-awaited', stage: 'first' });
    expect(heavenAndAle.moves(first, 0)).toEqual([]);
  });

  it('never throw and never half happen, whatever they are', () => {
    const word = fc.constantFrom(
      'go',
      'start',
      'buy',
      'activate',
      'score',
      'card',
      'return',
      'refill',
      'first',
    );
    const value = fc.oneof(
      fc.anything(),
      fc.constantFrom<unknown>('wood', 'wood1', 'a1', 'marker', 'fertility', 'harvest', 3, ['a1', 'a2']),
    );
    const move = fc.oneof(
      fc.anything(),
      fc.record(
        {
          move: word,
          space: value,
          slot: value,
          resource: value,
          tile: value,
          hex: value,
          hexes: value,
          spot: value,
          fertility: value,
          card: value,
          resources: value,
          monks: value,
          seat: value,
        },
        { requiredKeys: ['move'] },
      ),
    );
    const all = [...stages.values()];
    fc.assert(
      fc.property(
        move,
        fc.nat(all.length - 1),
        fc.oneof(fc.nat(3), fc.constant('chance'), fc.anything()),
        (any, i, actor) => {
          refusalOf(all[i], any, actor);
        },
      ),
      { numRuns: 4000, seed: 1 },
    );
  });

  it('that are refused leave the game playable', () => {
    const state = table({ tiles: { 5: ['wood1'] } });
    for (const move of GARBAGE) refusalOf(state, move, 0);
    play(state, 'go 5', 'buy wood1 a1', 'done');
    expect(heavenAndAle.broken(state)).toBeNull();
  });
});
