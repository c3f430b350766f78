import type { Measure, Worth } from './worth.ts';

const SLIP_NAMES = ['inaccuracy', 'mistake', 'blunder'] as const;
export type SlipName = (typeof SLIP_NAMES)[number];

/** The loss from which a slip has a name: shares of victory at a table of two, and points. */
const SHARES: readonly number[] = [0.05, 0.1, 0.2];
const POINTS: readonly number[] = [1.5, 3, 6];

/** Where a game is as good as won or lost, shares hardly change, and points decide. */
const DECIDED = 0.005;

const isDecided = ({ share }: Worth): boolean => share < DECIDED || share > 1 - DECIDED;

/** What a slip is measured by: the chance of winning it cost, or points if it cost none or the game was decided. */
export const slipMeasure = (slip: Worth, before: Worth): Measure =>
  slip.share === 0 || (slip.score !== 0 && isDecided(before)) ? 'score' : 'share';

/** The name of a slip; null if it is too small for one. With more seats, the same slip costs a smaller share. */
export function slipName(slip: Worth, before: Worth, seats: number): SlipName | null {
  const [loss, limits] = isDecided(before) ? [-slip.score, POINTS] : [(-slip.share * seats) / 2, SHARES];
  return SLIP_NAMES[limits.filter(limit => loss >= limit).length - 1] ?? null;
}
