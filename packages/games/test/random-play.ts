import type { Random } from '../src/chance.ts';
import { CHANCE, type FastGame, NOBODY } from '../src/game.ts';

/** What random games came to so far. */
export interface Tally {
  games: number;
  /** Moves of seats; those of chance don't count. */
  moves: number;
  /** Moves of one seat in a row, until another has to move. */
  turns: number;
}

/** Which of the listed moves to take: its place in the list. */
export type Policy = (codes: Int32Array, count: number, random: Random) => number;

/** Each move as likely as the others. */
export const anyMove: Policy = (_codes, count, random) => random.below(count);

export interface Playing {
  readonly fast: FastGame;
  readonly random: Random;
  /** A buffer for the lists of moves. */
  readonly codes: Int32Array;
  readonly tally: Tally;
  /** Default: `anyMove`. */
  readonly policy?: Policy;
  /** Sees the state after each move, chance's too. */
  readonly afterMove?: (state: Int16Array) => void;
}

/** Plays a state to the end of the game on the fast path: all moves are listed, the policy picks one. */
export function playOut(playing: Playing, state: Int16Array): void {
  const { fast, random, codes, tally, policy = anyMove, afterMove } = playing;
  let last = NOBODY;
  for (let actor = fast.actor(state); actor !== NOBODY; actor = fast.actor(state)) {
    if (actor === CHANCE) {
      fast.chance(state, random);
    } else {
      const count = fast.list(state, actor, codes);
      fast.play(state, actor, codes[policy(codes, count, random)]);
      tally.moves++;
      if (actor !== last) tally.turns++;
    }
    last = actor;
    afterMove?.(state);
  }
  tally.games++;
}
