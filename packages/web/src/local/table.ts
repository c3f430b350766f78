import type { Result } from '@taproom/games';
import { type LogEntry, secretChance, Table } from '@taproom/table';
import type { StoredGame } from './store.ts';

type Setup = Pick<StoredGame, 'id' | 'game' | 'seats' | 'options' | 'secret'> & { readonly rules?: number };

/** The table of a game on this device, as its log left it. Chance comes from the game's own secret. */
export function tableOf({ id, secret, ...setup }: Setup, log: readonly LogEntry[]): Result<Table> {
  const { game, seats, options, rules } = setup;
  const chance = secretChance({ secret, nonces: [], game: id });
  return Table.restore(
    { game, seats, options, mode: 'local', chance, ...(rules === undefined ? {} : { rules }) },
    log,
  );
}
