// Makes the fixture of a released version: its real server, with real clients over HTTP, is stopped in the middle of many
// games. The tests open what it leaves with the program of today and play on. Run it in a checkout of that release, to
// which this file and release-client.ts were copied, once for each kind of database:
//
//   node scripts/run.mjs packages/server/test/store/make-release.ts 0.2 sqlite|postgres
//
// It writes test/store/fixtures/release-0.2.KIND.gz and .json.gz; commit both. A fixture is never made again.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { AnswerOf, Api } from '@taproom/contracts';
import { SeededRandom } from '@taproom/games';
import { Authenticator } from '../people/authenticator.ts';
import { bundleServer, freePort, ServerProcess } from '../soak/program.ts';
import { startPostgres } from './postgres-server.ts';
import { type Acknowledged, type Release, ReleaseClient } from './release-client.ts';

const [release = '', kind = ''] = process.argv.slice(2);
if (!/^\d+\.\d+$/.test(release) || !['sqlite', 'postgres'].includes(kind))
  throw new Error('usage: make-release.ts VERSION sqlite|postgres');

const SECRET = 'a throwaway secret of the fixtures, for tests alone';
const LIVE = { pace: 'live', minutes: 180, seconds: 60 };
const HURRIED = { pace: 'live', minutes: 1, seconds: 0 };
const DAYS = { pace: 'days', days: 3 };

const data = mkdtempSync(join(tmpdir(), 'taproom-release-'));
const postgres = kind === 'postgres' ? await startPostgres('quick') : null;
const database = (await postgres?.newDatabase()) ?? null;
const port = await freePort();
const address = `http://localhost:${port}`;
const program = await bundleServer();
const server = new ServerProcess(program.file, {
  PORT: String(port),
  DATA: data,
  SECRET,
  GRACE: '3600',
  ...(database && { DATABASE_URL: database }),
});
process.on('exit', () => void server.end());
await server.start();

const random = new SeededRandom(`release ${release}`);
const turns: Acknowledged[] = [];
let keys = 0;
const newKey = (): string => `release-key-${String(++keys).padStart(5, '0')}`;
const rest = (ms: number) => new Promise(resolve => setTimeout(resolve, ms));

const people: Record<string, ReleaseClient> = {};
const nameOf = (client: ReleaseClient): string =>
  Object.keys(people).find(name => people[name] === client) ?? '';

async function person(name: string, as: 'guest' | 'member'): Promise<ReleaseClient> {
  const client = new ReleaseClient(address);
  people[name] = client;
  client.id = (await client.ask<{ id: string }>('POST', '/guests', { name })).id;
  if (as === 'member') {
    const { ceremony, options } = await client.ask<AnswerOf<Api['askPasskey']>>(
      'POST',
      '/passkeys/options',
      {},
    );
    const answer = new Authenticator(address, 'localhost').make(options);
    await client.ask('POST', '/passkeys', { ceremony, answer });
  }
  return client;
}

interface Made {
  readonly id: string;
  readonly seated: readonly ReleaseClient[];
}

async function table(
  game: 'heaven-and-ale' | 'heros-tavern',
  seated: readonly ReleaseClient[],
  bots: readonly string[],
  wish: object,
): Promise<Made> {
  const [host] = seated;
  if (host === undefined) throw new Error('a table needs a host');
  const seats = seated.length + bots.length;
  const made = await host.ask<AnswerOf<Api['newTable']>>('POST', '/tables', {
    key: newKey(),
    game,
    seats,
    bots,
    ...wish,
  });
  const { id } = made.table;
  for (const [i, one] of seated.entries()) {
    const nonce = (i + 1).toString(16).padStart(32, '0');
    await one.ask('POST', `/tables/${id}/join`, { nonce, invite: made.invite ?? '' });
  }
  await host.ask('POST', `/tables/${id}/start`, {});
  return { id, seated };
}

/** Plays this many turns of people, with bots in between, or up to the end. */
async function play({ id, seated }: Made, most = Number.POSITIVE_INFINITY): Promise<void> {
  for (let played = 0; played < most; ) {
    let acted = false;
    for (const client of seated) {
      const turn = await client.play(id, newKey(), random);
      if (turn === null) continue;
      turns.push({ ...turn, person: nameOf(client) });
      acted = true;
      if (++played === most) return;
    }
    const { status } = (await seated[0]?.view(id))?.table ?? {};
    if (status !== 'playing') return;
    if (!acted) await rest(20);
  }
}

