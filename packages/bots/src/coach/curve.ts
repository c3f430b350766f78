import { type CurvePoint, sharesOf } from './account.ts';
import type { Effort, Estimator } from './estimator.ts';
import { type MoveMade, stepsOf } from './steps.ts';

/**
 * What all seats could expect wherever someone had to decide, and what they got: the quick part of an account, without
 * a word about who made which mistake. Yields how much of the work is done, from 0 to 1.
 */
export function* gameCurve(
  estimator: Estimator,
  setup: Int16Array,
  moves: readonly MoveMade[],
  { nodes, seed }: Effort,
): Generator<number, CurvePoint[], void> {
  const { game } = estimator;
  const steps = stepsOf(game, setup, moves);
  const end = game.outcome(steps.at(-1)?.after ?? setup);
  if (end === null) throw new Error('only a finished game has a curve');
  const seats = end.scores.map((_, seat) => seat);
  const points: CurvePoint[] = [];
  for (const [i, { ply, before, decisions }] of steps.entries()) {
    if (decisions.size > 0) {
      const effort = { nodes, seed: `${seed}/${ply}` };
      points.push({ ply, worths: estimator.worths(seat => game.view(before, seat), seats, effort) });
    }
    yield (i + 1) / steps.length;
  }
  const shares = sharesOf(end);
  const worths = end.scores.map((score, seat) => ({ score, share: shares[seat] }));
  return [...points, { ply: moves.length, worths }];
}
