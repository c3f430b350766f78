import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Libsql from 'libsql';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RELEASED } from '../../src/released.ts';
import { first } from '../../src/store/database.ts';
import { NEWEST } from '../../src/store/migrate.ts';
import { connect, openStore } from '../../src/store/place.ts';
import { raw } from '../../src/store/sql.ts';
import { ANNA, FILLED } from './filled.ts';
import { type PostgresServer, startPostgres } from './postgres-server.ts';
import { somebody, turnRow } from './rows.ts';

const folder = mkdtempSync(join(tmpdir(), 'taproom-'));
let server: PostgresServer;
beforeAll(async () => {
  server = await startPostgres('quick');
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const KINDS = {
  sqlite: async () => join(mkdtempSync(join(folder, 'x')), 'taproom.db'),
  postgres: () => server.newDatabase(),
};
const VERSIONS = Array.from({ length: NEWEST }, (_, i) => i + 1);
const fixture = (version: number, kind: string): string =>
  join(import.meta.dirname, 'fixtures', `version-${version}.${kind}.sql`);

/** Runs statements in a database that no program of ours has opened. */
async function script(place: string, text: string): Promise<void> {
  if (place.startsWith('postgres:')) {
    const client = new pg.Client(place);
    await client.connect();
    await client.query(text).finally(() => client.end());
  } else {
    const database = new Libsql(place);
    database.exec(text);
    database.close();
  }
}

async function versionOf(place: string): Promise<unknown> {
  const connection = await connect(place);
  const found = connection.perform(() => first(raw('select version from house')));
  return found.finally(() => connection.close());
}

describe.for(Object.entries(KINDS))('%s', ([kind, newPlace]) => {
  it.for(VERSIONS)('has a fixture of version %i', version => {
    expect(existsSync(fixture(version, kind))).toBe(true);
  });

  it.for(VERSIONS)('opens a house of version %i with all that is in it', async version => {
    const place = await newPlace();
    await script(place, readFileSync(fixture(version, kind), 'utf8'));
    expect(await versionOf(place)).toEqual({ version });

    const store = await openStore(place);
    const { people, tables, games, talk, ratings, notices } = store;
    expect(await people.get(FILLED.anna)).toEqual(ANNA);
    expect(await people.passkeysOf(FILLED.anna)).toMatchObject([
      { transports: ['usb', 'hybrid'], host: version < 4 ? null : 'taproom.example', used: null },
    ]);
    expect(await people.sessionsOf(FILLED.anna, 0)).toMatchObject([
      version < 4 ? { id: 'd1', used: ANNA.active, device: null } : { id: 's1', device: 'Firefox on Linux' },
    ]);
    expect(await notices.personOfFeed(FILLED.feed)).toBe(FILLED.anna);
    expect(await notices.of(FILLED.anna)).toMatchObject(
      version < 6
        ? { webhook: null, language: 'en', quiet: null }
        : { language: 'de', quiet: { to: '07:00' } },
    );
    expect(await notices.pushes(FILLED.anna)).toEqual([
      { person: FILLED.anna, session: version < 4 ? '' : 's1', subscription: '{}' },
    ]);
    expect(await people.mutedBy(FILLED.anna)).toEqual([FILLED.bert]);
    expect(await people.keptGame(FILLED.anna, FILLED.kept)).toEqual(
      version < 2 ? null : { person: FILLED.anna, id: FILLED.kept, played: 12, record: 'Taproom\n"🍺"' },
    );
    expect(await tables.get(FILLED.playing)).toMatchObject({ kicked: version < 2 ? [] : ['cLeo1111'] });
    expect(await store.memos.get(FILLED.playing, FILLED.anna)).toBe(version < 5 ? '' : 'a note');
    expect(await store.deals.runs('heaven-and-ale', '2026-01-01')).toBe(version < 7 ? '[]' : FILLED.runs);
    expect(await tables.get(FILLED.playing)).toMatchObject({ deal: null, practice: false });
    // What was listed stays public.
    expect(await tables.get(FILLED.playing)).toMatchObject({ public: true, removed: [], stops: [] });
    expect(await talk.since(FILLED.playing, 0)).toMatchObject([{ number: 1, change: 1 }]);
    expect(await tables.goingOn(FILLED.bert)).toMatchObject([{ id: FILLED.playing, due: 100 }]);
    expect(await tables.due(1_000, 9, RELEASED.editions)).toEqual([
      { table: FILLED.playing, account: FILLED.anna, due: 100, isWatched: false },
    ]);
    expect(await tables.history(FILLED.anna, 2e12, 9)).toMatchObject([{ id: FILLED.finished }]);
    expect(await tables.presence([FILLED.playing])).toEqual([
      { table: FILLED.playing, seat: 1, seen: 4, until: 50 },
    ]);
    expect((await games.turns(FILLED.playing, 1)).map(({ first }) => first)).toEqual([1, 4]);
    expect(await tables.heads([FILLED.playing])).toMatchObject([{ entries: 5 }]);
    expect(await games.append([turnRow(FILLED.playing, 6)], {}, null)).toMatchObject({ done: 'stored' });
    expect(await talk.lines(FILLED.playing, 9)).toMatchObject([{ text: 'line\nbreak \\ "quote" 🍺' }]);
    expect(await talk.reports(9)).toHaveLength(1);
    expect(await ratings.of(FILLED.anna)).toMatchObject([{ mu: 25.1 + 0.2, sigma: 8 / 3 }]);
    expect(await tables.made(FILLED.anna, 'key1', 'x')).toMatchObject({ id: FILLED.playing });
    expect(await store.records.missing({ id: '', ended: 0 }, 9)).toHaveLength(version < 4 ? 1 : 0);
    expect(await ratings.results(FILLED.finished)).toMatchObject([{ score: 41.5 }, { level: 'porter' }]);
    await store.close();
  });

  it('opens a new place for several nodes that start at once', async () => {
    const place = await newPlace();
    const opened = await Promise.allSettled(Array.from({ length: 4 }, () => openStore(place)));
    const stores = opened.flatMap(one => (one.status === 'fulfilled' ? [one.value] : []));
    // A file is for one of them.
    expect(stores).toHaveLength(place.startsWith('postgres') ? 4 : 1);
    for (const store of stores) {
      const { id } = await somebody(store);
      for (const other of stores) expect(await other.people.get(id)).not.toBeNull();
    }
    expect(await versionOf(place)).toEqual({ version: NEWEST });
    await Promise.all(stores.map(store => store.close()));
  });

  it('refuses data of a newer program, and leaves it alone', async () => {
    const place = await newPlace();
    await (await openStore(place)).close();
    await script(place, `update house set version = ${NEWEST + 1}`);
    await expect(openStore(place)).rejects.toThrow(`supports only up to ${NEWEST}`);
    expect(await versionOf(place)).toEqual({ version: NEWEST + 1 });
    // Nor does it get in the way of someone who knows better.
    await script(place, `update house set version = ${NEWEST}`);
    await (await openStore(place)).close();
  });
});
