import {
  BARREL_CARD_VP,
  BREWMASTER_TABLE,
  FIRST_PLAYER_VP,
  GOALS,
  LARGE_BARREL_VP,
  SMALL_BARREL_VP,
  TRACK_END,
} from '@taproom/games/heaven-and-ale';
import {
  LARGE_BARRELS,
  lastRound,
  OUT,
  ownBarrels,
  player,
  ROUND,
  SMALL_BARRELS,
  type State,
  scoreNow,
  takenBarrels,
} from '@taproom/games/heaven-and-ale/inner';
import type { Evaluation } from './evaluation.ts';

/** What the rules alone say about final scores, without any estimate. All of it holds between turns. */

export const isLastRound = (state: State): boolean => state[ROUND] === lastRound(state);

/** Whether the score of a seat can no longer change: it has gone home in the last round. 5.7 */
export const isSettled = (state: State, seat: number): boolean =>
  isLastRound(state) && state[player(seat) + OUT] === 1;

/**
 * An estimate of a seat's final score, clamped to what is possible. What a seat would score now is the minimum: it can
 * go home in every round, to the first-player space if it is already there, and keep everything it has.
 */
export function bounded(state: State, seat: number, guess: number): number {
  const least = scoreNow(state, seat);
  return isSettled(state, seat) ? least : Math.max(least, Math.min(mostScore(state, seat), guess));
}

const MOST_PRODUCTION = TRACK_END * Math.max(...BREWMASTER_TABLE.map(({ value }) => value));

/** The most a seat could score with all markers at the end of the track and every barrel that is left. 10.4 */
function mostScore(state: State, seat: number): number {
  const large = state[player(seat) + LARGE_BARRELS];
  const own = ownBarrels(state, seat);
  const largeGone = takenBarrels(state, LARGE_BARRELS);
  const smallGone = takenBarrels(state, SMALL_BARRELS);
  let most = MOST_PRODUCTION + FIRST_PLAYER_VP;
  for (let goal = 0; goal < GOALS.length; goal++) {
    const bit = 1 << goal;
    const isLarge = own & bit ? large & bit : ~largeGone & bit;
    if (own & bit || ~(largeGone & smallGone) & bit)
      most += BARREL_CARD_VP + (isLarge ? LARGE_BARREL_VP : SMALL_BARREL_VP);
  }
  return most;
}

/** An evaluator that computes what the rules settle, and asks another about the rest. */
export class SettledEvaluation implements Evaluation {
  constructor(private readonly judge: Evaluation) {}

  rebase(state: State, seat: number): void {
    this.judge.rebase(state, seat);
  }

  value(state: State, seat: number): number {
    return isSettled(state, seat) ? scoreNow(state, seat) : this.judge.value(state, seat);
  }
}
