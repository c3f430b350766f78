import {
  FERTILITY,
  GARDEN,
  isMonkTile,
  isSunny,
  MONK,
  NEIGHBOURS,
  NO_TILE,
  player,
  SHED_NEIGHBOURS,
  SHEDS,
  SHEDS_NEXT_TO,
  SIDE_HEXES,
  SPOT_DISCS,
  type State,
  shedType,
} from '@taproom/games/heaven-and-ale/inner';
import { FIRST_MONK_SPOT } from './prospect.ts';

/** What a shed is worth by its type, roughly: brewmaster steps and activations. */
const SHED_WORTH = [7, 6, 6, 9, 12];

/**
 * How promising a hex is for a tile: next to monks that are still to be triggered, towards sheds. Only used to choose
 * the few hexes that get a real evaluation.
 */
export function promise(state: State, seat: number, tile: number, hex: number): number {
  const me = player(seat);
  const discs = state[me + SPOT_DISCS];
  const monk = isMonkTile(tile);
  const fertility = FERTILITY[tile];
  const open = monk && ((discs >> (FIRST_MONK_SPOT + MONK[tile])) & 1) === 0;
  let worth = 0;
  const around = NEIGHBOURS[hex];
  for (let i = 0; i < around.length; i++) {
    const next = state[me + GARDEN + around[i]];
    if (next === NO_TILE) {
      worth += monk ? (isSunny(around[i]) ? 0.9 : 0.5) : 0.15;
      continue;
    }
    if (isMonkTile(next)) {
      if (((discs >> (FIRST_MONK_SPOT + MONK[next])) & 1) === 0) worth += monk ? 1.2 : fertility;
      if (open) worth += 1.2;
    } else if (open) worth += FERTILITY[next];
  }
  const sheds = SHEDS_NEXT_TO[hex];
  for (let i = 0; i < sheds.length; i++) {
    if (state[me + SHEDS + sheds[i]] > 0) continue;
    const ring = SHED_NEIGHBOURS[sheds[i]];
    let filled = 1;
    let sum = fertility;
    for (let j = 0; j < ring.length; j++) {
      const there = state[me + GARDEN + ring[j]];
      if (there === NO_TILE) continue;
      filled++;
      sum += FERTILITY[there];
    }
    worth += filled === ring.length ? SHED_WORTH[shedType(sum)] : (filled * filled) / 12;
  }
  return worth;
}

const worths = new Float64Array(32);

/** The most promising empty hexes of a side, best first, into `best`; returns how many. */
export function bestHexes(
  state: State,
  seat: number,
  tile: number,
  first: number,
  most: number,
  best: Int32Array,
): number {
  const garden = player(seat) + GARDEN;
  let count = 0;
  for (let hex = first; hex < first + SIDE_HEXES; hex++) {
    if (state[garden + hex] !== NO_TILE) continue;
    const worth = promise(state, seat, tile, hex);
    if (count === most && worth <= worths[most - 1]) continue;
    let at = count < most ? count++ : most - 1;
    for (; at > 0 && worths[at - 1] < worth; at--) {
      worths[at] = worths[at - 1];
      best[at] = best[at - 1];
    }
    worths[at] = worth;
    best[at] = hex;
  }
  return count;
}
