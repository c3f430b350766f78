import { LARGE_BARREL_VP, RESOURCES, SMALL_BARREL_VP } from '@taproom/games/heaven-and-ale';
import {
  ALL_SHEDS,
  BREWMASTER,
  bits,
  DUCATS,
  LARGE_BARRELS,
  MARKERS,
  player,
  SHADY_FILLED,
  SHEDS,
  SMALL_BARRELS,
  type State,
  SUNNY_FILLED,
} from '@taproom/games/heaven-and-ale/inner';

/** What a seat collects on its way to points, and how much of each is worth mentioning. */
const LEAST = {
  /** Points for barrels. */
  barrels: 1,
  /** The spot of the marker furthest behind. */
  rearmost: 0.3,
  /** Steps of all markers together. */
  markers: 0.5,
  brewmaster: 0.5,
  ducats: 1,
  sheds: 0.2,
  sunny: 0.5,
  shady: 0.5,
} as const;

export type PartName = keyof typeof LEAST;
export const PARTS = Object.keys(LEAST) as readonly PartName[];

export const leastOf = (part: string): number => LEAST[part as PartName];

/** How much of each part a seat has. */
export function amountsIn(state: State, seat: number): number[] {
  const me = player(seat);
  const markers = state.subarray(me + MARKERS, me + MARKERS + RESOURCES.length);
  const amounts: Record<PartName, number> = {
    barrels:
      LARGE_BARREL_VP * bits(state[me + LARGE_BARRELS]) + SMALL_BARREL_VP * bits(state[me + SMALL_BARRELS]),
    rearmost: Math.min(...markers),
    markers: markers.reduce((steps, spot) => steps + spot, 0),
    brewmaster: state[me + BREWMASTER],
    ducats: state[me + DUCATS],
    sheds: state.subarray(me + SHEDS, me + SHEDS + ALL_SHEDS).filter(shed => shed !== 0).length,
    // One bit for each hex.
    sunny: bits(state[me + SUNNY_FILLED]),
    shady: bits(state[me + SHADY_FILLED]),
  };
  return PARTS.map(part => amounts[part]);
}
