import { SeededRandom } from '@taproom/games';
import { CARDS, type Counts, herosTavern, type Move, tables, type View } from '@taproom/games/heros-tavern';
import type { Bot } from '../bot.ts';
import type { TavernLevel } from '../levels.ts';
import { feel } from './intuition.ts';
import { forgetChoices, Playout } from './playout.ts';
import { Prospects } from './prospects.ts';
import { type Mind, Search } from './search.ts';
import type { Taste } from './taste.ts';
import { tavernWeights } from './weights.ts';

export { TAVERN_LEVELS, type TavernLevel } from '../levels.ts';

/** One player's thinking never waits in the middle of a playout, so all can share one. */
const playout = new Playout(new Prospects(tavernWeights()));

const { HAND } = tables;

/** How many heroes more than it is worth each card seems to be worth; a card left out is seen as it is. */
const likes = (cards: Partial<Counts>): readonly number[] => CARDS.map(card => cards[card] ?? 0);

/**
 * Lives for tonight. Takes what draws in heroes in this round, likes company above all (entertainment, staff,
 * guests who stay), finds resources dull, misjudges a lot, and buys one card a round at most.
 */
const PATRON: Taste = {
  judges: 'tonight',
  likes: likes({
    entertainment: 3,
    'light-ale': 1,
    'dark-ale': 1,
    lodging: 2,
    market: 1,
    games: -1,
    barrel: -1,
    tools: -1,
    jester: 3,
    cook: 2,
    bartender: 2,
    maid: 3,
    shopkeeper: 2,
  }),
  slip: 5,
  purchases: 1,
};

/** Knows the trade, but is in love with its ale: pairs, barrels, a bartender. Rooms and stalls are for others. */
const BARKEEP: Taste = {
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
  slip: 12,
  purchases: HAND,
};

/** Builds a house to last: rooms, a market, who runs them, and the tools for more. Seldom wrong, but never reckons. */
const INNKEEPER: Taste = {
  judges: 'experience',
  likes: likes({ lodging: 2, market: 2, tools: 2, maid: 2, shopkeeper: 2 }),
  slip: 3,
  purchases: HAND,
};

/** Counts every hand that went by, imagines the rest, and plays each choice out hundreds of times. */
const LEGEND: Mind = { breadth: 6, most: Number.POSITIVE_INFINITY, trust: 10 };

const byTaste = (level: TavernLevel, taste: Taste): Bot<View, Move> => ({
  level,
  *think(view, seat, _budget, seed) {
    const root = herosTavern.imagine(view, new SeededRandom(seed));
    forgetChoices(root);
    const thought = feel(root, seat, seed, playout, taste);
    yield thought;
    return thought;
  },
});

export const tavernBots: Readonly<Record<TavernLevel, Bot<View, Move>>> = {
  patron: byTaste('patron', PATRON),
  barkeep: byTaste('barkeep', BARKEEP),
  innkeeper: byTaste('innkeeper', INNKEEPER),
  legend: {
    level: 'legend',
    think: (view, seat, budget, seed) => new Search(view, seat, seed, playout, LEGEND).run(budget),
  },
};
