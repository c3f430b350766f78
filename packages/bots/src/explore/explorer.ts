import type { Edition, Game, Seat } from '@taproom/games';

/** A whole turn: moves as the fast path numbers them, and what the turn chooses. */
export interface ExploredTurn {
  readonly codes: readonly number[];
  /** Usually one option; a turn that buys several cards chooses each of them. */
  readonly options: readonly string[];
}

/** A decision whose options are compared. */
export interface ExploredDecision {
  readonly kind: string;
  readonly round: number;
  /** The turns that answer it, best first as the policy sees them, without knowing how the game continues. */
  readonly turns: readonly ExploredTurn[];
}

/** What is measured: an option at a kind of decision in a round. */
export interface Cell {
  readonly kind: string;
  readonly round: number;
  readonly option: string;
}

/** The most cells of a game, over all numbers of seats. */
export const MOST_CELLS = 300;

/** Names a cell among those with the same number of seats. */
export const cellName = ({ kind, round, option }: Cell): string => `${kind} ${round} ${option}`;

/**
 * What can be explored in one edition of a game, and the policy that plays: a fast one that does not search, uses no
 * randomness, and knows only what its seat can know.
 */
export interface Explorer extends Edition {
  readonly game: Game;
  /** Goes up whenever the same seed may give other results. */
  readonly version: number;
  cells(seats: number): readonly Cell[];
  /** The turn that the policy plays. */
  turn(state: Int16Array, seat: Seat): readonly number[];
  /** The explored decisions of the turn that a seat begins. The best turn of each is the one that the policy plays. */
  decisions(state: Int16Array, seat: Seat): readonly ExploredDecision[];
}
