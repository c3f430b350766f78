import { asRare, meanWithError } from '../arena/statistics.ts';
import type { Measure } from './worth.ts';

/** Differences below these never count as slips, however certain they are: points, and share of victory. */
const LEAST: Readonly<Record<Measure, number>> = { score: 0.25, share: 0.005 };

/**
 * A slip must be this many standard errors away from zero. With two, noise alone adds about a twentieth of a standard error
 * of false slips at every close decision, and over a game that adds up.
 */
const ERRORS = 3;

/** How much worse a turn is than another, and the standard error of that. */
export interface Slip {
  /** Never positive; 0 if the turn is not clearly worse. */
  readonly slip: number;
  readonly error: number;
}

export const NO_SLIP: Slip = { slip: 0, error: 0 };

/** Whether a first look at differences leaves it open that there is a loss. */
export const mayBeLoss = (differences: readonly number[]): boolean => {
  const { mean, error } = meanWithError(differences);
  return mean < -error;
};

/** Judges a turn by its differences to another one, each from the same imagined future with both turns. */
export function slipOf(differences: readonly number[], measure: Measure): Slip {
  const count = differences.length;
  const { mean, error } = meanWithError(differences);
  // Few futures also say little about how large the error is.
  const doubt = count > 1 ? asRare(ERRORS, count - 1) / ERRORS : 1;
  return { slip: isCertainLoss(mean, doubt * error, measure) ? mean : 0, error };
}

/** Whether a difference is a slip and not noise. */
export const isCertainLoss = (difference: number, error: number, measure: Measure): boolean =>
  difference <= -Math.max(LEAST[measure], ERRORS * error);
