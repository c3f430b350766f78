import { expectOk, type GameMove, type Seat } from '@taproom/games';
import { type AccountOptions, gameDigest, PositionJudge, sharesOf } from './account.ts';
import type { Estimator, Verdict } from './estimator.ts';
import type { MoveMade } from './steps.ts';
import type { Worth } from './worth.ts';

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
