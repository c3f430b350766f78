import type { TableRow } from '../store/rows.ts';
import type { Store } from '../store/store.ts';
import type { Metrics } from './metrics.ts';

/** A store that counts and times what it appends, and says which tables went on. */
export function measured(store: Store, metrics: Metrics, wentOn: (table: TableRow) => void): Store {
  const append: Store['games']['append'] = async (turn, change, lease) => {
    const stop = metrics.commitSeconds.startTimer();
    const done = await store.games.append(turn, change, lease);
    stop();
    if (done.done === 'stored') {
      const { game } = done.table;
      metrics.turns.inc({ game, cause: turn.cause });
      metrics.moves.inc({ game }, turn.entries.filter(entry => entry.kind === 'move').length);
      wentOn(done.table);
    }
    return done;
  };
  return { ...store, games: { ...store.games, append } };
}
