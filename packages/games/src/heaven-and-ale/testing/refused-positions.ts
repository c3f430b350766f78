/** Positions, damaged states and scoring sheets that are refused, by code: the input and the expected refusal. */
import type { Result } from '../../result.ts';
import { heavenAndAle, type Position, type State, scorePlayers } from '../index.ts';
import { CELLS, DISCS, player, SUNNY_FILLED } from '../layout.ts';
import { around } from './garden.ts';
import type { Case } from './refused-moves.ts';
import { type PlayerSpec, position, type TableSpec, table } from './table.ts';

type Mutable<T> = { -readonly [Key in keyof T]: T[Key] extends object ? Mutable<T[Key]> : T[Key] };
type Draft = Mutable<Position>;

const of = (result: Result<unknown>): unknown => (result.ok ? null : result.refusal);
/** Why a position with an error in it does not load. */
const load = (spec: TableSpec, change: (json: Draft) => void = () => undefined): unknown => {
  const json = JSON.parse(JSON.stringify(position(spec))) as Draft;
  change(json);
  return of(heavenAndAle.load(json));
};
const broken = (state: State, change: (state: State) => void): unknown => {
  change(state);
  return heavenAndAle.broken(state);
};
const mine = (spec: PlayerSpec): TableSpec => ({ round: 3, players: [spec, {}] });
const TYPE_2 = around('f4', 'wood2', 'wood2', 'hops2', 'hops2', 'water2', 'water2');

