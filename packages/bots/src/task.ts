import type { GameId, Seat } from '@taproom/games';

/** A budget that leaves nothing to the clock. */
export interface Exactly {
  readonly nodes: number;
  readonly seed: string;
}

/** A position for a bot on another thread to think about: everything its seat knows, and how long it may think. */
export interface Task {
  readonly game: GameId;
  readonly rules: number;
  readonly level: string;
  readonly seat: Seat;
  readonly view: object;
  readonly ms: number;
  /** Instead of the time: the same task gets the same answer. */
  readonly exact?: Exactly;
}
