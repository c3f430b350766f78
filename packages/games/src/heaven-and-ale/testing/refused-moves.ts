/** Setups, moves and texts that are refused, by code: the input and the expected refusal. */
import { expectOk, type Result } from '../../result.ts';
import { type CloisterRefusal, heavenAndAle, type State } from '../index.ts';
import type { Tile } from '../vocabulary.ts';
import { around, plant, SHADY, SUNNY } from './garden.ts';
import { type PlayerSpec, play, refusal, refusalOf, type TableSpec, table } from './table.ts';

/** An attempt, and the refusal it should get. */
export type Case = readonly [attempt: () => unknown, expected: CloisterRefusal];

const of = (result: Result<unknown>): unknown => (result.ok ? null : result.refusal);
const setup = (seats: unknown, options?: unknown): unknown =>
  of(heavenAndAle.setup(seats as number, options as object));
const read = (text: unknown): unknown => of(heavenAndAle.read(text as string));
const after = (state: State, ...moves: string[]): State => {
  play(state, ...moves);
  return state;
};
const mine = (spec: PlayerSpec): TableSpec => ({ round: 3, players: [spec, {}] });

const FULL: readonly Tile[] = ['wood', 'yeast', 'hops', 'water', 'barley'].flatMap(resource =>
  [1, 1, 2, 2, 3, 3].map(fertility => `${resource}${fertility}` as Tile),
);
const TYPE_2 = around('f4', 'wood2', 'wood2', 'hops2', 'hops2', 'water2', 'water2');
const shed = () =>
  table({ round: 3, stage: 'shed', shed: 'f4', bought: 1, players: [{ figure: 1, garden: TYPE_2 }, {}] });
const scoring = () =>
  table({ ...mine({ figure: 16, garden: { a1: 'wood1' }, discs: ['wood'] }), stage: 'score' });

