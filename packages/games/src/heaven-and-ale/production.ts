import type { DucatReason, Log, StepReason } from './events.ts';
import { BREWMASTER, DUCATS, MARKERS, player, type State } from './layout.ts';
import { TRACK_END } from './numbers.ts';
import { RESOURCES } from './vocabulary.ts';

/** 6.4 A marker moves forward; on 20 it stays, and each further step pays a ducat. */
export function moveMarker(
  state: State,
  seat: number,
  resource: number,
  steps: number,
  reason: StepReason,
  log: Log,
): void {
  const cell = player(seat) + MARKERS + resource;
  const from = state[cell];
  const to = Math.min(from + steps, TRACK_END);
  state[cell] = to;
  if (log !== null && to !== from)
    log.push({ event: 'marker', seat, resource: RESOURCES[resource], from, to, reason });
  const overflow = from + steps - to;
  if (overflow > 0) takeDucats(state, seat, overflow, 'overflow', log);
}

/** 6.4 The brewmaster moves forward; on 20 he stays, and further steps are lost (11.11). */
export function moveBrewmaster(
  state: State,
  seat: number,
  steps: number,
  reason: StepReason,
  log: Log,
): void {
  const cell = player(seat) + BREWMASTER;
  const from = state[cell];
  const to = Math.min(from + steps, TRACK_END);
  state[cell] = to;
  if (log !== null && to !== from) log.push({ event: 'brewmaster', seat, from, to, reason });
}

/** Ducats come from the reserve, or go to it if the number is negative. */
export function takeDucats(state: State, seat: number, change: number, reason: DucatReason, log: Log): void {
  const cell = player(seat) + DUCATS;
  state[cell] += change;
  if (log !== null && change !== 0) log.push({ event: 'ducats', seat, change, now: state[cell], reason });
}

/** The spot of the marker furthest behind. */
export function rearmost(state: State, seat: number): number {
  const markers = player(seat) + MARKERS;
  let last = state[markers];
  for (let resource = 1; resource < RESOURCES.length; resource++)
    last = Math.min(last, state[markers + resource]);
  return last;
}
