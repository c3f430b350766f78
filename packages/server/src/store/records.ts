import { all, type Database, run, type Work } from './database.ts';
import { list, sql, valuesOf } from './sql.ts';

/** A table that is over and whose record is not stored: it was abandoned, or ended before records were stored. */
export interface Unrecorded {
  readonly id: string;
  readonly ended: number;
}

/** The records of games that are over. They contain no names, because people can change theirs. */
export interface RecordStore {
  /** Those that are stored, by table. */
  many(tables: readonly string[]): Promise<ReadonlyMap<string, string>>;
  put(table: string, text: string): Promise<void>;
  /** Tables without a record, in an order in which they come after the given one. */
  missing(after: Unrecorded, most: number): Promise<Unrecorded[]>;
}

export function recordStore(database: Database): RecordStore {
  return {
    many: tables =>
      database.read(function* () {
        const rows = yield* all<{ readonly table: string; readonly text: string }>(
          sql`select "table", text from records where "table" in ${list(tables)}`,
        );
        return new Map(rows.map(({ table, text }) => [table, text]));
      }),
    put: (table, text) => database.write(() => putRecord(table, text)),
    missing: ({ ended, id }, most) =>
      database.read(() =>
        all<Unrecorded>(
          sql`select id, ended from tables
            where recorded = 0 and status in ('finished', 'abandoned') and (ended, id) > (${ended}, ${id})
            order by ended, id limit ${most}`,
        ),
      ),
  };
}

/** The record follows from the turns, which don't change: whoever stores it first has stored the right one. */
export function* putRecord(table: string, text: string): Work<void> {
  yield* run(sql`insert into records ${valuesOf({ table, text })} on conflict ("table") do nothing`);
  yield* run(sql`update tables set recorded = 1 where id = ${table}`);
}