export const REFUSED_MOVES = {
  'wrong-seat-count': [1, 5, 2.5, '2', null, Number.NaN].map(seats => [
    () => setup(seats),
    { code: 'wrong-seat-count', min: 2, max: 4 },
  ]),
  'options-not-understood': [
    ...[null, 5, 'first', [0]].map(
      (options): Case => [() => setup(2, options), { code: 'options-not-understood', where: 'options' }],
    ),
    ...[2, -1, 0.5, '0', {}, Number.NaN].map(
      (first): Case => [() => setup(2, { first }), { code: 'options-not-understood', where: 'first' }],
    ),
  ],
  'unknown-option': [
    [() => setup(2, { second: 1 }), { code: 'unknown-option', text: 'second' }],
    [() => setup(2, { ['x'.repeat(99)]: 1 }), { code: 'unknown-option', text: 'x'.repeat(40) }],
    [() => setup(2, JSON.parse('{"__proto__": 1}')), { code: 'unknown-option', text: '__proto__' }],
  ],
  'game-over': [
    [
      () =>
        refusalOf(
          table({
            round: 3,
            stage: 'over',
            players: [
              { figure: 'first', out: true },
              { figure: 'marker', out: true },
            ],
          }),
          { move: 'done' },
          0,
        ),
      { code: 'game-over' },
    ],
  ],
  'no-such-seat': [
    [() => refusal(table(), 'done', 2), { code: 'no-such-seat', seats: 2 }],
    [
      () => refusal(table({ stage: 'first', players: [{ figure: null }, { figure: null }] }), 'first 2'),
      { code: 'no-such-seat', seats: 2 },
    ],
  ],
  'chance-awaited': [
    [() => refusal(expectOk(heavenAndAle.setup(2)), 'done', 0), { code: 'chance-awaited', stage: 'refill' }],
  ],
  'chance-not-awaited': [
    [() => refusal(table(), 'first 0', 'chance'), { code: 'chance-not-awaited', stage: 'go' }],
  ],
  'not-your-turn': [[() => refusal(table(), 'start ducats', 1), { code: 'not-your-turn', active: 0 }]],
  'move-not-understood': [[() => refusalOf(table(), 'done', 0), { code: 'move-not-understood' }]],
  'not-now': [
    [() => refusal(table(), 'buy wood1 a1'), { code: 'not-now', stage: 'go' }],
    [() => refusal(table(), 'activate a1'), { code: 'not-now', stage: 'go' }],
    [() => refusal(table(), 'score wood'), { code: 'not-now', stage: 'go' }],
    [() => refusal(table(), 'card none'), { code: 'not-now', stage: 'go' }],
    [() => refusal(shed(), 'go 27'), { code: 'not-now', stage: 'shed' }],
    [() => refusal(shed(), 'start ducats'), { code: 'not-now', stage: 'shed' }],
  ],
  'no-such-space': [[() => refusal(table(), 'go 28'), { code: 'no-such-space', spaces: 27 }]],
  'not-forward': [
    [() => refusal(table(mine({ figure: 9 })), 'go 9'), { code: 'not-forward', from: 9, to: 9 }],
  ],
  'no-tile-there': [
    [
      () => refusal(table({ tiles: { 5: [] }, players: [{ garden: { a1: 'wood1' } }, {}] }), 'go 5'),
      { code: 'no-tile-there', space: 5 },
    ],
  ],
  'garden-full': [
    [
      () => refusal(table(mine({ garden: plant([...SUNNY, ...SHADY], FULL) })), 'go 1'),
      { code: 'garden-full' },
    ],
  ],
  'no-disc-there': [
    [
      () => refusal(table({ discs: { 12: 0 }, players: [{ garden: { a1: 'wood1' } }, {}] }), 'go 12'),
      { code: 'no-disc-there', space: 12 },
    ],
  ],
  'no-usable-spot': [[() => refusal(table(), 'go 24'), { code: 'no-usable-spot', space: 24 }]],
  'no-barrel-to-take': [[() => refusal(table(), 'go 26'), { code: 'no-barrel-to-take' }]],
  'slot-taken': [
    [() => refusal(table(), 'start brewmaster'), { code: 'slot-taken', slot: 'brewmaster', by: 1 }],
  ],
  'must-take-first-slot': [
    [
      () => refusal(table({ players: [{ figure: 3 }, { figure: 'marker', out: true }] }), 'start ducats'),
      { code: 'must-take-first-slot' },
    ],
  ],
  'not-enough-ducats': [
    [
      () =>
        refusal(
          after(table({ tiles: { 1: ['wood3'] }, players: [{ ducats: 4, cards: ['purse'] }, {}] }), 'go 1'),
          'buy wood3 a1',
        ),
      { code: 'not-enough-ducats', need: 6, have: 4, cards: 1, each: 3 },
    ],
    [
      () => refusal(table({ tiles: { 1: ['wood3'] }, players: [{ ducats: 2, cards: [] }, {}] }), 'go 1'),
      { code: 'not-enough-ducats', need: 3, have: 2, cards: 0, each: 3 },
    ],
  ],
  'tile-not-there': [
    [
      () => refusal(after(table({ tiles: { 1: ['wood3'] } }), 'go 1'), 'buy wood2 a1'),
      { code: 'tile-not-there', tile: 'wood2', space: 1 },
    ],
  ],
  'no-such-hex': [
    [() => refusal(table(), { move: 'buy', tile: 'wood1', hex: 'h1' }), { code: 'no-such-hex', text: 'h1' }],
    [
      () => refusal(shed(), { move: 'activate', hexes: ['z'.repeat(99)] }),
      { code: 'no-such-hex', text: 'z'.repeat(40) },
    ],
  ],
  'shed-spot': [
    [() => refusal(shed(), { move: 'activate', hexes: ['f4'] }), { code: 'shed-spot', hex: 'f4' }],
  ],
  'hex-filled': [
    [
      () =>
        refusal(
          after(table({ tiles: { 1: ['wood3'] }, players: [{ garden: { a1: 'hops1' } }, {}] }), 'go 1'),
          'buy wood3 a1',
        ),
      { code: 'hex-filled', hex: 'a1', tile: 'hops1' },
    ],
  ],
  'must-buy': [[() => refusal(after(table(), 'go 1'), 'done'), { code: 'must-buy' }]],
  'not-around-shed': [
    [() => refusal(shed(), 'activate e3 a1'), { code: 'not-around-shed', hex: 'a1', shed: 'f4' }],
  ],
  'wrong-activation': [
    [() => refusal(shed(), 'activate e3 e4'), { code: 'wrong-activation', shed: 'f4', type: 2, need: 2 }],
  ],
  'spot-not-open': [
    [
      () => refusal(after(table(mine({ garden: { a1: 'wood1' } })), 'go 4'), 'score wood'),
      { code: 'spot-not-open', spot: 'wood', space: 4 },
    ],
  ],
  'spot-taken': [[() => refusal(scoring(), 'score wood'), { code: 'spot-taken', spot: 'wood' }]],
  'nothing-to-score': [
    [() => refusal(scoring(), 'score hops'), { code: 'nothing-to-score', spot: 'hops' }],
    [() => refusal(scoring(), 'score fertility2'), { code: 'nothing-to-score', spot: 'fertility' }],
  ],
  'card-not-in-hand': [
    [
      () => refusal(table(mine({ cards: ['purse'] })), 'return barrels'),
      { code: 'card-not-in-hand', card: 'barrels' },
    ],
  ],
  'not-rearmost': [
    [
      () =>
        refusal(
          after(table(mine({ garden: { a1: 'wood1' }, discs: ['wood'] })), 'go 4', 'score fertility1'),
          'card stragglers wood',
        ),
      { code: 'not-rearmost', resource: 'wood', rearmost: ['barley'] },
    ],
  ],
  'wrong-refill': [
    [
      () => refusal(expectOk(heavenAndAle.setup(2)), 'refill wood1 monk1'),
      { code: 'wrong-refill', needResources: 15, needMonks: 4 },
    ],
  ],
  'tile-not-left': [
    [
      () => refusal(expectOk(heavenAndAle.setup(2)), `refill ${'hops2 '.repeat(15)}${'monk1 '.repeat(4)}`),
      { code: 'tile-not-left', tile: 'hops2', back: 'I' },
    ],
  ],
  'text-expected': [[() => read(5), { code: 'text-expected' }]],
  'text-too-long': [[() => read(' '.repeat(401)), { code: 'text-too-long', max: 400 }]],
  'unknown-command': [[() => read('fly 3'), { code: 'unknown-command', text: 'fly' }]],
  'unknown-word': [[() => read('buy malt1 a1'), { code: 'unknown-word', text: 'malt1', expected: 'tile' }]],
  'wrong-number-of-words': [
    [() => read('go'), { code: 'wrong-number-of-words', command: 'go', need: 'a number' }],
  ],
} satisfies Readonly<Record<string, readonly Case[]>>;
