import type { Viewer } from '../game.ts';
import type { Card, Row, Tokens } from './vocabulary.ts';

/** What happened, in order. Each change of tokens and of heroes is reported. */
export type Event =
  /** `hands` by seat, in the order of `CARDS`; null is a hand that the viewer may not see. `pile` is what is left. */
  | {
      readonly event: 'dealt';
      readonly round: number;
      readonly each: number;
      readonly hands: readonly (readonly Card[] | null)[];
      readonly reshuffled: boolean;
      readonly pile: number;
    }
  /** A hidden choice, or its replacement: only the seat itself and the host get it. */
  | { readonly event: 'chose'; readonly seat: number; readonly card: Card }
  | { readonly event: 'revealed'; readonly step: number; readonly picks: readonly Card[] }
  /** All hands moved one seat to the left; `cards` is how many are left in each. */
  | { readonly event: 'passed'; readonly cards: number }
  | { readonly event: 'scored'; readonly round: number; readonly seat: number; readonly heroes: Row }
  | { readonly event: 'awarded'; readonly seat: number; readonly tokens: Tokens }
  /** A hidden purchase, or its replacement: only the seat itself and the host get it. */
  | { readonly event: 'decided'; readonly seat: number; readonly cards: readonly Card[] }
  | {
      readonly event: 'bought';
      readonly seat: number;
      readonly cards: readonly Card[];
      readonly paid: Tokens;
    }
  | { readonly event: 'discarded'; readonly seat: number; readonly cards: readonly Card[] }
  | { readonly event: 'round-ended'; readonly round: number }
  | { readonly event: 'final-scored'; readonly seat: number; readonly heroes: Row }
  | { readonly event: 'unspent'; readonly seat: number; readonly tokens: number; readonly heroes: number }
  | { readonly event: 'game-over'; readonly scores: readonly number[]; readonly winners: readonly number[] };

/** An event as a viewer may see it. */
export function viewEvent(event: Event, viewer: Viewer): Event | null {
  if (viewer === 'host') return event;
  switch (event.event) {
    case 'chose':
    case 'decided':
      return event.seat === viewer ? event : null;
    case 'dealt':
      return { ...event, hands: event.hands.map((hand, seat) => (seat === viewer ? hand : null)) };
    default:
      return event;
  }
}
