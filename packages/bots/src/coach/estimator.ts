import type { Edition, Game, GameMove, Seat } from '@taproom/games';
import type { LadderSlips } from './ladder.ts';
import type { Worth } from './worth.ts';

/** How thoroughly something is judged. The seed makes the answer repeatable. */
export interface Effort {
  readonly nodes: number;
  readonly seed: string;
}

/** A decision of a seat as it was made: what the seat knew, and the turn that it played. */
export interface Decision<View extends object = object, Move extends GameMove = GameMove> {
  readonly view: View;
  readonly seat: Seat;
  readonly played: readonly Move[];
}

/**
 * Something that two turns bring more or less of: a part of the score, or what leads to one, such as money. The names are
 * those of the game.
 */
export interface Part {
  readonly part: string;
  /** How much more the better turn brings on average, in the same imagined futures. */
  readonly more: number;
  readonly error: number;
}

/** A turn that might have been better than the one that was played. */
export interface Alternative<Move extends GameMove = GameMove> {
  readonly moves: readonly Move[];
  /** Where the difference comes from; only for a slip, and only if it was measured in imagined futures. */
  readonly parts?: readonly Part[];
  /** How much worse the played turn is, in the same imagined futures: never positive, 0 unless it is a slip. */
  readonly slip: number;
  /** The standard error of that difference. */
  readonly error: number;
}

/** What is thought of a decision. */
export interface Verdict<Move extends GameMove = GameMove> {
  /** What the seat could expect before it decided. */
  readonly before: Worth;
  /** What it could expect with the turn it played, before anybody else's hidden choice is known. */
  readonly played: Worth;
  /** The best turn found, by each measure. */
  readonly score: Alternative<Move>;
  readonly share: Alternative<Move>;
  /** Whether there was nothing to decide. */
  readonly isForced: boolean;
  /** Whether the best turn stood out at a first look. Missing in accounts that were kept before this was asked. */
  readonly isObvious?: boolean;
}

/**
 * Judges positions of one game: the one source of expected scores and shares of victory for hints, reviews, puzzles and
 * statistics. Everything is judged from what a seat can know.
 */
export interface Estimator<View extends object = object, Move extends GameMove = GameMove> extends Edition {
  readonly game: Game;
  /** Goes up whenever the same question may get another answer. Kept results carry it. */
  readonly version: number;
  /** What slips cost the levels of the ladder, as this estimator judges them. */
  readonly ladder: LadderSlips;
  /** What some seats can expect. Someone has to decide: chance is not due, and the game is not over. */
  worths(viewOf: (seat: Seat) => View, seats: readonly Seat[], effort: Effort): Worth[];
  /**
   * Compares a turn with the best ones that can be found. `after` is what the seat could expect once its turn was
   * played, if nobody else chose at the same time.
   */
  judge(decision: Decision<View, Move>, after: Worth | null, effort: Effort): Verdict<Move>;
}
