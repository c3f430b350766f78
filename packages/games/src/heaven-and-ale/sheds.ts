import { activate } from './activation.ts';
import type { Log } from './events.ts';
import { ALL_SHEDS, SHADY_AROUND, SHED_NAMES, SHED_NEIGHBOURS, SUNNY_AROUND } from './garden.ts';
import {
  BUY,
  GARDEN,
  PENDING,
  player,
  SHADY_FILLED,
  SHED,
  SHEDS,
  STAGE,
  type State,
  SUNNY_FILLED,
} from './layout.ts';
import { SHED_ACTIVATIONS, SHED_TABLE } from './numbers.ts';
import { moveBrewmaster } from './production.ts';
import { FERTILITY } from './tiles.ts';

const AROUND = 6;

/** 6.1 All six neighbours of a shed spot hold tiles. */
export function isEnclosed(state: State, seat: number, shed: number): boolean {
  const me = player(seat);
  const sunny = SUNNY_AROUND[shed];
  const shady = SHADY_AROUND[shed];
  return (state[me + SUNNY_FILLED] & sunny) === sunny && (state[me + SHADY_FILLED] & shady) === shady;
}

/** 6.1 The fertility around a shed spot; monks count 0. */
export function fertilityAround(state: State, seat: number, shed: number): number {
  const garden = player(seat) + GARDEN;
  const around = SHED_NEIGHBOURS[shed];
  let sum = 0;
  for (let i = 0; i < AROUND; i++) sum += FERTILITY[state[garden + around[i]]];
  return sum;
}

/** 6.1 The type of shed for a sum of fertility. */
export function shedType(sum: number): number {
  let type = SHED_TABLE.length - 1;
  while (sum < SHED_TABLE[type].from) type--;
  return type;
}

/**
 * 5.6 Builds the sheds that the last placement enclosed, one after another in board order (11.8), up to the first that
 * requires a choice. Once there are none left, buying continues.
 */
export function buildSheds(state: State, seat: number, log: Log): void {
  const sheds = player(seat) + SHEDS;
  for (let shed = 0; shed < ALL_SHEDS; shed++) {
    if (state[sheds + shed] !== 0 || !isEnclosed(state, seat, shed)) continue;
    const sum = fertilityAround(state, seat, shed);
    const type = shedType(sum);
    state[sheds + shed] = type + 1;
    if (log !== null) log.push({ event: 'shed-built', seat, shed: SHED_NAMES[shed], sum, type });
    moveBrewmaster(state, seat, SHED_TABLE[type].brewmaster, 'shed', log); // 6.2 first the brewmaster
    if (SHED_ACTIVATIONS[type] > 0) {
      state[STAGE] = SHED;
      state[PENDING] = shed;
      return;
    }
  }
  state[STAGE] = BUY;
  state[PENDING] = 0;
}

/** 6.2 The chosen neighbours of the pending shed are activated. */
export function activateAround(state: State, seat: number, chosen: number, log: Log): void {
  const around = SHED_NEIGHBOURS[state[PENDING]];
  for (let i = 0; i < AROUND; i++) if (chosen & (1 << i)) activate(state, seat, around[i], log);
  buildSheds(state, seat, log);
}

const count = (mask: number): number => (mask === 0 ? 0 : (mask & 1) + count(mask >> 1));
const turned = (mask: number, by: number): number => ((mask << by) | (mask >> (AROUND - by))) & 0b111111;

/** 6.2 May a shed of a type activate these neighbours (bits, clockwise)? */
function fits(type: number, mask: number): boolean {
  if (count(mask) !== SHED_ACTIVATIONS[type]) return false;
  if (type === 2) return turned(mask, 3) === mask; // two opposite ones
  if (type === 3) return (mask & turned(mask, 1)) === 0; // no two next to each other
  return true;
}

/** 6.2 What a shed of each type can activate: sets of neighbours as bits, in a fixed order. */
export const PATTERNS: readonly Uint8Array[] = SHED_ACTIVATIONS.map((activations, type) =>
  Uint8Array.from({ length: 1 << AROUND }, (_, mask) => mask).filter(
    mask => activations > 0 && fits(type, mask),
  ),
);
