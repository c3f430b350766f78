import { Network } from '../network.ts';
import { unpackWeights } from '../weights.ts';
import type { Rung } from './bots.ts';
import { LearnedEvaluation, SHAPE } from './evaluation.ts';
import { HandEvaluation } from './hand.ts';
import type { CloisterLevel } from './levels.ts';
import { BeginnerEvaluation, SlippingEvaluation } from './novice.ts';
import type { SearchOptions } from './search.ts';

/** How brewmasters look ahead; the first ones searched the last round like every other. */
export const LOOK_AHEAD_1: SearchOptions = {
  rootTurns: 20,
  turns: 8,
  rootWidth: { hexes: 4, tiles: 4, beam: 3, returns: 'at-will', activations: 'best' },
  width: { hexes: 1, tiles: 2, beam: 1, returns: 'if-needed', activations: 'best' },
  solo: [
    { turns: 16, width: { hexes: 2, tiles: 3, beam: 2, returns: 'at-will', activations: 'best' } },
    { turns: 1000, width: { hexes: 15, tiles: 15, beam: 20, returns: 'at-will', activations: 'all' } },
  ],
  exploration: 6,
  temperature: 2,
  rivalry: 0.3,
  lastRound: 'as-any-other',
};
export const LOOK_AHEAD: SearchOptions = { ...LOOK_AHEAD_1, lastRound: 'to-the-end' };
export const FIRST_SIGHT: SearchOptions = {
  ...LOOK_AHEAD_1,
  rootWidth: { hexes: 2, tiles: 3, beam: 2, returns: 'if-needed', activations: 'best' },
};

/**
 * The rungs, with what they have learned and how the best one looks ahead. A rung that is to play otherwise than by better weights gets a table of its own,
 * so that this one goes on as a yardstick; test/yardsticks.test.ts pins what it plays.
 */
export function rungsBy(
  packed: string,
  ahead: SearchOptions,
): Readonly<Record<CloisterLevel, Omit<Rung, 'level'>>> {
  // Unpacked once, and only if a bot needs them; each thinker has a network of its own, so that none disturbs another.
  let weights: Float64Array | null = null;
  const learned = (): LearnedEvaluation => {
    weights ??= Float64Array.from(unpackWeights(packed));
    return new LearnedEvaluation(new Network(SHAPE, weights));
  };
  return {
    novice: {
      judge: seed => new SlippingEvaluation(new BeginnerEvaluation(), 10, seed),
      search: FIRST_SIGHT,
      most: 0,
    },
    gardener: { judge: () => new HandEvaluation(), search: FIRST_SIGHT, most: 0 },
    cellarer: { judge: learned, search: FIRST_SIGHT, most: 0 },
    brewmaster: { judge: learned, search: ahead, most: Number.POSITIVE_INFINITY },
  };
}
