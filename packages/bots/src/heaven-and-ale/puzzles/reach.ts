import type { Reach } from '../../puzzles/solving.ts';
import { Closed, TooMany } from './closed.ts';

/** The most positions that are looked at between two turns of a player: no puzzle needs as many. */
const MOST_POSITIONS = 60_000;

/** The best final score that the player who is alone in the last round can still get. */
export const reach: Reach = state => {
  try {
    return new Closed(state, MOST_POSITIONS).best(state).score;
  } catch (error) {
    if (error instanceof TooMany) return null;
    throw error;
  }
};
