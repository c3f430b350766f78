import { SeededRandom } from '../src/chance.ts';
import type { FastGame, Game } from '../src/game.ts';
import { expectOk } from '../src/result.ts';
import { anyMove, type Policy, playOut, type Tally } from './random-play.ts';

/** What some random games of one kind came to. */
export interface Batch extends Tally {
  /** States checked: one after each move, chance's included. */
  states: number;
  /** The first few broken invariants: how to find them again, and what was broken. */
  broken: { seed: string; game: number; state: number; refusal: object }[];
  /** How often each score came, by score; of all seats. */
  scores: Map<number, number>;
  /** Games with more than one winner. */
  shared: number;
  /** The most moves of a game. */
  longest: number;
}

export interface Plan {
  readonly game: Game;
  readonly fast: FastGame;
  readonly seats: number;
  readonly games: number;
  readonly seed: string;
  /** Default: `anyMove`. */
  readonly policy?: Policy;
}

const BROKEN_KEPT = 5;

/** Plays random games on the fast path and checks every invariant after each move. */
export function randomGames({ game, fast, seats, games, seed, policy = anyMove }: Plan): Batch {
  const random = new SeededRandom(seed);
  const start = expectOk(game.setup(seats));
  const state = start.slice();
  const codes = new Int32Array(fast.mostMoves);
  const batch = emptyBatch();
  const afterMove = (now: Int16Array): void => {
    batch.states++;
    const refusal = game.broken(now);
    if (refusal !== null && batch.broken.length < BROKEN_KEPT)
      batch.broken.push({ seed, game: batch.games, state: batch.states, refusal });
  };
  const playing = { fast, random, codes, tally: batch, policy, afterMove };
  while (batch.games < games) {
    const before = batch.moves;
    state.set(start);
    playOut(playing, state);
    batch.longest = Math.max(batch.longest, batch.moves - before);
    const outcome = game.outcome(state);
    if (outcome === null) throw new Error('over without an outcome');
    for (const score of outcome.scores) batch.scores.set(score, (batch.scores.get(score) ?? 0) + 1);
    if (outcome.winners.length > 1) batch.shared++;
  }
  return batch;
}

export const emptyBatch = (): Batch => ({
  games: 0,
  moves: 0,
  turns: 0,
  states: 0,
  broken: [],
  scores: new Map(),
  shared: 0,
  longest: 0,
});

/** Adds what more games came to. */
export function addBatch(to: Batch, more: Batch): void {
  to.games += more.games;
  to.moves += more.moves;
  to.turns += more.turns;
  to.states += more.states;
  to.broken.push(...more.broken.slice(0, BROKEN_KEPT - to.broken.length));
  for (const [score, count] of more.scores) to.scores.set(score, (to.scores.get(score) ?? 0) + count);
  to.shared += more.shared;
  to.longest = Math.max(to.longest, more.longest);
}
