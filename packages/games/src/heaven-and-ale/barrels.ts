import type { Log } from './events.ts';
import { ALL_SHEDS, FULL_SIDE } from './garden.ts';
import {
  BREWMASTER,
  FERTILITY_TILES,
  LARGE_BARRELS,
  MARKERS,
  PAIRS,
  PLACED,
  player,
  SEAT_COUNT,
  SHADY_FILLED,
  SHEDS,
  SMALL_BARRELS,
  SPOT_DISCS,
  type State,
  SUNNY_FILLED,
} from './layout.ts';
import { rearmost } from './production.ts';
import { GOAL_NUMBERS, SHED_TABLE } from './tables.ts';
import { GOALS, RESOURCES } from './vocabulary.ts';

const MONK_SPOTS = 0b1111000000;
const RESOURCE_SPOTS = 0b0000111110;

/** 8.1 Is a goal fulfilled? */
export function fulfils(state: State, seat: number, goal: number): boolean {
  const me = player(seat);
  switch (GOALS[goal]) {
    case 'brewmaster-on-1':
      return state[me + BREWMASTER] >= GOAL_NUMBERS.brewmaster;
    case 'all-markers-on-1':
      return rearmost(state, seat) >= GOAL_NUMBERS.allMarkers;
    case 'six-fertility-1':
      return hasTiles(state, seat, GOAL_NUMBERS.lowFertility);
    case 'six-fertility-5':
      return hasTiles(state, seat, GOAL_NUMBERS.highFertility);
    case 'all-monk-discs':
      return (state[me + SPOT_DISCS] & MONK_SPOTS) === MONK_SPOTS;
    case 'all-resource-discs':
      return (state[me + SPOT_DISCS] & RESOURCE_SPOTS) === RESOURCE_SPOTS;
    case 'three-sheds-alike':
      return mostShedsAlike(state, seat) >= GOAL_NUMBERS.shedsAlike;
    case 'four-shed-types':
      return shedTypes(state, seat) >= GOAL_NUMBERS.shedTypes;
    case 'marker-on-20':
      return foremost(state, seat) >= GOAL_NUMBERS.oneMarker;
    case 'three-cards-placed':
      return cardsPlaced(state, seat) >= GOAL_NUMBERS.cardsPlaced;
    case 'sunny-side-full':
      return state[me + SUNNY_FILLED] === FULL_SIDE;
    case 'shady-side-full':
      return state[me + SHADY_FILLED] === FULL_SIDE;
  }
}

/** The barrels that a player owns, as bits of GOALS. */
export const ownBarrels = (state: State, seat: number): number =>
  state[player(seat) + LARGE_BARRELS] | state[player(seat) + SMALL_BARRELS];

/** The barrels of one size that somebody owns already. */
export function takenBarrels(state: State, size: number): number {
  let taken = 0;
  for (let seat = 0; seat < state[SEAT_COUNT]; seat++) taken |= state[player(seat) + size];
  return taken;
}

/** Goals whose barrel a player could still take, fulfilled or not. */
function openGoals(state: State, seat: number): number {
  const gone = takenBarrels(state, LARGE_BARRELS) & takenBarrels(state, SMALL_BARRELS);
  return ~(gone | ownBarrels(state, seat)) & ((1 << GOALS.length) - 1);
}

/** 5.3 Would the player take at least one barrel? */
export function canTakeBarrel(state: State, seat: number): boolean {
  const open = openGoals(state, seat);
  for (let goal = 0; goal < GOALS.length; goal++)
    if (open & (1 << goal) && fulfils(state, seat, goal)) return true;
  return false;
}

/** 8.2 Takes a barrel of every fulfilled goal, the large one if it is there. */
export function takeBarrels(state: State, seat: number, log: Log): void {
  const open = openGoals(state, seat);
  const largeTaken = takenBarrels(state, LARGE_BARRELS);
  for (let goal = 0; goal < GOALS.length; goal++) {
    const bit = 1 << goal;
    if (!(open & bit) || !fulfils(state, seat, goal)) continue;
    const large = (largeTaken & bit) === 0;
    state[player(seat) + (large ? LARGE_BARRELS : SMALL_BARRELS)] |= bit;
    if (log !== null) log.push({ event: 'barrel', seat, goal: GOALS[goal], size: large ? 'large' : 'small' });
  }
}

const hasTiles = (state: State, seat: number, fertility: number): boolean =>
  state[player(seat) + FERTILITY_TILES + fertility - 1] >= GOAL_NUMBERS.fertilityTiles;

/** How many sheds of each type a player has; reused, so that no look at the goals allocates. */
const shedsByType = new Uint8Array(SHED_TABLE.length);

function countSheds(state: State, seat: number): Uint8Array {
  const sheds = player(seat) + SHEDS;
  shedsByType.fill(0);
  for (let shed = 0; shed < ALL_SHEDS; shed++)
    if (state[sheds + shed] > 0) shedsByType[state[sheds + shed] - 1]++;
  return shedsByType;
}

function mostShedsAlike(state: State, seat: number): number {
  const counts = countSheds(state, seat);
  let most = 0;
  for (let type = 0; type < counts.length; type++) most = Math.max(most, counts[type]);
  return most;
}

function shedTypes(state: State, seat: number): number {
  const counts = countSheds(state, seat);
  let types = 0;
  for (let type = 0; type < counts.length; type++) if (counts[type] > 0) types++;
  return types;
}

function foremost(state: State, seat: number): number {
  const markers = player(seat) + MARKERS;
  let first = state[markers];
  for (let resource = 1; resource < RESOURCES.length; resource++)
    first = Math.max(first, state[markers + resource]);
  return first;
}

function cardsPlaced(state: State, seat: number): number {
  let placed = 0;
  for (let pair = 0; pair < PAIRS; pair++) if (state[player(seat) + PLACED + pair] > 0) placed++;
  return placed;
}

/** How many barrels a set of bits holds. */
export function countBarrels(barrels: number): number {
  let count = 0;
  for (let rest = barrels; rest !== 0; rest &= rest - 1) count++;
  return count;
}
