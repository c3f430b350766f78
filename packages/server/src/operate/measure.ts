import type { GameId } from '@taproom/games';
import type { TurnRow } from '../store/rows.ts';
import type { Store } from '../store/store.ts';
import type { Metrics } from './metrics.ts';

/** Metrics of the store: measures how long appends take. */
export function measured(store: Store, metrics: Metrics): Store {
  const append: Store['games']['append'] = async (turns, change, lease, version) => {
    const stop = metrics.commitSeconds.startTimer();
    const done = await store.games.append(turns, change, lease, version);
    stop();
    return done;
  };
  return { ...store, games: { ...store.games, append } };
}

/** Counts turns of a game that were stored. */
export function countTurns(metrics: Metrics, game: GameId, turns: readonly TurnRow[]): void {
  for (const { cause, entries } of turns) {
    metrics.turns.inc({ game, cause });
    metrics.moves.inc({ game }, entries.filter(entry => entry.kind === 'move').length);
  }
}
