import type { Breakdown, Buy, Event, HerosTavern, Pick as PickMove, View } from '@taproom/games/heros-tavern';
import type { PlayedGame, Snapshot } from '../../play/game.ts';

/** The types of Hero's Tavern. */
export interface Tavern {
  readonly view: View;
  readonly event: Event;
  readonly move: PickMove | Buy;
  readonly breakdown: Breakdown;
  readonly edition: Pick<HerosTavern, 'numbers' | 'scoreSheet'>;
}

export type TavernGame = PlayedGame<Tavern>;
export type TavernNow = Snapshot<Tavern>;
/** What screens ask the rules of a table for, which may be older than the newest. */
export type TavernEdition = Tavern['edition'];
