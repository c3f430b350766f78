import { first, run, type Work } from './database.ts';
import { MIGRATIONS } from './migrations.ts';
import { raw, sql } from './sql.ts';

/** The newest schema version this program knows. */
export const NEWEST = MIGRATIONS.length;

/** Migrates the schema to a version. Requires exclusive access. */
export function* migrate(to = NEWEST): Work<void> {
  yield* run(raw('create table if not exists house (version integer not null, pulse bigint not null)'));
  const found = yield* versionOf();
  if (found === null) yield* run(sql`insert into house (version, pulse) values (0, 0)`);
  for (const statement of MIGRATIONS.slice(found ?? 0, to).flat())
    yield* run(typeof statement === 'string' ? raw(statement) : statement);
  if (found !== to) yield* run(sql`update house set version = ${to}`);
}

/** For read-only use. */
export function* expectNewest(): Work<void> {
  const found = yield* versionOf();
  if (found === NEWEST) return;
  throw new Error(
    `the stored data has schema version ${found ?? 0}, this version needs ${NEWEST}: start the server once to migrate the data`,
  );
}

function* versionOf(): Work<number | null> {
  const house = yield* first<{ readonly version: number }>(raw('select version from house'));
  if (house !== null && house.version > NEWEST) {
    throw new Error(
      `the stored data has schema version ${house.version}, but this version supports only up to ${NEWEST}: start the newer version, or restore a backup made before the upgrade`,
    );
  }
  return house?.version ?? null;
}
