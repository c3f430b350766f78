import type { Seat } from '@taproom/games';
import type { Card, Goal, Monk, Resource, Slot, Spot, Tile } from '@taproom/games/heaven-and-ale';

/** What someone did, as the predicate of a sentence. */
export type Deed =
  | { readonly deed: 'go'; readonly space: number }
  | { readonly deed: 'enter'; readonly slot: Slot }
  | { readonly deed: 'buy'; readonly tiles: readonly BoughtTile[] }
  | { readonly deed: 'plant'; readonly hex: string }
  | { readonly deed: 'return-cards'; readonly cards: readonly Card[] }
  | {
      readonly deed: 'score';
      readonly spot: Spot;
      readonly fertility: number | null;
      readonly hexes: readonly string[];
    }
  | { readonly deed: 'place-card'; readonly card: Card; readonly spots: readonly [Spot, Spot] }
  | { readonly deed: 'decline-card'; readonly spots: readonly [Spot, Spot] }
  | { readonly deed: 'take-barrels'; readonly barrels: readonly TakenBarrel[] };

interface BoughtTile {
  readonly tile: Tile;
  readonly hex: string;
  readonly price: number;
}

interface TakenBarrel {
  readonly goal: Goal;
  readonly size: 'large' | 'small';
}

/** What happened automatically, as a sentence of its own. */
export type News =
  | { readonly news: 'round-begins'; readonly round: number }
  /** `second` are the spaces that hold two discs. */
  | { readonly news: 'discs-laid'; readonly second: readonly number[] }
  | { readonly news: 'first-player'; readonly seat: Seat }
  | { readonly news: 'turn'; readonly seat: Seat }
  | {
      readonly news: 'shed';
      readonly shed: string;
      readonly sum: number;
      readonly type: number;
      readonly hexes: readonly string[];
    }
  | { readonly news: 'activated'; readonly hexes: readonly string[] }
  | { readonly news: 'triggered'; readonly hex: string; readonly monk: Monk }
  | { readonly news: 'pair'; readonly spots: readonly [Spot, Spot] }
  | { readonly news: 'gains'; readonly seat: Seat }
  | { readonly news: 'round-over'; readonly round: number }
  | { readonly news: 'game-over'; readonly scores: readonly number[]; readonly winners: readonly Seat[] };

/** What an action or event brought someone. */
export type Gain =
  | { readonly gain: 'ducats'; readonly change: number }
  | { readonly gain: 'brewmaster'; readonly steps: number }
  | { readonly gain: 'marker'; readonly resource: Resource; readonly steps: number };
