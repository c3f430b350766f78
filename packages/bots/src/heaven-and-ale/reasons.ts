import { expectOk, type Seat } from '@taproom/games';
import { type Event, heavenAndAle, type SeatMove, type State } from '@taproom/games/heaven-and-ale';
import type { Reason } from '../bot.ts';

/** What a turn achieves, as reasons for it, derived from the events of playing it. */
export function reasonsFor(state: State, seat: Seat, moves: readonly SeatMove[]): Reason[] {
  const after = state.slice();
  const events: Event[] = [];
  for (const move of moves) events.push(...(expectOk(heavenAndAle.apply(after, seat, move)) as Event[]));
  const reasons: Reason[] = [];
  const steps = new Map<string, number>();
  let brewmaster = 0;
  let ducats = 0;
  for (const event of events) {
    if (!('seat' in event) || event.seat !== seat) continue;
    if (event.event === 'marker')
      steps.set(event.resource, (steps.get(event.resource) ?? 0) + event.to - event.from);
    else if (event.event === 'brewmaster') brewmaster += event.to - event.from;
    else if (event.event === 'ducats' && event.change > 0) ducats += event.change;
    else if (event.event === 'barrel') reasons.push({ reason: 'barrel', goal: event.goal, size: event.size });
    else if (event.event === 'shed-built')
      reasons.push({ reason: 'shed', shed: event.shed, type: event.type });
    else if (event.event === 'card-placed') reasons.push({ reason: 'card', card: event.card });
    else if (event.event === 'bought') reasons.push({ reason: 'tile', tile: event.tile, hex: event.hex });
    else if (event.event === 'entered') reasons.push({ reason: 'slot', slot: event.slot });
  }
  for (const [resource, count] of steps) reasons.push({ reason: 'marker', resource, steps: count });
  if (brewmaster > 0) reasons.push({ reason: 'brewmaster', steps: brewmaster });
  if (ducats > 0) reasons.push({ reason: 'ducats', ducats });
  return reasons;
}
