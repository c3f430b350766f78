import type {
  Account,
  AccountOptions,
  Attempt,
  ChoiceMade,
  CurvePoint,
  Effort,
  KnownPosition,
  LadderSlips,
  MoveMade,
  Verdict,
} from '@taproom/bots/coach';
import type { GameId, Seat } from '@taproom/games';

/** A finished game, as a thread without it gets it. */
export interface ReviewedLine {
  readonly game: GameId;
  readonly rules: number;
  readonly seats: number;
  readonly options: object;
  readonly moves: readonly MoveMade[];
}

/** How thoroughly a game is reviewed, and what makes that repeatable. */
export type Depth = Omit<AccountOptions, 'seats'>;

interface About {
  readonly id: number;
  readonly line: ReviewedLine;
  readonly depth: Depth;
}

/** A running game, as one seat knows it. */
export interface ProjectedPosition extends KnownPosition {
  readonly game: GameId;
  readonly rules: number;
}

/** A choice in a position of a puzzle. */
export interface PuzzleChoice extends ChoiceMade {
  readonly game: GameId;
  readonly rules: number;
}

/** What the page asks about finished games, and about what running ones lead to. */
export type ReviewQuestion =
  | { readonly ask: 'estimator'; readonly id: number; readonly game: GameId; readonly rules: number }
  | ({ readonly ask: 'project'; readonly id: number } & ProjectedPosition)
  | ({ readonly ask: 'curve' } & About)
  | ({ readonly ask: 'account'; readonly seat: Seat } & About)
  | ({ readonly ask: 'attempt'; readonly attempt: Attempt } & About)
  | ({ readonly ask: 'choice'; readonly id: number; readonly effort: Effort } & PuzzleChoice)
  /** Nobody is looking: the work pauses. */
  | { readonly ask: 'pause' | 'go-on'; readonly id: number };

/** What the thread answers: how far it is, any number of times, and then what it found or why it failed. */
export type ReviewAnswer = { readonly id: number } & (
  | { readonly answer: 'progress'; readonly done: number }
  /** The version of the estimator, and what slips cost the bots in its eyes; null if the game has none. */
  | {
      readonly answer: 'estimator';
      readonly version: number | null;
      readonly ladder: LadderSlips | null;
    }
  /** The scores the seats can expect; null if there is nothing to expect, or nobody can tell. */
  | { readonly answer: 'projected'; readonly scores: readonly number[] | null }
  | { readonly answer: 'curve'; readonly curve: readonly CurvePoint[] }
  | { readonly answer: 'account'; readonly account: Account }
  | { readonly answer: 'attempt'; readonly verdict: Verdict }
  | { readonly answer: 'failed'; readonly why: string }
);
