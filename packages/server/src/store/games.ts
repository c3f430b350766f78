import { all, type Database, first, run, type Work } from './database.ts';
import type { TurnRow } from './rows.ts';
import { type Flat, shape } from './shape.ts';
import { sql, valuesOf } from './sql.ts';
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

function* turnOfKey(table: string, key: string): Work<TurnRow | null> {
  const flat = yield* first<Flat>(
    sql`select ${TURN.columns} from turns where "table" = ${table} and key = ${key} and key is not null`,
  );
  return flat === null ? null : TURN.row(flat);
}

/**
 * The row of the table is moved on first: it counts the entries, so of several who ask for the same number only one finds
 * it as they expect. What went wrong is asked for only when something did.
 */
function* append(turn: TurnRow, change: TableChange, lease: Lease | null): Work<Appended> {
  const { table: id, key } = turn;
  const free = sql`id = ${id} and entries = ${turn.first - 1}`;
  const held = lease === null ? free : sql`${free} and fence = ${lease.fence}`;
  const condition =
    key === null
      ? held
      : sql`${held} and not exists
          (select 1 from turns where "table" = ${id} and key = ${key} and key is not null)`;
  const version = yield* moveTable(change, condition, turn.at, turn.entries.length);
  if (version !== null) {
    yield* run(sql`insert into turns ${valuesOf(TURN.flat(turn))}`);
    return { done: 'stored', version };
  }

  const before = key === null ? null : yield* turnOfKey(id, key);
  if (before !== null) return { done: 'repeated', turn: before };
  const head = yield* first<{ readonly fence: number }>(sql`select fence from tables where id = ${id}`);
  if (head === null) throw new Error(`no table ${id} to append to`);
  return { done: lease !== null && lease.fence !== head.fence ? 'fenced' : 'taken' };
}
