import type { Monk, Resource, Spot, Tile } from '@taproom/games/heaven-and-ale';
import type { Card, Category, Row, Tokens } from '@taproom/games/heros-tavern';

/** Tiles, cards and tokens taken apart, so that each language can put them into its own order and cases. */

export const isMonk = (name: Tile | Spot): name is Monk => name.startsWith('monk');

/** The resource and the fertility of a tile, or its monk. */
export type TileParts =
  | { readonly kind: 'monk'; readonly monk: Monk }
  | { readonly kind: 'resource'; readonly resource: Resource; readonly fertility: number };

export const tileParts = (tile: Tile): TileParts =>
  isMonk(tile)
    ? { kind: 'monk', monk: tile }
    : { kind: 'resource', resource: tile.slice(0, -1) as Resource, fertility: Number(tile.at(-1)) };

/** Cards with their numbers, in the order of a map of their names. */
export function cardCounts(
  cards: readonly Card[],
  names: Readonly<Record<Card, string>>,
): { name: string; count: number }[] {
  return (Object.keys(names) as Card[])
    .map(card => ({ name: names[card], count: cards.filter(one => one === card).length }))
    .filter(({ count }) => count > 0);
}

const TOKENS = ['coins', 'storage', 'land'] as const;

/** Tokens of which there are some, each in words. */
export const tokenList = (tokens: Tokens, say: (n: number, token: keyof Tokens) => string): string[] =>
  TOKENS.filter(token => tokens[token] > 0).map(token => say(tokens[token], token));

/** A row of the score pad: its sum, and what brought heroes. */
export function rowParts(
  row: Row,
  names: Readonly<Record<Category, string>>,
): { total: number; parts: string[] } {
  const categories = (Object.keys(names) as Category[]).filter(one => row[one] > 0);
  return {
    total: categories.reduce((sum, one) => sum + row[one], 0),
    parts: categories.map(one => `${names[one]} ${row[one]}`),
  };
}

/** A number with its sign; minus is a minus, not a hyphen. */
export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

/** A number of the production track; minus is a minus, not a hyphen. */
export const number = (n: number): string => (n < 0 ? `−${-n}` : `${n}`);
