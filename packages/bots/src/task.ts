import type { GameId, Seat } from '@taproom/games';

/** A position for a bot on another thread to think about: all that its seat knows, and how long it may think. */
export interface Task {
  readonly game: GameId;
  readonly rules: number;
  readonly level: string;
  readonly seat: Seat;
  readonly view: object;
  readonly ms: number;
}
