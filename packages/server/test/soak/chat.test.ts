import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type PostgresServer, startPostgres } from '../store/postgres-server.ts';
import { bundleServer, freePort, ServerProcess, temporaryFolder } from './program.ts';
import { gather } from './tables.ts';

let program: Awaited<ReturnType<typeof bundleServer>>;
let postgres: PostgresServer;
beforeAll(async () => {
  [program, postgres] = await Promise.all([bundleServer(), startPostgres('quick')]);
}, 120_000);
afterAll(async () => {
  program.remove();
  await postgres.close();
});

describe('two nodes', () => {
  it('tell each other what is said and who is there', async () => {
    const folder = temporaryFolder();
    const database = await postgres.newDatabase();
    const ports = [await freePort(), await freePort()];
    const shared = {
      DATA: folder.path,
      DATABASE_URL: database,
      SECRET: 'the same for both nodes, as it must be',
    };
    const servers = ports.map(port => new ServerProcess(program.file, { PORT: String(port), ...shared }));
    try {
      await Promise.all(servers.map(server => server.start()));
      const houses = ports.map(port => () => `http://127.0.0.1:${port}`);
      const { id, players } = await gather(houses, 'heaven-and-ale', 'chat', { keepsBytes: true });
      const [one, other] = players;
      const watching = players.map(player => player.watch(id));
      await other?.until(() => other.known(id)?.table.seats.every(({ present }) => present) ?? false);
      await one?.ask('POST', `/tables/${id}/chat`, { key: 'said-once', text: 'A word across nodes' });
      await other?.until(() => other.bytes.includes('A word across nodes'));
      expect(other?.bytes.match(/A word across nodes/g)).toHaveLength(1);
      for (const player of players) player.stop();
      await Promise.all(watching);
    } finally {
      for (const server of servers) await server.end();
      folder.remove();
    }
  }, 120_000);
});
