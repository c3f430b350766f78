// Writes a small store of the newest version in both kinds of database, for the tests to open from then on: `node
// scripts/run.mjs packages/server/test/store/make-fixtures.ts`. Run it once with each new version.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Libsql from 'libsql';
import { NEWEST } from '../../src/store/migrate.ts';
import { TABLES } from '../../src/store/migrations.ts';
import { openPostgres } from '../../src/store/postgres.ts';
import { openSqlite } from '../../src/store/sqlite.ts';
import { fill } from './filled.ts';
import { startPostgres } from './postgres-server.ts';

const target = (kind: string): string =>
  join('packages/server/test/store/fixtures', `version-${NEWEST}.${kind}.sql`);

/** A fixture is what a released program once wrote: it is never made again. */
function write(kind: string, text: string): void {
  if (existsSync(target(kind))) throw new Error(`${target(kind)} is there already`);
  writeFileSync(target(kind), text);
}

const literal = (value: unknown): string => {
  if (value === null) return 'null';
  return typeof value === 'number' ? String(value) : `'${String(value).replaceAll("'", "''")}'`;
};

async function sqlite(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'taproom-'));
  const path = join(folder, 'taproom.db');
  const store = await openSqlite(path, { now: () => 1_700_000_000_000 });
  await fill(store);
  await store.close();

  const database = new Libsql(path);
  const schema = database
    .prepare('select type, name, sql from sqlite_master where sql is not null order by type desc, rowid')
    .all() as { readonly type: string; readonly name: string; readonly sql: string }[];
  // In an order in which rows refer to earlier ones.
  const rows = ['house', ...TABLES.map(({ name }) => name)].flatMap(name => {
    const all = database.prepare(`select * from ${name}`).all() as object[];
    return all.map(row => `insert into ${name} values (${Object.values(row).map(literal).join(', ')});`);
  });
  database.close();
  rmSync(folder, { recursive: true });
  return [...schema.map(({ sql }) => `${sql};`), ...rows, ''].join('\n');
}

async function postgres(): Promise<string> {
  const server = await startPostgres('quick');
  try {
    const url = await server.newDatabase();
    const store = await openPostgres(url, { now: () => 1_700_000_000_000 });
    await fill(store);
    await store.close();
    const dump = execFileSync('pg_dump', ['--inserts', '--no-owner', '--no-comments', url], {
      encoding: 'utf8',
    });
    // Words for psql alone, and what differs with the version of pg_dump.
    return dump.replace(/^(?:--.*|\\.*|SET .*|SELECT pg_catalog\.set_config.*)?\n/gm, '');
  } finally {
    await server.close();
  }
}

write('sqlite', await sqlite());
write('postgres', await postgres());