export const REFUSED_POSITIONS = {
  'position-not-understood': [
    [() => of(heavenAndAle.load(null)), { code: 'position-not-understood', where: 'position' }],
    [
      () => load({}, json => Object.assign(json, { more: 1 })),
      { code: 'position-not-understood', where: 'position.more' },
    ],
    [() => load({ shed: 'd4' }), { code: 'position-not-understood', where: 'shed' }],
    [() => load({ pair: ['fertility', 'wood'] }), { code: 'position-not-understood', where: 'pair' }],
    [() => load({ stage: 'shed' }), { code: 'position-not-understood', where: 'shed' }],
    [() => load({ stage: 'card' }), { code: 'position-not-understood', where: 'pair' }],
    [
      () => load({ stage: 'card', pair: ['wood', 'yeast'] }),
      { code: 'position-not-understood', where: 'pair' },
    ],
    [
      () => load({ stage: 'card', pair: ['hops', 'yeast'] }),
      { code: 'position-not-understood', where: 'pair' },
    ],
    [
      () => load({ players: [{ cards: ['purse', 'purse'] }, {}] }),
      { code: 'position-not-understood', where: 'players.0.cards' },
    ],
  ],
  'out-of-range': [
    [
      () =>
        load({}, json => {
          json.rules = 2;
        }),
      { code: 'out-of-range', where: 'rules', min: 1, max: 1 },
    ],
    [
      () =>
        load({}, json => {
          json.seats = 5;
        }),
      { code: 'out-of-range', where: 'seats', min: 2, max: 4 },
    ],
    [() => load({ first: 2 }), { code: 'out-of-range', where: 'options.first', min: 0, max: 1 }],
    [() => load({ active: 2 }), { code: 'out-of-range', where: 'active', min: 0, max: 1 }],
    [
      () => load({ players: [{ ducats: -1 }, {}] }),
      { code: 'out-of-range', where: 'players.0.ducats', min: 0, max: 2000 },
    ],
    [
      () => load({ players: [{ figure: 28 }, {}] }),
      { code: 'out-of-range', where: 'players.0.figure', min: 1, max: 27 },
    ],
  ],
  'tiles-not-conserved': [
    [
      () =>
        load({}, json => {
          json.bag.II.hops3 = 1;
        }),
      { code: 'tiles-not-conserved', tile: 'hops3', need: 4, have: 3 },
    ],
    [
      () =>
        load({}, json => {
          json.bag.II.monk2 = 2;
        }),
      { code: 'tiles-not-conserved', tile: 'monk2', need: 6, have: 5 },
    ],
  ],
  'wrong-bag': [
    [
      () =>
        load({}, json => {
          json.bag.I.barley5 = 1;
          json.players[1].garden.a1 = 'barley5';
        }),
      { code: 'wrong-bag', back: 'I', tiles: 'resources', need: 35 },
    ],
    [
      () =>
        load({}, json => {
          json.bag.I.monk4 -= 1;
          json.players[1].garden.a1 = 'monk4';
        }),
      { code: 'wrong-bag', back: 'I', tiles: 'monks', need: 8 },
    ],
    [
      () =>
        load({ seats: 4, round: 4 }, json => {
          json.bag.II.barley5 -= 1;
          json.players[1].garden.a1 = 'barley5';
        }),
      { code: 'wrong-bag', back: 'II', tiles: 'resources', need: 40 },
    ],
    [
      () =>
        load({ seats: 4, round: 4 }, json => {
          json.bag.II.monk4 -= 1;
          json.players[1].garden.a1 = 'monk4';
        }),
      { code: 'wrong-bag', back: 'II', tiles: 'monks', need: 8 },
    ],
  ],
  'wrong-tile-on-space': [
    [
      () =>
        load({}, json => {
          [json.tiles[1], json.tiles[3]] = [json.tiles[3], json.tiles[1]];
        }),
      { code: 'wrong-tile-on-space', space: 1, tile: position().tiles[3][0] },
    ],
  ],
  'too-many-tiles': [
    [
      () =>
        load({}, json => {
          json.tiles[1].push(...json.tiles[2].splice(0, 1));
        }),
      { code: 'too-many-tiles', space: 1, max: 1 },
    ],
  ],
  'wrong-discs': [
    [() => load({ discs: { 7: 2 } }), { code: 'wrong-discs', space: 7, max: 1 }],
    [
      () =>
        broken(table(), state => {
          state[DISCS] = -1;
        }),
      { code: 'wrong-discs', space: 4, max: 1 },
    ],
  ],
  'wrong-shed': [
    [() => load(mine({ garden: TYPE_2, sheds: { f4: 3 } })), { code: 'wrong-shed', seat: 0, shed: 'f4' }],
    [() => load(mine({ garden: TYPE_2, sheds: {} })), { code: 'wrong-shed', seat: 0, shed: 'f4' }],
    [() => load(mine({ sheds: { d4: 2 } })), { code: 'wrong-shed', seat: 0, shed: 'd4' }],
  ],
  'disc-without-tile': [
    [
      () => load(mine({ garden: { a1: 'wood1' }, discs: ['wood', 'hops'] })),
      { code: 'disc-without-tile', seat: 0, spot: 'hops' },
    ],
  ],
  'too-many-discs': [
    [
      () => load({ players: [{ garden: { a1: 'wood1' }, discs: ['wood'] }, {}] }),
      { code: 'too-many-discs', max: 6, have: 7 },
    ],
  ],
  'card-twice': [
    [
      () =>
        load(
          mine({
            garden: { a1: 'wood1' },
            discs: ['fertility', 'wood'],
            placed: ['purse', null, null, null, null],
          }),
        ),
      { code: 'card-twice', seat: 0, card: 'purse' },
    ],
  ],
  'card-without-pair': [
    [
      () =>
        load(
          mine({
            garden: { a1: 'wood1' },
            discs: ['wood'],
            cards: [],
            placed: ['purse', null, null, null, null],
          }),
        ),
      { code: 'card-without-pair', seat: 0, pair: 0 },
    ],
  ],
  'barrel-twice': [
    [
      () =>
        load({
          players: [
            { brewmaster: 1, largeBarrels: ['brewmaster-on-1'] },
            { brewmaster: 1, largeBarrels: ['brewmaster-on-1'] },
          ],
        }),
      { code: 'barrel-twice', goal: 'brewmaster-on-1', size: 'large' },
    ],
    [
      () => {
        const small = { brewmaster: 1, smallBarrels: ['brewmaster-on-1' as const] };
        return load({
          seats: 3,
          players: [small, small, { brewmaster: 1, largeBarrels: ['brewmaster-on-1'] }],
        });
      },
      { code: 'barrel-twice', goal: 'brewmaster-on-1', size: 'small' },
    ],
  ],
  'barrel-without-goal': [
    [
      () => load({ players: [{ brewmaster: 0, largeBarrels: ['brewmaster-on-1'] }, {}] }),
      { code: 'barrel-without-goal', seat: 0, goal: 'brewmaster-on-1' },
    ],
  ],
  'small-before-large': [
    [
      () => load({ players: [{ brewmaster: 1, smallBarrels: ['brewmaster-on-1'] }, {}] }),
      { code: 'small-before-large', goal: 'brewmaster-on-1' },
    ],
    [
      () =>
        load({
          players: [
            { brewmaster: 1, smallBarrels: ['brewmaster-on-1'], largeBarrels: ['brewmaster-on-1'] },
            {},
          ],
        }),
      { code: 'small-before-large', goal: 'brewmaster-on-1' },
    ],
  ],
  'slot-shared': [
    [
      () => load({ players: [{ figure: 'ducats' }, { figure: 'ducats' }] }),
      { code: 'slot-shared', slot: 'ducats' },
    ],
  ],
  'impossible-figure': [
    [() => load({ players: [{ figure: null }, {}] }), { code: 'impossible-figure', seat: 0 }],
    [() => load({ players: [{ figure: 5, out: true }, {}] }), { code: 'impossible-figure', seat: 0 }],
    [() => load({ stage: 'first' }), { code: 'impossible-figure', seat: 0 }],
    [() => load({ stage: 'place', active: 1 }), { code: 'impossible-figure', seat: 1 }],
    [
      () =>
        load({
          seats: 3,
          stage: 'place',
          active: 1,
          players: [{ figure: 'first' }, { figure: null }, { figure: 5 }],
        }),
      { code: 'impossible-figure', seat: 2 },
    ],
  ],
  'impossible-stage': [
    [() => load({ round: 3, stage: 'over' }), { code: 'impossible-stage', stage: 'over' }],
    [() => load({ stage: 'refill' }), { code: 'impossible-stage', stage: 'refill' }],
    [() => load({ stage: 'score' }), { code: 'impossible-stage', stage: 'score' }],
    [() => load({ stage: 'buy' }), { code: 'impossible-stage', stage: 'buy' }],
    [() => load({ stage: 'done' }), { code: 'impossible-stage', stage: 'done' }],
    [() => load({ bought: 1 }), { code: 'impossible-stage', stage: 'go' }],
    [() => load({ stage: 'shed', shed: 'd4' }), { code: 'impossible-stage', stage: 'shed' }],
    [() => load({ stage: 'card', pair: ['yeast', 'hops'] }), { code: 'impossible-stage', stage: 'card' }],
  ],
  'wrong-state-size': [
    [() => heavenAndAle.broken(new Int16Array(3)), { code: 'wrong-state-size', need: CELLS, have: 3 }],
    [
      () => heavenAndAle.broken(new Int16Array(CELLS + 1)),
      { code: 'wrong-state-size', need: CELLS, have: CELLS + 1 },
    ],
  ],
  'masks-disagree': [
    [
      () =>
        broken(table(), state => {
          state[player(1) + SUNNY_FILLED] = 1;
        }),
      { code: 'masks-disagree', seat: 1 },
    ],
  ],
  'cell-not-empty': [
    [
      () =>
        broken(table(), state => {
          state[player(2)] = 1;
        }),
      { code: 'cell-not-empty', cell: player(2) },
    ],
  ],
  'players-not-understood': [[() => of(scorePlayers(5)), { code: 'players-not-understood', where: 'input' }]],
} satisfies Readonly<Record<string, readonly Case[]>>;
