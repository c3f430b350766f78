import { type Card, type GivenOptions, RESOURCES, type Tokens, tables } from '@taproom/games/heros-tavern';

/** The prices that a table agrees on: only those of cards that cost something else than usual. */
export type Given = GivenOptions;

/** What a card costs. What was not entered yet is no number. */
export function priceOf({ prices }: Given, card: Card): Tokens {
  const agreed = prices?.[card];
  if (agreed === undefined) return tables.PRICES[card];
  return { coins: 0, storage: 0, land: 0, ...agreed };
}

const isSame = (one: Tokens, other: Tokens): boolean =>
  RESOURCES.every(resource => one[resource] === other[resource]);

export const isUsual = (options: Given, card: Card): boolean =>
  isSame(priceOf(options, card), tables.PRICES[card]);

/** Whether the rules take a number of tokens for a price. */
export const isPrice = (tokens: number): boolean =>
  Number.isInteger(tokens) && tokens >= 0 && tokens <= tables.PRICE_MAX;

/** Agrees on the price of a card. Back at the usual one, it is not mentioned any more. */
export function setPrice({ prices }: Given, card: Card, price: Tokens): Given {
  const { [card]: _before, ...others } = prices ?? {};
  const all = isSame(price, tables.PRICES[card]) ? others : { ...others, [card]: price };
  return Object.keys(all).length === 0 ? {} : { prices: all };
}
