import { CARDS, type Counts, tables } from '@taproom/games/heros-tavern';
import type { Mind } from './search.ts';
import type { Taste } from './taste.ts';

const { HAND } = tables;

/** How many heroes more than its real value each card seems to be worth; other cards are seen as they are. */
const likes = (cards: Partial<Counts>): readonly number[] => CARDS.map(card => cards[card] ?? 0);

/**
 * Not a level: someone in a first game, who takes what attracts the most heroes now, and keeps everything they can pay
 * for.
 */
export const BEGINNER: Taste = { judges: 'tonight', likes: CARDS.map(() => 1), slip: 0.4, purchases: HAND };

/**
 * Lives for tonight. Takes what attracts heroes in this round, likes company above all (entertainment, staff, guests
 * who stay), finds resources dull, misjudges a little, and keeps at most two cards a round.
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

/** Comes to eat, knows the place but not its numbers, and keeps at most two cards a round. */
export const REGULAR_1: Taste = {
  judges: 'experience',
  likes: likes({ food: 6, cook: 6 }),
  slip: 25,
  purchases: 2,
};

/** Can't pass a gaming table, and bets on every card: often far off. Keeps at most three cards a round. */
export const GAMBLER_1: Taste = {
  judges: 'experience',
  likes: likes({ games: 10, jester: 4 }),
  slip: 22,
  purchases: 3,
};

/**
 * Knows the trade but not its numbers, and loves ale: pairs, barrels, a bartender. Rooms and stalls are for others.
 * Keeps at most three cards a round.
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

/** Has a stall at every market, and someone to run it. Sometimes off. */
export const PEDDLER_1: Taste = {
  judges: 'experience',
  likes: likes({ market: 4, shopkeeper: 4 }),
  slip: 11,
  purchases: HAND,
};

/** Every room is made up: lodging, and a maid for it. Now and then a little off. */
export const HOUSEKEEPER_1: Taste = {
  judges: 'experience',
  likes: likes({ lodging: 4, maid: 4 }),
  slip: 7.6,
  purchases: HAND,
};

/**
 * Builds a tavern to last: rooms, a market, the people who run them, and the tools for more. Rarely wrong, but never
 * calculates.
 */
export const INNKEEPER_1: Taste = {
  judges: 'experience',
  likes: likes({ lodging: 2, market: 2, tools: 2, maid: 2, shopkeeper: 2 }),
  slip: 3,
  purchases: HAND,
};

/** Counts every hand that went by, imagines the rest, and plays each choice out hundreds of times. */
export const LEGEND_1: Mind = { breadth: 6, most: Number.POSITIVE_INFINITY, trust: 10 };
