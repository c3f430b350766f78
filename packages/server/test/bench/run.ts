// The throughput of the server, next to a bare endpoint in the same run: `npm run bench:server`. See
// docs/benchmarks.md.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { build } from 'esbuild';
import { bundleServer, freePort, ServerProcess, temporaryFolder } from '../soak/program.ts';
import { Asker, Times } from './http.ts';
import { BenchTables } from './players.ts';
import { memoryOf } from './process.ts';
import { startWith } from './stored.ts';

const SECONDS = Number(process.argv[2] ?? 20);
/** Enough tables to keep the server busy, and no more: a longer queue only means longer waits. */
const TABLES = { 'heros-tavern': 12, 'heaven-and-ale': 24 } as const;
/** How many call the bare endpoint at once: as many as have to move at those tables of Hero's Tavern. */
const ASKERS = 36;
const WATCHERS = Number(process.argv[3] ?? 5000);

const rest = (ms: number) => new Promise(resolve => setTimeout(resolve, ms));
const program = await bundleServer();
const folder = temporaryFolder();

async function bareRate(): Promise<{ rate: number; p99: number }> {
  const file = join(process.cwd(), '.build', 'bare.mjs');
  const entry = join(process.cwd(), 'packages/server/test/bench/bare.ts');
  await build({ entryPoints: [entry], outfile: file, platform: 'node', format: 'esm', target: 'node20' });
  const port = await freePort();
  const server = new ServerProcess(file, {}, [], [join(folder.path, 'bare.db'), String(port)]);
  await server.start();
  const asker = new Asker(port);
  const times = new Times();
  const end = performance.now() + SECONDS * 1000;
  const body = { key: 'a'.repeat(18), seen: 120, moves: ['go 12', 'buy hops3 e4', 'done'] };
  await Promise.all(
    Array.from({ length: ASKERS }, async () => {
      while (performance.now() < end) {
        const began = performance.now();
        await asker.post('/turn', '', body);
        times.add(performance.now() - began);
      }
    }),
  );
  asker.close();
  await server.end('SIGTERM');
  return { rate: times.count / SECONDS, p99: times.at(0.99) };
}

async function turnRate(): Promise<void> {
  const bare = await bareRate();
  console.log(`bare endpoint: ${bare.rate.toFixed(0)} POSTs/s, p99 ${bare.p99.toFixed(1)} ms`);
  for (const game of ['heros-tavern', 'heaven-and-ale'] as const) {
    const port = await freePort();
    const data = join(folder.path, game);
    const server = new ServerProcess(program.file, { PORT: String(port), DATA: data });
    await server.start();
    const tables = new BenchTables(port, game);
    await tables.open(TABLES[game]);
    await rest(2000);
    tables.times = new Times();
    const before = tables.turns;
    const began = performance.now();
    await rest(SECONDS * 1000);
    const rate = ((tables.turns - before) * 1000) / (performance.now() - began);
    const { times } = tables;
    tables.close();
    const refused = [...tables.refused].map(([status, n]) => `${n} × ${status}`).join(', ') || 'none';
    console.log(
      `${game}: ${rate.toFixed(0)} durable turns/s (${((100 * rate) / bare.rate).toFixed(0)} % of bare), ` +
        `p50 ${times.at(0.5).toFixed(1)} ms, p99 ${times.at(0.99).toFixed(1)} ms, refused: ${refused}`,
    );
    await server.end('SIGTERM');
  }
}

async function watchers(): Promise<void> {
  const port = await freePort();
  const server = new ServerProcess(program.file, { PORT: String(port), DATA: join(folder.path, 'watchers') });
  await server.start();
  const tables = new BenchTables(port, 'heaven-and-ale');
  const slow = await tables.single();
  const asker = new Asker(port);
  const idle = memoryOf(server.pid);
  const heard: number[] = [];
  let told = 0;
  for (let i = 0; i < WATCHERS; i += 100) {
    await Promise.all(
      Array.from({ length: Math.min(100, WATCHERS - i) }, () =>
        asker.stream(`/api/v1/stream?tables=${slow.id}`, '', {
          hear: text => {
            if (!text.includes('"tell":"turn"')) return;
            told++;
            heard.push(performance.now());
          },
        }),
      ),
    );
  }
  await rest(3000);
  const full = memoryOf(server.pid);
  const spans: number[] = [];
  for (let i = 0; i < 5; i++) {
    told = 0;
    heard.length = 0;
    const began = performance.now();
    await slow.turn();
    while (told < WATCHERS) await rest(5);
    spans.push(Math.max(...heard) - began);
  }
  console.log(
    `${WATCHERS} streams: ${full.toFixed(0)} MB in all (${idle.toFixed(0)} MB before), ` +
      `a turn reaches the last one in ${spans.map(ms => ms.toFixed(0)).join(', ')} ms`,
  );
  tables.close();
  asker.close();
  await server.end('SIGKILL');
}

/** In a process of its own: what was measured before has left its traces in this one. */
function heapAfter(turns: number): void {
  const program = ['scripts/run.mjs', 'packages/server/test/bench/heap.ts', String(turns)];
  execFileSync(process.execPath, program, { stdio: 'inherit' });
}

/** Whether it matters at the start how many games there are. */
async function starts(most: number): Promise<void> {
  for (const games of [1, most]) {
    const { open, look, history, memory, disk } = await startWith(
      games,
      program.file,
      join(folder.path, `stored-${games}`),
    );
    console.log(
      `${games} stored games (${disk.toFixed(0)} MB): open after ${open.toFixed(0)} ms with ${memory.toFixed(0)} MB, ` +
        `a game is there after ${look.toFixed(0)} ms, a page of 50 after ${history.toFixed(0)} ms`,
    );
  }
}

await turnRate();
await watchers();
heapAfter(Number(process.argv[4] ?? 200_000));
await starts(Number(process.argv[5] ?? 100_000));
program.remove();
folder.remove();
process.exit(0);
