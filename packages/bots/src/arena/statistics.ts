/** A mean over deals with its 95 % confidence interval; there is none for fewer than two deals. */
export interface Estimate {
  readonly mean: number;
  readonly low: number | null;
  readonly high: number | null;
}

/** The 97.5 % point of the normal distribution. */
const Z = 1.959963984540054;

/** Where the expansion below is not accurate enough: 1 and 2 degrees of freedom. */
const FEW = [12.7062047364, 4.30265272991];

/** The 97.5 % point of Student's t: the Cornish-Fisher expansion around the normal one. */
export function student(degrees: number): number {
  const few = FEW[degrees - 1];
  return few ?? asRare(Z, degrees);
}

/**
 * How many standard errors are as rare by Student's t as z are if the error is known. Somewhat too few for a large z and
 * one or two degrees.
 */
export function asRare(z: number, degrees: number): number {
  const terms = [
    (z ** 3 + z) / 4,
    (5 * z ** 5 + 16 * z ** 3 + 3 * z) / 96,
    (3 * z ** 7 + 19 * z ** 5 + 17 * z ** 3 - 15 * z) / 384,
    (79 * z ** 9 + 776 * z ** 7 + 1482 * z ** 5 - 1920 * z ** 3 - 945 * z) / 92160,
  ];
  return terms.reduce((sum, term, i) => sum + term / degrees ** (i + 1), z);
}

/** A mean and its standard error, which is 0 for a single number. */
export function meanWithError(numbers: readonly number[]): { readonly mean: number; readonly error: number } {
  const count = numbers.length;
  const mean = numbers.reduce((sum, one) => sum + one, 0) / count;
  const squares = numbers.reduce((sum, one) => sum + (one - mean) ** 2, 0);
  return { mean, error: count > 1 ? Math.sqrt(squares / (count - 1) / count) : 0 };
}

/** The mean of one number per deal. Games of a deal share their chance, so the deal counts as one observation. */
export function estimate(byDeal: readonly number[]): Estimate {
  const deals = byDeal.length;
  const { mean, error } = meanWithError(byDeal);
  if (deals < 2) return { mean, low: null, high: null };
  const half = student(deals - 1) * error;
  return { mean, low: mean - half, high: mean + half };
}

/**
 * The same for a share from 0 to 1. If all deals are at the same end, their spread says nothing about future deals; the
 * rule of three does: with 95 % confidence at most 3 in `deals` of them are different.
 */
export function estimateShare(byDeal: readonly number[]): Estimate {
  const { mean, low, high } = estimate(byDeal);
  if (low === null || high === null) return { mean, low, high };
  const rest = Math.min(1, 3 / byDeal.length);
  if (byDeal.every(share => share === 0)) return { mean, low, high: rest };
  if (byDeal.every(share => share === 1)) return { mean, low: 1 - rest, high };
  return { mean, low: Math.max(0, low), high: Math.min(1, high) };
}

/** The smallest of the values that at least this percentage does not exceed; the values are sorted. */
export const percentile = (sorted: readonly number[], percent: number): number =>
  sorted[Math.max(0, Math.ceil((percent / 100) * sorted.length) - 1)] ?? 0;
