import { all, type Database, first, run } from './database.ts';
import { isThere } from './person.ts';
import { sql, valuesOf } from './sql.ts';

/** What someone has noted at a table for themselves. */
export interface Memo {
  readonly table: string;
  readonly text: string;
}

/** Private notes: each belongs to one person at one table. */
export interface MemoStore {
  /** Empty if there is none. */
  get(table: string, person: string): Promise<string>;
  /** Replaces it; an empty one is deleted. False if the account is deleted. */
  put(table: string, person: string, text: string): Promise<boolean>;
  of(person: string): Promise<Memo[]>;
}

export function memoStore(database: Database): MemoStore {
  return {
    get: (table, person) =>
      database.read(function* () {
        const found = sql`select text from memos where "table" = ${table} and person = ${person}`;
        return (yield* first<Pick<Memo, 'text'>>(found))?.text ?? '';
      }),
    put: (table, person, text) =>
      database.write(function* () {
        if (!(yield* isThere(person))) return false;
        yield* run(
          text === ''
            ? sql`delete from memos where "table" = ${table} and person = ${person}`
            : sql`insert into memos ${valuesOf({ table, person, text })}
                on conflict ("table", person) do update set text = excluded.text`,
        );
        return true;
      }),
    of: person =>
      database.read(() =>
        all<Memo>(sql`select "table", text from memos where person = ${person} order by "table"`),
      ),
  };
}
