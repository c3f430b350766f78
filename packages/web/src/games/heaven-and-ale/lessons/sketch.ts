import {
  HEX_NAMES,
  heavenAndAle,
  MARKER_STARTS,
  MONK_COPIES,
  MONK_SPACES,
  MONKS,
  type PlayerPosition,
  type Position,
  RESOURCE_COPIES,
  RESOURCE_SPACES,
  RESOURCE_TILES,
  SCORING_SPACES,
  SHED_NAMES,
  TILES,
  type Tile,
} from '@taproom/games/heaven-and-ale';
import { shedSoFar } from '../sheds.ts';

type Board = Omit<PlayerPosition, 'sheds'>;

/** What matters in a position of two players, the first of whom has to move. */
export interface Sketch {
  /** Up to the third and last one. */
  readonly round: number;
  /** Tiles on the spaces ahead of the player; the others ahead are empty. */
  readonly tiles: Readonly<Record<number, readonly Tile[]>>;
  /** Scoring spaces that still have a disc. */
  readonly discs: readonly number[];
  readonly player: Partial<Board> & { readonly figure: number };
  readonly rival?: Partial<Board>;
}

const NOBODY: Board = {
  figure: 'ducats',
  out: true,
  ducats: 3,
  brewmaster: 0,
  markers: MARKER_STARTS,
  cards: [],
  placed: [null, null, null, null, null],
  discs: [],
  garden: {},
  largeBarrels: [],
  smallBarrels: [],
};

/** A position in which everything else is filled in so that a game could have led to it. */
export function sketch({ round, tiles, discs, player, rival }: Sketch): Position {
  const own: Board = { ...NOBODY, out: false, ducats: 0, ...player };
  const other: Board = { ...NOBODY, ...rival };
  const spaces: Record<string, Tile[]> = {};
  const garden: Record<string, Tile> = { ...other.garden };
  const left: Record<string, number> = {};
  for (const kind of KINDS) {
    for (const space of kind.spaces) spaces[space] = [...(tiles[space] ?? [])];
    const used = [
      ...kind.spaces.flatMap(space => tiles[space] ?? []),
      ...[own, other].flatMap(({ garden }) =>
        Object.values(garden).filter(tile => kind.tiles.includes(tile)),
      ),
    ];
    for (const tile of kind.tiles) left[tile] = kind.copies - used.filter(one => one === tile).length;
    // What lies behind the player can't be bought any more; the rest belongs to the rival.
    const behind = kind.spaces.filter(space => space <= player.figure && tiles[space] === undefined);
    const room = Array.from({ length: round }, () => behind).flat();
    for (const tile of others(kind.tiles, left, kind.each * round - used.length)) {
      const space = room.shift();
      if (space !== undefined) spaces[space]?.push(tile);
      else garden[HEX_NAMES.find(hex => !(hex in garden)) ?? ''] = tile;
    }
  }
  return {
    game: 'heaven-and-ale',
    rules: 1,
    seats: 2,
    options: { first: null },
    round,
    stage: 'go',
    active: 0,
    bought: 0,
    shed: null,
    pair: null,
    tiles: spaces,
    discs: Object.fromEntries(SCORING_SPACES.map(space => [space, discs.includes(space) ? 1 : 0])),
    bag: { I: counts(tile => left[tile] ?? 0), II: counts(copiesOf) },
    players: [withSheds(own), withSheds({ ...other, garden })],
  };
}

interface TileKind {
  readonly tiles: readonly Tile[];
  readonly spaces: readonly number[];
  readonly copies: number;
  /** How many a round brings. */
  readonly each: number;
}

/** In three rounds of two players only tiles with back I are drawn. */
const KINDS: readonly TileKind[] = [
  { tiles: RESOURCE_TILES, spaces: RESOURCE_SPACES, copies: RESOURCE_COPIES, each: RESOURCE_SPACES.length },
  { tiles: MONKS, spaces: MONK_SPACES, copies: MONK_COPIES, each: MONK_SPACES.length },
];

const copiesOf = (tile: Tile): number => (MONKS.some(monk => monk === tile) ? MONK_COPIES : RESOURCE_COPIES);

function counts(count: (tile: Tile) => number): Record<Tile, number> {
  const counted = {} as Record<Tile, number>;
  for (const tile of TILES) counted[tile] = count(tile);
  return counted;
}

/** Steps through a list of tiles whose length isn't a multiple of it: neighbours differ. */
const STRIDE = 7;

/** Takes this many tiles from what is left, of all kinds alike. */
function others(tiles: readonly Tile[], left: Record<string, number>, count: number): Tile[] {
  const taken: Tile[] = [];
  for (let i = 0; taken.length < count; i += STRIDE) {
    const tile = tiles[i % tiles.length];
    if (i > count * STRIDE * tiles.length || tile === undefined)
      throw new Error(`there are not ${count} tiles`);
    if ((left[tile] ?? 0) === 0) continue;
    left[tile] = (left[tile] ?? 0) - 1;
    taken.push(tile);
  }
  return taken;
}

/** The sheds that a garden has built. 6.1 */
function withSheds(board: Board): PlayerPosition {
  const bare: PlayerPosition = { ...board, sheds: {} };
  const built = SHED_NAMES.flatMap(shed => {
    const { filled, of, type } = shedSoFar(heavenAndAle.numbers, bare, shed);
    return filled === of ? [[shed, type] as const] : [];
  });
  return { ...bare, sheds: Object.fromEntries(built) };
}
