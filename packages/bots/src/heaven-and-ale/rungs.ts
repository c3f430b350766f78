import { Network } from '../network.ts';
import { unpackWeights } from '../weights.ts';
import type { Rung } from './bots.ts';
import { type Evaluation, LearnedEvaluation, SHAPE } from './evaluation.ts';
import { FondEvaluation } from './fondness.ts';
import { HandEvaluation } from './hand.ts';
import type { CloisterLevel } from './levels.ts';
import { BeginnerEvaluation, SlippingEvaluation } from './novice.ts';
import type { SearchOptions } from './search.ts';

/** How brewmasters look ahead; the first ones searched the last round like any other. */
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

/** Evaluates by trained weights. They are unpacked once, and only if a bot needs them. */
export function learnedBy(packed: string): () => LearnedEvaluation {
  let weights: Float64Array | null = null;
  return () => {
    weights ??= Float64Array.from(unpackWeights(packed));
    // Each thinker has its own network, so that they don't interfere.
    return new LearnedEvaluation(new Network(SHAPE, weights));
  };
}

type FirstLevel = 'novice' | 'gardener' | 'cellarer' | 'brewmaster';

/**
 * The first four levels, with their weights and how the best one looks ahead. A level that changes in anything but its
 * weights gets a new table, so that this one stays as a reference bot; test/yardsticks.test.ts pins what it plays.
 */
export function rungsBy(
  packed: string,
  ahead: SearchOptions,
): Readonly<Record<FirstLevel, Omit<Rung, 'level'>>> {
  const learned = learnedBy(packed);
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

/**
 * The levels between those, each with something it is fond of. They misjudge every position a little, or search only a
 * little: how much was tuned so that each beats the one below, but not always (docs/bots/heaven-and-ale.md).
 */
export function rungsBetween(
  packed: string,
): Readonly<Record<Exclude<CloisterLevel, 'novice' | 'cellarer' | 'brewmaster'>, Omit<Rung, 'level'>>> {
  const learned = learnedBy(packed);
  const off = (judge: Evaluation, slip: number, seed: string): Evaluation =>
    new SlippingEvaluation(judge, slip, seed);
  return {
    beekeeper: {
      judge: seed => off(new FondEvaluation(new HandEvaluation(), { sun: 1 }), 14, seed),
      search: FIRST_SIGHT,
      most: 0,
    },
    // It misjudges, too: without that, as gardener@1, it was out of reach for whoever had just beaten the one below.
    gardener: { judge: seed => off(new HandEvaluation(), 3.9, seed), search: FIRST_SIGHT, most: 0 },
    carpenter: {
      judge: seed => off(new FondEvaluation(learned(), { shed: 3 }), 9, seed),
      search: FIRST_SIGHT,
      most: 0,
    },
    drayman: {
      judge: seed => off(new FondEvaluation(learned(), { barrel: 1.5 }), 3.6, seed),
      search: FIRST_SIGHT,
      most: 0,
    },
    abbess: { judge: () => new FondEvaluation(learned(), { monk: 0.7 }), search: LOOK_AHEAD, most: 400 },
  };
}
