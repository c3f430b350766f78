import type { Move, Position } from '@taproom/games/heaven-and-ale';
import type { Bot } from '../bot.ts';
import type { CloisterLevel } from '../levels.ts';
import { Network } from '../network.ts';
import { unpackWeights } from '../weights.ts';
import { makeBot } from './bots.ts';
import { LearnedEvaluation, SHAPE } from './evaluation.ts';
import { HandEvaluation } from './hand.ts';
import { BeginnerEvaluation, SlippingEvaluation } from './novice.ts';
import type { SearchOptions } from './search.ts';
import { WEIGHTS } from './weights.ts';

export { CLOISTER_LEVELS, type CloisterLevel } from '../levels.ts';

const LOOK_AHEAD: SearchOptions = {
  rootTurns: 20,
  turns: 8,
  rootWidth: { hexes: 4, tiles: 4, beam: 3 },
  width: { hexes: 1, tiles: 2, beam: 1 },
  exploration: 6,
  temperature: 2,
  rivalry: 0.3,
};
const FIRST_SIGHT: SearchOptions = { ...LOOK_AHEAD, rootWidth: { hexes: 2, tiles: 3, beam: 2 } };

/** Unpacked once, and only if a bot needs them; each thinker has a network of its own, so that none disturbs another. */
let weights: Float64Array | null = null;
const learned = (): LearnedEvaluation => {
  weights ??= Float64Array.from(unpackWeights(WEIGHTS));
  return new LearnedEvaluation(new Network(SHAPE, weights));
};

export const cloisterBots: Readonly<Record<CloisterLevel, Bot<Position, Move>>> = {
  novice: makeBot({
    level: 'novice',
    judge: seed => new SlippingEvaluation(new BeginnerEvaluation(), 12, seed),
    search: FIRST_SIGHT,
    most: 0,
  }),
  gardener: makeBot({ level: 'gardener', judge: () => new HandEvaluation(), search: FIRST_SIGHT, most: 0 }),
  cellarer: makeBot({ level: 'cellarer', judge: learned, search: FIRST_SIGHT, most: 0 }),
  brewmaster: makeBot({
    level: 'brewmaster',
    judge: learned,
    search: LOOK_AHEAD,
    most: Number.POSITIVE_INFINITY,
  }),
};
