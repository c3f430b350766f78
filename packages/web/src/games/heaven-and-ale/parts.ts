import { type Monk, RESOURCES, type Resource, type Spot, type Tile } from '@taproom/games/heaven-and-ale';

/** Tiles and commands broken into parts, so that each language can use its own order and cases. */

export const isMonk = (name: Tile | Spot): name is Monk => name.startsWith('monk');

/** The resource and the fertility of a tile, or its monk. */
export type TileParts =
  | { readonly kind: 'monk'; readonly monk: Monk }
  | { readonly kind: 'resource'; readonly resource: Resource; readonly fertility: number };

export function tileParts(tile: Tile): TileParts {
  if (isMonk(tile)) return { kind: 'monk', monk: tile };
  const resource = RESOURCES.find(one => tile.startsWith(one));
  if (resource === undefined) throw new Error(`no resource on ${tile}`);
  return { kind: 'resource', resource, fertility: Number(tile.at(-1)) };
}

/** Each command as it can be typed. The notation is the same in all languages. */
const EXAMPLES: Readonly<Record<string, string>> = {
  go: 'go 5',
  start: 'start ducats',
  buy: 'buy hops3 c4',
  activate: 'activate c4 d5',
  score: 'score hops',
  card: 'card purse',
  return: 'return purse',
  first: 'first 0',
  refill: 'refill',
  done: 'done',
};

export const exampleOf = (command: string): string => EXAMPLES[command] ?? 'go 5';
