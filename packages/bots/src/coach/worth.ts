/** What a seat can expect from a position: its final score, and its share of victory (a shared victory is split). */
export interface Worth {
  readonly score: number;
  readonly share: number;
}

/** The two ways in which everything is measured. */
export const MEASURES = ['score', 'share'] as const;
export type Measure = (typeof MEASURES)[number];

export const NOTHING: Worth = { score: 0, share: 0 };

export const plus = (a: Worth, b: Worth): Worth => ({ score: a.score + b.score, share: a.share + b.share });

export const minus = (a: Worth, b: Worth): Worth => ({ score: a.score - b.score, share: a.share - b.share });

export function meanOf(worths: readonly Worth[]): Worth {
  const { score, share } = worths.reduce(plus, NOTHING);
  return { score: score / worths.length, share: share / worths.length };
}
