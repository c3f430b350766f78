import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPostgres } from '../../src/store/postgres.ts';
import { type PostgresServer, startPostgres } from '../store/postgres-server.ts';
import { onDisk } from './house.ts';
import { runKills } from './kills.ts';
import { bundleServer, temporaryFolder, twoNodes } from './program.ts';

let program: Awaited<ReturnType<typeof bundleServer>>;
let postgres: PostgresServer;
beforeAll(async () => {
  [program, postgres] = await Promise.all([bundleServer(), startPostgres('synced')]);
}, 120_000);
afterAll(async () => {
  program.remove();
  await postgres.close();
});

describe('two nodes on one PostgreSQL', () => {
  it('lose no turn and double none, with a node killed or the database restarted at any moment', async () => {
    const folder = temporaryFolder();
    const database = await postgres.newDatabase();
    const { servers, houses } = await twoNodes(program.file, folder.path, database);
    try {
      const report = await runKills({
        servers,
        houses,
        open: async () => onDisk(await openPostgres(database)),
        kills: 4,
        tables: 2,
        seed: 'nodes',
        pause: 900,
        disturb: async () => {
          await postgres.stop('at-once');
          await postgres.start();
        },
      });
      expect(report).toMatchObject({ lost: [], doubled: [], different: [], surprises: [] });
      expect(report.turns).toBeGreaterThan(10);
    } finally {
      for (const server of servers) await server.end();
      folder.remove();
    }
  }, 180_000);
});
