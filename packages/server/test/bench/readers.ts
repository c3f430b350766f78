// What reads cost everyone else: `node scripts/run.mjs packages/server/test/bench/readers.ts [GAMES]`. On a server
// with this many finished games, everything public is requested while a probe measures how long others wait.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { openSqlite } from '../../src/store/sqlite.ts';
import { bundleServer, freePort, ServerProcess, temporaryFolder } from '../soak/program.ts';
import { storeGameOver } from '../store/games-over.ts';
import { somebody } from '../store/rows.ts';

const GAMES = Number(process.argv[2] ?? 1000);
const folder = temporaryFolder();
mkdirSync(folder.path, { recursive: true });
const store = await openSqlite(join(folder.path, 'taproom.db'));
const people = await Promise.all([1, 2, 3].map(() => somebody(store)));
const ids: string[] = [];
for (let i = 0; i < GAMES; i++) {
  const id = `Game${String(i).padStart(8, '0')}`.replaceAll('0', 'z');
  const game = i % 2 === 0 ? 'heaven-and-ale' : 'heros-tavern';
  await storeGameOver(
    store,
    id,
    game,
    people.map(person => person.id),
    1_700_000_000_000 + i,
  );
  ids.push(id);
}
await store.close();

const program = await bundleServer();
const port = await freePort();
const server = new ServerProcess(program.file, { PORT: String(port), DATA: folder.path });
process.on('exit', () => void server.end());
await server.start();
const root = `http://127.0.0.1:${port}`;

async function measure(name: string, paths: readonly string[]): Promise<void> {
  let going = true;
  let longest = 0;
  const probing = (async () => {
    while (going) {
      const began = performance.now();
      await (await fetch(`${root}/healthz`)).text();
      longest = Math.max(longest, performance.now() - began);
    }
  })();
  const began = performance.now();
  let bytes = 0;
  for (const path of paths) {
    const answer = await fetch(`${root}${path}`);
    bytes += (await answer.text()).length;
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  }
  const each = (performance.now() - began) / paths.length;
  going = false;
  await probing;
  const kilobytes = Math.round(bytes / paths.length / 1000);
  console.log(
    `${name.padEnd(28)} ${each.toFixed(1).padStart(8)} ms each, ${kilobytes} kB; others waited ${longest.toFixed(0)} ms at most`,
  );
}

const api = '/api/v1';
const some = ids.filter((_, i) => i % Math.ceil(GAMES / 50) === 0);
await measure('nothing', Array(50).fill(`${api}/house`));
await measure('records, first time', [`${api}/records?most=1000`]);
await measure('records', [`${api}/records?most=1000`]);
await measure(
  'one record',
  some.map(id => `${api}/tables/${id}/record`),
);
await measure(
  'proof',
  some.map(id => `${api}/tables/${id}/proof`),
);
await measure(
  'table, not in memory',
  some.map(id => `${api}/tables/${id}`),
);
await measure('profile', Array(50).fill(`${api}/people/${people[0]?.id}`));
await measure('history', Array(50).fill(`${api}/people/${people[0]?.id}/games`));
await measure('leaders', Array(50).fill(`${api}/leaders/heros-tavern/3`));
await measure('lobby', Array(50).fill(`${api}/tables`));
await measure('chat', Array(50).fill(`${api}/tables/${ids[0]}/chat`));
await server.end('SIGTERM');
program.remove();
folder.remove();
