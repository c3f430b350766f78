import type { Breakdown, Event, Position, SeatMove } from '@taproom/games/heaven-and-ale';
import type { PlayedGame, Snapshot } from '../../play/game.ts';

/** The types of Heaven & Ale. */
export interface Cloister {
  readonly view: Position;
  readonly event: Event;
  readonly move: SeatMove;
  readonly breakdown: Breakdown;
}

export type CloisterGame = PlayedGame<Cloister>;
export type CloisterNow = Snapshot<Cloister>;
