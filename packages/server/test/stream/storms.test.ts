import { type IncomingMessage, request, type Server } from 'node:http';
import { connect, type Socket } from 'node:net';
import type { ListedTable } from '@taproom/contracts';
import { expectOk } from '@taproom/games';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PersonRow } from '../../src/store/rows.ts';
import type { Store } from '../../src/store/store.ts';
import { Streams } from '../../src/stream/streams.ts';
import { openTestHouse, type TestHouse } from '../http/house.ts';
import { House, LIVE } from '../play/house.ts';
import { counted, settled } from './counted.ts';
import { addressOf, serveStreams, Tab } from './tab.ts';

/** Many readers at once, and readers who don't behave. */

const NONCE = 'ab'.repeat(16);
const calls: string[] = [];
let house: House;
let streams: Streams;
let server: Server;
let ann: PersonRow;
let bob: PersonRow;

beforeEach(async () => {
  // A clock ten times slower: a list of the lobby does not expire while a busy machine pauses for seconds.
  const steady = () => performance.now() / 10;
  house = await House.open({ wrap: store => counted(store, calls), terms: { steady } });
  [ann, bob] = await Promise.all([house.person('Ann'), house.person('Bob')]);
  streams = new Streams(house.hall, house.store, house.now, error => house.faults.push(String(error)));
  server = await serveStreams(
    () => streams,
    who => [ann, bob].find(({ name }) => name === who) ?? null,
  );
  calls.length = 0;
});
afterEach(async () => {
  streams.close();
  server.closeAllConnections();
  server.close();
  await house.close();
  expect(house.faults).toEqual([]);
});

const moment = () => new Promise(resolve => setTimeout(resolve, 30));

async function openTable(host: PersonRow): Promise<string> {
  const wish = { game: 'heaven-and-ale', seats: 4, pace: LIVE, listed: true } as const;
  const made = expectOk(await house.hall.lobby.create(host, { key: house.key(), ...wish }));
  expectOk(await house.hall.lobby.join(made.table.id, host, { nonce: NONCE, seat: 0 }));
  return made.table.id;
}

