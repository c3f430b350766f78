import { type Kept, kept } from '../kept.ts';
import { NEWCOMER, type Strength } from './glicko.ts';

/** What this device knows about someone who solves puzzles of a game. */
export interface PuzzlePlayer extends Strength {
  /** The puzzles that were tried: none of them is rated again. */
  readonly done: readonly string[];
  readonly bestStreak: number;
  readonly bestRush: number;
}

export const NEW_PLAYER: PuzzlePlayer = { ...NEWCOMER, done: [], bestStreak: 0, bestRush: 0 };

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
const isCount = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

function check(stored: unknown): PuzzlePlayer | null {
  if (!isObject(stored)) return null;
  const { rating, deviation, done, bestStreak, bestRush } = stored;
  if (!isCount(rating) || !isCount(deviation) || !isCount(bestStreak) || !isCount(bestRush)) return null;
  if (!Array.isArray(done) || deviation <= 0) return null;
  return { rating, deviation, done: done.filter(id => typeof id === 'string'), bestStreak, bestRush };
}

/** Where it is stored. */
export const keptPlayer = (game: string): Kept<PuzzlePlayer> => kept(`taproom.puzzles.${game}`, check);
