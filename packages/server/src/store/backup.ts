import { createInterface } from 'node:readline';
import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import * as z from 'zod/mini';
import { all, type Connection, first, run } from './database.ts';
import { expectNewest, migrate, NEWEST } from './migrate.ts';
import { TABLES } from './migrations.ts';
import { connect, connectToStored, lockPlace, type StoreAddress } from './place.ts';
import type { Flat } from './row-shape.ts';
import { columnsOf, listed, raw, type Sql, sql, valuesOf } from './sql.ts';

/**
 * A backup is text, one JSON value per line: what it is and the schema version; every row as `[table, row]`, ordered so
 * that rows only refer to earlier ones; and finally the number of rows, so that truncation is detected. It is the same
 * for both kinds of database, so it can also move a server from one kind to the other.
 */
const Name = z.string().check(z.regex(/^[A-Za-z_]+$/));
const BackupLine = z.union([
  z.strictObject({
    taproom: z.literal('backup'),
    version: z.int().check(z.minimum(1)),
  }),
  // Names of tables and columns become part of statements, so nothing else may be in them.
  z.tuple([Name, z.record(Name, z.union([z.string(), z.number(), z.null()]))]),
  z.strictObject({ rows: z.int() }),
]);
type BackupLine = z.infer<typeof BackupLine>;

/** How many rows are processed at once. */
const PAGE = 500;

/**
 * Writes everything that is stored, as a consistent snapshot, while the server keeps running. Returns the number of
 * rows.
 */
export async function backup(place: StoreAddress, out: Writable): Promise<number> {
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

const line = (value: BackupLine): string => `${JSON.stringify(value)}\n`;

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

/** Fills an empty store from a backup, all or nothing. Returns the number of rows. */
export async function restore(place: StoreAddress, from: Readable): Promise<number> {
  // A server running on the same file would not notice what is restored.
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
      // It may be over already, like the connection or the disk; then the error says more.
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
    // Every server that ever ran there has left its heartbeat.
    if (name === 'heartbeat' || name === 'pauses') continue;
    const some = sql`select 1 as one from ${columnsOf([name])} limit 1`;
    if ((await connection.perform(() => first(some))) !== null) {
      throw new Error(`a backup can only be restored into an empty database, but this one contains ${name}`);
    }
  }
  // A backup of an older version needs the tables of that time; then they are migrated.
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
    if (begun === 'taproom' in value) throw new Error('this is not a Taproom backup');
    if ('taproom' in value) {
      if (value.version > NEWEST) throw new Error('the backup was made by a newer version of Taproom');
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
    throw new Error(
      `the backup is incomplete: it has ${rows} rows${told === null ? ' and its last line is missing' : `, not ${told}`}`,
    );
  }
  await connection.perform(() => migrate());
  return rows;
}

function readLine(text: string): BackupLine {
  const read = BackupLine.safeParse(parsed(text));
  if (!read.success) throw new Error(`not a valid backup line: ${text.slice(0, 80)}`);
  return read.data;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
