import { type Card, type GivenOptions, RESOURCES, type Tokens, tables } from '@taproom/games/heros-tavern';

/** The prices a table agrees on: only those that differ from the default. */
export type AgreedPrices = GivenOptions;

/** What a card costs. A field that is still empty is NaN. */
export function priceOf({ prices }: AgreedPrices, card: Card): Tokens {
  const agreed = prices?.[card];
  if (agreed === undefined) return tables.PRICES[card];
  return { coins: 0, storage: 0, land: 0, ...agreed };
}

const isSame = (one: Tokens, other: Tokens): boolean =>
  RESOURCES.every(resource => one[resource] === other[resource]);

export const isUsual = (options: AgreedPrices, card: Card): boolean =>
  isSame(priceOf(options, card), tables.PRICES[card]);

/** Whether the rules accept a number of tokens as a price. */
export const isPrice = (tokens: number): boolean =>
  Number.isInteger(tokens) && tokens >= 0 && tokens <= tables.PRICE_MAX;

/** Sets the price of a card. Back at the default, it is omitted. */
export function setPrice({ prices }: AgreedPrices, card: Card, price: Tokens): AgreedPrices {
  const { [card]: _before, ...others } = prices ?? {};
  const all = isSame(price, tables.PRICES[card]) ? others : { ...others, [card]: price };
  return Object.keys(all).length === 0 ? {} : { prices: all };
}