const status = async ({ id, seated }: Made): Promise<string | undefined> =>
  (await seated[0]?.view(id))?.table.status;

// ---- People

const anna = await person('Anna', 'member');
const ben = await person('Ben', 'member');
const cleo = await person('Cleo', 'member');
const dora = await person('Dora', 'guest');
const emil = await person('Émil "🍺"', 'guest');
const token = await ben.ask<AnswerOf<Api['newToken']>>('POST', '/me/tokens', { name: 'Robot' });
const robot = new ReleaseClient(address, { token: token.secret });
robot.id = (await robot.ask<AnswerOf<Api['me']>>('GET', '/me')).me?.id ?? '';
people.Robot = robot;
await anna.ask('PATCH', '/me', { settings: { motion: 'off' } });
const { feed } = await anna.ask<AnswerOf<Api['notices']>>('PATCH', '/me/notices', { feed: 'new' });
await dora.ask('PUT', `/me/muted/${emil.id}`, { muted: true });

// ---- Games that are over, settled and rated

const over = [
  await table('heaven-and-ale', [anna], ['gardener'], { pace: LIVE, rated: true, listed: true }),
  await table('heros-tavern', [ben, cleo, anna], [], { pace: LIVE, rated: true, listed: true }),
  await table('heros-tavern', [dora, emil], ['patron'], { pace: DAYS, listed: true }),
];
for (const game of over) await play(game);
const stopped = await table('heaven-and-ale', [dora, emil], [], { pace: LIVE });
await play(stopped, 4);
await dora.ask('POST', `/tables/${stopped.id}/proposals`, { key: newKey(), kind: 'abandon' });
const offer = (await emil.view(stopped.id)).table.proposal?.id;
await emil.ask('POST', `/tables/${stopped.id}/votes`, { proposal: offer, agree: true });
over.push(stopped);
const record = await (await anna.text('GET', `/api/v1/tables/${over[0]?.id}/record`)).text;
await anna.ask('PUT', `/me/kept/${'0123456789ab'.repeat(2)}`, {
  played: 1_700_000_000_000,
  before: null,
  record,
});

// ---- Running games: every player count, both paces, people with bots and among themselves

const talk = await table('heaven-and-ale', [anna, ben], [], { pace: LIVE, rated: true, listed: true });
const undone = await table('heaven-and-ale', [ben, dora], ['gardener'], { pace: DAYS, listed: true });
const asked = await table('heaven-and-ale', [cleo, dora, emil, robot], [], { pace: LIVE, memoryAid: true });
const cards = await table('heros-tavern', [anna, emil], ['patron'], { pace: DAYS, listed: true });
const resigned = await table('heros-tavern', [ben, cleo, dora], ['patron'], { pace: LIVE, listed: true });
const large = await table('heros-tavern', [anna, ben, cleo, robot], ['barkeep'], { pace: LIVE });
const fresh = await table('heaven-and-ale', [emil, cleo], [], { pace: DAYS });
const running = [talk, undone, asked, cards, resigned, large, fresh];

await play(talk, 7);
await anna.ask('POST', `/tables/${talk.id}/chat`, { key: newKey(), text: 'Good luck! 🍀' });
await ben.ask('POST', `/tables/${talk.id}/chat`, { key: newKey(), text: 'line "two" \\ ' });
await anna.ask('POST', `/tables/${talk.id}/chat/2/report`, { key: newKey(), why: 'loud' });

await play(undone, 2);
for (let tries = 0, taken = false; !taken; tries++) {
  if (tries === 60) throw new Error('nothing could be undone');
  await play(undone, 1);
  for (const client of undone.seated)
    if (!taken && (await client.view(undone.id)).canUndo)
      taken = (await client.refusal('POST', `/tables/${undone.id}/undo`, { key: newKey() })) === null;
}

await play(asked, 11);
const [, there] = (await cleo.view(asked.id)).turns;
await cleo.ask('POST', `/tables/${asked.id}/proposals`, { key: newKey(), kind: 'back', to: there?.at ?? 0 });
const question = (await dora.view(asked.id)).table.proposal?.id;
await dora.ask('POST', `/tables/${asked.id}/votes`, { proposal: question, agree: true });

await play(cards, 13);
await play(resigned, 8);
await cleo.ask('POST', `/tables/${resigned.id}/resign`, { key: newKey() });
await play(resigned, 5);
await play(large, 31);
const hurried = await table('heaven-and-ale', [dora, emil], [], { pace: HURRIED, chat: false });
running.push(hurried);
await play(hurried, 2);

