/** Every number in the rules, as data, with the rule it comes from. */
import type { Card, Tokens } from './vocabulary.ts';

export const SEATS_MIN = 3;
export const SEATS_MAX = 5;
export const ROUNDS = 5;
/** Cards dealt to each player. 2.1 */
export const HAND = 7;

/** Copies of each card in the box, in the order of `CARDS`. 1.1 */
export const COPIES: readonly number[] = [12, 12, 12, 12, 12, 12, 12, 12, 12, 2, 2, 2, 2, 2];

/** Heroes for the most and the second most entertainment. 3.1 */
export const ENTERTAINMENT_MOST = 6;
export const ENTERTAINMENT_SECOND = 3;
/** A set of food. 3.2 */
export const FOOD_SET = 3;
export const FOOD_HEROES = 10;
/** A pair of light and dark ale, and a pair of one kind. 3.3 */
export const ALE_MIXED = 10;
export const ALE_SAME = 3;
/** Each lodging. 3.4 */
export const LODGING_HEROES = 2;
/** Heroes by number of markets; the last entry is for that many or more. 3.5 */
export const MARKET_HEROES: readonly number[] = [0, 1, 3, 5, 7, 10];

/** Heroes of each jester by number of entertainments; the last entry is for that many or more. 3.6 */
export const JESTER_HEROES: readonly number[] = [1, 2, 2, 4, 4, 4, 6];
/** Each cook: by set of food, or without any. 3.6 */
export const COOK_SET = 5;
export const COOK_ALONE = 1;
/** Each bartender: by pair of ale, or without any. 3.6 */
export const BARTENDER_MIXED = 5;
export const BARTENDER_SAME = 2;
export const BARTENDER_ALONE = 1;
/** Heroes of each maid by number of lodgings; the last entry is for that many or more. 3.6 */
export const MAID_HEROES: readonly number[] = [1, 2, 4, 6];
/** Each shopkeeper: one by market, and this on top. 3.6 */
export const SHOPKEEPER_MARKET = 1;
export const SHOPKEEPER_ALONE = 1;

/** Tokens by number of cards that produce them; the last entry is for that many or more. 4.1 */
export const RESOURCE_TOKENS: readonly number[] = [0, 1, 3, 5, 7, 10];

/** The hero value of an unspent token at the end. 7.1 */
export const UNSPENT_HEROES = 1;

/** What a table may charge for a card, by resource. 8.1 */
export const PRICE_MAX = 9;
/** What a card costs unless the table agrees on other prices. 5.2, 8.1 */
export const PRICES: Readonly<Record<Card, Tokens>> = {
  entertainment: { coins: 1, storage: 0, land: 0 },
  food: { coins: 0, storage: 1, land: 0 },
  'light-ale': { coins: 0, storage: 1, land: 0 },
  'dark-ale': { coins: 0, storage: 1, land: 0 },
  lodging: { coins: 0, storage: 0, land: 1 },
  market: { coins: 0, storage: 0, land: 1 },
  games: { coins: 0, storage: 1, land: 1 },
  barrel: { coins: 1, storage: 0, land: 1 },
  tools: { coins: 1, storage: 1, land: 0 },
  jester: { coins: 1, storage: 0, land: 0 },
  cook: { coins: 1, storage: 0, land: 0 },
  bartender: { coins: 1, storage: 0, land: 0 },
  maid: { coins: 1, storage: 0, land: 0 },
  shopkeeper: { coins: 1, storage: 0, land: 0 },
};
