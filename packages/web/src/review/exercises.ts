import {
  type Account,
  isGoodEnough,
  type JudgedTurn,
  MEASURES,
  type Measure,
  type Part,
  type Worth,
} from '@taproom/bots/coach';
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
  /** What decides whether a turn is right: the chance of winning, or points if nothing was lost of that. */
  readonly by: Measure;
  /** What the best turn brings more. */
  readonly parts: readonly Part[];
  /** How certain that is: 0 where nothing had to be imagined. */
  readonly error: number;
}

/** The exercises in the account of a seat, in the order of the game: turns that would not pass as right. */
export const exercisesOf = (
  key: string,
  { turns }: Pick<Account, 'turns'>,
  tableSize: number,
  counts: (turn: JudgedTurn) => boolean = () => true,
): Exercise[] =>
  turns.filter(counts).flatMap(({ ply, seat, played, verdict }) => {
    const { share, score } = verdict;
    const by = MEASURES.toReversed().find(measure => !isGoodEnough(verdict, measure, tableSize));
    if (by === undefined) return [];
    const { moves, parts = [], error } = verdict[by];
    return [
      {
        key,
        ply,
        seat,
        played,
        best: moves,
        slip: { share: share.slip, score: score.slip },
        by,
        parts,
        error,
      },
    ];
  });
