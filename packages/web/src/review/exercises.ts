import { type Account, type JudgedTurn, tolerance, type Worth } from '@taproom/bots/coach';
import type { GameMove, Seat } from '@taproom/games';

/** A moment of a finished game where something clearly better was possible. */
export interface Exercise {
  /** Of the review it comes from. */
  readonly key: string;
  /** How many moves were played before. */
  readonly ply: number;
  readonly seat: Seat;
  readonly played: readonly GameMove[];
  readonly best: readonly GameMove[];
  /** What the played turn cost. */
  readonly slip: Worth;
}

/** The exercises in the account of a seat, in the order of the game: turns that would not pass as right. */
export const exercisesOf = (
  key: string,
  { turns }: Pick<Account, 'turns'>,
  tableSize: number,
  counts: (turn: JudgedTurn) => boolean = () => true,
): Exercise[] =>
  turns
    .filter(turn => turn.verdict.share.slip < -tolerance(tableSize) && counts(turn))
    .map(({ ply, seat, played, verdict: { share, score } }) => ({
      key,
      ply,
      seat,
      played,
      best: share.moves,
      slip: { share: share.slip, score: score.slip },
    }));
