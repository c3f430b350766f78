import type { SeenView } from '../game.ts';
import { accept, type Result, refuse } from '../result.ts';
import { DISC_SPACE, MONK_SPACES, RESOURCE_SPACES, SCORING_SPACES } from './board.ts';
import { pairSpots } from './cards.ts';
import { ALL_HEXES, ALL_SHEDS, HEX_NAMES, SHED_NAMES } from './garden.ts';
import { whatIsBroken } from './invariants.ts';
import {
  ACTIVE,
  BOUGHT,
  BREWMASTER,
  bag,
  CARD,
  CELLS,
  CHOSEN_FIRST,
  DISCS,
  DUCATS,
  FIGURE,
  FIRST_SLOT,
  GARDEN,
  HAND,
  LARGE_BARRELS,
  MARKERS,
  OUT,
  PAIRS,
  PENDING,
  PLACED,
  PLAYER_CELLS,
  player,
  ROUND,
  SEAT_COUNT,
  SHED,
  SHEDS,
  SMALL_BARRELS,
  SPOT_DISCS,
  STAGE,
  type State,
  TILES_PER_SPACE,
  tilesOn,
} from './layout.ts';
import { BREWMASTER_START, ROUNDS, SEATS, SHED_TABLE, TRACK_END } from './numbers.ts';
import { MOST_DUCATS } from './own-board.ts';
import { placeTile } from './purchase.ts';
import { JsonReader } from './reader.ts';
import type { CloisterRefusal } from './refusals.ts';
import { byResource } from './score.ts';
import { whereFrom } from './start.ts';
import { NO_TILE, tileCode, tileName } from './tiles.ts';
import {
  BACKS,
  type Back,
  CARDS,
  type Card,
  GOALS,
  type Goal,
  RESOURCES,
  type Resource,
  SLOTS,
  type Slot,
  SPOTS,
  type Spot,
  STAGES,
  type Stage,
  TILES,
  type Tile,
} from './vocabulary.ts';

export const GAME_ID = 'heaven-and-ale';
export const RULES = 1;

/** What can be agreed before the game: who starts (4.4), or null to draw the starting player. */
export interface Options {
  readonly first: number | null;
}

/** A player's side of a position. */
export interface PlayerPosition {
  /** An action space, a starting space, or null before the figure is placed. */
  readonly figure: number | Slot | null;
  /** Out of the round (5.7). */
  readonly out: boolean;
  readonly ducats: number;
  readonly brewmaster: number;
  readonly markers: Readonly<Record<Resource, number>>;
  /** Cards in hand. */
  readonly cards: readonly Card[];
  /** The card placed at each of the five pairs. */
  readonly placed: readonly (Card | null)[];
  readonly discs: readonly Spot[];
  /** Tiles by hex, sheds (their type) by shed spot. */
  readonly garden: Readonly<Record<string, Tile>>;
  readonly sheds: Readonly<Record<string, number>>;
  readonly largeBarrels: readonly Goal[];
  readonly smallBarrels: readonly Goal[];
}

/**
 * A full position as plain data. Nothing in Heaven & Ale is hidden except the order in which tiles are drawn, and that
 * is not decided until they are. So every viewer gets this same view.
 */
export interface Position {
  readonly game: typeof GAME_ID;
  readonly rules: number;
  readonly seats: number;
  readonly options: Options;
  readonly round: number;
  readonly stage: Stage;
  readonly active: number;
  /** Tiles bought in this turn. */
  readonly bought: number;
  /** The shed spot that waits for its activations, in stage `shed`. */
  readonly shed: string | null;
  /** The pair that may get a card, in stage `card`. */
  readonly pair: readonly [Spot, Spot] | null;
  /** Tiles by space. */
  readonly tiles: Readonly<Record<string, readonly Tile[]>>;
  /** Discs by space. */
  readonly discs: Readonly<Record<string, number>>;
  /** How many tiles of each kind are still to be drawn, by back. */
  readonly bag: Readonly<Record<Back, Readonly<Record<Tile, number>>>>;
  readonly players: readonly PlayerPosition[];
}

const POSITION_KEYS: readonly (keyof Position)[] = [
  'game',
  'rules',
  'seats',
  'options',
  'round',
  'stage',
  'active',
  'bought',
  'shed',
  'pair',
  'tiles',
  'discs',
  'bag',
  'players',
];
const PLAYER_KEYS: readonly (keyof PlayerPosition)[] = [
  'figure',
  'out',
  'ducats',
  'brewmaster',
  'markers',
  'cards',
  'placed',
  'discs',
  'garden',
  'sheds',
  'largeBarrels',
  'smallBarrels',
];
const SHOPS = [...RESOURCE_SPACES, ...MONK_SPACES].sort((a, b) => a - b);

const fromBits = <Name>(names: readonly Name[], bits: number): Name[] =>
  names.filter((_, i) => bits & (1 << i));

/** One value for each name, as a record. */
function byName<Name extends string | number, T>(
  names: readonly Name[],
  value: (name: Name, place: number) => T,
): Record<Name, T> {
  const values = {} as Record<Name, T>;
  for (let i = 0; i < names.length; i++) values[names[i]] = value(names[i], i);
  return values;
}

