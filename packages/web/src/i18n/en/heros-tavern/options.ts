import { tavernWords } from './words.ts';

/** What can be agreed on before a game. */
export const words = {
  prices: 'Prices of the cards',
  hint: (max: number) => `What each card costs to keep: 0 to ${max} tokens of each kind.`,
  field: (card: string, resource: string) => `${card}, ${resource}`,
  wrong: (field: string, max: number) => `${field}: enter a whole number from 0 to ${max}.`,
  reset: 'Back to the usual prices',
  agreed: (card: string, price: string, usual: string) => `Price of ${card}: ${price} (usually ${usual})`,
  card: tavernWords.name,
  resource: tavernWords.resource,
  tokens: tavernWords.tokens,
};

export type Words = typeof words;
