import { SeededRandom } from '@taproom/games';
import { herosTavern, type Move, type View } from '@taproom/games/heros-tavern';
import type { Bot } from '../bot.ts';
import { feel } from './intuition.ts';
import { forgetChoices, Playout } from './playout.ts';
import { Prospects } from './prospects.ts';
import { type Mind, Search } from './search.ts';
import type { Taste } from './taste.ts';
import { tavernWeights } from './weights.ts';

/** The levels, weakest first. */
export const TAVERN_LEVELS = ['patron', 'barkeep', 'innkeeper', 'legend'] as const;
export type TavernLevel = (typeof TAVERN_LEVELS)[number];

/** One player's thinking never waits in the middle of a playout, so all can share one. */
const playout = new Playout(new Prospects(tavernWeights()));

/**
 * Lives for tonight. Takes what draws in heroes in this round, has a soft spot for company (entertainment,
 * jesters) and a drink, misjudges a lot, and brings itself to buy one card a round at most.
 */
//                        enter food light dark lodg mark game barr tool jest cook bart maid shop
const PATRON_LIKES = [1, 0, 1, 1, 1, 0, 0, -1, -1, 1, 0, 1, 0, 0];
const PATRON: Taste = { judges: 'tonight', likes: PATRON_LIKES, slip: 5, purchases: 1 };

/** Knows the trade, and lives for its ale: pairs of it, and the bartender to pour them. Now and then wrong. */
const BARKEEP_LIKES = [0, 0, 3, 3, -1, 0, 0, 1, 0, 0, 0, 4, 0, 0];
const BARKEEP: Taste = { judges: 'experience', likes: BARKEEP_LIKES, slip: 18, purchases: 7 };

/** Builds a house to last: rooms, a market, and the tools for more of both. Seldom wrong, but never reckons. */
const INNKEEPER_LIKES = [0, 0, 0, 0, 1, 1, 0, 0, 1, 0, 0, 0, 1, 1];
const INNKEEPER: Taste = { judges: 'experience', likes: INNKEEPER_LIKES, slip: 4, purchases: 7 };

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
