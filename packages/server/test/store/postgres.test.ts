import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPostgres } from '../../src/store/postgres.ts';
import { storeContract } from './contract.ts';
import { type PostgresServer, startPostgres } from './postgres-server.ts';
import { someId, someTable, turnRow } from './rows.ts';

let server: PostgresServer;
let url: string;
beforeAll(async () => {
  server = await startPostgres('synced');
  url = await server.newDatabase();
});
afterAll(() => server.close());

storeContract('PostgreSQL', () => openPostgres(url));

test('a turn is not stored with a key that another node is just storing with a proposal', async () => {
  const store = await openPostgres(url);
  const otherNode = new pg.Client(url);
  await otherNode.connect();
  try {
    const table = await someTable(store);
    const key = someId();
    const asked = JSON.stringify([{ person: table.host, key, wish: 'proposal' }]);
    await otherNode.query('begin');
    await otherNode.query('update tables set asked = $1, version = version + 1 where id = $2', [
      asked,
      table.id,
    ]);
    const turn = store.games.append([turnRow(table.id, 1, { person: table.host, key })], {}, null);
    await sleep(200);
    await otherNode.query('commit');
    expect(await turn).toEqual({ done: 'taken' });
    expect(await store.games.turns(table.id, 1)).toEqual([]);
  } finally {
    await otherNode.end();
    await store.close();
  }
});
