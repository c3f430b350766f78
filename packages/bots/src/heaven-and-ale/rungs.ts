import type { CloisterLevel } from '../levels.ts';
import { Network } from '../network.ts';
import { unpackWeights } from '../weights.ts';
import type { Rung } from './bots.ts';
import { LearnedEvaluation, SHAPE } from './evaluation.ts';
import { HandEvaluation } from './hand.ts';
import { BeginnerEvaluation, SlippingEvaluation } from './novice.ts';
import type { SearchOptions } from './search.ts';

const LOOK_AHEAD: SearchOptions = {
  rootTurns: 20,
  turns: 8,
  rootWidth: { hexes: 4, tiles: 4, beam: 3, returns: 'at-will' },
  width: { hexes: 1, tiles: 2, beam: 1, returns: 'if-needed' },
  exploration: 6,
  temperature: 2,
  rivalry: 0.3,
};
export const FIRST_SIGHT: SearchOptions = {
  ...LOOK_AHEAD,
  rootWidth: { hexes: 2, tiles: 3, beam: 2, returns: 'if-needed' },
};

/**
 * The rungs, with what they have learned. A rung that is to play otherwise than by better weights gets a table of its own,
 * so that this one goes on as a yardstick; test/yardsticks.test.ts pins what it plays.
 */
export function rungsBy(packed: string): Readonly<Record<CloisterLevel, Omit<Rung, 'level'>>> {
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
    brewmaster: { judge: learned, search: LOOK_AHEAD, most: Number.POSITIVE_INFINITY },
  };
}
