import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as timeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fill, forbidWriting, mountSmallDisk, whyNotForbidden } from '../store/disks.ts';
import { storeOf } from './house.ts';
import { audit, settle } from './kills.ts';
import { bundleServer, freePort, ServerProcess, temporaryFolder } from './program.ts';
import { type Company, gather } from './tables.ts';

let program: Awaited<ReturnType<typeof bundleServer>>;
beforeAll(async () => {
  program = await bundleServer();
  // Someone else runs it, too.
  chmodSync(dirname(program.file), 0o755);
});
afterAll(() => program.remove());

const isRoot = process.getuid?.() === 0;
const NOBODY = 65_534;
const AS_NOBODY = ['setpriv', `--reuid=${NOBODY}`, `--regid=${NOBODY}`, '--clear-groups'];
const SECRET = 'so that none is needed in the folder';

const NOT_STORED = '503 {"code":"not-stored"}';
const NOTHING_WRONG = { lost: [], doubled: [], different: [], surprises: [] };

const turnsOf = ({ players }: Company): number =>
  players.reduce((sum, { acknowledged }) => sum + acknowledged.size, 0);

const until = async (found: () => boolean): Promise<void> => {
  while (!found()) await new Promise(resolve => setTimeout(resolve, 10));
};

/** People play, at one table with a bot; in the middle of it the disk fails for a while, and nobody restarts anything. */
async function playThroughFailure(
  server: ServerProcess,
  house: string,
  fail: () => () => void,
): Promise<Company[]> {
  await server.start();
  // The one with the bot is slower, so it begins first.
  const companies = [
    await gather([() => house], 'heaven-and-ale', 'disk bot', { bots: ['novice'] }),
    await gather([() => house], 'heaven-and-ale', 'disk people'),
  ];
  const everybody = companies.flatMap(({ players }) => players);
  const watching = companies.flatMap(({ id, players }) => players.map(player => player.watch(id)));
  const playing: Promise<void>[] = [];
  for (const company of companies) {
    playing.push(...company.players.map(player => player.play(company.id)));
    await until(() => turnsOf(company) >= 2);
  }

  const mend = fail();
  await until(() => everybody.some(({ failures }) => failures.size > 0));
  const isReady = async (): Promise<number> => (await fetch(`${house}/readyz`)).status;
  // An answer is remembered for a moment.
  await expect.poll(isReady, { timeout: 30_000 }).toBe(503);
  expect((await fetch(`${house}/healthz`)).status).toBe(200);
  for (const { id } of companies) {
    const looked = await fetch(`${house}/api/v1/tables/${id}`);
    expect(await looked.json()).toMatchObject({ table: { id, status: 'playing' } });
  }
  const before = companies.map(turnsOf);

  mend();
  await until(() => companies.every((company, i) => turnsOf(company) > (before[i] ?? 0) + 4));
  await expect.poll(isReady, { timeout: 30_000 }).toBe(200);
  await settle(companies);
  for (const player of everybody) player.stop();
  await Promise.all([...watching, ...playing]);
  expect(new Set(everybody.flatMap(({ failures }) => [...failures]))).toEqual(new Set([NOT_STORED]));
  // Everyone listened to the same stream all the time.
  expect(everybody.map(({ lines }) => lines)).toEqual(everybody.map(() => 1));
  expect(await server.end('SIGTERM')).toBe(0);
  return companies;
}

describe('a server whose disk fails while people play', () => {
  it('refuses turns on a full disk, and goes on in the same process when there is room', async context => {
    const folder = mkdtempSync(join(tmpdir(), 'taproom-full-'));
    const small = mountSmallDisk(folder);
    if (small.disk === 'none') {
      rmdirSync(folder);
      return context.skip(small.why);
    }
    const port = await freePort();
    const server = new ServerProcess(program.file, { PORT: String(port), DATA: folder });
    try {
      const companies = await playThroughFailure(server, `http://127.0.0.1:${port}`, () => fill(folder));
      expect(await audit(companies, () => storeOf(folder))).toMatchObject(NOTHING_WRONG);
    } finally {
      await server.end();
      small.remove();
    }
  }, 120_000);

  it('refuses turns on a disk that can only be read, and goes on when it can be written', async context => {
    const folder = temporaryFolder();
    const whyNot = isRoot ? whyNotForbidden(folder.path) : 'only root can run a server as somebody else';
    if (whyNot !== null) {
      folder.remove();
      return context.skip(whyNot);
    }
    chownSync(folder.path, NOBODY, NOBODY);
    const port = await freePort();
    const environment = { PORT: String(port), DATA: folder.path, SECRET };
    const server = new ServerProcess(program.file, environment, AS_NOBODY);
    const files = ['taproom.db', 'taproom.db-wal'].map(name => join(folder.path, name));
    let mend = (): void => {};
    try {
      const companies = await playThroughFailure(server, `http://127.0.0.1:${port}`, () => {
        mend = forbidWriting(files);
        return mend;
      });
      expect(await audit(companies, () => storeOf(folder.path))).toMatchObject(NOTHING_WRONG);
    } finally {
      await server.end();
      mend();
      folder.remove();
    }
  }, 120_000);

  it('does not open where it may not write, says why, and has all games when it may', async context => {
    if (!isRoot) return context.skip('only root can run a server as somebody else');
    const folder = temporaryFolder();
    const port = await freePort();
    const environment = { PORT: String(port), DATA: folder.path, SECRET };
    const server = new ServerProcess(program.file, environment);
    const other = new ServerProcess(program.file, environment, AS_NOBODY);
    try {
      await server.start();
      const house = `http://127.0.0.1:${port}`;
      const { id } = await gather([() => house], 'heros-tavern', 'other user');
      await server.end('SIGTERM');
      chmodSync(folder.path, 0o755);
      await expect(other.start()).rejects.toThrow(
        /ended with 1: [\s\S]*Taproom can't start: not stored: can't lock .+ writable/,
      );

      for (const name of ['.', ...readdirSync(folder.path)])
        chownSync(join(folder.path, name), NOBODY, NOBODY);
      await other.start();
      const looked = await fetch(`${house}/api/v1/tables/${id}`);
      expect(await looked.json()).toMatchObject({ table: { id, status: 'playing' } });
    } finally {
      await server.end();
      await other.end();
      folder.remove();
    }
  }, 120_000);

  it('does not open where no folder can be made, and says at once what to do', async context => {
    if (!existsSync('/proc/self')) return context.skip('there is no /proc');
    const environment = { PORT: '0', DATA: '/proc/taproom/data' };
    const server = new ServerProcess(program.file, environment);
    const started = server.start();
    try {
      await expect(Promise.race([started, timeout(40_000, 'it hangs', { ref: false })])).rejects.toThrow(
        /ended with 1: [\s\S]*Taproom can't start: .*\/proc\/taproom.*Set DATA to a folder that is writable/,
      );
    } finally {
      await server.end();
    }
  }, 60_000);
});
