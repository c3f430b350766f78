import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { TableInfo, TableView } from '@taproom/contracts';
import { Catalogue, expectOk, GAMES, type Game, readRecord, replayRecord } from '@taproom/games';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type PostgresServer, startPostgres } from '../store/postgres-server.ts';
import { Player } from './player.ts';
import { bundleServer, freePort, ServerProcess, temporaryFolder } from './program.ts';
import { type Company, gather } from './tables.ts';

const ROOT = process.cwd();
const GAME = 'heaven-and-ale';
const OLD = GAMES.current(GAME).rules;
const NEW = OLD + 1;
/** The rules that stay known if the current ones are removed. */
const OTHERS = [
  ...GAMES.editions(GAME)
    .slice(0, -1)
    .map(({ rules }) => rules),
  NEW,
];
const BOT = 'novice';

/** Built servers and rules. They are where their packages can be found. */
mkdirSync(join(ROOT, '.build'), { recursive: true });
const built = mkdtempSync(join(ROOT, '.build', 'rules-'));

/** The server of today, the next one with changed rules beside the pinned ones, and one that lacks the pinned ones. */
let today: Awaited<ReturnType<typeof bundleServer>>;
let next: string;
let forgetful: string;
/** The rules that a client has after the upgrade. */
let games: Catalogue;
let postgres: PostgresServer;

const node = (...words: readonly string[]): Buffer =>
  execFileSync(process.execPath, [...words], { cwd: ROOT });

function upgraded(entry: string, name: string, ...pins: readonly string[]): string {
  node('checks/upgraded.mjs', entry, name, join(built, name), ...pins);
  return join(built, name, `${name}.mjs`);
}

beforeAll(async () => {
  today = await bundleServer();
  postgres = await startPostgres('quick');
  const pins = join(built, 'pins');
  node('scripts/run.mjs', 'scripts/pin.ts', GAME, pins);
  next = upgraded('packages/server/src/main.ts', 'next', pins);
  forgetful = upgraded('packages/server/src/main.ts', 'forgetful');
  const rules: { GAMES: Catalogue } = await import(
    /* @vite-ignore */ `${pathToFileURL(upgraded('packages/games/src/index.ts', 'games', pins))}`
  );
  games = new Catalogue<Game>(rules.GAMES.editions(GAME));
});
afterAll(async () => {
  today.remove();
  await postgres.close();
  rmSync(built, { recursive: true, force: true });
});

const running = new Set<ServerProcess>();
const playing = new Set<Player>();
afterEach(async () => {
  for (const player of playing) player.stop();
  for (const server of running) await server.end();
  playing.clear();
  running.clear();
});

/** Starts a program on the same data as the one before. */
async function start(program: string, environment: Readonly<Record<string, string>>): Promise<ServerProcess> {
  const server = new ServerProcess(program, environment);
  running.add(server);
  await server.start();
  return server;
}

/** The same people in browsers that were opened again. */
function again({ players }: Company): Player[] {
  return players.map(({ house, name, cookie, id }) => {
    const player = new Player(house, name, 'again', games);
    player.cookie = cookie;
    player.id = id;
    return player;
  });
}

/** Plays at a table until it is over, or until this much has happened and no turn is in flight. */
async function play(players: readonly Player[], table: string, enough = Number.POSITIVE_INFINITY) {
  for (const player of players) playing.add(player);
  const watching = players.map(player => player.watch(table));
  const turns = players.map(player => player.play(table));
  const [first] = players;
  const whole = Promise.all(turns);
  const isEnough = () => (first?.known(table)?.number ?? 0) >= enough;
  await Promise.race([whole, ...(first ? [first.until(isEnough)] : [])]);
  for (const player of players) player.rest();
  for (const player of players) await player.until(() => player.sending === null);
  for (const player of players) player.stop();
  await Promise.all([whole, ...watching]);
  expect(players.flatMap(({ surprises }) => surprises)).toEqual([]);
}

async function view(player: Player, table: string): Promise<TableView> {
  const answer = await player.ask<TableView>('GET', `/tables/${table}`);
  if ('code' in answer) throw new Error(JSON.stringify(answer));
  return answer;
}

/** The table once no bot has anything to do. */
async function settled(player: Player, table: string): Promise<TableView> {
  for (;;) {
    const now = await view(player, table);
    if (now.awaited.every(seat => now.table.seats[seat]?.level === null)) return now;
    await new Promise(later => setTimeout(later, 50));
  }
}

async function recordOf(player: Player, table: string): Promise<string> {
  const response = await fetch(`${player.house()}/api/v1/tables/${table}/record`, {
    headers: { cookie: player.cookie },
  });
  expect(response.status).toBe(200);
  return response.text();
}

function nobody(): never {
  throw new Error('nobody plays');
}

/** How many turns a seat has in a record. */
const turnsOf = (record: string, seat: number): number =>
  record.match(new RegExp(`^${seat}: `, 'gm'))?.length ?? 0;

