import { HEX_NAMES, HEX_PLACES, SHED_NAMES, SHED_PLACES } from '@taproom/games/heaven-and-ale';

/** A point on a drawing. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

// ---- The main board: a ring of 30 cells. The starting area takes three at the lower left; from there the
// 27 spaces run clockwise: up the left edge, along the top, down the right edge and back along the bottom.

export const CELL = 100;
const START_CELLS = 3;

/** A ring of so many columns and rows: all of them have 30 cells, so that any room has one that fills it. */
export class Ring {
  readonly width: number;
  readonly height: number;
  /** What the ring encloses: room for the barrels. */
  readonly courtyard: Point & Size;
  readonly startArea: Point & Size;

  constructor(
    private readonly columns: number,
    private readonly rows: number,
  ) {
    this.width = columns * CELL;
    this.height = rows * CELL;
    this.courtyard = { x: CELL, y: CELL, width: (columns - 2) * CELL, height: (rows - 2) * CELL };
    this.startArea = { x: 0, y: (rows - 1) * CELL, width: START_CELLS * CELL, height: CELL };
  }

  /** The middle of an action space. */
  spaceAt(space: number): Point {
    const at = (column: number, row: number): Point => ({ x: (column + 0.5) * CELL, y: (row + 0.5) * CELL });
    const left = this.rows - 1;
    const top = this.columns - 1;
    const n = space - 1;
    if (n < left) return at(0, left - 1 - n);
    if (n < left + top) return at(1 + n - left, 0);
    if (n < 2 * left + top) return at(top, 1 + n - left - top);
    return at(top - 1 - (n - 2 * left - top), left);
  }

  /** The middle of a slot of the starting area; the first player's slot is next to space 1. */
  slotAt(slot: number): Point {
    return {
      x: this.startArea.x + (slot + 0.5) * (this.startArea.width / 4),
      y: this.startArea.y + CELL / 2,
    };
  }
}

interface Comb {
  /** How high a tile is. */
  readonly size: number;
  /** The middle of each tile, in half widths of a tile and in rows. */
  readonly at: readonly (readonly [number, number])[];
}

// biome-ignore format: a comb in a line is easy to see.
const COMBS: readonly Comb[] = [
  { size: 74, at: [[0, 0]] },
  { size: 52, at: [[-1, 0], [1, 0]] },
  { size: 46, at: [[-1, -0.5], [1, -0.5], [0, 0.5]] },
  { size: 41, at: [[-1.5, -0.5], [0.5, -0.5], [-0.5, 0.5], [1.5, 0.5]] },
  { size: 34, at: [[-2, -0.5], [0, -0.5], [2, -0.5], [-1, 0.5], [1, 0.5]] },
  { size: 30, at: [[-2.5, -0.5], [-0.5, -0.5], [1.5, -0.5], [-1.5, 0.5], [0.5, 0.5], [2.5, 0.5]] },
];

/** Tiles on one space lie like a comb, so that each shows what it is; there is one more in each round at most. */
export function combOf(count: number): readonly (Point & { readonly size: number })[] {
  const { size, at } = COMBS[count - 1] ?? { size: 0, at: [] };
  return at.map(([x, y]) => ({ x: (x * size * Math.sqrt(3)) / 4, y: y * size * 0.75 - 6, size }));
}

/** The ring as it is drawn where there is room for any. */
export const MAIN_RING = new Ring(8, 9);
export const RINGS: readonly Ring[] = [MAIN_RING, new Ring(7, 10), new Ring(9, 8), new Ring(10, 7)];

/** How large a drawing becomes in a room. */
const scaleIn = (room: Size, drawing: Size): number =>
  Math.min(room.width / drawing.width, room.height / drawing.height);

/** The drawing that becomes largest in a room; the first one among equals. */
export function fittest<Drawing extends Size>(room: Size, drawings: readonly Drawing[]): Drawing {
  return drawings.reduce((best, one) => (scaleIn(room, one) > scaleIn(room, best) ? one : best));
}

/** How some cells are laid out in a frame: in how many columns, how large each is, and what is drawn in it. */
export interface Grid<Drawing> {
  readonly columns: number;
  readonly cell: Size;
  readonly drawing: Drawing;
  readonly scale: number;
}

/** The grid of full rows in which the cells are drawn largest, each as one of some drawings. */
export function gridFor<Drawing extends Size>(
  frame: Size,
  cells: number,
  drawings: readonly Drawing[],
): Grid<Drawing> {
  const columns = Array.from({ length: cells }, (_, i) => i + 1).filter(count => cells % count === 0);
  const grids = columns.map(count => {
    const cell = { width: frame.width / count, height: (frame.height * count) / cells };
    const drawing = fittest(cell, drawings);
    return { columns: count, cell, drawing, scale: scaleIn(cell, drawing) };
  });
  return grids.reduce((best, grid) => (grid.scale > best.scale ? grid : best));
}

// ---- The garden: hexes with a corner on top

/** From the middle of a hex to its corner. */
export const HEX = 44;
const STEP_X = (HEX * Math.sqrt(3)) / 2;
const STEP_Y = HEX * 1.5;

