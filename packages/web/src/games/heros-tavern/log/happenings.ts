import type { Seat } from '@taproom/games';
import type { Event } from '@taproom/games/heros-tavern';
import type { Deed, News } from './deeds.ts';

/** One thing to report, before it is put into words. */
export type Happened =
  | { readonly kind: 'deed'; readonly seat: Seat; readonly deed: Deed }
  | { readonly kind: 'news'; readonly news: News };

const done = (seat: Seat, deed: Deed): Happened => ({ kind: 'deed', seat, deed });
const heard = (news: News): Happened => ({ kind: 'news', news });

/** What events amount to, as far as a reader may know: what one seat did is reported together. */
export function happenedIn(events: readonly Event[], reader: Seat | null): Happened[] {
  return bySeat(events.flatMap(event => happened(event, { reader, alone: events.length === 1 })));
}

interface TellOptions {
  readonly reader: Seat | null;
  /** Whether nothing else is reported: then even nothing is worth mentioning. */
  readonly alone: boolean;
}

function happened(event: Event, { reader, alone }: TellOptions): Happened[] {
  switch (event.event) {
    case 'dealt': {
      const { round, each, reshuffled } = event;
      const hand = (reader === null ? null : event.hands[reader]) ?? null;
      return [heard({ news: 'dealt', round, each, hand, reshuffled })];
    }
    case 'chose':
      return [done(event.seat, { deed: 'choose', card: event.card })];
    case 'decided':
      return [done(event.seat, { deed: 'decide', cards: event.cards })];
    case 'revealed':
      return [heard({ news: 'revealed', step: event.step, picks: event.picks })];
    case 'passed':
      // After a reveal everyone knows it.
      return alone ? [heard({ news: 'passed', cards: event.cards })] : [];
    case 'scored':
      return [done(event.seat, { deed: 'draw-in', heroes: event.heroes, scoring: 'round' })];
    case 'final-scored':
      return [done(event.seat, { deed: 'draw-in', heroes: event.heroes, scoring: 'final' })];
    case 'awarded': {
      const { coins, storage, land } = event.tokens;
      if (!alone && coins + storage + land === 0) return [];
      return [done(event.seat, { deed: 'receive', tokens: event.tokens })];
    }
    case 'bought':
      return [done(event.seat, { deed: 'purchase', cards: event.cards, paid: event.paid })];
    case 'discarded':
      if (!alone && event.cards.length === 0) return [];
      return [done(event.seat, { deed: 'discard', cards: event.cards.length })];
    case 'unspent': {
      const { tokens, heroes } = event;
      if (!alone && tokens === 0) return [];
      return [done(event.seat, { deed: 'keep-tokens', tokens, heroes })];
    }
    case 'round-ended':
      return [heard({ news: 'round-over', round: event.round })];
    case 'game-over':
      return [heard({ news: 'game-over', scores: event.scores, winners: event.winners })];
  }
}

/**
 * The game reports one thing for all seats, then the next; people want everything about one seat. Other events stay
 * where they are.
 */
function bySeat(all: readonly Happened[]): Happened[] {
  const sorted: Happened[] = [];
  for (const one of all) {
    const after = one.kind === 'deed' ? sorted.findLastIndex(before => isDeedOf(before, one.seat)) : -1;
    if (after < 0) sorted.push(one);
    else sorted.splice(after + 1, 0, one);
  }
  return sorted;
}

const isDeedOf = (one: Happened, seat: Seat): boolean => one.kind === 'deed' && one.seat === seat;
