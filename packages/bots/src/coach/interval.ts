/** A mean, and the bounds between which it lies nineteen times out of twenty. */
export interface Interval {
  readonly mean: number;
  readonly least: number;
  readonly most: number;
}

/** The width of an interval, in standard errors on each side. */
const ERRORS = 2;

/** The mean of some costs, which are never negative. */
export function intervalOf(values: readonly number[]): Interval {
  const count = values.length;
  const mean = values.reduce((sum, one) => sum + one, 0) / count;
  const squares = values.reduce((sum, one) => sum + (one - mean) ** 2, 0);
  const error = count > 1 ? Math.sqrt(squares / (count - 1) / count) : 0;
  return { mean, least: Math.max(0, mean - ERRORS * error), most: mean + ERRORS * error };
}
