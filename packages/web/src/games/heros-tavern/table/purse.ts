import { type Card, type Prices, RESOURCES, type Resource, type Tokens } from '@taproom/games/heros-tavern';

/** What is left of the tokens when these cards are paid; below zero it can't be paid. */
export function leftAfter(tokens: Tokens, cards: readonly Card[], prices: Prices): Tokens {
  const left = { ...tokens };
  for (const card of cards) for (const resource of RESOURCES) left[resource] -= prices[card][resource];
  return left;
}

/** The resources that a price asks for, each once. */
export const asked = (price: Tokens): Resource[] => RESOURCES.filter(resource => price[resource] > 0);
