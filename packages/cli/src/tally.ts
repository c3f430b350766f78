// Statistics of integers.

/** A histogram of integers: exact statistics of any number of them in little memory. */
export class Tally {
  private readonly counts = new Map<number, number>();
  private size = 0;
  private sum = 0;

  add(value: number): void {
    this.counts.set(value, (this.counts.get(value) ?? 0) + 1);
    this.size++;
    this.sum += value;
  }

  summary(): TallySummary {
    const values = [...this.counts.keys()].sort((a, b) => a - b);
    const percentile = (percent: number): number => {
      let missing = Math.max(1, Math.ceil((percent / 100) * this.size));
      for (const value of values) {
        missing -= this.counts.get(value) ?? 0;
        if (missing <= 0) return value;
      }
      return 0;
    };
    return {
      mean: Math.round((100 * this.sum) / Math.max(1, this.size)) / 100,
      min: percentile(0),
      p10: percentile(10),
      p25: percentile(25),
      p50: percentile(50),
      p75: percentile(75),
      p90: percentile(90),
      max: percentile(100),
    };
  }
}

/** The mean, rounded to hundredths, and percentiles: values that were actually counted. */
export interface TallySummary {
  readonly mean: number;
  readonly min: number;
  readonly p10: number;
  readonly p25: number;
  readonly p50: number;
  readonly p75: number;
  readonly p90: number;
  readonly max: number;
}

export const SUMMARY = ['mean', 'min', 'p10', 'p25', 'p50', 'p75', 'p90', 'max'] as const;
