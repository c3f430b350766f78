// How fast the stores are, as JSON lines: `npm run -s bench:store [-- --games 100000]`.
// `opening` and `asking` are to be the same for few and for many stored games; `appending` is in turns that are on disk.

import { closeSync, fsyncSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { RELEASED } from '../packages/server/src/released.ts';
import { run } from '../packages/server/src/store/database.ts';
import { connect, openStore } from '../packages/server/src/store/place.ts';
import { raw, sql } from '../packages/server/src/store/sql.ts';
import type { Store } from '../packages/server/src/store/store.ts';
import { startPostgres } from '../packages/server/test/store/postgres-server.ts';
import { somebody, someTable, turnRow } from '../packages/server/test/store/rows.ts';

const { values } = parseArgs({ options: { games: { type: 'string', default: '100000' } } });
const MANY = Number(values.games);
const FEW = 1_000;
/** Players at all, and turns of each game. */
const PEOPLE = 2_000;
const TURNS = 8;
const CLIENTS = 64;
const MILLISECONDS = 5_000;

const tell = (bench: string, figures: object): void => console.log(JSON.stringify({ bench, ...figures }));
const rounded = (milliseconds: number): number => Math.round(milliseconds * 1_000) / 1_000;

/** Games of which 1 in 1,000 goes on and the others are over, made by the database itself. */
async function fill(place: string, games: number): Promise<void> {
  await (await openStore(place)).close();
  const connection = await connect(place);
  const count = (to: number) =>
    sql`with recursive n (i) as (select 1 union all select i + 1 from n where i < ${to})`;
  const people = raw(String(PEOPLE));
  const entries = JSON.stringify(turnRow('x', 1).entries);
  const seats = JSON.stringify([{ person: 'p1', level: null, replaced: null, nonce: null }]);
  await connection.begin('change');
  for (const statement of [
    sql`insert into people (id, name, kind, operator, banned, created, active)
      ${count(PEOPLE)} select 'p' || i, 'Anna', 'guest', 0, 0, i, i from n`,
    sql`insert into tables (id, game, rules, options, pace, rated, listed, chat, "memoryAid", status, host, account, seats,
        created, started, ended, secret, invite, due, version, key, changed)
      ${count(games)} select 't' || i, 'heaven-and-ale', 1, '{}', '{"pace":"days","days":3}', 0, 1, 1, 0,
        case when i % 1000 = 0 then 'playing' else 'finished' end, 'p' || (1 + i % ${people}), 'p' || (1 + i % ${people}), ${seats},
        i, i, case when i % 1000 = 0 then null else i end, 'secret', 'invite',
        case when i % 1000 = 0 then i else null end, 1, 'k' || i, i from n`,
    sql`insert into sitters ("table", person, ended)
      select id, 'p' || (1 + (created + other.i) % ${people}), ended from tables, (select 0 as i union select 1) as other`,
    sql`insert into turns ("table", first, last, entries, at, cause)
      ${count(TURNS)} select id, 2 * i - 1, 2 * i, ${entries}, created, 'turn' from tables, n`,
  ]) {
    await connection.perform(() => run(statement));
  }
  await connection.end('commit');
  await connection.close();
}

async function milliseconds(ask: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await ask();
  return performance.now() - start;
}

async function ask(store: Store, games: number): Promise<object> {
  const questions: Record<string, () => Promise<unknown>> = {
    lobby: () => store.tables.lobby(50, 10),
    goingOn: () => store.tables.goingOn('p1'),
    history: () => store.tables.history('p7', 1e15, 20),
    finished: () => store.tables.finished('heaven-and-ale', games / 2, 20),
    heads: () => store.tables.heads(Array.from({ length: 50 }, (_, i) => `t${1 + i * 10}`)),
    due: () => store.tables.due(1e6, 10_000, RELEASED.editions),
    lease: () => store.tables.lease('bench', 1e6, 2e6, ['t1000']),
    turns: () => store.games.turns(`t${games / 2}`, 1),
  };
  const answers: Record<string, number> = {};
  for (const [name, question] of Object.entries(questions)) {
    const times: number[] = [];
    for (let i = 0; i < 21; i++) times.push(await milliseconds(question));
    answers[name] = rounded(times.toSorted((a, b) => a - b)[10] ?? 0);
  }
  return answers;
}

/** As many turns as can be stored by clients who each wait for their own. */
async function append(store: Store): Promise<object> {
  const { id: host } = await somebody(store);
  const tables = await Promise.all(Array.from({ length: CLIENTS }, () => someTable(store, { host })));
  const times: number[] = [];
  const end = performance.now() + MILLISECONDS;
  const used = process.cpuUsage();
  await Promise.all(
    tables.map(async ({ id }) => {
      for (let first = 1; performance.now() < end; first += 2) {
        const turn = turnRow(id, first, { key: `key-${first}`, person: host });
        times.push(await milliseconds(() => store.games.append([turn], { due: 9e15 }, null)));
      }
    }),
  );
  const { user, system } = process.cpuUsage(used);
  times.sort((a, b) => a - b);
  return {
    clients: CLIENTS,
    turnsPerSecond: Math.round((times.length * 1_000) / MILLISECONDS),
    p50: rounded(times[Math.floor(times.length / 2)] ?? 0),
    p99: rounded(times[Math.floor(times.length * 0.99)] ?? 0),
    microsecondsOfCpuPerTurn: Math.round((user + system) / times.length),
  };
}

/** What the disk gives, to compare with. */
function syncsPerSecond(folder: string): number {
  const file = openSync(join(folder, 'sync'), 'w');
  const page = Buffer.alloc(4_096);
  const end = performance.now() + 1_000;
  let syncs = 0;
  for (; performance.now() < end; syncs++) {
    writeSync(file, page);
    fsyncSync(file);
  }
  closeSync(file);
  return syncs;
}

async function measure(kind: string, newPlace: () => Promise<string>): Promise<void> {
  for (const games of [FEW, MANY]) {
    const place = await newPlace();
    tell('filling', { kind, games, milliseconds: rounded(await milliseconds(() => fill(place, games))) });
    const start = performance.now();
    const store = await openStore(place);
    tell('opening', { kind, games, milliseconds: rounded(performance.now() - start) });
    tell('asking', { kind, games, milliseconds: await ask(store, games) });
    tell('appending', { kind, games, ...(await append(store)) });
    await store.close();
  }
}

const folder = mkdtempSync(join(tmpdir(), 'taproom-bench-'));
const server = await startPostgres('synced');
try {
  tell('disk', { syncsPerSecond: syncsPerSecond(folder) });
  let files = 0;
  await measure('SQLite', async () => join(folder, `${++files}.db`));
  await measure('PostgreSQL', () => server.newDatabase());
} finally {
  await server.close();
  rmSync(folder, { recursive: true });
}
