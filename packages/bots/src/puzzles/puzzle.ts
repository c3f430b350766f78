import type { Edition, GameId, GameMove, Seat } from '@taproom/games';

/**
 * Closed: nobody else can change the seat's score any more, and what counts is the final score. Last round: others still
 * play, but nothing is drawn any more, and one turn is best whether they play for themselves or against the seat.
 * Judgement: much is still open, and one turn is clearly the best on average; this is measured, not proved.
 */
export const PUZZLE_KINDS = ['closed', 'last-round', 'judgement'] as const;
export type PuzzleKind = (typeof PUZZLE_KINDS)[number];

/** What makes a position a puzzle. */
export interface PuzzleAnswer<Move extends GameMove = GameMove> {
  readonly kind: PuzzleKind;
  /** The best way to play: in a closed puzzle the seat's turns until its game is over, otherwise one turn. */
  readonly turns: readonly (readonly Move[])[];
  /**
   * The score with it, and the most that any other first turn can lead to. In a last round: what is certain. In a
   * judgement: what can be expected.
   */
  readonly best: number;
  readonly next: number;
  /** What it is about, in the words of the game. */
  readonly themes: readonly string[];
  /** In a judgement: how many points every turn there is costs on average, by the digest of where it ends. */
  readonly costs?: Readonly<Record<string, number>>;
}

/** How often a solver found the answer, and how often it tried. */
export type Tries = readonly [found: number, tries: number];

/** A position with one answer that is best. Moves are written as text, positions as plain data. */
export interface Puzzle {
  readonly id: string;
  readonly game: GameId;
  readonly rules: number;
  readonly seats: number;
  readonly seat: Seat;
  readonly kind: PuzzleKind;
  readonly position: object;
  readonly turns: readonly (readonly string[])[];
  readonly best: number;
  readonly next: number;
  readonly themes: readonly string[];
  readonly costs?: Readonly<Record<string, number>>;
  /** How the bots did, by solver. Start ratings follow from it. */
  readonly found: Readonly<Record<string, Tries>>;
}

/** A puzzle as players get it. */
export interface RatedPuzzle extends Omit<Puzzle, 'found' | 'game' | 'rules'> {
  readonly rating: number;
}

/** All puzzles of an edition of a game, in one file. */
export interface PuzzleBook {
  readonly game: GameId;
  readonly rules: number;
  readonly puzzles: readonly RatedPuzzle[];
}

/** The least difference in points between the best turn and the next. */
export const CLEAR = 2;
/** A position with fewer different turns is not a puzzle; nor is one where more than this share of them is right. */
export const FEWEST_TURNS = 5;
export const MOST_RIGHT = 0.25;

/** Finds puzzles in the positions of one edition of a game. */
export interface Puzzler extends Edition {
  /** The themes there are. */
  readonly themes: readonly string[];
  /** The answer for a seat that has to decide, or null if this is not a puzzle of that kind. */
  answer(state: Int16Array, seat: Seat, kind: PuzzleKind): PuzzleAnswer | null;
}
