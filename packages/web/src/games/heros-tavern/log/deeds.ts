import type { Seat } from '@taproom/games';
import type { Card, Row, Tokens } from '@taproom/games/heros-tavern';

/** What someone did, as the predicate of a sentence. */
export type Deed =
  | { readonly deed: 'choose'; readonly card: Card }
  | { readonly deed: 'decide'; readonly cards: readonly Card[] }
  | { readonly deed: 'draw-in'; readonly heroes: Row; readonly scoring: 'round' | 'final' }
  | { readonly deed: 'receive'; readonly tokens: Tokens }
  | { readonly deed: 'purchase'; readonly cards: readonly Card[]; readonly paid: Tokens }
  | { readonly deed: 'discard'; readonly cards: number }
  | { readonly deed: 'keep-tokens'; readonly tokens: number; readonly heroes: number };

/** What happened automatically, as a sentence of its own. */
export type News =
  /** `hand` is the reader's own. */
  | {
      readonly news: 'dealt';
      readonly round: number;
      readonly each: number;
      readonly hand: readonly Card[] | null;
      readonly reshuffled: boolean;
    }
  | { readonly news: 'revealed'; readonly step: number; readonly picks: readonly Card[] }
  | { readonly news: 'passed'; readonly cards: number }
  | { readonly news: 'round-over'; readonly round: number }
  | { readonly news: 'game-over'; readonly scores: readonly number[]; readonly winners: readonly Seat[] };
