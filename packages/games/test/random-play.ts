import type { Random } from '../src/chance.ts';
import { CHANCE, type FastGame, NOBODY } from '../src/game.ts';

/** What random games came to so far. */
export interface Tally {
  games: number;
  /** Moves of seats; those of chance don't count. */
  moves: number;
  /** Moves of one seat in a row, until somebody else is awaited. */
  turns: number;
}

/**
 * Plays a state to the end of the game on the fast edge: all moves are listed, one of them is
 * taken, each as likely as the others. `afterMove` sees the state after each move, chance's too.
 */
export function playOut(
  fast: FastGame,
  state: Int16Array,
  random: Random,
  codes: Int32Array,
  tally: Tally,
  afterMove: ((state: Int16Array) => void) | null = null,
): void {
  let last = NOBODY;
  for (let actor = fast.actor(state); actor !== NOBODY; actor = fast.actor(state)) {
    if (actor === CHANCE) {
      fast.chance(state, random);
    } else {
      const count = fast.list(state, actor, codes);
      fast.play(state, actor, codes[random.below(count)]);
      tally.moves++;
      if (actor !== last) tally.turns++;
    }
    last = actor;
    if (afterMove !== null) afterMove(state);
  }
  tally.games++;
}
