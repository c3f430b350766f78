import type { PuzzleKind } from '@taproom/bots/puzzles';
import type { Reach } from '@taproom/bots/puzzles/solving';
import type { Seat } from '@taproom/games';

/** What a game adds to the board of its puzzles. */
export interface PuzzleTools {
  /** Finds out, in the middle of a puzzle, what can still be reached; null if its puzzles have one turn. */
  readonly reach: Reach | null;
  /**
   * What the board shows of an answer where others choose at the same time: the view before it, with what it leads to
   * for that seat in the view after it, in which the others have chosen something, too. Left out where a turn shows
   * itself.
   */
  shown?(before: object, after: object, seat: Seat, kind: PuzzleKind): object;
}

export const NO_TOOLS: PuzzleTools = { reach: null };
