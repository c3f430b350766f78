import {
  BREWMASTER_START,
  GOAL_NUMBERS,
  GOALS,
  type Goal,
  MARKER_STARTS,
} from '@taproom/games/heaven-and-ale';
import {
  BREWMASTER,
  FERTILITY_TILES,
  SHADY_FILLED,
  SIDE_HEXES,
  SPOT_DISCS,
  type State,
  SUNNY_FILLED,
} from '@taproom/games/heaven-and-ale/inner';
import { FIRST_MONK_SPOT, FIRST_RESOURCE_SPOT, MONKS, RESOURCES } from './prospect.ts';

/** What is known of a seat: its markers, how many cards it has placed, its sheds of one type and its types. */
interface Known {
  readonly lowest: number;
  readonly highest: number;
  readonly placed: number;
  readonly alike: number;
  readonly kinds: number;
}

type Progress = (state: State, me: number, known: Known) => number;

/** The rearmost spot that any marker starts on. */
export const LOWEST_MARKER = Math.min(...Object.values(MARKER_STARTS));

const spotBits = (first: number, count: number): number => ((1 << count) - 1) << first;
const MONK_SPOTS = spotBits(FIRST_MONK_SPOT, MONKS);
const RESOURCE_SPOTS = spotBits(FIRST_RESOURCE_SPOT, RESOURCES);

const BY_GOAL: Readonly<Record<Goal, Progress>> = {
  'brewmaster-on-1': (state, me) =>
    (state[me + BREWMASTER] - BREWMASTER_START) / (GOAL_NUMBERS.brewmaster - BREWMASTER_START),
  'all-markers-on-1': (_state, _me, { lowest }) =>
    Math.max(0, (lowest - LOWEST_MARKER) / (GOAL_NUMBERS.allMarkers - LOWEST_MARKER)),
  'six-fertility-1': (state, me) =>
    state[me + FERTILITY_TILES + GOAL_NUMBERS.lowFertility - 1] / GOAL_NUMBERS.fertilityTiles,
  'six-fertility-5': (state, me) =>
    state[me + FERTILITY_TILES + GOAL_NUMBERS.highFertility - 1] / GOAL_NUMBERS.fertilityTiles,
  'all-monk-discs': (state, me) => bits(state[me + SPOT_DISCS] & MONK_SPOTS) / MONKS,
  'all-resource-discs': (state, me) => bits(state[me + SPOT_DISCS] & RESOURCE_SPOTS) / RESOURCES,
  'three-sheds-alike': (_state, _me, { alike }) => alike / GOAL_NUMBERS.shedsAlike,
  'four-shed-types': (_state, _me, { kinds }) => kinds / GOAL_NUMBERS.shedTypes,
  'marker-on-20': (_state, _me, { highest }) => Math.max(0, highest / GOAL_NUMBERS.oneMarker),
  'three-cards-placed': (_state, _me, { placed }) => placed / GOAL_NUMBERS.cardsPlaced,
  'sunny-side-full': (state, me) => bits(state[me + SUNNY_FILLED]) / SIDE_HEXES,
  'shady-side-full': (state, me) => bits(state[me + SHADY_FILLED]) / SIDE_HEXES,
};
/** How near each goal is, from 0 to 1, in the order of the goals. */
export const PROGRESS = GOALS.map(goal => BY_GOAL[goal]);

/** How many bits are set. */
export function bits(mask: number): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count++;
  return count;
}