describe('streams pipelined on one connection', () => {
  it('are all released when it closes, also those that wait behind the first', async () => {
    const { host, port, path } = addressOf(server, 'Ann', { lobby: true });
    const socket = connect(port, host);
    socket.resume();
    socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`.repeat(5));
    await vi.waitUntil(() => streams.size === 5);
    socket.destroy();
    await vi.waitUntil(() => streams.size === 0);
    expect(streams.held).toEqual({ streams: 0, feeds: 0, lobby: 0, own: 0, owners: 0 });
  });
});

describe('the lobby', () => {
  it('is read once for all who come at the same time, whatever it shows', async () => {
    for (let i = 0; i < 5; i++) await openTable(ann);
    calls.length = 0;
    const tabs = await Promise.all(
      Array.from({ length: 50 }, () => Tab.ready(server, null, { lobby: true })),
    );
    expect(calls).toEqual(['tables.lobby']);
    expect(new Set(tabs.map(({ bytes }) => bytes)).size).toBe(1);
    expect(tabs[0]?.of('lobby')[0]?.tables).toHaveLength(5);
    // Someone who joins later, while others read, gets what they know.
    const table = await openTable(bob);
    // Opened and joined are two changes, and each may be read by itself: the second shows Bob in his seat.
    const isSeated = ({ id, seats }: ListedTable) => id === table && seats[0]?.person?.name === 'Bob';
    await tabs[0]?.until(() => tabs[0]?.of('lobby').some(({ tables }) => tables.some(isSeated)) ?? false);
    await settled(() => calls.length);
    calls.length = 0;
    const late = await Tab.ready(server, null, { lobby: true });
    expect(late.of('lobby')[0]?.tables.map(({ id }) => id)).toContain(table);
    expect(calls).toEqual([]);
  });

  it('tells a burst of changes in few messages, and all of them see how it ended', async () => {
    const table = await openTable(ann);
    const tabs = await Promise.all(Array.from({ length: 5 }, () => Tab.ready(server, null, { lobby: true })));
    for (let i = 0; i < 40; i++)
      expectOk(await house.hall.lobby.join(table, bob, { nonce: NONCE, seat: 1 + (i % 3) }));
    await settled(() => tabs.reduce((sum, tab) => sum + tab.of('lobby').length, 0));
    for (const tab of tabs) {
      const seats = tab
        .of('lobby')
        .at(-1)
        ?.tables[0]?.seats.map(({ person }) => person?.name ?? null);
      expect(seats).toEqual(['Ann', 'Bob', null, null]);
      expect(tab.of('lobby').length).toBeLessThan(20);
    }
  });

  it('shows the newest ten tables of one host, also of those that come while somebody reads', async () => {
    const others = await openTable(bob);
    const tab = await Tab.ready(server, null, { lobby: true });
    const tables: string[] = [];
    for (let i = 0; i < 13; i++) tables.push(await openTable(ann));
    await settled(() => tab.of('lobby').length);
    const shown = new Set<string>();
    for (const { tables: come, gone } of tab.of('lobby')) {
      for (const { id } of come) shown.add(id);
      for (const id of gone) shown.delete(id);
    }
    expect([...shown].toSorted()).toEqual([others, ...tables.slice(-10)].toSorted());
  });

  it('forgets what it showed when nobody reads it any more', async () => {
    const first = await Tab.ready(server, null, { lobby: true });
    first.close();
    while (streams.size > 0) await moment();
    const table = await openTable(ann);
    const again = await Tab.ready(server, null, { lobby: true });
    expect(again.of('lobby')[0]?.tables.map(({ id }) => id)).toEqual([table]);
  });
});

describe('a stream', () => {
  it('watches a table once, however often it asks for it', async () => {
    const { row } = await house.table('heaven-and-ale', [ann, bob]);
    const tab = await Tab.ready(server, null, { tables: Array(20).fill(row.id) });
    await house.play(row.id, [ann, bob], 'once', 1);
    await tab.until(() => tab.of('turn').length > 0);
    await moment();
    expect(tab.of('table')).toHaveLength(1);
    expect(tab.of('turn')).toHaveLength(1);
  });

  it('costs nothing more when its reader has gone, however much it was to tell', async () => {
    const ids: string[] = [];
    for (let i = 0; i < 20; i++) ids.push((await house.table('heaven-and-ale', [ann, bob])).row.id);
    const view = vi.spyOn(house.hall.look, 'view');
    await new Promise(resolve => {
      const asked = request(addressOf(server, null, { tables: ids }), response => {
        response
          .on('close', resolve)
          .on('error', () => undefined)
          .once('data', () => response.destroy());
      });
      asked.on('error', resolve).end();
    });
    while (streams.size > 0) await moment();
    await settled(() => calls.length);
    expect(view.mock.calls.length).toBeLessThan(20);
    view.mockRestore();
  });

  it('tells in few messages that somebody comes and goes all the time, and then how it is', async () => {
    const { row } = await house.table('heaven-and-ale', [ann, bob]);
    const peer = await Tab.ready(server, 'Bob', { tables: [row.id], games: true });
    for (let i = 0; i < 60; i++) {
      const tab = await Tab.ready(server, 'Ann', { tables: [row.id] });
      tab.close();
      while (streams.size > 1) await new Promise(resolve => setTimeout(resolve, 1));
    }
    await Tab.ready(server, 'Ann', { tables: [row.id] });
    await peer.until(() => peer.of('info').at(-1)?.table.seats[0]?.present === true);
    expect(peer.of('info').length).toBeLessThan(40);
  });

  it('tells in few messages that somebody sits down and stands up all the time', async () => {
    const table = await openTable(ann);
    const host = await Tab.ready(server, 'Ann', { tables: [table], games: true });
    for (let i = 0; i < 60; i++) {
      expectOk(await house.hall.lobby.join(table, bob, { nonce: NONCE }));
      expectOk(await house.hall.lobby.leave(table, bob));
    }
    expectOk(await house.hall.lobby.join(table, bob, { nonce: NONCE, seat: 2 }));
    await host.until(() => host.of('info').at(-1)?.table.seats[2]?.person?.name === 'Bob');
    await host.until(() => host.of('games').at(-1)?.games[0]?.table.seats[2]?.person?.name === 'Bob');
    expect(host.of('info').length).toBeLessThan(30);
    expect(host.of('games').length).toBeLessThan(30);
  });

  it('leaves nothing behind, however many open and are dropped at any moment', {
    timeout: 60_000,
  }, async () => {
    const { row } = await house.table('heaven-and-ale', [ann, bob]);
    const wish = { tables: [row.id], lobby: true, games: true };
    let opened = 0;
    for (let i = 0; i < 1000; i++) {
      // Ann can have twelve streams, so that one that is left behind would be in the way of others.
      const asked = request(addressOf(server, i % 2 === 0 ? 'Ann' : null, wish), response => {
        opened++;
        response.on('error', () => undefined).on('data', () => response.destroy());
      });
      asked.on('error', () => undefined).end();
      if (i % 3 === 0) setTimeout(() => asked.destroy(), i % 7);
      if (i % 10 === 0) await moment();
    }
    while (streams.size > 0) await moment();
    await settled(() => calls.length);
    expect(opened).toBeGreaterThan(500);
    expect(house.hall.rooms.watched()).toEqual([]);
    expect(streams.held).toEqual({ streams: 0, feeds: 0, lobby: 0, own: 0, owners: 0 });
    const presence = await house.hall.presence.of([row.id]);
    expect([...(presence.get(row.id)?.values() ?? [])].filter(({ until }) => until > house.now())).toEqual(
      [],
    );
    const tab = await Tab.ready(server, 'Ann', wish);
    for (const tell of ['games', 'lobby', 'table'] as const) expect(tab.of(tell)).toHaveLength(1);
  });

  it('ends for good although its reader does not read what waits for it', async () => {
    const { row } = await house.table('heaven-and-ale', [ann, bob]);
    const stalled = await new Promise<IncomingMessage>(resolve => {
      request(addressOf(server, null, { tables: [row.id] }), resolve).end();
    });
    stalled.on('error', () => undefined).pause();
    await moment();
    // As much as fits into the buffers of both ends and some more, but not so much that it is cut off.
    const line = { number: 1, person: null, at: 0, text: 'x'.repeat(50_000) };
    for (let change = 1; streams.waiting < 100_000; change++) {
      await streams.tellChat({ ...line, table: row.id, person: ann.id, hidden: false, change }, line);
      await new Promise(resolve => setImmediate(resolve));
    }
    expect(streams.size).toBe(1);
    streams.close();
    const connections = () =>
      new Promise<number>((resolve, reject) => {
        server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
      });
    while ((await connections()) > 0) await moment();
    expect(streams.size).toBe(0);
  });
});

describe('a whole house', () => {
  const listen = async (open: TestHouse): Promise<number> => {
    await open.app.listen({ port: 0, host: '127.0.0.1' });
    const at = open.app.server.address();
    return typeof at === 'object' && at !== null ? at.port : 0;
  };
  const ask = (port: number, path: string, cookie = ''): Socket => {
    const socket = connect({ host: '127.0.0.1', port });
    socket.on('error', () => undefined);
    socket.write(`GET /api/v1${path} HTTP/1.1\r\nhost: localhost\r\ncookie: ${cookie}\r\n\r\n`);
    return socket;
  };

  it('opens no stream for whoever has gone while it was found out who they are', async () => {
    let wait = false;
    const slow = (store: Store): Store => ({
      ...store,
      people: {
        ...store.people,
        bySession: async (digest, unusedSince) => {
          if (wait) await moment();
          return store.people.bySession(digest, unusedSince);
        },
      },
    });
    const open = await openTestHouse({ wrap: slow });
    const port = await listen(open);
    const guest = await open.guest('Anna');
    wait = true;
    for (let i = 0; i < 15; i++) {
      const socket = ask(port, '/stream?lobby=1', guest.cookie ?? '');
      setTimeout(() => socket.destroy(), 10);
      await moment();
    }
    await moment();
    expect(open.house.streams.size).toBe(0);
    await open.close();
  });
});
