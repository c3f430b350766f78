/** Builds positions for the tests: state what matters, and the rest is filled in so that the table could be real. */
import { expectOk } from '../../result.ts';
import {
  type Event,
  heavenAndAle,
  type Move,
  type PlayerPosition,
  type Position,
  type State,
} from '../index.ts';
import {
  CARDS,
  MONKS,
  RESOURCE_TILES,
  type Resource,
  type Spot,
  type Stage,
  type Tile,
} from '../vocabulary.ts';
import { shedsOf } from './garden.ts';

type Loose<T> = { -readonly [Key in keyof T]?: T[Key] };

export interface PlayerSpec extends Loose<Omit<PlayerPosition, 'markers'>> {
  markers?: Partial<Record<Resource, number>>;
}

export interface TableSpec {
  seats?: number;
  first?: number | null;
  round?: number;
  stage?: Stage;
  active?: number;
  bought?: number;
  shed?: string | null;
  pair?: readonly [Spot, Spot] | null;
  /** Tiles on spaces; the other spaces get whatever else has been dealt. */
  tiles?: Readonly<Record<number, readonly Tile[]>>;
  /** Discs on spaces where there is not just one. */
  discs?: Readonly<Record<number, number>>;
  players?: readonly PlayerSpec[];
}

const RESOURCE_SPACES = [1, 2, 5, 6, 8, 9, 11, 13, 15, 17, 19, 21, 22, 23, 27];
const MONK_SPACES = [3, 10, 18, 25];
const SCORING_SPACES = [4, 7, 12, 16, 20, 24];
const FIGURES = ['first', 'brewmaster', 'marker', 'ducats'] as const;

/** A position as plain data. Not checked: `table` does that. */
export function position(spec: TableSpec = {}): Position {
  const seats = spec.seats ?? 2;
  const round = spec.round ?? 1;
  const players = Array.from({ length: seats }, (_, seat) => playerOf(spec.players?.[seat] ?? {}, seat));
  const gardens = players.flatMap(player => Object.values(player.garden));
  const resources = deal(RESOURCE_TILES, 2, 15 * round, RESOURCE_SPACES, gardens, spec.tiles ?? {}, round);
  const monks = deal(MONKS, 3, 4 * round, MONK_SPACES, gardens, spec.tiles ?? {}, round);
  return {
    game: 'heaven-and-ale',
    rules: 1,
    seats,
    options: { first: spec.first ?? null },
    round,
    stage: spec.stage ?? 'go',
    active: spec.active ?? 0,
    bought: spec.bought ?? 0,
    shed: spec.shed ?? null,
    pair: spec.pair ?? null,
    tiles: { ...resources.spaces, ...monks.spaces },
    discs: Object.fromEntries(
      SCORING_SPACES.map(space => [space, spec.discs?.[space] ?? (round > 0 ? 1 : 0)]),
    ),
    bag: {
      I: { ...resources.bags[0], ...monks.bags[0] },
      II: { ...resources.bags[1], ...monks.bags[1] },
    } as Position['bag'],
    players,
  };
}

function playerOf(spec: PlayerSpec, seat: number): PlayerPosition {
  return {
    figure: FIGURES[seat],
    out: false,
    ducats: 25,
    brewmaster: -10,
    cards: CARDS,
    placed: [null, null, null, null, null],
    discs: [],
    garden: {},
    sheds: shedsOf(spec.garden ?? {}),
    largeBarrels: [],
    smallBarrels: [],
    ...spec,
    markers: { wood: 0, yeast: -2, hops: -4, water: -6, barley: -8, ...spec.markers },
  };
}

/**
 * This many tiles have been dealt: those in gardens and named on spaces first, then others to make up the number, on
 * the remaining spaces. `copies` of each kind have back I, as many have back II.
 */
