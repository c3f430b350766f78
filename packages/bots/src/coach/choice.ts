import { expectOk, type GameMove, type Seat } from '@taproom/games';
import { judgeAttempt } from './attempt.ts';
import type { Effort, Estimator, Verdict } from './estimator.ts';

/** A turn in a position that belongs to no game. */
export interface ChoiceMade {
  /** As the rules load it. */
  readonly position: object;
  readonly seat: Seat;
  readonly played: readonly GameMove[];
}

/** How many draws a turn that is followed by one is judged by. */
const CONTROLS = 8;

/** Compares such a turn with the best one, from what the seat can know. */
export function judgeChoice(
  estimator: Estimator,
  { position, seat, played }: ChoiceMade,
  effort: Effort,
): Verdict {
  const state = expectOk(estimator.game.load(position));
  return judgeAttempt(estimator, state, [], { ply: 0, seat, played }, { ...effort, controls: CONTROLS });
}
