import { type Seat, SeededRandom } from '@taproom/games';
import type { Effort, Estimator } from './estimator.ts';

/** What one seat knows of a running game. */
export interface KnownPosition {
  readonly view: object;
  readonly seat: Seat;
  /** How many seats the game has. */
  readonly seats: number;
}

/** If something is hidden, the others are judged in this many imagined worlds. */
const WORLDS = 2;

/**
 * The final score each seat can expect, as one seat can tell during the game: hidden cards of others are imagined, never
 * looked at. Null if nobody has anything to decide.
 */
export function projectedScores(
  estimator: Estimator,
  { view, seat, seats }: KnownPosition,
  { nodes, seed }: Effort,
): number[] | null {
  const { game } = estimator;
  const all = Array.from({ length: seats }, (_, one) => one);
  const worlds = Array.from({ length: game.open ? 1 : WORLDS }, (_, n) => {
    const state = game.imagine(view, new SeededRandom(`${seed}/world ${n}`));
    const [actor] = game.actors(state);
    if (actor === undefined || actor === 'chance') return null;
    return estimator.worths(of => (of === seat ? view : game.view(state, of)), all, {
      nodes,
      seed: `${seed}/${n}`,
    });
  });
  const judged = worlds.flatMap(found => (found === null ? [] : [found]));
  if (judged.length === 0) return null;
  return all.map(of => judged.reduce((sum, found) => sum + found[of].score, 0) / judged.length);
}
