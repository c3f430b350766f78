import { tables } from '@taproom/games/heros-tavern';
import {
  CATEGORIES,
  heroesOf,
  OVER,
  PAD,
  padOf,
  RESOURCES,
  STAGE,
  sum,
  tokensOf,
} from '@taproom/games/heros-tavern/inner';
import type { Playout } from './playout.ts';

/** Heroes by category, for tokens left at the end, and still to come; then tokens for the next purchase. */
export const PARTS = [...CATEGORIES, 'unspent', 'later', ...RESOURCES] as const;
export type PartName = (typeof PARTS)[number];

/** Half a hero, or half a token, is worth mentioning. */
export const LEAST_PART = 0.5;

/** How much of each part a seat has in the imagined game that was played out last. The heroes add up to its score. */
export function amountsIn({ state, scores }: Playout, seat: number): number[] {
  const isOver = state[STAGE] === OVER;
  const pad = state.subarray(padOf(seat), padOf(seat) + PAD);
  const categories = CATEGORIES.map((_, category) =>
    pad.reduce((heroes, n, i) => heroes + (i % CATEGORIES.length === category ? n : 0), 0),
  );
  const tokens = RESOURCES.map((_, i) => state[tokensOf(seat) + i]);
  const unspent = isOver ? sum(state, tokensOf(seat), RESOURCES.length) * tables.UNSPENT_HEROES : 0;
  // Tokens are worth heroes at the end: they are counted once.
  return [
    ...categories,
    unspent,
    scores[seat] - heroesOf(state, seat),
    ...(isOver ? tokens.map(() => 0) : tokens),
  ];
}
