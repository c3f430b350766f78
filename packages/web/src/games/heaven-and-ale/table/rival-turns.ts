import type { Card, Event, Slot, Spot } from '@taproom/games/heaven-and-ale';
import type { LastTurn } from '../../../log/last-turns.ts';
import { type GainSummary, summariseGains } from './summary.ts';

/** What someone did since the reader last acted, in short: where they went, what they did there, what it brought. */
export interface RivalTurn {
  readonly seat: number;
  readonly places: readonly (number | Slot)[];
  readonly scored: readonly { readonly spot: Spot; readonly fertility: number | null }[];
  readonly returned: readonly Card[];
  readonly summary: GainSummary;
}

/** One for each rival who did something, in the order in which they began. */
export function rivalTurns(turns: readonly LastTurn<Event>[], reader: number | null): readonly RivalTurn[] {
  const events = turns.flatMap(turn => turn.events);
  const seats = new Set(
    events.flatMap(event => (isDeed(event) && event.seat !== reader ? [event.seat] : [])),
  );
  return [...seats].map(seat => {
    const own = events.filter(event => 'seat' in event && event.seat === seat);
    return {
      seat,
      places: own.filter(isDeed).map(event => (event.event === 'moved' ? event.to : event.slot)),
      scored: own.flatMap(event =>
        event.event === 'disc-placed' ? [{ spot: event.spot, fertility: event.fertility }] : [],
      ),
      returned: own.flatMap(event => (event.event === 'card-returned' ? [event.card] : [])),
      summary: summariseGains(own, seat),
    };
  });
}

/** The round that has begun since the reader last acted; null if none has. The first is not news. */
export function begunRound(turns: readonly LastTurn<Event>[]): number | null {
  const begun = turns
    .flatMap(turn => turn.events)
    .findLast(event => event.event === 'refilled' && event.round > 1);
  return begun?.event === 'refilled' ? begun.round : null;
}

type Deed = Extract<Event, { readonly event: 'moved' | 'entered' }>;

const isDeed = (event: Event): event is Deed => event.event === 'moved' || event.event === 'entered';
