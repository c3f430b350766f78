// What someone notices of joins that do not concern them: `npm run bench:bystander [RUNS] [SECONDS]`. 240 streams show
// their own games, half of them the lobby too. A bystander sends one request after another, alternating between an idle
// server and one where others join tables ten times a second.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundleServer, freePort, ServerProcess, temporaryFolder } from '../soak/program.ts';
import { Asker, Times } from './http.ts';

const RUNS = Number(process.argv[2] ?? 5);
const SECONDS = Number(process.argv[3] ?? 6);
const STREAMS = 240;
const PER_TABLE = 3;
const JOINERS = 10;
const JOINS_PER_SECOND = 10;
const PAUSE = 5;
/** What is asked for: the latency of an idle server times two, or this. */
const ENOUGH = 20;

const rest = (ms: number) => new Promise(resolve => setTimeout(resolve, ms));
const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Processor time that a process has used, in milliseconds; the kernel counts in hundredths of a second. */
function usedBy(pid: number): number {
  const [, after = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
  const fields = after.split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

const program = await bundleServer();
const folder = temporaryFolder();
const port = await freePort();
const server = new ServerProcess(program.file, { PORT: String(port), DATA: join(folder.path, 'data') });
await server.start();
const asker = new Asker(port);

async function guest(name: string): Promise<string> {
  const { head } = await asker.post('/api/v1/guests', '', { name });
  return /\r\nset-cookie: ([^;]+)/i.exec(head)?.[1] ?? '';
}

async function openTable(host: string, key: string): Promise<string> {
  const { status, text } = await asker.post('/api/v1/tables', host, {
    key,
    game: 'heaven-and-ale',
    seats: 4,
    pace: { pace: 'live', minutes: 60, seconds: 10 },
    listed: true,
  });
  if (status !== 200) throw new Error(text);
  return JSON.parse(text).table.id;
}

async function sitDown(table: string, cookie: string, seat: number): Promise<void> {
  const body = { nonce: 'ab'.repeat(16), seat };
  const { status, text } = await asker.post(`/api/v1/tables/${table}/join`, cookie, body);
  if (status !== 200) throw new Error(text);
}

let messages = 0;
let bytes = 0;
const hear = (text: string): void => {
  bytes += text.length;
  for (let at = text.indexOf('\ndata: '); at >= 0; at = text.indexOf('\ndata: ', at + 1)) messages++;
};
for (let table = 0; table < STREAMS / PER_TABLE; table++) {
  const people = await Promise.all(Array.from({ length: PER_TABLE }, (_, i) => guest(`G${table} ${i}`)));
  const id = await openTable(people[0] ?? '', `bench-table-${table}`);
  for (const [seat, cookie] of people.entries()) await sitDown(id, cookie, seat);
  for (const [i, cookie] of people.entries()) {
    const lobby = (table * PER_TABLE + i) % 2 === 0 ? '&lobby=1' : '';
    await asker.stream(`/api/v1/stream?games=1${lobby}`, cookie, { hear });
  }
}
const joiners: { readonly cookie: string; readonly table: string; seat: number }[] = [];
for (let i = 0; i < JOINERS; i++) {
  const cookie = await guest(`J${i}`);
  joiners.push({ cookie, table: await openTable(cookie, `bench-joiner-${i}`), seat: 0 });
}
const bystander = await guest('B');

/** Joins until it is stopped: each joiner takes another seat of its table each time. */
async function load(isOver: () => boolean): Promise<number> {
  const began = performance.now();
  let joins = 0;
  const underWay: Promise<void>[] = [];
  while (!isOver()) {
    const joiner = joiners[joins % JOINERS];
    if (joiner === undefined) break;
    joiner.seat = (joiner.seat + 1) % 4;
    underWay.push(sitDown(joiner.table, joiner.cookie, joiner.seat));
    joins++;
    await rest(began + (joins * 1000) / JOINS_PER_SECOND - performance.now());
  }
  await Promise.all(underWay);
  return joins / SECONDS;
}

interface Run {
  readonly p50: number;
  readonly p99: number;
  readonly joins: number;
  readonly told: number;
  readonly kilobytes: number;
  readonly cpu: number;
}

async function run(kind: 'idle' | 'loaded'): Promise<Run> {
  await rest(1500);
  messages = 0;
  bytes = 0;
  const times = new Times();
  const used = usedBy(server.pid);
  const end = performance.now() + SECONDS * 1000;
  const isOver = (): boolean => performance.now() >= end;
  const loading = kind === 'loaded' ? load(isOver) : Promise.resolve(0);
  while (!isOver()) {
    const began = performance.now();
    const { status } = await asker.get('/api/v1/me', { cookie: bystander });
    if (status !== 200) throw new Error(`GET /me: ${status}`);
    times.add(performance.now() - began);
    await rest(PAUSE);
  }
  const cpu = (usedBy(server.pid) - used) / (SECONDS * 10);
  return {
    p50: times.at(0.5),
    p99: times.at(0.99),
    joins: await loading,
    told: messages / SECONDS,
    kilobytes: bytes / 1024 / SECONDS,
    cpu,
  };
}

const lineOf = (name: string, { p50, p99, joins, told, kilobytes, cpu }: Run): string =>
  [
    name.padEnd(10),
    p50.toFixed(2).padStart(8),
    p99.toFixed(2).padStart(8),
    joins.toFixed(1).padStart(8),
    told.toFixed(0).padStart(11),
    kilobytes.toFixed(0).padStart(9),
    cpu.toFixed(0).padStart(6),
  ].join('');

console.log('run          p50 ms  p99 ms joins/s messages/s    KB/s  cpu %');
const runs: Record<'idle' | 'loaded', Run[]> = { idle: [], loaded: [] };
for (let i = 0; i < RUNS; i++) {
  for (const kind of ['idle', 'loaded'] as const) {
    const measured = await run(kind);
    runs[kind].push(measured);
    console.log(lineOf(kind, measured));
  }
}
const p99 = {
  idle: median(runs.idle.map(one => one.p99)),
  loaded: median(runs.loaded.map(one => one.p99)),
};
const most = Math.max(2 * p99.idle, ENOUGH);
console.log(
  `median p99: idle ${p99.idle.toFixed(2)} ms, loaded ${p99.loaded.toFixed(2)} ms; ` +
    `${p99.loaded <= most ? 'within' : 'NOT within'} ${most.toFixed(1)} ms. ` +
    `Median of the server's processor when loaded: ${median(runs.loaded.map(one => one.cpu)).toFixed(0)} %`,
);
asker.close();
await server.end('SIGKILL');
program.remove();
folder.remove();
process.exit(0);