function deal(
  kinds: readonly Tile[],
  copies: number,
  dealt: number,
  spaces: readonly number[],
  gardens: readonly Tile[],
  named: Readonly<Record<number, readonly Tile[]>>,
  round: number,
): { spaces: Record<string, Tile[]>; bags: [Record<string, number>, Record<string, number>] } {
  const withI = kinds.length * copies;
  if (dealt > 2 * withI) throw new Error(`there are not ${dealt} tiles`);
  const [least, most] = dealt > withI ? [copies, 2 * copies] : [0, copies];
  const used = [...gardens, ...spaces.flatMap(space => named[space] ?? [])];
  const left = new Map(kinds.map(kind => [kind, used.filter(tile => tile === kind).length]));
  const fillers: Tile[] = [];
  const add = (kind: Tile): void => {
    left.set(kind, (left.get(kind) ?? 0) + 1);
    fillers.push(kind);
  };
  for (const kind of kinds) while ((left.get(kind) ?? 0) < least) add(kind);
  const count = (): number => [...left.values()].reduce((sum, tiles) => sum + tiles, 0);
  for (let i = 0; count() < dealt; i = (i + 1) % kinds.length)
    if ((left.get(kinds[i]) ?? 0) < most) add(kinds[i]);
  if (count() > dealt || [...left.values()].some(tiles => tiles > most))
    throw new Error(`round ${round} has not brought all these tiles`);

  const rows: Record<string, Tile[]> = Object.fromEntries(
    spaces.map(space => [space, [...(named[space] ?? [])]]),
  );
  const open = spaces.filter(space => named[space] === undefined);
  for (let i = 0; fillers.length > 0; i++) {
    const row = rows[open[i % open.length]];
    if (open.length === 0 || i >= open.length * round) throw new Error('no room for the tiles that are left');
    row.push(...fillers.splice(0, 1));
  }
  const bag = (back: 0 | 1): Record<string, number> =>
    Object.fromEntries(
      kinds.map(kind => {
        const gone = left.get(kind) ?? 0;
        return [kind, copies - (back === 0 ? Math.min(copies, gone) : Math.max(0, gone - copies))];
      }),
    );
  return { spaces: rows, bags: [bag(0), bag(1)] };
}

/** The state of a position. Throws if no game could lead to it. */
export const table = (spec: TableSpec = {}): State => expectOk(heavenAndAle.load(position(spec)));

/** A move, by its notation or as an object. */
export const asMove = (move: string | Move): Move =>
  typeof move === 'string' ? expectOk(heavenAndAle.read(move)) : move;

/** Plays these moves one after another, each by the seat that has to move; returns the events. */
export function play(state: State, ...moves: readonly (string | Move)[]): Event[] {
  return moves.flatMap(move => {
    const [actor] = heavenAndAle.actors(state);
    const result = heavenAndAle.apply(state, actor, asMove(move));
    if (!result.ok) throw new Error(`${JSON.stringify(move)} refused: ${JSON.stringify(result.refusal)}`);
    return result.value;
  });
}

/** Why a move of the seat that has to move is refused, or null. */
export const refusal = (
  state: State,
  move: unknown,
  actor: unknown = heavenAndAle.actors(state)[0],
): object | null => refusalOf(state, typeof move === 'string' ? asMove(move) : move, actor);

/** Why any value is refused as a move by anybody, or null; a refusal that changes the state is an error. */
export function refusalOf(state: State, move: unknown, actor: unknown): object | null {
  const before = state.slice();
  const result = heavenAndAle.apply(state, actor as number, move as Move);
  if (result.ok) {
    state.set(before);
    return null;
  }
  if (state.some((cell, i) => cell !== before[i])) throw new Error('a refused move changed the state');
  return result.refusal;
}

/** The legal moves of the seat that has to move, in notation; of one kind if given. */
export function legal(state: State, kind = ''): string[] {
  const [actor] = heavenAndAle.actors(state);
  if (typeof actor !== 'number') return [];
  const texts = heavenAndAle.moves(state, actor).map(heavenAndAle.write);
  return texts.filter(text => kind === '' || text.split(' ')[0] === kind);
}

/** What a player has. */
export const own = (state: State, seat = 0): PlayerPosition => heavenAndAle.position(state).players[seat];

/** The spaces the seat to move may go to. */
export const spaces = (state: State): number[] => legal(state, 'go').map(text => Number(text.slice(3)));

/** The events of one kind. */
export const only = <Kind extends Event['event']>(
  events: readonly Event[],
  kind: Kind,
): Extract<Event, { event: Kind }>[] =>
  events.filter((event): event is Extract<Event, { event: Kind }> => event.event === kind);
