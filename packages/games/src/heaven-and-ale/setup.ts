import {
  BREWMASTER,
  bag,
  CELLS,
  CHOSEN_FIRST,
  DUCATS,
  HAND,
  MARKERS,
  player,
  REFILL,
  SEAT_COUNT,
  STAGE,
  type State,
} from './layout.ts';
import { BREWMASTER_START, MARKER_STARTS, MONK_COPIES, RESOURCE_COPIES, STARTING_DUCATS } from './numbers.ts';
import { isMonkTile } from './tiles.ts';
import { BACKS, CARDS, RESOURCES, TILES } from './vocabulary.ts';

/** 4 The table before chance deals the first tiles. */
export function newState(seats: number, first: number): State {
  const state = new Int16Array(CELLS);
  state[SEAT_COUNT] = seats;
  state[CHOSEN_FIRST] = first;
  state[STAGE] = REFILL;
  for (let back = 0; back < BACKS.length; back++)
    for (let tile = 1; tile <= TILES.length; tile++)
      state[bag(back, tile)] = isMonkTile(tile) ? MONK_COPIES : RESOURCE_COPIES; // 1.1 1.2
  for (let seat = 0; seat < seats; seat++) {
    const me = player(seat);
    state[me + DUCATS] = STARTING_DUCATS; // 1.5
    state[me + BREWMASTER] = BREWMASTER_START; // 3.2
    RESOURCES.forEach((resource, i) => {
      state[me + MARKERS + i] = MARKER_STARTS[resource];
    });
    state[me + HAND] = (1 << CARDS.length) - 1;
  }
  return state;
}
