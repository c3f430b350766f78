import type { Breakdown, Event, HeavenAndAle, Position, SeatMove } from '@taproom/games/heaven-and-ale';
import type { PlayedGame, PlayedRules, Snapshot } from '../../play/game.ts';

/** The types of Heaven & Ale. */
export interface Cloister {
  readonly view: Position;
  readonly event: Event;
  readonly move: SeatMove;
  readonly breakdown: Breakdown;
  readonly edition: Pick<HeavenAndAle, 'numbers' | 'scoreSheet' | 'spaceAt' | 'goalProgress'>;
}

export type CloisterGame = PlayedGame<Cloister>;
export type CloisterNow = Snapshot<Cloister>;
/** The rules a table is played by: they may be older than the newest. */
export type CloisterRules = PlayedRules<Cloister>;
/** What screens ask them for, besides what all games have. */
export type CloisterEdition = Cloister['edition'];
