import type { Seat } from '@taproom/games';
import type { Card, Goal, Monk, Resource, Slot, Spot, Tile } from '@taproom/games/heaven-and-ale';
import type { Row, Card as TavernCard, Tokens } from '@taproom/games/heros-tavern';
import type { Sitter } from '@taproom/table';

/** What somebody did, as the predicate of a sentence. */
export type Deed =
  // Heaven & Ale
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
  | { readonly deed: 'take-barrels'; readonly barrels: readonly TakenBarrel[] }
  // Hero's Tavern
  | { readonly deed: 'choose'; readonly card: TavernCard }
  | { readonly deed: 'decide'; readonly cards: readonly TavernCard[] }
  | { readonly deed: 'draw-in'; readonly heroes: Row; readonly scoring: 'round' | 'final' }
  | { readonly deed: 'receive'; readonly tokens: Tokens }
  | { readonly deed: 'purchase'; readonly cards: readonly TavernCard[]; readonly paid: Tokens }
  | { readonly deed: 'discard'; readonly cards: number }
  | { readonly deed: 'keep-tokens'; readonly tokens: number; readonly heroes: number }
  // The table
  | { readonly deed: 'withdraw' }
  | { readonly deed: 'take-back' };

export interface BoughtTile {
  readonly tile: Tile;
  readonly hex: string;
  readonly price: number;
}

export interface TakenBarrel {
  readonly goal: Goal;
  readonly size: 'large' | 'small';
}

/** What happened by itself, as a sentence of its own. */
export type News =
  // Heaven & Ale
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
  // Hero's Tavern; `hand` is the reader's own
  | {
      readonly news: 'dealt';
      readonly round: number;
      readonly each: number;
      readonly hand: readonly TavernCard[] | null;
      readonly reshuffled: boolean;
    }
  | { readonly news: 'revealed'; readonly step: number; readonly picks: readonly TavernCard[] }
  | { readonly news: 'passed'; readonly cards: number }
  // Both
  | { readonly news: 'round-over'; readonly round: number }
  | { readonly news: 'game-over'; readonly scores: readonly number[]; readonly winners: readonly Seat[] }
  // The table
  | { readonly news: 'gone-back' }
  | { readonly news: 'seat-taken'; readonly seat: Seat; readonly sitter: Sitter };

/** What a deed or a piece of news brought somebody. */
export type Gain =
  | { readonly gain: 'ducats'; readonly change: number }
  | { readonly gain: 'brewmaster'; readonly steps: number }
  | { readonly gain: 'marker'; readonly resource: Resource; readonly steps: number };

/** One thing to be told. */
export type Happening =
  | { readonly kind: 'deed'; readonly seat: Seat; readonly deed: Deed; readonly gains: readonly Gain[] }
  | { readonly kind: 'news'; readonly news: News; readonly gains: readonly Gain[] };

export const done = (seat: Seat, deed: Deed): Happening => ({ kind: 'deed', seat, deed, gains: [] });
export const heard = (news: News): Happening => ({ kind: 'news', news, gains: [] });

/** The gains with one more; what goes to the same place is added up. */
export function withGain(gains: readonly Gain[], more: Gain): readonly Gain[] {
  const index = gains.findIndex(gain => placeOf(gain) === placeOf(more));
  const before = gains[index];
  return before === undefined ? [...gains, more] : gains.with(index, sumOf(before, more));
}

const placeOf = (gain: Gain): string => (gain.gain === 'marker' ? gain.resource : gain.gain);

const sizeOf = (gain: Gain): number => (gain.gain === 'ducats' ? gain.change : gain.steps);

const sumOf = (one: Gain, other: Gain): Gain =>
  one.gain === 'ducats'
    ? { ...one, change: one.change + sizeOf(other) }
    : { ...one, steps: one.steps + sizeOf(other) };
