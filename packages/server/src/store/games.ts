import { all, count, type Database, first, run, type Work } from './database.ts';
import type { TurnRow } from './rows.ts';
import { type Flat, shape } from './shape.ts';
import { sql } from './sql.ts';
import type { Appended, GameStore, Lease, TableChange } from './store.ts';
import { moveTable } from './tables.ts';

const TURN = shape<TurnRow>({
  table: 'plain',
  first: 'plain',
  entries: 'json',
  at: 'plain',
  person: 'plain',
  key: 'plain',
  cause: 'plain',
});

export function gameStore(database: Database): GameStore {
  return {
    turns: (table, from) =>
      database.read(function* () {
        const rows = yield* all<Flat>(
          sql`select ${TURN.columns} from turns where "table" = ${table} and first >= ${from} order by first`,
        );
        return rows.map(TURN.row);
      }),
    turnOfKey: (table, key) => database.read(() => turnOfKey(table, key)),
    append: (turn, change, lease) => database.write(() => append(turn, change, lease)),
  };
}

/** Few turns belong to one table, so they need no index of their keys. */
function* turnOfKey(table: string, key: string): Work<TurnRow | null> {
  const flat = yield* first<Flat>(
    sql`select ${TURN.columns} from turns where "table" = ${table} and key = ${key}`,
  );
  return flat === null ? null : TURN.row(flat);
}

/**
 * A turn goes behind the last one, and nowhere else: of several who ask for the same number only one finds it free. What
 * went wrong is asked for only when something did. Most turns change nothing but the game, and leave the table's row alone.
 */
function* append(turn: TurnRow, change: TableChange, lease: Lease | null): Work<Appended> {
  const { table: id, first: number, at, key } = turn;
  const last = number + turn.entries.length - 1;
  const entries = JSON.stringify(turn.entries);
  const added = yield* count(
    sql`insert into turns ("table", first, last, entries, at, person, key, cause)
      select ${id}, cast(${number} as integer), cast(${last} as integer), ${entries}, cast(${at} as bigint),
        ${turn.person}, ${key}, ${turn.cause}
      where coalesce((select last from turns where "table" = ${id} order by first desc limit 1), 0) = ${number - 1}
      on conflict do nothing`,
  );
  if (added === 0) {
    const before = key === null ? null : yield* turnOfKey(id, key);
    return before === null ? { done: 'taken' } : { done: 'repeated', turn: before };
  }
  if (lease === null && Object.keys(change).length === 0) return { done: 'stored', version: null };

  const held = lease === null ? sql`id = ${id}` : sql`id = ${id} and fence = ${lease.fence}`;
  const version = yield* moveTable(change, held, at);
  if (version !== null) return { done: 'stored', version };
  yield* run(sql`delete from turns where "table" = ${id} and first = ${number}`);
  return { done: 'fenced' };
}
