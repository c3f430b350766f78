import {
  CARDS,
  CATEGORIES,
  type Card,
  type Category,
  RESOURCES,
  type Row,
  type Tokens,
} from '@taproom/games/heros-tavern';

/** Cards, tokens and scores broken into parts, so that each language can use its own order and cases. */

/** Cards with their numbers, in the order of the deck. */
export const cardCounts = (
  cards: readonly Card[],
  names: Readonly<Record<Card, string>>,
): { name: string; count: number }[] =>
  CARDS.map(card => ({ name: names[card], count: cards.filter(one => one === card).length })).filter(
    ({ count }) => count > 0,
  );

/** Tokens of which there are some, each in words. */
export const tokenList = (tokens: Tokens, say: (n: number, token: keyof Tokens) => string): string[] =>
  RESOURCES.filter(token => tokens[token] > 0).map(token => say(tokens[token], token));

/** A row of the score pad: its sum, and what brought heroes. */
export function rowParts(
  row: Row,
  names: Readonly<Record<Category, string>>,
): { total: number; parts: string[] } {
  const categories = CATEGORIES.filter(one => row[one] > 0);
  return {
    total: categories.reduce((sum, one) => sum + row[one], 0),
    parts: categories.map(one => `${names[one]} ${row[one]}`),
  };
}
