/** The garden as the rules show it (3.1), typed out for the tests: nothing here is computed by the engine. */
import type { Tile } from '../vocabulary.ts';

/** The hexes of each side in reading order. */
export const SUNNY = [
  'a1',
  'b1',
  'c1',
  'c2',
  'c3',
  'd1',
  'd3',
  'e1',
  'e2',
  'e3',
  'f1',
  'f3',
  'g1',
  'g2',
  'g3',
];
export const SHADY = [
  'a2',
  'b3',
  'c4',
  'c5',
  'c6',
  'd5',
  'd7',
  'e4',
  'e5',
  'e6',
  'f5',
  'f7',
  'g4',
  'g5',
  'g6',
];

/** The six hexes around each shed spot, clockwise from the upper left. */
export const AROUND: Readonly<Record<string, readonly string[]>> = {
  b2: ['a1', 'a2', 'b3', 'c4', 'c3', 'b1'],
  d2: ['c1', 'c2', 'd3', 'e2', 'e1', 'd1'],
  d4: ['c3', 'c4', 'd5', 'e4', 'e3', 'd3'],
  d6: ['c5', 'c6', 'd7', 'e6', 'e5', 'd5'],
  f2: ['e1', 'e2', 'f3', 'g2', 'g1', 'f1'],
  f4: ['e3', 'e4', 'f5', 'g4', 'g3', 'f3'],
  f6: ['e5', 'e6', 'f7', 'g6', 'g5', 'f5'],
};

export type Garden = Readonly<Record<string, Tile>>;

/** Tiles on hexes, one after another. */
export const plant = (hexes: readonly string[], tiles: readonly Tile[]): Garden =>
  Object.fromEntries(tiles.map((tile, i) => [hexes[i], tile]));

/** Tiles around a shed spot, clockwise from the upper left; fewer than six leave the last ones empty. */
export const around = (shed: string, ...tiles: readonly Tile[]): Garden => plant(AROUND[shed], tiles);

/** Fertility of a tile by its name: monks have none. */
export const fertilityOf = (tile: Tile): number => (tile.startsWith('monk') ? 0 : Number(tile.at(-1)));

/** The sheds a garden should have, by 6.1. */
export function shedsOf(garden: Garden): Record<string, number> {
  const built: Record<string, number> = {};
  for (const [shed, hexes] of Object.entries(AROUND)) {
    if (!hexes.every(hex => hex in garden)) continue;
    const sum = hexes.reduce((total, hex) => total + fertilityOf(garden[hex]), 0);
    built[shed] = [8, 12, 18, 24].filter(from => sum >= from).length;
  }
  return built;
}
