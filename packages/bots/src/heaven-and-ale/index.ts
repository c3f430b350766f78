import type { Move, Position } from '@taproom/games/heaven-and-ale';
import type { Bot } from '../bot.ts';
import { CLOISTER_LEVELS, type CloisterLevel } from '../levels.ts';
import { Network } from '../network.ts';
import { unpackWeights } from '../weights.ts';
import { makeBot, type Rung } from './bots.ts';
import { LearnedEvaluation, SHAPE } from './evaluation.ts';
import { HandEvaluation } from './hand.ts';
import { BeginnerEvaluation, SlippingEvaluation } from './novice.ts';
import type { SearchOptions } from './search.ts';
import { WEIGHTS } from './weights.ts';

export { CLOISTER_LEVELS, type CloisterLevel } from '../levels.ts';

const LOOK_AHEAD: SearchOptions = {
  rootTurns: 20,
  turns: 8,
  rootWidth: { hexes: 4, tiles: 4, beam: 3, returns: 'at-will' },
  width: { hexes: 1, tiles: 2, beam: 1, returns: 'if-needed' },
  exploration: 6,
  temperature: 2,
  rivalry: 0.3,
};
const FIRST_SIGHT: SearchOptions = {
  ...LOOK_AHEAD,
  rootWidth: { hexes: 2, tiles: 3, beam: 2, returns: 'if-needed' },
};

/** Unpacked once, and only if a bot needs them; each thinker has a network of its own, so that none disturbs another. */
let weights: Float64Array | null = null;
const learned = (): LearnedEvaluation => {
  weights ??= Float64Array.from(unpackWeights(WEIGHTS));
  return new LearnedEvaluation(new Network(SHAPE, weights));
};

/**
 * The first version of each rung, which is the one that people play. Another version gets a table and weights of its
 * own, so that this one goes on as a yardstick; test/yardsticks.test.ts pins what it plays.
 */
const VERSION_1: Readonly<Record<CloisterLevel, Omit<Rung, 'level'>>> = {
  novice: {
    judge: seed => new SlippingEvaluation(new BeginnerEvaluation(), 10, seed),
    search: FIRST_SIGHT,
    most: 0,
  },
  gardener: { judge: () => new HandEvaluation(), search: FIRST_SIGHT, most: 0 },
  cellarer: { judge: learned, search: FIRST_SIGHT, most: 0 },
  brewmaster: { judge: learned, search: LOOK_AHEAD, most: Number.POSITIVE_INFINITY },
};

export const cloisterBots: Readonly<Record<CloisterLevel, Bot<Position, Move>>> = {
  novice: makeBot({ level: 'novice', ...VERSION_1.novice }),
  gardener: makeBot({ level: 'gardener', ...VERSION_1.gardener }),
  cellarer: makeBot({ level: 'cellarer', ...VERSION_1.cellarer }),
  brewmaster: makeBot({ level: 'brewmaster', ...VERSION_1.brewmaster }),
};

/** What the rungs are measured by: somebody who is new and greedy for the turn at hand, and the first of each rung. */
export const cloisterYardsticks: readonly Bot<Position, Move>[] = [
  makeBot({ level: 'beginner', judge: () => new BeginnerEvaluation(), search: FIRST_SIGHT, most: 0 }),
  ...CLOISTER_LEVELS.map(level => makeBot({ level: `${level}@1`, ...VERSION_1[level] })),
];
