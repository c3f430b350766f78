import { type AccountOptions, type CurvePoint, gameDigest, PositionJudge, sharesOf } from './account.ts';
import type { Estimator } from './estimator.ts';
import { type MoveMade, stepsOf } from './steps.ts';

/**
 * What all seats could expect at the start and wherever someone had to decide, and what they got: the quick part of an
 * account, without a word about who made which mistake. Yields how much of the work is done, from 0 to 1.
 */
export function* gameCurve(
  estimator: Estimator,
  setup: Int16Array,
  moves: readonly MoveMade[],
  { nodes, controls, seed }: Omit<AccountOptions, 'seats'>,
): Generator<number, CurvePoint[], void> {
  const { game } = estimator;
  const steps = stepsOf(game, setup, moves);
  const end = game.outcome(steps.at(-1)?.after ?? setup);
  if (end === null) throw new Error('only a finished game has a curve');
  const seats = end.scores.map((_, seat) => seat);
  const points: CurvePoint[] = [];
  if (steps[0]?.decisions.size === 0) {
    const options = { nodes, controls, seats, seed: `${seed}/${gameDigest(game, moves)}` };
    points.push({ ply: 0, worths: new PositionJudge(estimator, options).at(setup, 0) });
  }
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
