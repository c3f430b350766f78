import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TableInfo, TableView } from '@taproom/contracts';
import type { GameId } from '@taproom/games';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Player } from './player.ts';
import { bundleServer, freePort, ServerProcess, temporaryFolder } from './program.ts';

const ROOT = process.cwd();
const folder = temporaryFolder();
const children: ChildProcess[] = [];
let program: Awaited<ReturnType<typeof bundleServer>>;
let server: ServerProcess;
let house = '';
beforeAll(async () => {
  program = await bundleServer();
  const port = await freePort();
  house = `http://127.0.0.1:${port}`;
  server = new ServerProcess(program.file, { PORT: String(port), DATA: folder.path });
  await server.start();
});
afterAll(async () => {
  for (const child of children) child.kill();
  await server.end();
  program.remove();
  folder.remove();
});

/** Begins an example as its own words say, with the token of a new bot. */
async function begin(host: Player, command: string, words: readonly string[]): Promise<void> {
  const made = await host.ask<{ secret: string }>('POST', '/me/tokens', { name: `robot ${children.length}` });
  if ('code' in made) throw new Error(made.code);
  const env = { PATH: process.env.PATH, TOKEN: made.secret };
  children.push(spawn(command, [...words], { cwd: ROOT, env, stdio: 'ignore' }));
}

const SCRIPT = ['node', 'scripts/run.mjs', 'examples/bot.ts'];
const CURL = ['sh', 'examples/curl-bot.sh'];

describe('the examples', () => {
  it.each<[GameId, string, readonly string[]]>([
    ['heaven-and-ale', 'two seats', []],
    ['heros-tavern', 'two seats beside a bot', ['patron']],
  ])('play a whole game of %s on %s', { timeout: 180_000 }, async (game, _, bots) => {
    const host = new Player(() => house, 'Host', game);
    await host.enter();
    const wish = {
      key: `example-${game}`,
      game,
      seats: 2 + bots.length,
      bots,
      pace: { pace: 'live', minutes: 30, seconds: 30 },
    };
    const made = await host.ask<{ table: TableInfo; invite: string }>('POST', '/tables', wish);
    if ('code' in made) throw new Error(made.code);
    const { id } = made.table;
    const look = async () => (await host.ask<TableView>('GET', `/tables/${id}`)) as TableView;
    for (const [command = '', ...words] of [SCRIPT, CURL])
      await begin(host, command, [...words, house, id, made.invite]);
    while ((await look()).table.seats.some(({ person, level }) => person === null && level === null))
      await new Promise(resolve => setTimeout(resolve, 100));
    await host.ask('POST', `/tables/${id}/start`, {});
    let now = await look();
    while (now.table.status === 'playing') {
      await new Promise(resolve => setTimeout(resolve, 200));
      now = await look();
    }
    expect(now.table.status).toBe('finished');
    expect(now.table.seats.map(({ replaced }) => replaced)).toEqual(now.table.seats.map(() => null));
  });

  /** Runs an example that must stop by itself: its exit code, and what it says. */
  const run = (words: readonly string[], env: NodeJS.ProcessEnv) =>
    spawnSync(words[0] ?? '', words.slice(1), {
      cwd: ROOT,
      env: { PATH: process.env.PATH, ...env },
      encoding: 'utf8',
      timeout: 60_000,
    });

  it.each([
    ['bot.ts', SCRIPT],
    ['curl-bot.sh', CURL],
  ])('%s says what is wrong, and stops', { timeout: 120_000 }, async (_, words) => {
    const table = 'nosuchtab1e2';
    const without = run([...words, house, table], {});
    expect([without.status === 0, without.stderr]).toEqual([false, expect.stringMatching(/TOKEN/)]);
    const unknown = run([...words, house, table], { TOKEN: 'nobody-knows-this-token' });
    expect([unknown.status, unknown.stderr]).toEqual([1, expect.stringMatching(/does not accept|not-known/)]);
    const host = new Player(() => house, 'Host', 'heaven-and-ale');
    await host.enter();
    const made = await host.ask<{ secret: string }>('POST', '/me/tokens', { name: 'lost robot' });
    if ('code' in made) throw new Error(made.code);
    const lost = run([...words, house, table], { TOKEN: made.secret });
    expect([lost.status, lost.stderr]).toEqual([1, expect.stringMatching(/no-such-thing/)]);
  });

  it('are short', () => {
    for (const name of ['bot.ts', 'curl-bot.sh'])
      expect(readFileSync(join(ROOT, 'examples', name), 'utf8').split('\n').length).toBeLessThan(100);
  });
});
