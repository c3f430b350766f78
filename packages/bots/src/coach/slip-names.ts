import type { Worth } from './worth.ts';

const SLIP_NAMES = ['inaccuracy', 'mistake', 'blunder'] as const;
export type SlipName = (typeof SLIP_NAMES)[number];

/** The loss from which a slip has a name: shares of victory at a table of two, and points. */
const SHARES: readonly number[] = [0.05, 0.1, 0.2];
const POINTS: readonly number[] = [1.5, 3, 6];

/** Where a game is as good as won or lost, shares hardly change, and points decide. */
const DECIDED = 0.005;

/** The name of a slip; null if it is too small for one. With more seats, the same slip costs a smaller share. */
export function slipName(slip: Worth, before: Worth, seats: number): SlipName | null {
  const isDecided = before.share < DECIDED || before.share > 1 - DECIDED;
  const loss = isDecided ? -slip.score : (-slip.share * seats) / 2;
  const limits = isDecided ? POINTS : SHARES;
  return SLIP_NAMES[limits.filter(limit => loss >= limit).length - 1] ?? null;
}
