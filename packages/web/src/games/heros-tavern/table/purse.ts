import type { Refusal } from '@taproom/games';
import {
  type Card,
  type Prices,
  RESOURCES,
  type Resource,
  type TavernRefusal,
  type Tokens,
} from '@taproom/games/heros-tavern';

/** The tokens left after paying for these cards; below zero they can't be paid for. */
export function leftAfter(tokens: Tokens, cards: readonly Card[], prices: Prices): Tokens {
  const left = { ...tokens };
  for (const card of cards) for (const resource of RESOURCES) left[resource] -= prices[card][resource];
  return left;
}

/** The resources in a price, each once. */
export const asked = (price: Tokens): Resource[] => RESOURCES.filter(resource => price[resource] > 0);

/** That there are not enough tokens for a purchase. */
export type TooDear = Extract<TavernRefusal, { code: 'not-enough-tokens' }>;

export const isTooDear = (refusal: Refusal): refusal is TooDear => refusal.code === 'not-enough-tokens';
