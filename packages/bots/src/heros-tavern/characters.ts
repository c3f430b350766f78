import { CARDS, type Counts, tables } from '@taproom/games/heros-tavern';
import type { Mind } from './search.ts';
import type { Taste } from './taste.ts';

const { HAND } = tables;

/** How many heroes more than it is worth each card seems to be worth; a card left out is seen as it is. */
const likes = (cards: Partial<Counts>): readonly number[] => CARDS.map(card => cards[card] ?? 0);

/** No rung: somebody in a first game, who takes what draws in most heroes now, and keeps all that can be paid. */
export const BEGINNER: Taste = { judges: 'tonight', likes: CARDS.map(() => 1), slip: 0.4, purchases: HAND };

/**
 * Lives for tonight. Takes what draws in heroes in this round, likes company above all (entertainment, staff,
 * guests who stay), finds resources dull, misjudges a little, and keeps two cards a round at most.
 */
export const PATRON_1: Taste = {
  judges: 'tonight',
  likes: likes({
    entertainment: 3,
    'light-ale': 1,
    'dark-ale': 1,
    lodging: 2,
    market: 1,
    games: -3,
    barrel: -3,
    tools: -3,
    jester: 3,
    cook: 2,
    bartender: 2,
    maid: 3,
    shopkeeper: 2,
  }),
  slip: 3,
  purchases: 2,
};

/**
 * Knows the trade, but not its figures, and is in love with ale: pairs, barrels, a bartender. Rooms and stalls are
 * for others. Keeps three cards a round at most.
 */
export const BARKEEP_1: Taste = {
  judges: 'experience',
  likes: likes({
    food: 1,
    'light-ale': 6,
    'dark-ale': 6,
    barrel: 3,
    bartender: 8,
    lodging: -3,
    market: -3,
    maid: -2,
    shopkeeper: -2,
  }),
  slip: 20,
  purchases: 3,
};

/** Builds a house to last: rooms, a market, who runs them, and the tools for more. Seldom wrong, but never reckons. */
export const INNKEEPER_1: Taste = {
  judges: 'experience',
  likes: likes({ lodging: 2, market: 2, tools: 2, maid: 2, shopkeeper: 2 }),
  slip: 3,
  purchases: HAND,
};

/** Counts every hand that went by, imagines the rest, and plays each choice out hundreds of times. */
export const LEGEND_1: Mind = { breadth: 6, most: Number.POSITIVE_INFINITY, trust: 10 };
