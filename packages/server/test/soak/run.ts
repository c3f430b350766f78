// The full-size version of what the tests try on a small scale: `npm run soak`. Writes docs/proof/soak.md.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SeededRandom } from '@taproom/games';
import { openPostgres } from '../../src/store/postgres.ts';
import { openTestHouse } from '../http/house.ts';
import { besiege } from '../http/siege.ts';
import { HERE } from '../people/receiver.ts';
import { startPostgres } from '../store/postgres-server.ts';
import { onDisk, storeOf } from './house.ts';
import { type KillReport, runKills } from './kills.ts';
import { bundleServer, freePort, ServerProcess, temporaryFolder, twoNodes } from './program.ts';
import { BadWire } from './proxy.ts';

const KILLS = Number(process.argv[2] ?? 100);
const OUT = join(process.cwd(), 'docs', 'proof', 'soak.md');
const BAD = { dropAnswer: 0.05, repeat: 0.05, cut: 0.03, stall: 0.01, late: 0.05 };

const program = await bundleServer();
const rows: string[] = [];

const say = (name: string) => (report: KillReport) =>
  process.stderr.write(`\r${name}: ${report.kills} of ${KILLS} kills, ${report.turns} turns `);

function tell(name: string, report: KillReport, more = ''): void {
  const wrong = [...report.lost, ...report.doubled, ...report.different, ...report.surprises];
  process.stderr.write(`\n${wrong.slice(0, 10).join('\n')}`);
  const { kills, turns, finished, lost, doubled, different, surprises } = report;
  const counts = [kills, turns, finished, lost.length, doubled.length, different.length, surprises.length];
  rows.push(`| ${name}${more} | ${counts.join(' | ')} |`);
}

async function alone(): Promise<void> {
  const folder = temporaryFolder();
  const port = await freePort();
  const server = new ServerProcess(program.file, { PORT: String(port), DATA: folder.path });
  const name = 'one node, SQLite';
  const report = await runKills({
    servers: [server],
    houses: [() => `http://127.0.0.1:${port}`],
    open: () => storeOf(folder.path),
    kills: KILLS,
    tables: 6,
    seed: 'soak',
    pause: 1500,
    progress: say(name),
  });
  tell(name, report);
  folder.remove();
}

async function badWire(): Promise<void> {
  const folder = temporaryFolder();
  const port = await freePort();
  const server = new ServerProcess(program.file, { PORT: String(port), DATA: folder.path });
  const wire = await BadWire.open(port, BAD, new SeededRandom('soak wire'));
  const name = 'one node, SQLite, faulty network';
  const report = await runKills({
    servers: [server],
    houses: [() => `http://127.0.0.1:${wire.port}`],
    open: () => storeOf(folder.path),
    kills: Math.ceil(KILLS / 4),
    tables: 6,
    seed: 'soak wire',
    pause: 3000,
    progress: say(name),
  });
  const { dropAnswer, repeat, cut, stall, late } = wire.met;
  tell(
    name,
    report,
    ` (${dropAnswer} responses dropped, ${repeat} requests repeated, ${cut} connections cut, ${stall} stalled, ${late} late)`,
  );
  wire.close();
  folder.remove();
}

async function onTwoNodes(): Promise<void> {
  const folder = temporaryFolder();
  const postgres = await startPostgres('synced');
  const database = await postgres.newDatabase();
  const { servers, houses } = await twoNodes(program.file, folder.path, database);
  let restarts = 0;
  const name = 'two nodes, PostgreSQL';
  const report = await runKills({
    servers,
    houses,
    open: async () => onDisk(await openPostgres(database)),
    kills: KILLS,
    tables: 6,
    seed: 'soak nodes',
    pause: 1500,
    disturb: async kill => {
      if (kill % 10 !== 0) return;
      restarts++;
      await postgres.stop('at-once');
      await postgres.start();
    },
    progress: say(name),
  });
  tell(name, report, ` (database stopped abruptly ${restarts} times)`);
  await postgres.close();
  folder.remove();
}

/** Hostile requests, made from the schemas of all endpoints. */
async function siege(): Promise<string> {
  const counts: Record<string, number> = {};
  const breaches: string[] = [];
  const opened = new Set<string>();
  const rounds = Math.max(1, Math.round(KILLS / 10));
  for (let round = 0; round < rounds; round++) {
    const house = await openTestHouse({ outside: HERE });
    const report = await besiege(house, 10_000, `soak ${round}`);
    await house.close();
    for (const [status, n] of Object.entries(report.statuses)) counts[status] = (counts[status] ?? 0) + n;
    breaches.push(...report.breaches);
    for (const name of report.opened) opened.add(name);
    process.stderr.write(`\rsiege: ${(round + 1) * 10_000} requests, ${breaches.length} breaches `);
  }
  process.stderr.write(`\n${breaches.slice(0, 10).join('\n')}`);
  const statuses = Object.entries(counts).map(([status, n]) => `${n} × ${status}`);
  return `${rounds * 10_000} requests: ${statuses.join(', ')}. ${opened.size} endpoints accepted a request at least once. Breaches (a 5xx, a hang, a leak): ${breaches.length}.`;
}

for (const part of [alone, badWire, onTwoNodes]) await part();
const besieged = await siege();
program.remove();
writeFileSync(
  OUT,
  `# Servers killed during play

Real clients, each with its own stream, play random moves in both games at six tables at once while servers are killed with
SIGKILL at random moments and restarted. At the end every acknowledged turn must be on disk exactly once, and every client must
know the same as the server. A surprise is a response that no honest client should get, or a gap in a stream.

    npm run soak -- ${KILLS}

| Setup | Kills | Acknowledged turns | Finished games | Lost | Duplicated | Clients that differ | Surprises |
|---|---|---|---|---|---|---|---|
${rows.join('\n')}

## Hostile requests

Every endpoint is fuzzed with requests that match its schema and requests that don't: wrong types and sizes, ids of others
and of nobody, foreign cookies and tokens, strange text, huge and malformed bodies.

${besieged}
`,
);