const range = (count: number): number[] => Array.from({ length: count }, (_, i) => i);

export const optionsOf = (state: State): Options => ({
  first: state[CHOSEN_FIRST] < 0 ? null : state[CHOSEN_FIRST],
});

/** The position as plain data. Parts that an earlier position has as well are shared with it. */
export function writePosition(state: State, before?: SeenView<Position>): Position {
  const stage = state[STAGE];
  /** What was written earlier for some cells if they have not changed, otherwise what is written now. */
  const kept = <T>(first: number, cells: number, old: (position: Position) => T, write: () => T): T =>
    before && areSame(state, before.state, first, cells) ? old(before.view) : write();
  return {
    game: GAME_ID,
    rules: RULES,
    seats: state[SEAT_COUNT],
    options: optionsOf(state),
    round: state[ROUND],
    stage: STAGES[stage],
    active: state[ACTIVE],
    bought: state[BOUGHT],
    shed: stage === SHED ? SHED_NAMES[state[PENDING]] : null,
    pair: stage === CARD ? pairSpots(state[PENDING]) : null,
    tiles: byName(SHOPS, space =>
      kept(
        tilesOn(space),
        TILES_PER_SPACE,
        old => old.tiles[space],
        () => tilesAt(state, space),
      ),
    ),
    discs: byName(SCORING_SPACES, (_, i) => state[DISCS + i]),
    bag: kept(
      bag(0, 1),
      2 * TILES.length,
      old => old.bag,
      () => ({ I: bagCounts(state, 0), II: bagCounts(state, 1) }),
    ),
    players: range(state[SEAT_COUNT]).map(seat =>
      kept(
        player(seat),
        PLAYER_CELLS,
        old => old.players[seat],
        () => writePlayer(state, seat),
      ),
    ),
  };
}

function areSame(one: State, other: State, first: number, cells: number): boolean {
  for (let cell = first; cell < first + cells; cell++) if (one[cell] !== other[cell]) return false;
  return true;
}

function tilesAt(state: State, space: number): Tile[] {
  const tiles: Tile[] = [];
  const first = tilesOn(space);
  for (let cell = first; cell < first + TILES_PER_SPACE; cell++)
    if (state[cell] !== NO_TILE) tiles.push(tileName(state[cell]));
  return tiles;
}

const bagCounts = (state: State, back: number): Record<Tile, number> =>
  byName(TILES, (_, i) => state[bag(back, i + 1)]);

function writePlayer(state: State, seat: number): PlayerPosition {
  const me = player(seat);
  const garden: Record<string, Tile> = {};
  for (let hex = 0; hex < ALL_HEXES; hex++) {
    const tile = state[me + GARDEN + hex];
    if (tile !== NO_TILE) garden[HEX_NAMES[hex]] = tileName(tile);
  }
  const sheds: Record<string, number> = {};
  for (let shed = 0; shed < ALL_SHEDS; shed++) {
    const built = state[me + SHEDS + shed];
    if (built > 0) sheds[SHED_NAMES[shed]] = built - 1;
  }
  return {
    figure: whereFrom(state[me + FIGURE]),
    out: state[me + OUT] === 1,
    ducats: state[me + DUCATS],
    brewmaster: state[me + BREWMASTER],
    markers: byResource(state.subarray(me + MARKERS, me + MARKERS + RESOURCES.length)),
    cards: fromBits(CARDS, state[me + HAND]),
    placed: range(PAIRS).map(pair => CARDS[state[me + PLACED + pair] - 1] ?? null),
    discs: fromBits(SPOTS, state[me + SPOT_DISCS]),
    garden,
    sheds,
    largeBarrels: fromBits(GOALS, state[me + LARGE_BARRELS]),
    smallBarrels: fromBits(GOALS, state[me + SMALL_BARRELS]),
  };
}

/** Any value as a state: first its shape is read, then every invariant is checked. */
export function loadPosition(value: unknown): Result<State, CloisterRefusal> {
  const json = new JsonReader('position-not-understood');
  const state = readState(json, value);
  if (json.refusal !== null) return refuse(json.refusal);
  const broken = whatIsBroken(state);
  return broken === null ? accept(state) : refuse(broken);
}

