import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable, Writable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RELEASED } from '../../src/released.ts';
import { backup, restore } from '../../src/store/backup.ts';
import { NEWEST } from '../../src/store/migrate.ts';
import { TABLES } from '../../src/store/migrations.ts';
import { openStore } from '../../src/store/place.ts';
import { ANNA, FILLED, fill } from './filled.ts';
import { type PostgresServer, startPostgres } from './postgres-server.ts';
import { somebody, someTable, turnRow } from './rows.ts';

const folder = mkdtempSync(join(tmpdir(), 'taproom-'));
let server: PostgresServer;
beforeAll(async () => {
  server = await startPostgres('quick');
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

let files = 0;
const KINDS = {
  SQLite: async () => join(folder, `${++files}`, 'taproom.db'),
  PostgreSQL: () => server.newDatabase(),
};

async function backupText(place: string): Promise<string> {
  const chunks: Buffer[] = [];
  const out = new Writable({
    write(chunk, _encoding, done) {
      chunks.push(chunk);
      done();
    },
  });
  await backup(place, out);
  return Buffer.concat(chunks).toString();
}

const restoreText = (place: string, text: string): Promise<number> => restore(place, Readable.from([text]));

async function filledPlace(newPlace: () => Promise<string>): Promise<string> {
  const place = await newPlace();
  const store = await openStore(place);
  await fill(store);
  await store.close();
  return place;
}

/** Tables and columns that version 1 did not have. */
const NEW: readonly string[] = [
  'kept',
  'records',
  'heartbeat',
  'pauses',
  'house_keys',
  'pushes',
  'mailboxes',
  'letters',
  'muted_tables',
  'awaited',
  'errands',
  'memos',
  'deals',
];
const LATER: Readonly<Record<string, readonly string[]>> = {
  chat: ['change'],
  turns: ['last'],
  tables: [
    'declined',
    'kicked',
    'maker',
    'wish',
    'asked',
    'recorded',
    'account',
    'free',
    'source',
    'aids',
    'passes',
    'removed',
    'stops',
    'published',
    'public',
    'deal',
    'practice',
  ],
  sessions: ['id', 'used', 'device'],
  passkeys: ['host', 'name', 'used'],
  notices: ['form', 'language', 'root', 'quiet'],
};

/** Each kind may sort in its own way. */
const linesOf = (text: string): string[] => text.trimEnd().split('\n').toSorted();

describe.for(Object.entries(KINDS))('a backup of %s', ([kind, newPlace]) => {
  it('holds rows of every table', async () => {
    const text = await backupText(await filledPlace(newPlace));
    const lines: unknown[] = text
      .trimEnd()
      .split('\n')
      .map(line => JSON.parse(line));
    expect(lines[0]).toEqual({ taproom: 'backup', version: NEWEST });
    const rows = lines.slice(1, -1) as [string, object][];
    expect(lines.at(-1)).toEqual({ rows: rows.length });
    expect(new Set(rows.map(([table]) => table))).toEqual(new Set(TABLES.map(({ name }) => name)));
  });

  it.for(Object.entries(KINDS))('fills an empty %s store with the same', async ([, newOther]) => {
    const text = await backupText(await filledPlace(newPlace));
    const place = await newOther();
    expect(await restoreText(place, text)).toBe(linesOf(text).length - 2);
    expect(linesOf(await backupText(place))).toEqual(linesOf(text));

    const store = await openStore(place);
    expect(await store.people.get(ANNA.id)).toEqual(ANNA);
    expect(await store.games.append([turnRow(FILLED.playing, 6)], {}, null)).toMatchObject({
      done: 'stored',
    });
    await store.close();
  });

  it('of an older version is brought up to date', async () => {
    const [, ...lines] = (await backupText(await filledPlace(newPlace))).trimEnd().split('\n');
    const rows = lines.slice(0, -1).map(line => JSON.parse(line) as [string, Record<string, unknown>]);
    const lastOf = (id: unknown) =>
      Math.max(
        0,
        ...rows.map(([name, row]) => (name === 'turns' && row.table === id ? Number(row.last) : 0)),
      );
    // What version 1 did not have, and what it had instead.
    const old = rows
      .filter(([table]) => !NEW.includes(table))
      .map(([table, row]) => {
        const kept = Object.entries(row).filter(([column]) => !LATER[table]?.includes(column));
        const entries = table === 'tables' ? { entries: lastOf(row.id), memoryAid: 1 } : {};
        return JSON.stringify([table, { ...Object.fromEntries(kept), ...entries }]);
      });
    const text = ['{"taproom":"backup","version":1}', ...old, `{"rows":${old.length}}`].join('\n');
    const place = await newPlace();
    expect(await restoreText(place, text)).toBe(old.length);
    const store = await openStore(place);
    expect(await store.records.missing({ id: '', ended: 0 }, 9)).toMatchObject([{ id: FILLED.finished }]);
    expect(await store.people.get(ANNA.id)).toEqual(ANNA);
    expect(await store.people.keptGames(ANNA.id)).toEqual([]);
    expect(await store.tables.get(FILLED.playing)).toMatchObject({ kicked: [], aids: ['memory'] });
    expect(await store.talk.since(FILLED.playing, 0)).toMatchObject([{ number: 1, change: 1 }]);
    expect(await store.tables.heads([FILLED.playing])).toMatchObject([{ entries: 5 }]);
    expect(await store.tables.due(1_000, 9, RELEASED.editions)).toEqual([
      { table: FILLED.playing, account: FILLED.anna, due: 100, isWatched: false },
    ]);
    await store.close();
  });

  it('can be restored into a place that was opened, but not into one with data', async () => {
    const text = await backupText(await filledPlace(newPlace));
    const place = await newPlace();
    await (await openStore(place)).close();
    await restoreText(place, text);
    await expect(restoreText(place, text)).rejects.toThrow('contains people');
    expect(await backupText(place)).toBe(text);
  });

  it('leaves the place as it was if it is cut off, is something else, or is newer', async () => {
    const text = await backupText(await filledPlace(newPlace));
    const place = await newPlace();
    const end = text.lastIndexOf('{"rows"');
    const wrong: [string, RegExp][] = [
      [text.slice(0, end), /incomplete/],
      [text.slice(0, end - 20), /not a valid backup line/],
      [text.replace(/\n.*\n/, '\n'), /foreign key/i],
      [text.replace(/\n.*\n(?=\{"rows")/, '\n'), /incomplete/],
      ['hello\n', /not a valid backup line/],
      [text.slice(text.indexOf('\n') + 1), /not a Taproom backup/],
      ['', /incomplete/],
      [text.replace(/"version":\d+/, `"version":${NEWEST + 1}`), /newer version/],
      [text.replace('["people",', '["people; drop table house; --",'), /not a valid backup line/],
    ];
    for (const [bad, why] of wrong) await expect(restoreText(place, bad)).rejects.toThrow(why);
    expect(await restoreText(place, text)).toBeGreaterThan(0);
  });

  it('is of one moment, while the house goes on', async () => {
    const place = await newPlace();
    const store = await openStore(place);
    // More than one page of people before the tables are read.
    await Promise.all(Array.from({ length: 1_200 }, () => somebody(store)));
    const table = await someTable(store);
    let meanwhile: Promise<unknown> | null = null;
    const lines: string[] = [];
    const out = new Writable({
      highWaterMark: 1,
      write(chunk, _encoding, done) {
        lines.push(String(chunk));
        // The first row is out, so the moment is past: what is stored now is not in the backup.
        if (lines.length === 2) {
          meanwhile = store.games.append([turnRow(table.id, 1)], { due: 5 }, null);
          meanwhile.then(() => done(), done);
        } else done();
      },
    });
    await backup(place, out);
    expect(await meanwhile).toMatchObject({ done: 'stored' });
    expect(lines.filter(line => line.startsWith('["people"'))).toHaveLength(1_201);
    expect(lines.filter(line => line.startsWith('["turns"'))).toEqual([]);
    expect(lines.find(line => line.startsWith('["tables"'))).toContain('"due":null');
    await store.close();
  });

  it('is not restored under a server that is open, where a file is for one alone', async () => {
    const text = await backupText(await filledPlace(newPlace));
    const place = await newPlace();
    const store = await openStore(place);
    const restored = restoreText(place, text);
    if (kind === 'SQLite') await expect(restored).rejects.toThrow('in use');
    else await restored;
    await store.close();
    if (kind === 'SQLite') expect(await restoreText(place, text)).toBeGreaterThan(0);
  });

  it(`is refused where nothing is stored (${kind})`, async () => {
    await expect(backupText(await newPlace())).rejects.toThrow(/no file|does not exist/);
  });
});
