import { expectOk, type GameMove, type Seat } from '@taproom/games';
import { type AccountOptions, gameDigest, PositionJudge, sharesOf } from './account.ts';
import type { Estimator, Verdict } from './estimator.ts';
import type { MoveMade } from './steps.ts';
import type { Measure, Worth } from './worth.ts';

/** Another turn than the one that was played, at a moment of a finished game. */
export interface Attempt {
  /** How many moves were played before it. */
  readonly ply: number;
  readonly seat: Seat;
  readonly played: readonly GameMove[];
}

/** A turn is good enough if it costs no more than this share of victory at a table of two. */
const GOOD_ENOUGH = 0.04;

/** What a turn may cost and still be called right: with more seats, the same slip costs a smaller share. */
export const tolerance = (seats: number): number => (GOOD_ENOUGH * 2) / seats;

/** The same in points, where the chance of winning says nothing: fewer points lost are not a blunder. */
const GOOD_ENOUGH_POINTS = 6;

/** Whether a turn may be called right, by one of the measures. */
export const isGoodEnough = (verdict: Pick<Verdict, Measure>, by: Measure, seats: number): boolean =>
  by === 'share' ? verdict.share.slip >= -tolerance(seats) : verdict.score.slip > -GOOD_ENOUGH_POINTS;

/** Whether a turn solves an exercise about one of the measures: whoever saves points must not lose chances instead. */
export const solves = (verdict: Pick<Verdict, Measure>, about: Measure, seats: number): boolean =>
  isGoodEnough(verdict, 'share', seats) && isGoodEnough(verdict, about, seats);

/** Judges another turn by the same measure as the game's account: with the same options the best turn is the same. */
export function judgeAttempt(
  estimator: Estimator,
  setup: Int16Array,
  moves: readonly MoveMade[],
  { ply, seat, played }: Attempt,
  options: Omit<AccountOptions, 'seats'>,
): Verdict {
  const { game } = estimator;
  const before = game.copy(setup);
  for (const { actor, move } of moves.slice(0, ply)) expectOk(game.apply(before, actor, move));
  const judge = new PositionJudge(estimator, {
    ...options,
    seed: `${options.seed}/${gameDigest(game, moves)}`,
    seats: [seat],
  });
  const isTogether = game.actors(before).length > 1;
  return judge.decision({ ply, before }, seat, played, isTogether ? null : after());

  function after(): Worth {
    const state = game.copy(before);
    for (const move of played) expectOk(game.apply(state, seat, move));
    const end = game.outcome(state);
    if (end === null) return judge.at(state, ply + played.length)[0];
    return { score: end.scores[seat], share: sharesOf(end)[seat] };
  }
}
