import type { Breakdown, Buy, Event, Pick, View } from '@taproom/games/heros-tavern';
import type { PlayedGame, Snapshot } from '../../play/game.ts';

/** The types of Hero's Tavern. */
export interface Tavern {
  readonly view: View;
  readonly event: Event;
  readonly move: Pick | Buy;
  readonly breakdown: Breakdown;
}

export type TavernGame = PlayedGame<Tavern>;
export type TavernNow = Snapshot<Tavern>;
