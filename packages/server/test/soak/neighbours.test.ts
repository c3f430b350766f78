import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPostgres } from '../../src/store/postgres.ts';
import { type PostgresServer, startPostgres } from '../store/postgres-server.ts';
import { Player } from './player.ts';
import { bundleServer, freePort, ServerProcess, temporaryFolder } from './program.ts';
import { gather } from './tables.ts';

const SECRET = 'the same for both nodes, as it must be';
const folder = temporaryFolder();
let program: Awaited<ReturnType<typeof bundleServer>>;
let postgres: PostgresServer;
let database = '';
let servers: ServerProcess[] = [];
let houses: (() => string)[] = [];

const nodeOf = (port: number, place: string, more: Readonly<Record<string, string>> = {}): ServerProcess =>
  new ServerProcess(program.file, {
    PORT: String(port),
    DATA: folder.path,
    DATABASE_URL: place,
    SECRET,
    ...more,
  });

beforeAll(async () => {
  [program, postgres] = await Promise.all([bundleServer(), startPostgres('quick')]);
  database = await postgres.newDatabase();
  const ports = [await freePort(), await freePort()];
  houses = ports.map(port => () => `http://127.0.0.1:${port}`);
  servers = ports.map(port => nodeOf(port, database));
  await Promise.all(servers.map(server => server.start()));
}, 120_000);
afterAll(async () => {
  for (const server of servers) await server.end();
  program.remove();
  await postgres.close();
  folder.remove();
});

/** A table whose players sit at both nodes in turn, and watch. */
async function withTable(
  seed: string,
  test: (at: { readonly id: string; readonly one: Player; readonly other: Player }) => Promise<void>,
): Promise<void> {
  const { id, players } = await gather(houses, 'heaven-and-ale', seed, { keepsBytes: true });
  const [one, other] = players;
  if (!one || !other) throw new Error('nobody plays');
  const watching = players.map(player => player.watch(id));
  try {
    await other.until(() => other.known(id)?.table.seats.every(({ present }) => present) ?? false);
    await test({ id, one, other });
  } finally {
    for (const player of players) player.stop();
    await Promise.all(watching);
  }
}

describe('two nodes', () => {
  it('tell each other what is said and who is there', { timeout: 120_000 }, () =>
    withTable('chat', async ({ id, one, other }) => {
      await one.ask('POST', `/tables/${id}/chat`, { key: 'said-once', text: 'A word across nodes' });
      await other.until(() => other.bytes.includes('A word across nodes'));
      expect(other.bytes.match(/A word across nodes/g)).toHaveLength(1);
    }),
  );

  it('tell each other that the operator has hidden a line, and shown it again', { timeout: 120_000 }, () =>
    withTable('hidden', async ({ id, one, other }) => {
      const boss = new Player(one.house, 'Boss', 'hidden');
      await boss.enter();
      const store = await openPostgres(database);
      await store.people.change(boss.id, { operator: true });
      await store.close();
      await one.ask('POST', `/tables/${id}/chat`, { key: 'said-once', text: 'A rude word' });
      await other.until(() => other.bytes.includes('A rude word'));
      const hide = (hidden: boolean) => boss.ask('POST', '/operator/chat', { table: id, number: 1, hidden });
      expect(await hide(true)).toEqual({});
      for (const player of [one, other])
        await player.until(() => /"number":1,[^\n]*"text":null/.test(player.bytes));
      expect(await hide(false)).toEqual({});
      await other.until(() => other.bytes.match(/A rude word/g)?.length === 2);
    }),
  );

  it('tell each other what a player has seen', { timeout: 120_000 }, () =>
    withTable('seen', async ({ id, one, other }) => {
      const seenBy = (player: Player, seat: number) => player.known(id)?.table.seats[seat]?.seen;
      const at = one.known(id)?.at ?? 0;
      expect(at).toBeGreaterThan(0);
      for (const [seat, player] of [one, other].entries()) {
        expect(seenBy(one, seat)).toBe(0);
        await player.ask('POST', `/tables/${id}/seen`, { at });
        for (const watcher of [one, other]) await watcher.until(() => seenBy(watcher, seat) === at);
        // What was seen once stays seen.
        await player.ask('POST', `/tables/${id}/seen`, { at: at - 1 });
      }
      for (const watcher of [one, other]) expect([0, 1].map(seat => seenBy(watcher, seat))).toEqual([at, at]);
    }),
  );

  it('take over the bots of one that died', { timeout: 120_000 }, async () => {
    const place = await postgres.newDatabase();
    const ports = [await freePort(), await freePort()] as const;
    const slow = nodeOf(ports[0], place, { BOT_PAUSE: '60000' });
    const quick = nodeOf(ports[1], place);
    let port = ports[0];
    const store = await openPostgres(place);
    try {
      await slow.start();
      const house = () => `http://127.0.0.1:${port}`;
      const { id, players } = await gather([house], 'heaven-and-ale', 'takeover', { bots: ['novice'] });
      const [one] = players;
      const watching = players.map(player => player.watch(id));
      const playing = players.map(player => player.play(id));
      // The first node has taken the bot's turn, and thinks.
      const bot = players.length;
      await one?.until(() => one.known(id)?.awaited.includes(bot) ?? false);
      for (;;) {
        const now = Date.now();
        const lease = await store.tables.leaseOne(id, 'a test', now, now + 1000);
        if (lease === null) break;
        await store.tables.release(lease);
        await new Promise(resolve => setTimeout(resolve, 100));
      }
      const before = one?.known(id)?.at ?? 0;
      await quick.start();
      await slow.end('SIGKILL');
      port = ports[1];
      await one?.until(() => (one.known(id)?.at ?? 0) > before + 5);
      for (const player of players) player.stop();
      await Promise.all([...watching, ...playing]);
    } finally {
      for (const server of [slow, quick]) await server.end();
      await store.close();
    }
  });
});
