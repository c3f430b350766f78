import { BREWMASTER_START, GOAL_NUMBERS, GOALS, MARKER_STARTS } from '@taproom/games/heaven-and-ale';
import { GOAL_NEEDS } from '@taproom/games/heaven-and-ale/inner';

/** The spot furthest behind that any marker starts on. */
export const LOWEST_MARKER = Math.min(...Object.values(MARKER_STARTS));

/** What everyone has of a goal at the start. */
const STARTS = GOALS.map(goal => (goal === 'brewmaster-on-1' ? BREWMASTER_START : 0));
const ALL_MARKERS = GOALS.indexOf('all-markers-on-1');

/**
 * How near a goal is, from 0 to 1. For the goal of all markers that is how far the one furthest behind has come: how
 * many have arrived says little as long as one is far behind.
 */
export function progressOf(goal: number, have: number, rearmost: number): number {
  if (goal === ALL_MARKERS)
    return Math.max(0, (rearmost - LOWEST_MARKER) / (GOAL_NUMBERS.allMarkers - LOWEST_MARKER));
  return Math.max(0, (have - STARTS[goal]) / (GOAL_NEEDS[goal] - STARTS[goal]));
}