/** A number that was changed, as an edition has it. */
const numberOf = (name: string, rules: number): unknown =>
  new Map(Object.entries(expectOk(games.find(GAME, rules)).numbers)).get(name);
const ducats = (rules: number): unknown => numberOf('STARTING_DUCATS', rules);
const barrel = (rules: number): unknown => numberOf('LARGE_BARREL_VP', rules);

it('the rules differ in two numbers', () => {
  expect(games.current(GAME).rules).toBe(NEW);
  expect(ducats(NEW)).toBe(Number(ducats(OLD)) - 1);
  expect(barrel(NEW)).toBe(Number(barrel(OLD)) + 3);
});

describe.each(['SQLite', 'PostgreSQL'] as const)('after a change of the rules, on %s', kind => {
  it('tables and records of the old rules go on under them, new tables begin under the new ones, and rules that are gone lose nothing', {
    timeout: 300_000,
  }, async () => {
    const folder = temporaryFolder();
    const port = await freePort();
    const house = () => `http://127.0.0.1:${port}`;
    const environment = {
      PORT: `${port}`,
      DATA: folder.path,
      ...(kind === 'PostgreSQL' && { DATABASE_URL: await postgres.newDatabase() }),
    };

    // Before the change: one game is played to its end, another is left in the middle.
    let server = await start(today.file, environment);
    const done = await gather([house], GAME, `done ${kind}`, { bots: [BOT] });
    await play(done.players, done.id);
    const middle = await gather([house], GAME, `middle ${kind}`, { bots: [BOT] });
    await play(middle.players, middle.id, 20);
    const ann = again(middle)[0] ?? nobody();
    const record = await recordOf(ann, done.id);
    const left = await settled(ann, middle.id);
    expect(left).toMatchObject({ table: { rules: OLD, status: 'playing', playable: true } });
    await server.end('SIGTERM');

    // The old rules are missing by mistake: the table is refused, nothing of it is lost, and the rest works.
    server = await start(forgetful, environment);
    const turn = { key: 'a-turn-of-other-rules', seen: left.number, moves: ['done'] };
    for (const refused of [
      await ann.ask('GET', `/tables/${middle.id}`),
      await ann.ask('POST', `/tables/${middle.id}/turns`, turn),
    ])
      expect(refused).toEqual({
        code: 'unknown-rules',
        refusal: { code: 'unknown-rules', rules: OLD, known: OTHERS },
      });
    expect(await recordOf(ann, done.id)).toBe(record);
    const meanwhile = await gather([house], GAME, `meanwhile ${kind}`, { bots: [BOT], games });
    await play(meanwhile.players, meanwhile.id, 10);
    await server.end('SIGTERM');

    // They are back, beside the new ones. One of the people goes: the game can only go on because a bot stands in that
    // knows the old rules.
    server = await start(next, environment);
    expect(await view(ann, middle.id)).toMatchObject({ number: left.number, view: left.view });
    const [staying = nobody(), leaving = nobody()] = again(middle);
    const resigned = await leaving.ask<TableInfo>('POST', `/tables/${middle.id}/resign`, {
      key: 'i-have-to-go',
    });
    expect(resigned).toMatchObject({ status: 'playing' });
    await play([staying], middle.id);
    const after = await view(ann, middle.id);
    expect(after.table).toMatchObject({ rules: OLD, status: 'finished' });
    expect(after.table.seats).toMatchObject([
      { level: null, replaced: null },
      { level: expect.any(String), replaced: 'resigned' },
      { level: BOT, replaced: null },
    ]);
    const told = await recordOf(ann, middle.id);
    expect(turnsOf(told, middle.players.length)).toBeGreaterThan(5);

    // Both records are of the old rules, and replay under them.
    for (const text of [told, record]) {
      const read = expectOk(readRecord(text));
      expect(read.rules).toBe(OLD);
      expect(expectOk(replayRecord(read, games)).game.rules).toBe(OLD);
    }
    expect(await recordOf(ann, done.id)).toBe(record);

    // New tables have the new rules, and bots that know them.
    await play(again(meanwhile), meanwhile.id);
    const young = await recordOf(ann, meanwhile.id);
    const read = expectOk(readRecord(young));
    expect(read.rules).toBe(NEW);
    expect(expectOk(replayRecord(read, games)).outcome).not.toBeNull();
    expect(turnsOf(young, meanwhile.players.length)).toBeGreaterThan(5);
    const fresh = await gather([house], GAME, `fresh ${kind}`, { bots: [BOT], games });
    const people = { ducats: ducats(NEW) };
    expect(await view(fresh.players[0] ?? nobody(), fresh.id)).toMatchObject({
      table: { rules: NEW },
      view: { rules: NEW, players: [people, people, expect.anything()] },
    });
    expect(server.hasDied).toBe(false);
    folder.remove();
  });
});
