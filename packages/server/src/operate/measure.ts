import type { TurnRow } from '../store/rows.ts';
import type { Store } from '../store/store.ts';
import type { Metrics } from './metrics.ts';

/** A store that times what it appends, and tells of it. */
export function measured(store: Store, metrics: Metrics, wentOn: (turn: TurnRow) => void): Store {
  const append: Store['games']['append'] = async (turns, change, lease, version) => {
    const stop = metrics.commitSeconds.startTimer();
    const done = await store.games.append(turns, change, lease, version);
    stop();
    if (done.done === 'stored') for (const turn of turns) wentOn(turn);
    return done;
  };
  return { ...store, games: { ...store.games, append } };
}
