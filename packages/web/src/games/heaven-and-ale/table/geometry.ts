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

/** A ring with a number of columns and rows: all have 30 cells, so that there is one to fill any room. */
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

  /** The middle of a starting space; the first player's is next to space 1. */
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

/** Tiles on one space are arranged like a comb, so that each is recognisable; there is at most one more per round. */
export function combOf(count: number): readonly Lain[] {
  const { size, at } = COMBS[count - 1] ?? { size: 0, at: [] };
  return at.map(([x, y]) => ({ x: (x * size * Math.sqrt(3)) / 4, y: y * size * 0.75 - 6, size }));
}

/** Something lies here, so high. */
export interface Lain extends Point {
  readonly size: number;
}

/** Where figures stand on a space: along its lower edge, from the right, so that the number stays free. */
const FOOTING = { right: 30, y: 24, size: 44 } as const;

/** Tiles on a space with figures keep to its upper part, so that no figure hides one. */
const UPPER = { middle: -20, height: 50 } as const;

/** A row of as many tiles as a space above its figures can show. */
export function combAbove(count: number): readonly Lain[] {
  const size = Math.min(UPPER.height, 88 / (count * (Math.sqrt(3) / 2)));
  const step = (size * Math.sqrt(3)) / 2;
  return Array.from({ length: count }, (_, i) => ({
    x: (i - (count - 1) / 2) * step,
    y: UPPER.middle,
    size,
  }));
}

/** Where the n-th of some figures on a space stands. */
export function footing(n: number, count: number): Lain {
  const step = Math.min(26, 52 / Math.max(1, count - 1));
  return { x: FOOTING.right - n * step, y: FOOTING.y, size: FOOTING.size };
}

/** Where discs lie on a scoring space: never on its number, and above its figures. */
export const discAt = (n: number, hasFigures: boolean): Point =>
  hasFigures ? { x: n === 0 ? 29 : -29, y: -29 } : { x: 29, y: n === 0 ? 29 : -29 };

/** The ring used where there is room for any. */
export const MAIN_RING = new Ring(8, 9);
export const RINGS: readonly Ring[] = [MAIN_RING, new Ring(7, 10), new Ring(9, 8), new Ring(10, 7)];

/** How large a drawing becomes in a room. */
const scaleIn = (room: Size, drawing: Size): number =>
  Math.min(room.width / drawing.width, room.height / drawing.height);

/** The drawing that becomes largest in a room; the first one among equals. */
export function fittest<Drawing extends Size>(room: Size, drawings: readonly Drawing[]): Drawing {
  return drawings.reduce((best, one) => (scaleIn(room, one) > scaleIn(room, best) ? one : best));
}

/** How cells are laid out in a frame: in how many columns, how large each is, and what is drawn in it. */
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
export function hexPolygon({ x, y }: Point, radius: number): string {
  return Array.from({ length: 6 }, (_, i) => {
    const angle = (Math.PI / 3) * i;
    return `${(x + radius * Math.sin(angle)).toFixed(2)},${(y - radius * Math.cos(angle)).toFixed(2)}`;
  }).join(' ');
}
