import { afterAll, beforeAll } from 'vitest';
import { openPostgres } from '../../src/store/postgres.ts';
import { storeContract } from './contract.ts';
import { type PostgresServer, startPostgres } from './postgres-server.ts';

let server: PostgresServer;
let url: string;
beforeAll(async () => {
  server = await startPostgres('synced');
  url = await server.newDatabase();
});
afterAll(() => server.close());

storeContract('PostgreSQL', () => openPostgres(url));
