import type { ExploredGame, Explorer, Pair, Results } from '@taproom/bots/explore';
import type { LoggedRun } from './game-log.ts';

/** Shares of victory are saved with six digits. */
const FINE = 1e6;

/** An exploration as its file knows it. */
export const loggedExploration = (
  { id, rules, version }: Explorer,
  seed: string,
  results: Results,
): LoggedRun => ({
  kind: 'explore',
  version: 1,
  settings: { game: id, rules, explorer: version, seed },
  resume(line) {
    const game = gameIn(line);
    return game !== null && results.add(game);
  },
});

/** A game as it is saved. */
export const explorationLine = ({ seats, game, pairs }: ExploredGame): object => ({
  seats,
  game,
  pairs: pairs.map(({ cell, points, share }) => [cell, points, Math.round(share * FINE) / FINE]),
});

function gameIn({ seats, game, pairs }: Readonly<Record<string, unknown>>): ExploredGame | null {
  if (typeof seats !== 'number' || typeof game !== 'number' || !Array.isArray(pairs)) return null;
  const read = pairs.flatMap((row: unknown): Pair[] => {
    const [cell, points, share] = Array.isArray(row) ? row : [];
    return typeof cell === 'string' && typeof points === 'number' && typeof share === 'number'
      ? [{ cell, points, share }]
      : [];
  });
  return read.length === pairs.length ? { seats, game, pairs: read } : null;
}
