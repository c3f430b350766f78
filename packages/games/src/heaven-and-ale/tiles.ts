import { RESOURCE_TILES, RESOURCES, TILES, type Tile } from './vocabulary.ts';

/**
 * A tile in a state is a number: 0 none, 1–25 the resource tiles (wood1, wood2 … barley5),
 * 26–29 the monks.
 */
export const NO_TILE = 0;
export const FIRST_MONK = RESOURCE_TILES.length + 1;
const ALL_TILES = TILES.length;

const HIGHEST = RESOURCE_TILES.length / RESOURCES.length;

export const isMonkTile = (tile: number): boolean => tile >= FIRST_MONK;

/** By tile: the fertility (0 for monks), the resource, the type of monk; −1 where there is none. */
export const FERTILITY = Int8Array.from({ length: ALL_TILES + 1 }, (_, tile) =>
  tile === NO_TILE || isMonkTile(tile) ? 0 : ((tile - 1) % HIGHEST) + 1,
);
export const RESOURCE = Int8Array.from({ length: ALL_TILES + 1 }, (_, tile) =>
  tile === NO_TILE || isMonkTile(tile) ? -1 : Math.floor((tile - 1) / HIGHEST),
);
export const MONK = Int8Array.from({ length: ALL_TILES + 1 }, (_, tile) =>
  isMonkTile(tile) ? tile - FIRST_MONK : -1,
);

/**
 * What a tile brings to a garden, as bits: 0–4 its fertility, 5–9 its resource, 10–13 its type
 * of monk. The same numbering as the fourteen ways to use a disc (7.2–7.4).
 */
export const BRINGS = Uint16Array.from({ length: ALL_TILES + 1 }, (_, tile) => {
  if (tile === NO_TILE) return 0;
  if (isMonkTile(tile)) return 1 << (10 + MONK[tile]);
  return (1 << (FERTILITY[tile] - 1)) | (1 << (5 + RESOURCE[tile]));
});

export const tileName = (tile: number): Tile => TILES[tile - 1];
export const tileCode = (name: Tile): number => TILES.indexOf(name) + 1;
