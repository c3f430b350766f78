import { HEX_NAMES, HEX_PLACES, SHED_NAMES, SHED_PLACES } from '@taproom/games/heaven-and-ale';

/** A point on a drawing. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

// ---- The main board: a ring of 8 by 9 cells. The starting area takes three at the lower left; from there
// the 27 spaces run clockwise: up the left edge, along the top, down the right edge and back along the bottom.

export const CELL = 100;
export const BOARD = { width: 8 * CELL, height: 9 * CELL } as const;
export const START_AREA = { x: 0, y: 8 * CELL, width: 3 * CELL, height: CELL } as const;
/** What the ring encloses: room for barrels and monk stacks. */
export const COURTYARD = { x: CELL, y: CELL, width: 6 * CELL, height: 7 * CELL } as const;

const LEFT = 8;
const TOP = 7;
const RIGHT = 8;

/** The middle of an action space. */
export function spaceAt(space: number): Point {
  const at = (column: number, row: number): Point => ({ x: (column + 0.5) * CELL, y: (row + 0.5) * CELL });
  const n = space - 1;
  if (n < LEFT) return at(0, 7 - n);
  if (n < LEFT + TOP) return at(1 + n - LEFT, 0);
  if (n < LEFT + TOP + RIGHT) return at(7, 1 + n - LEFT - TOP);
  return at(6 - (n - LEFT - TOP - RIGHT), 8);
}

/** The middle of a slot of the starting area; the first player's slot is next to space 1. */
export const slotAt = (slot: number): Point => ({
  x: START_AREA.x + (slot + 0.5) * (START_AREA.width / 4),
  y: START_AREA.y + CELL / 2,
});

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

export const SPOT = { width: 34, height: 44 } as const;

/** The middle of a spot of the track, in a frame whose corner is where the two edges meet. */
export function trackAt(spot: number): Point {
  if (spot >= 1) return { x: SPOT.height + (spot - 0.5) * SPOT.width, y: SPOT.height / 2 };
  return { x: SPOT.height / 2, y: SPOT.height + (0.5 - spot) * SPOT.width };
}
