import { all, count, type Database, first, run, type Work } from './database.ts';
import { type Flat, shape } from './row-shape.ts';
import type { TurnRow } from './rows.ts';
import { only, raw, sql } from './sql.ts';
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
    append: (turns, change, lease, version) => database.write(() => append(turns, change, lease, version)),
  };
}

/**
 * Turns are appended after the last one, and nowhere else: of several writers with the same number only one finds it
 * free. Most turns change only the game, and leave the table's row alone.
 */
function* append(
  turns: readonly TurnRow[],
  change: TableChange,
  lease: Lease | null,
  from: number | undefined,
): Work<Appended> {
  const [opening] = turns;
  if (opening === undefined) throw new Error('there is nothing to append');
  const { table, first: number, at } = opening;
  for (const turn of turns) {
    const added = yield* add(turn);
    if (added === 0 && turn === opening) return { done: 'taken' };
    if (added === 0) throw new Error(`table ${table}: entry ${turn.first} does not follow`);
  }
  if (lease === null && Object.keys(change).length === 0) return { done: 'stored', version: null };
  const held = lease === null ? sql`id = ${table}` : sql`id = ${table} and fence = ${lease.fence}`;
  const version = yield* moveTable(
    change,
    from === undefined ? held : sql`${held} and version = ${from}`,
    at,
  );
  if (version !== null) return { done: 'stored', version };
  yield* run(sql`delete from turns where "table" = ${table} and first >= ${number}`);
  const isHeld = yield* first(sql`select id from tables where ${held}`);
  return { done: isHeld === null ? 'fenced' : 'taken' };
}

/** Appends a turn; 0 if its number is not the next, or its key was used for something else. */
function add({ table, first: number, entries, at, person, key, cause }: TurnRow): Work<number> {
  const last = number + entries.length - 1;
  // The key must not belong to a request in the table's row, which this node may not have read yet. PostgreSQL locks the
  // row for it: otherwise it would look at the row as it was before another node's request, even after waiting for it.
  const used = key === null ? '' : JSON.stringify({ person, key }).slice(1, -1);
  const isFree =
    used === ''
      ? raw('true')
      : sql`exists (select 1 from
          (select asked from tables where id = ${table} ${only('postgres', 'for no key update')}) as held
        where asked = '[]' or replace(asked, ${used}, '') = asked)`;
  return count(
    sql`insert into turns ("table", first, last, entries, at, person, key, cause)
      select ${table}, cast(${number} as integer), cast(${last} as integer), ${JSON.stringify(entries)},
        cast(${at} as bigint), ${person}, ${key}, ${cause}
      where coalesce((select last from turns where "table" = ${table} order by first desc limit 1), 0) = ${number - 1}
        and ${isFree}
      on conflict do nothing`,
  );
}
