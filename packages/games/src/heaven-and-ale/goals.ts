import { ALL_SHEDS, FULL_SIDE, HEX_NAMES, SIDE_HEXES, sideOf } from './garden.ts';
import {
  BREWMASTER,
  FERTILITY_TILES,
  MARKERS,
  PAIRS,
  PLACED,
  player,
  SHADY_FILLED,
  SHEDS,
  SPOT_DISCS,
  type State,
  SUNNY_FILLED,
} from './layout.ts';
import { GOAL_NUMBERS, SHED_TABLE } from './numbers.ts';
import type { PlayerPosition } from './position.ts';
import { GOALS, type Goal, MONKS, RESOURCES, type Side, SPOTS, type Spot } from './vocabulary.ts';

const NEEDS: Readonly<Record<Goal, number>> = {
  'brewmaster-on-1': GOAL_NUMBERS.brewmaster,
  'all-markers-on-1': RESOURCES.length,
  'six-fertility-1': GOAL_NUMBERS.fertilityTiles,
  'six-fertility-5': GOAL_NUMBERS.fertilityTiles,
  'all-monk-discs': MONKS.length,
  'all-resource-discs': RESOURCES.length,
  'three-sheds-alike': GOAL_NUMBERS.shedsAlike,
  'four-shed-types': GOAL_NUMBERS.shedTypes,
  'marker-on-20': GOAL_NUMBERS.oneMarker,
  'three-cards-placed': GOAL_NUMBERS.cardsPlaced,
  'sunny-side-full': SIDE_HEXES,
  'shady-side-full': SIDE_HEXES,
};

/** 8.1 How much each goal asks for, in the order of GOALS. */
export const GOAL_NEEDS: readonly number[] = GOALS.map(goal => NEEDS[goal]);

const spotBits = (spots: readonly Spot[]): number =>
  spots.reduce((mask, spot) => mask | (1 << SPOTS.indexOf(spot)), 0);

/** Goals that ask for all of a set: the cell of a player that holds it, and the bits that it takes. */
const SETS: Readonly<Partial<Record<Goal, { readonly cell: number; readonly all: number }>>> = {
  'all-monk-discs': { cell: SPOT_DISCS, all: spotBits(MONKS) },
  'all-resource-discs': { cell: SPOT_DISCS, all: spotBits(RESOURCES) },
  'sunny-side-full': { cell: SUNNY_FILLED, all: FULL_SIDE },
  'shady-side-full': { cell: SHADY_FILLED, all: FULL_SIDE },
};
const SET_CELL = Int16Array.from(GOALS, goal => SETS[goal]?.cell ?? 0);
/** 0 for other goals. */
const SET_BITS = Int16Array.from(GOALS, goal => SETS[goal]?.all ?? 0);

/** 8.1 How much of what a goal asks for a player has. `goalProgress` says the same of a position. */
export function goalCount(state: State, seat: number, goal: number): number {
  const me = player(seat);
  switch (GOALS[goal]) {
    case 'brewmaster-on-1':
      return state[me + BREWMASTER];
    case 'all-markers-on-1':
      return markersFrom(state, seat, GOAL_NUMBERS.allMarkers);
    case 'six-fertility-1':
      return state[me + FERTILITY_TILES + GOAL_NUMBERS.lowFertility - 1];
    case 'six-fertility-5':
      return state[me + FERTILITY_TILES + GOAL_NUMBERS.highFertility - 1];
    case 'three-sheds-alike':
      return mostShedsAlike(state, seat);
    case 'four-shed-types':
      return shedTypes(state, seat);
    case 'marker-on-20':
      return foremost(state, seat);
    case 'three-cards-placed':
      return cardsPlaced(state, seat);
    default:
      return bits(state[me + SET_CELL[goal]] & SET_BITS[goal]);
  }
}

/** 8.1 Is a goal met? Whether a set is whole is seen at once; the rules ask often. */
export function fulfils(state: State, seat: number, goal: number): boolean {
  const all = SET_BITS[goal];
  if (all !== 0) return (state[player(seat) + SET_CELL[goal]] & all) === all;
  return goalCount(state, seat, goal) >= GOAL_NEEDS[goal];
}

/** A player's progress towards a goal: it is met when they have what they need. */
export interface GoalProgress {
  readonly goal: Goal;
  readonly have: number;
  readonly need: number;
}

/** A player's progress towards each goal, in the order of GOALS. */
export const goalProgress = (player: PlayerPosition): GoalProgress[] =>
  GOALS.map(goal => ({ goal, have: countIn(player, goal), need: NEEDS[goal] }));

function countIn(
  { brewmaster, markers, discs, placed, garden, ...rest }: PlayerPosition,
  goal: Goal,
): number {
  const spots = RESOURCES.map(resource => markers[resource]);
  const sheds = Object.values(rest.sheds);
  const tiles = (fertility: number): number =>
    Object.values(garden).filter(tile => !tile.startsWith('monk') && tile.endsWith(String(fertility))).length;
  const side = (name: Side): number =>
    HEX_NAMES.filter((hex, i) => sideOf(i) === name && garden[hex] !== undefined).length;
  switch (goal) {
    case 'brewmaster-on-1':
      return brewmaster;
    case 'all-markers-on-1':
      return spots.filter(spot => spot >= GOAL_NUMBERS.allMarkers).length;
    case 'six-fertility-1':
      return tiles(GOAL_NUMBERS.lowFertility);
    case 'six-fertility-5':
      return tiles(GOAL_NUMBERS.highFertility);
    case 'all-monk-discs':
      return MONKS.filter(monk => discs.includes(monk)).length;
    case 'all-resource-discs':
      return RESOURCES.filter(resource => discs.includes(resource)).length;
    case 'three-sheds-alike':
      return Math.max(0, ...sheds.map(type => sheds.filter(other => other === type).length));
    case 'four-shed-types':
      return new Set(sheds).size;
    case 'marker-on-20':
      return Math.max(...spots);
    case 'three-cards-placed':
      return placed.filter(card => card !== null).length;
    case 'sunny-side-full':
      return side('sunny');
    case 'shady-side-full':
      return side('shady');
  }
}

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

/** How many markers stand on a spot or further. */
function markersFrom(state: State, seat: number, spot: number): number {
  const markers = player(seat) + MARKERS;
  let there = 0;
  for (let resource = 0; resource < RESOURCES.length; resource++)
    if (state[markers + resource] >= spot) there++;
  return there;
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

/** How many bits are set. */
export function bits(mask: number): number {
  const pairs = mask - ((mask >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