function readState(json: JsonReader, value: unknown): State {
  const state = new Int16Array(CELLS);
  const top = json.object(value, 'position', POSITION_KEYS);
  json.word(top('game'), 'game', [GAME_ID]);
  json.integer(top('rules'), 'rules', RULES, RULES);
  const seats = json.integer(top('seats'), 'seats', SEATS.min, SEATS.max);
  state[SEAT_COUNT] = seats;
  const first = json.object(top('options'), 'options', ['first'])('first');
  state[CHOSEN_FIRST] = first === null ? -1 : json.integer(first, 'options.first', 0, seats - 1);
  state[ROUND] = json.integer(top('round'), 'round', 0, ROUNDS[seats]);
  state[STAGE] = json.word(top('stage'), 'stage', STAGES);
  state[ACTIVE] = json.integer(top('active'), 'active', 0, seats - 1);
  state[BOUGHT] = json.integer(top('bought'), 'bought', 0, TILES_PER_SPACE);
  state[PENDING] = readShed(json, top('shed'), state[STAGE]) + readPair(json, top('pair'), state[STAGE]);
  readTiles(json, top('tiles'), state);
  const discs = json.object(top('discs'), 'discs', SCORING_SPACES.map(String));
  for (const space of SCORING_SPACES)
    state[DISCS + DISC_SPACE[space]] = json.integer(discs(String(space)), `discs.${space}`, 0, 2);
  readBags(json, top('bag'), state);
  const players = json.list(top('players'), 'players', seats, seats);
  players.forEach((one, seat) => {
    readPlayer(json, one, `players.${seat}`, state, seat);
  });
  return state;
}

/** The pending shed: there is one in its stage, and only then. */
function readShed(json: JsonReader, shed: unknown, stage: number): number {
  if (stage === SHED) return json.word(shed, 'shed', SHED_NAMES);
  if (shed !== null) json.refuse('shed');
  return 0;
}

/** The pending pair: there is one in its stage, and only then. */
function readPair(json: JsonReader, pair: unknown, stage: number): number {
  if (stage !== CARD) {
    if (pair !== null) json.refuse('pair');
    return 0;
  }
  const [first, second] = json.list(pair, 'pair', 2, 2).map(spot => json.word(spot, 'pair', SPOTS));
  if (second !== first + 1 || first % 2 !== 0) json.refuse('pair');
  return first >> 1;
}

function readTiles(json: JsonReader, value: unknown, state: State): void {
  const rows = json.object(value, 'tiles', SHOPS.map(String));
  for (const space of SHOPS) {
    const where = `tiles.${space}`;
    json.list(rows(String(space)), where, 0, TILES_PER_SPACE).forEach((tile, i) => {
      state[tilesOn(space) + i] = json.word(tile, where, TILES) + 1;
    });
  }
}

function readBags(json: JsonReader, value: unknown, state: State): void {
  const bags = json.object(value, 'bag', BACKS);
  BACKS.forEach((back, i) => {
    const counts = json.object(bags(back), `bag.${back}`, TILES);
    for (const tile of TILES)
      state[bag(i, tileCode(tile))] = json.integer(counts(tile), `bag.${back}.${tile}`, 0, 3);
  });
}

function readPlayer(json: JsonReader, value: unknown, where: string, state: State, seat: number): void {
  const me = player(seat);
  const field = json.object(value, where, PLAYER_KEYS);
  const figure = field('figure');
  state[me + FIGURE] = readFigure(json, figure, `${where}.figure`);
  state[me + OUT] = json.word(field('out'), `${where}.out`, [false, true]);
  state[me + DUCATS] = json.integer(field('ducats'), `${where}.ducats`, 0, MOST_DUCATS);
  state[me + BREWMASTER] = json.integer(
    field('brewmaster'),
    `${where}.brewmaster`,
    BREWMASTER_START,
    TRACK_END,
  );
  const markers = json.object(field('markers'), `${where}.markers`, RESOURCES);
  RESOURCES.forEach((resource, i) => {
    const spot = json.integer(markers(resource), `${where}.markers.${resource}`, BREWMASTER_START, TRACK_END);
    state[me + MARKERS + i] = spot;
  });
  state[me + HAND] = json.bits(field('cards'), `${where}.cards`, CARDS);
  json.list(field('placed'), `${where}.placed`, PAIRS, PAIRS).forEach((card, pair) => {
    state[me + PLACED + pair] = json.word(card, `${where}.placed`, [null, ...CARDS]);
  });
  state[me + SPOT_DISCS] = json.bits(field('discs'), `${where}.discs`, SPOTS);
  const garden = json.object(field('garden'), `${where}.garden`, HEX_NAMES);
  HEX_NAMES.forEach((name, hex) => {
    const tile = garden(name);
    if (tile !== undefined)
      placeTile(state, seat, json.word(tile, `${where}.garden.${name}`, TILES) + 1, hex);
  });
  const sheds = json.object(field('sheds'), `${where}.sheds`, SHED_NAMES);
  SHED_NAMES.forEach((name, shed) => {
    const type = sheds(name);
    if (type !== undefined)
      state[me + SHEDS + shed] = 1 + json.integer(type, `${where}.sheds.${name}`, 0, SHED_TABLE.length - 1);
  });
  state[me + LARGE_BARRELS] = json.bits(field('largeBarrels'), `${where}.largeBarrels`, GOALS);
  state[me + SMALL_BARRELS] = json.bits(field('smallBarrels'), `${where}.smallBarrels`, GOALS);
}

function readFigure(json: JsonReader, figure: unknown, where: string): number {
  if (figure === null) return 0;
  return typeof figure === 'string'
    ? FIRST_SLOT + json.word(figure, where, SLOTS)
    : json.integer(figure, where, 1, FIRST_SLOT - 1);
}
