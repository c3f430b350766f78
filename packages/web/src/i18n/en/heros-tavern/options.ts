import { nouns } from './words.ts';

/** The options of a game. */
export const words = {
  prices: 'Card prices',
  hint: (max: number) => `What it costs to keep each card: 0 to ${max} tokens of each kind.`,
  field: (card: string, resource: string) => `${card}, ${resource}`,
  wrong: (field: string, max: number) => `${field}: enter a whole number from 0 to ${max}.`,
  reset: 'Reset to standard prices',
  agreed: (card: string, price: string, usual: string) => `Price of ${card}: ${price} (standard: ${usual})`,
  card: nouns.name,
  resource: nouns.resource,
  tokens: nouns.tokens,
};

export type Words = typeof words;