// ---- A table where people still sit down, one that its host has left to another, and one whose guest was sent away

const open = await emil.ask<AnswerOf<Api['newTable']>>('POST', '/tables', {
  key: newKey(),
  game: 'heros-tavern',
  seats: 3,
  pace: LIVE,
  listed: true,
});
const seat = { nonce: 'ab'.repeat(16) };
for (const one of [emil, dora, anna]) await one.ask('POST', `/tables/${open.table.id}/join`, seat);
await emil.ask('POST', `/tables/${open.table.id}/kick`, { seat: 1 });
await emil.ask('POST', `/tables/${open.table.id}/leave`, {});

// ---- Clocks run out on everyone at one table; one comes back

while ((await dora.view(hurried.id)).table.seats.every(({ level }) => level === null)) await rest(500);
const timedOut = (await dora.view(hurried.id)).table.seats.findIndex(({ level }) => level !== null);
const late = hurried.seated[timedOut];
await late?.ask('POST', `/tables/${hurried.id}/come-back`, { key: newKey() });
await late?.play(hurried.id, newKey(), random).then(turn => {
  if (turn !== null) turns.push({ ...turn, person: nameOf(late) });
});
// Until someone else's clock has run out, who stays away.
while ((await dora.view(hurried.id)).table.seats.every(({ level }) => level === null)) await rest(500);

for (const [i, game] of running.entries())
  if ((await status(game)) !== 'playing') throw new Error(`game ${i} is over`);

// ---- What the clients know at the end

const answers: [string, string, string][] = [];
const note = async (who: string, path: string): Promise<void> => {
  const { status, text } = await (people[who] ?? anna).text('GET', path);
  if (status !== 200) throw new Error(`${path}: ${status} ${text}`);
  answers.push([who, path, text]);
};
// The results are written in the background.
while ((await anna.ask<AnswerOf<Api['profile']>>('GET', `/people/${anna.id}`)).ratings.length < 2)
  await rest(100);
await rest(2000);
for (const { id } of over) {
  await note('Anna', `/api/v1/tables/${id}/record`);
  await note('Anna', `/api/v1/tables/${id}/proof`);
}
for (const [name, { id }] of Object.entries(people)) await note(name, `/api/v1/people/${id}`);
await note('Anna', '/api/v1/records');
await note('Anna', '/api/v1/leaders/heros-tavern/3');
await note('Anna', '/api/v1/me/kept');
await note('Dora', '/api/v1/me/muted');
await note('Ben', '/api/v1/me/tokens');
await note('Anna', '/api/v1/me/notices');
await note('Ben', `/api/v1/tables/${talk.id}/chat`);
if (feed === null) throw new Error('no feed');

const known: Record<string, Record<string, AnswerOf<Api['table']>>> = {};
for (const { id, seated } of running) {
  known[id] = {};
  // Bots are done: only people have to move.
  for (;;) {
    const view = await seated[0]?.view(id);
    if (view?.awaited.every(one => view.table.seats[one]?.level === null)) break;
    await rest(50);
  }
  for (const client of seated) known[id][nameOf(client)] = await client.view(id);
}
const told: Release = {
  release,
  stopped: Date.now(),
  secret: SECRET,
  people: Object.fromEntries(
    Object.entries(people).map(([name, client]) => [name, { id: client.id, ...client.credentials }]),
  ),
  running: known,
  turns,
  answers,
};
await server.end('SIGTERM');
program.remove();

// ---- Into files

function write(name: string, content: string | Buffer): void {
  const file = join('packages/server/test/store/fixtures', `release-${release}.${name}.gz`);
  if (existsSync(file)) throw new Error(`${file} is there already`);
  writeFileSync(file, gzipSync(content, { level: 9 }));
}

if (database === null) write('sqlite', readFileSync(join(data, 'taproom.db')));
else {
  const dump = execFileSync('pg_dump', ['--inserts', '--no-owner', '--no-comments', database], {
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  // Words for psql alone, and what differs with the version of pg_dump.
  write('postgres', dump.replace(/^(?:--.*|\\.*|SET .*|SELECT pg_catalog\.set_config.*)?\n/gm, ''));
}
write(`${kind}.json`, JSON.stringify(told));
console.log(`${turns.length} turns at ${over.length + running.length} tables`);
await postgres?.close();
