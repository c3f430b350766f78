import { GARDEN_ROWS, SHED_SPOTS } from './numbers.ts';
import type { Side } from './vocabulary.ts';

/**
 * The garden's geometry (3.1). A hex is named by its row, a to g from the top, and its
 * place in the row from the left, shed spots included: the middle of the third row
 * is c3 and c4. In states a hex is a number: 0–14 the sunny ones in reading order,
 * 15–29 the shady ones; shed spots are numbered 0–6 in reading order.
 */
interface Field {
  readonly name: string;
  readonly x: number;
  readonly y: number;
}

/** The offsets of the six neighbours, clockwise from the upper left: opposite ones are three apart. */
const DIRECTIONS = [
  [-1, -1],
  [1, -1],
  [2, 0],
  [1, 1],
  [-1, 1],
  [-2, 0],
] as const;

const fields: Field[] = GARDEN_ROWS.flatMap((row, y) =>
  row.map((x, i) => ({ name: `${'abcdefg'[y]}${i + 1}`, x, y })),
);
const isShedSpot = (field: Field): boolean => SHED_SPOTS[field.y].includes(field.x);
const sunny = fields.filter(field => !isShedSpot(field) && field.x < 0);
const shady = fields.filter(field => !isShedSpot(field) && field.x > 0);
const hexes = [...sunny, ...shady];
const sheds = fields.filter(isShedSpot);

/** How many hexes a side has; the first shady hex. */
export const SIDE_HEXES = sunny.length;
export const ALL_HEXES = hexes.length;
export const ALL_SHEDS = sheds.length;
/** All hexes of a side, as bits. */
export const FULL_SIDE = (1 << SIDE_HEXES) - 1;

/** Names by number. */
export const HEX_NAMES: readonly string[] = hexes.map(hex => hex.name);
export const SHED_NAMES: readonly string[] = sheds.map(shed => shed.name);

/** Where each hex and each shed spot is, for drawing the garden. */
export const HEX_PLACES: readonly { readonly x: number; readonly y: number }[] = hexes;
export const SHED_PLACES: readonly { readonly x: number; readonly y: number }[] = sheds;

export const isSunny = (hex: number): boolean => hex < SIDE_HEXES;
export const sideOf = (hex: number): Side => (isSunny(hex) ? 'sunny' : 'shady');

const neighbour = (field: Field, [dx, dy]: readonly [number, number]): number =>
  hexes.findIndex(hex => hex.x === field.x + dx && hex.y === field.y + dy);

/** The hexes next to a hex: without shed spots and anything outside the garden, so there are at most four (7.4). */
export const NEIGHBOURS: readonly Uint8Array[] = hexes.map(hex =>
  Uint8Array.from(DIRECTIONS.map(step => neighbour(hex, step)).filter(found => found >= 0)),
);

/** The six hexes around a shed spot, clockwise from the upper left. */
export const SHED_NEIGHBOURS: readonly Uint8Array[] = sheds.map(shed =>
  Uint8Array.from(DIRECTIONS.map(step => neighbour(shed, step))),
);

/** The shed spots next to a hex, in reading order. */
export const SHEDS_NEXT_TO: readonly Uint8Array[] = hexes.map((_, hex) =>
  Uint8Array.from(sheds.keys()).filter(shed => SHED_NEIGHBOURS[shed].includes(hex)),
);

const bits = (around: Uint8Array, side: Side): number =>
  around.reduce((mask, hex) => (sideOf(hex) === side ? mask | (1 << (hex % SIDE_HEXES)) : mask), 0);

/** The sunny and the shady hexes around each shed spot as bits of their side. */
export const SUNNY_AROUND: readonly number[] = SHED_NEIGHBOURS.map(around => bits(around, 'sunny'));
export const SHADY_AROUND: readonly number[] = SHED_NEIGHBOURS.map(around => bits(around, 'shady'));