const place = ({ x, y }: Point): Point => ({ x: (x + 6) * STEP_X + STEP_X, y: y * STEP_Y + HEX });

export const GARDEN = { width: 14 * STEP_X, height: 6 * STEP_Y + 2 * HEX } as const;

const HEXES = new Map(HEX_NAMES.map((name, i) => [name, place(HEX_PLACES[i] ?? { x: 0, y: 0 })]));
const SHEDS = new Map(SHED_NAMES.map((name, i) => [name, place(SHED_PLACES[i] ?? { x: 0, y: 0 })]));

/** The middle of a hex or shed spot by its name. */
export const hexAt = (name: string): Point => HEXES.get(name) ?? SHEDS.get(name) ?? { x: 0, y: 0 };

/** The corners of a hex around a point, for a polygon. */
export function hexCorners({ x, y }: Point, radius: number): string {
  return Array.from({ length: 6 }, (_, i) => {
    const angle = (Math.PI / 3) * i;
    return `${(x + radius * Math.sin(angle)).toFixed(2)},${(y - radius * Math.cos(angle)).toFixed(2)}`;
  }).join(' ');
}

// ---- The production track: up the left edge from −10 to 0, then along the top from 1 to 20

/** A spot of the track: how long it is along each edge, and how deep. */
export const SPOT = { top: 29, left: 41, depth: 46 } as const;

/** The middle of a spot of the track, in a frame whose corner is where the two edges meet. */
export function trackAt(spot: number): Point {
  if (spot >= 1) return { x: SPOT.depth + (spot - 0.5) * SPOT.top, y: SPOT.depth / 2 };
  return { x: SPOT.depth / 2, y: SPOT.depth + (0.5 - spot) * SPOT.left };
}

// ---- A player's board: track and garden, with the pairs of scoring spots beside or below, and the hand below

const MARGIN = 14;
const BANDS = 26;
const PAIR_ROOM = { width: 152, height: 108 } as const;
const HAND_DEPTH = 124;
/** From card to card in the hand. */
export const CARD_STEP = 80;

export interface Arrangement extends Size {
  /** The corner where the two edges of the track meet. */
  readonly track: Point;
  readonly garden: Point;
  /** The middle of each pair of spots, and how large it is drawn. */
  readonly pairs: readonly Point[];
  readonly pairScale: number;
  readonly purse: Point;
  /** The middle of the first card. */
  readonly hand: Point;
  readonly barrels: Point;
}

export const BAND_DEPTH = BANDS;
const TRACK = { x: MARGIN, y: MARGIN + BANDS };
const GARDEN_CORNER = { x: MARGIN + SPOT.depth + 16, y: TRACK.y + SPOT.depth + 8 };
const BOTTOM = GARDEN_CORNER.y + GARDEN.height;
const RIGHT_EDGE = TRACK.x + SPOT.depth + 20 * SPOT.top;
const PAIRS = [0, 1, 2, 3, 4];

/** What lies below: the purse, five cards, the barrels, in a row of this length. */
const BELOW = 612;

const below = (y: number, width: number): Pick<Arrangement, 'purse' | 'hand' | 'barrels'> => {
  const left = (width - BELOW) / 2;
  return {
    purse: { x: left + 36, y },
    hand: { x: left + 180, y },
    barrels: { x: left + 4 * CARD_STEP + 256, y },
  };
};

const wide: Arrangement = {
  width: RIGHT_EDGE + PAIR_ROOM.width + 2 * MARGIN,
  height: BOTTOM + HAND_DEPTH + MARGIN,
  track: TRACK,
  garden: GARDEN_CORNER,
  pairs: PAIRS.map(pair => ({
    x: RIGHT_EDGE + MARGIN + PAIR_ROOM.width / 2,
    y: TRACK.y + (pair + 0.5) * ((BOTTOM - TRACK.y) / 5),
  })),
  pairScale: 1,
  ...below(BOTTOM + HAND_DEPTH / 2 + 4, RIGHT_EDGE + PAIR_ROOM.width + MARGIN),
};

const TALL_WIDTH = RIGHT_EDGE + MARGIN;
const TALL_PAIR = (TALL_WIDTH - 2 * MARGIN) / 5;
const TALL_SCALE = 0.84;
const TALL_PAIRS_DEPTH = PAIR_ROOM.height * TALL_SCALE;

const tall: Arrangement = {
  width: TALL_WIDTH,
  height: BOTTOM + TALL_PAIRS_DEPTH + HAND_DEPTH + MARGIN,
  track: TRACK,
  garden: GARDEN_CORNER,
  pairs: PAIRS.map(pair => ({ x: MARGIN + (pair + 0.5) * TALL_PAIR, y: BOTTOM + 10 + TALL_PAIRS_DEPTH / 2 })),
  pairScale: TALL_SCALE,
  ...below(BOTTOM + TALL_PAIRS_DEPTH + HAND_DEPTH / 2 + 6, TALL_WIDTH),
};

/** The two ways to lay out a player's board: for a wide room, and for a narrow one. */
export const ARRANGEMENTS: readonly Arrangement[] = [wide, tall];
