import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { RELEASED } from '../../src/released.ts';
import { openPostgres } from '../../src/store/postgres.ts';
import type { Hint, Store } from '../../src/store/store.ts';
import { type PostgresServer, startPostgres } from './postgres-server.ts';
import { someTable, turnRow } from './rows.ts';

const nothing = (): void => undefined;

/** What only PostgreSQL must do: several nodes, and a database that comes and goes. */
describe('nodes on one PostgreSQL', () => {
  let server: PostgresServer;
  let url: string;
  let one: Store;
  let other: Store;
  beforeAll(async () => {
    server = await startPostgres('synced');
    url = await server.newDatabase();
    one = await openPostgres(url);
    other = await openPostgres(url);
  });
  afterAll(async () => {
    await one.close();
    await other.close();
    await server.close();
  });

  it('hints at tables that changed, to others and not to itself', async () => {
    const heard: Hint[] = [];
    const own: string[] = [];
    const stop = await one.listen(hint => heard.push(hint), nothing);
    const stopOwn = await other.listen(({ table }) => own.push(table), nothing);
    other.hint('tableA', 'table');
    other.hint('tableB', 'chat');
    other.hint('tableA', 'lobby', ['anna', 'bert']);
    await vi.waitFor(() =>
      expect(heard.toSorted((a, b) => a.table.localeCompare(b.table))).toEqual([
        { table: 'tableA', news: new Set(['table', 'lobby']), people: ['anna', 'bert'] },
        { table: 'tableB', news: new Set(['chat']), people: [] },
      ]),
    );
    one.hint('tableC', 'table');
    await vi.waitFor(() => expect(own).toEqual(['tableC']));
    await stop();
    other.hint('tableD', 'table');
    one.hint('tableE', 'table');
    await vi.waitFor(() => expect(own).toEqual(['tableC', 'tableE']));
    expect(heard).toHaveLength(2);
    await stopOwn();
  });

  it('refuses while the database is down, and goes on and hears hints by itself when it is back', async () => {
    const { id } = await someTable(one);
    const heard: string[] = [];
    let missed = 0;
    const stop = await one.listen(
      ({ table }) => heard.push(table),
      () => missed++,
    );
    await one.games.append([turnRow(id, 1)], {}, null);

    await server.stop('at-once');
    const refused = expect.objectContaining({ code: 'not-stored' });
    await expect(one.games.append([turnRow(id, 3)], {}, null)).rejects.toEqual(refused);
    await expect(one.tables.get(id)).rejects.toEqual(refused);
    expect(await one.ready()).toMatch(/not stored/);
    other.hint(id, 'table');
    await server.start();

    await vi.waitFor(async () => expect(await one.ready()).toBeNull(), { timeout: 20_000 });
    expect(await one.games.append([turnRow(id, 3)], {}, null)).toMatchObject({ done: 'stored' });
    expect(await other.games.turns(id, 1)).toHaveLength(2);
    await vi.waitFor(
      () => {
        other.hint('again', 'table');
        expect(heard).toContain('again');
      },
      { timeout: 20_000, interval: 200 },
    );
    // The first hint was lost, and the listener knows that some were.
    expect(heard).not.toContain(id);
    expect(missed).toBe(1);
    await stop();
  });

  it('gives up a connection that nothing comes back on, and goes on with another', async () => {
    const { port } = new URL(url);
    const sockets: Socket[] = [];
    let isSilent = false;
    // A connection that can go silent, as when a firewall drops it.
    const wire = createServer(client => {
      const database = connect(Number(port), '127.0.0.1');
      sockets.push(client, database);
      for (const socket of [client, database]) socket.on('error', () => {});
      client.on('data', data => isSilent || database.write(data));
      database.on('data', data => isSilent || client.write(data));
    }).listen(0, '127.0.0.1');
    await once(wire, 'listening');
    const through = new URL(url);
    through.port = String((wire.address() as AddressInfo).port);
    const store = await openPostgres(through.href, { noAnswer: 500 });
    const { id } = await someTable(store);
    isSilent = true;
    const refused = expect.objectContaining({ code: 'not-stored' });
    await expect(store.tables.due(1, 9, RELEASED.editions)).rejects.toEqual(refused);
    await expect(store.tables.lease('a', 1, 2, [id])).rejects.toEqual(refused);
    isSilent = false;
    await vi.waitFor(async () => expect(await store.tables.due(1, 9, RELEASED.editions)).toEqual([]), {
      timeout: 20_000,
    });
    expect(await store.tables.get(id)).toMatchObject({ id });
    await store.close();
    for (const socket of sockets) socket.destroy();
    wire.close();
  });

  it('appends to other tables while one has to wait', async () => {
    const [slow, ...quick] = await Promise.all(Array.from({ length: 8 }, () => someTable(one)));
    if (slow === undefined) throw new Error('no table');
    const somebody = new pg.Client(url);
    await somebody.connect();
    await somebody.query('begin');
    await somebody.query('select 1 from tables where id = $1 for update', [slow.id]);

    let done = false;
    const waiting = one.games.append([turnRow(slow.id, 1)], {}, null).finally(() => {
      done = true;
    });
    const stored = await Promise.all(quick.map(({ id }) => one.games.append([turnRow(id, 1)], {}, null)));
    expect(stored.map(one => one.done)).toEqual(quick.map(() => 'stored'));
    expect(done).toBe(false);
    await somebody.query('rollback');
    expect(await waiting).toMatchObject({ done: 'stored' });
    await somebody.end();
  });
});
