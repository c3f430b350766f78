import { meanWithError } from '../arena/statistics.ts';
import type { Part } from './estimator.ts';

/** What is further from zero than this many standard errors is hardly chance. */
const ERRORS = 2;

/** How much of each part there is in some imagined futures: one row a future. */
export type Amounts = readonly (readonly number[])[];

/**
 * Where the difference between two turns comes from, the largest part first: what the better one has more of on
 * average, in the same futures. `least` is the smallest amount of each part that is worth mentioning.
 */
export function partDifferences(
  names: readonly string[],
  better: Amounts,
  played: Amounts,
  least: (part: string) => number,
): Part[] {
  return names
    .map((part, i) => {
      const { mean, error } = meanWithError(better.map((row, n) => row[i] - played[n][i]));
      return { part, more: mean, error };
    })
    .filter(({ part, more, error }) => Math.abs(more) >= least(part) && Math.abs(more) >= ERRORS * error)
    .toSorted((a, b) => Math.abs(b.more) / least(b.part) - Math.abs(a.more) / least(a.part));
}
