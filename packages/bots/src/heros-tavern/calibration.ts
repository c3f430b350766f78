import { OVER, ROUND, SEATS, STAGE } from '@taproom/games/heros-tavern/inner';
import { chancesOf } from '../chances.ts';
import type { Worth } from '../coach/worth.ts';
import { KNOTS } from './knots.ts';
import type { Playout } from './playout.ts';

/**
 * What the networks are wrong by in the mean before the purchase of a round, and how much a lead is worth there. Fitted
 * to games in which every seat takes what has the best prospects, as in a playout: `scripts/heros-tavern/calibration.ts`.
 */
export interface Knot {
  /** The heroes a seat gets more than the networks expect. */
  readonly more: number;
  /** How many heroes a seat must be ahead to be e times as likely to win. */
  readonly lead: number;
}

/** What a seat gets in the imagined game that was played out last: corrected, unless the game is over in it. */
export function worthIn({ state, scores, chances }: Playout, seat: number): Worth {
  if (state[STAGE] === OVER) return { score: scores[seat], share: chances[seat] };
  const { more, lead } = KNOTS[state[SEATS]][state[ROUND] - 1];
  const shares = chancesOf([...scores.subarray(0, state[SEATS])], lead);
  return { score: scores[seat] + more, share: shares[seat] };
}
