import { createInterface } from 'node:readline';
import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import * as z from 'zod/mini';
import { all, type Connection, first, run } from './database.ts';
import { expectNewest, migrate, NEWEST } from './migrate.ts';
import { TABLES } from './migrations.ts';
import { connect, connectToStored, lockPlace, type Place } from './place.ts';
import type { Flat } from './shape.ts';
import { columnsOf, listed, raw, type Sql, sql, valuesOf } from './sql.ts';

/**
 * A backup is text, one JSON value on each line: what it is and the version of the schema; every row as
 * `[table, row]`, in an order in which rows refer to earlier ones; and at last how many rows there were, so that one
 * that was cut off is known. It is the same for both kinds of database, so it also moves a house from one to the other.
 */
const Name = z.string().check(z.regex(/^[A-Za-z_]+$/));
const Line = z.union([
  z.strictObject({
    taproom: z.literal('backup'),
    version: z.int().check(z.minimum(1)),
  }),
  // Names of tables and columns become text of statements, so nothing else may be in them.
  z.tuple([Name, z.record(Name, z.union([z.string(), z.number(), z.null()]))]),
  z.strictObject({ rows: z.int() }),
]);
type Line = z.infer<typeof Line>;

/** How many rows are in hand at once. */
const PAGE = 500;

/** Writes all that is stored, as it is at one moment, while the house goes on. Tells how many rows there were. */
export async function backup(place: Place, out: Writable): Promise<number> {
  const connection = await connectToStored(place);
  try {
    await connection.begin('snapshot');
    await connection.perform(expectNewest);
    let rows = 0;
    const lines = async function* (): AsyncGenerator<string> {
      yield line({ taproom: 'backup', version: NEWEST });
      for (const { name, key } of TABLES) {
        for await (const row of rowsOf(connection, name, key)) {
          rows++;
          yield line([name, row]);
        }
      }
      yield line({ rows });
    };
    await pipeline(Readable.from(lines()), out);
    return rows;
  } finally {
    await connection.close();
  }
}

const line = (value: Line): string => `${JSON.stringify(value)}\n`;

async function* rowsOf(connection: Connection, table: string, key: readonly string[]): AsyncGenerator<Flat> {
  const columns = columnsOf(key);
  let after: Sql = raw('');
  while (true) {
    const next = sql`select * from ${columnsOf([table])} ${after} order by ${columns} limit ${PAGE}`;
    const page = await connection.perform(() => all<Flat>(next));
    yield* page;
    const last = page.at(-1);
    if (last === undefined || page.length < PAGE) return;
    after = sql`where (${columns}) > (${listed(key.map(column => last[column] ?? null))})`;
  }
}

/** Fills an empty place with what a backup holds, all or nothing. Tells how many rows there were. */
export async function restore(place: Place, from: Readable): Promise<number> {
  // A server that is open on the same file would not hear of what is restored.
  const unlock = lockPlace(place);
  let connection: Connection | null = null;
  try {
    connection = await connect(place);
    await connection.begin('change');
    try {
      const rows = await refill(connection, from);
      await connection.end('commit');
      return rows;
    } catch (error) {
      // It may be over already, as the connection or the disk is; then the error tells more.
      await connection.end('rollback').catch(() => {});
      throw error;
    }
  } finally {
    await connection?.close();
    unlock();
  }
}

async function refill(connection: Connection, from: Readable): Promise<number> {
  await connection.perform(() => migrate());
  for (const { name } of TABLES) {
    // Every server that was ever opened there has left its sign of life.
    if (name === 'heartbeat' || name === 'pauses') continue;
    const some = sql`select 1 as one from ${columnsOf([name])} limit 1`;
    if ((await connection.perform(() => first(some))) !== null) {
      throw new Error(`a backup is restored into an empty place only, but there are ${name}`);
    }
  }
  // A backup of an older version needs the tables of that time; then they are brought up to date.
  const tables = ['house', ...TABLES.map(({ name }) => name)];
  for (const name of tables.toReversed()) {
    await connection.perform(() => run(raw(`drop table ${name}`)));
  }

  let rows = 0;
  let told: number | null = null;
  let begun = false;
  let page: Sql[] = [];
  const put = async () => {
    await Promise.all(page.map(statement => connection.perform(() => run(statement))));
    page = [];
  };
  for await (const text of createInterface({ input: from, crlfDelay: Number.POSITIVE_INFINITY })) {
    const value = readLine(text);
    if (begun === 'taproom' in value) throw new Error('this is not a backup of a house');
    if ('taproom' in value) {
      if (value.version > NEWEST) throw new Error(`the backup was made by a newer program`);
      await connection.perform(() => migrate(value.version));
      begun = true;
    } else if ('rows' in value) told = value.rows;
    else {
      const [table, row] = value;
      rows++;
      page.push(sql`insert into ${columnsOf([table])} ${valuesOf(row)}`);
      if (page.length === PAGE) await put();
    }
  }
  await put();
  if (told !== rows) {
    throw new Error(`the backup is not whole: it has ${rows} rows and tells of ${told ?? 'none'}`);
  }
  await connection.perform(() => migrate());
  return rows;
}

function readLine(text: string): Line {
  const read = Line.safeParse(parsed(text));
  if (!read.success) throw new Error(`not a line of a backup: ${text.slice(0, 80)}`);
  return read.data;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
