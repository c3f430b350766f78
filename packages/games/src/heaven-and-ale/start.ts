import type { Log } from './events.ts';
import { FIGURE, FIRST_SLOT, OUT, player, SEAT_COUNT, type State } from './layout.ts';
import { BREWMASTER_SLOT_STEPS, DUCATS_SLOT_DUCATS, MARKER_SLOT_STEPS } from './numbers.ts';
import { moveBrewmaster, moveMarker, takeDucats } from './production.ts';
import { SLOTS, type Slot } from './vocabulary.ts';

/** The starting area (2.2). */
export const FIRST_PLAYER_SLOT = SLOTS.indexOf('first');
const BREWMASTER_SLOT = SLOTS.indexOf('brewmaster');
export const MARKER_SLOT = SLOTS.indexOf('marker');
const DUCATS_SLOT = SLOTS.indexOf('ducats');

/** The seat whose figure is on a starting space, or −1. */
export function onSlot(state: State, slot: number): number {
  for (let seat = 0; seat < state[SEAT_COUNT]; seat++)
    if (state[player(seat) + FIGURE] === FIRST_SLOT + slot) return seat;
  return -1;
}

/** The starting spaces occupied by other figures, as bits of SLOTS (5.7: a player's own counts as free). */
export function takenSlots(state: State, seat: number): number {
  let taken = 0;
  for (let other = 0; other < state[SEAT_COUNT]; other++) {
    const figure = state[player(other) + FIGURE];
    if (other !== seat && figure >= FIRST_SLOT) taken |= 1 << (figure - FIRST_SLOT);
  }
  return taken;
}

/** 5.7 The last player to enter must take the first-player space if it is free. */
export function mustTakeFirst(state: State, seat: number, taken: number): boolean {
  if (taken & (1 << FIRST_PLAYER_SLOT)) return false;
  for (let other = 0; other < state[SEAT_COUNT]; other++)
    if (other !== seat && state[player(other) + OUT] === 0) return false;
  return true;
}

/** 2.2 Takes a starting space and its reward. */
export function enter(state: State, seat: number, slot: number, resource: number, log: Log): void {
  const figure = player(seat) + FIGURE;
  if (log !== null) log.push({ event: 'entered', seat, from: whereFrom(state[figure]), slot: SLOTS[slot] });
  state[figure] = FIRST_SLOT + slot;
  if (slot === BREWMASTER_SLOT) moveBrewmaster(state, seat, BREWMASTER_SLOT_STEPS, 'slot', log);
  else if (slot === MARKER_SLOT) moveMarker(state, seat, resource, MARKER_SLOT_STEPS, 'slot', log);
  else if (slot === DUCATS_SLOT) takeDucats(state, seat, DUCATS_SLOT_DUCATS, 'slot', log);
}

/** A figure's place as events name it: a space or a starting space. */
export const placeOf = (figure: number): number | Slot =>
  figure < FIRST_SLOT ? figure : SLOTS[figure - FIRST_SLOT];

/** The same, or null before the figure is placed. */
export const whereFrom = (figure: number): number | Slot | null => (figure === 0 ? null : placeOf(figure));
