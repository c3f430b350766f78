import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Pace, PLAIN_PACES } from '@taproom/contracts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { NotStored } from '../../src/store/database.ts';
import type { ErrandStore } from '../../src/store/errands.ts';
import { openSqlite } from '../../src/store/sqlite.ts';
import { openTestHouse, type TestHouse, type TestOptions, type Visitor } from '../http/house.ts';
import { DAYS, playOne, startTable } from '../http/playing.ts';
import { writeSite } from '../http/site.ts';
import { newSubscription } from './browser-push.ts';
import { PATIENCE } from './reader.ts';
import { HERE, openReceiver } from './receiver.ts';

const closing: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

/** A server that takes requests and never answers; how many there were at most at the same time. */
async function openHanging(): Promise<{ readonly port: number; readonly most: () => number }> {
  let [now, most] = [0, 0];
  const server: Server = createServer(request => {
    now++;
    most = Math.max(most, now);
    request.socket.once('close', () => now--);
  });
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done));
  closing.push(
    () =>
      new Promise<void>(done => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  );
  return { port: (server.address() as AddressInfo).port, most: () => most };
}

async function openHouse(options: TestOptions = {}): Promise<TestHouse> {
  const open = await openTestHouse({ outside: HERE, env: { SITE: writeSite() }, ...options });
  closing.push(open.close);
  return open;
}

// Opened before a server, so that it is closed after it, unless a test wants it the other way round.
async function receiver(...of: Parameters<typeof openReceiver>) {
  const made = await openReceiver(...of);
  closing.push(made.close);
  return made;
}

const hookTo = (host: string, port: number) => ({ webhook: `http://${host}.example:${port}/` });

/** Someone who waits for Ben at a table over days, and is told by webhook when it is their turn. */
async function waiting(open: TestHouse, settings: object, pace: Pace = DAYS) {
  const players = [await open.guest('Anna'), await open.guest('Ben')] as const;
  const table = await startTable(players, { pace });
  const mover = await seatOf(table, players[0]);
  const [told, ben] = mover === 0 ? [players[1], players[0]] : players;
  await told.get('changeNotices', { body: settings });
  return { told, ben, table, players, mover };
}
const seatOf = async (id: string, looker: Visitor): Promise<number> =>
  (await looker.get('table', { params: { id } })).awaited[0] ?? -1;

/** Plays until it is the other one's turn. */
async function handOver(table: string, players: readonly [Visitor, Visitor], from: number): Promise<void> {
  while ((await seatOf(table, players[0])) === from) await playOne(table, players);
}

/** Waits until nothing is due or under way. */
const settled = ({ house, clock }: TestHouse) =>
  vi.waitFor(async () => {
    expect(await house.store.errands.isDue(clock.now)).toBe(false);
    expect(house.herald.isIdle).toBe(true);
  }, PATIENCE);
/** Waits until nothing is left to send, now or later. */
const emptied = ({ house }: TestHouse) =>
  vi.waitFor(async () => {
    expect(await house.store.errands.isDue(1e15)).toBe(false);
    expect(house.herald.isIdle).toBe(true);
  }, PATIENCE);

const results = async ({ house }: TestHouse) =>
  (await house.metrics.notices.get()).values.map(({ labels, value }) => [labels.way, labels.result, value]);

describe('what is to be sent', () => {
  it('is tried again when the other side is in trouble, later and later, with the same id', async () => {
    const hook = await receiver([503, 500, 200]);
    const open = await openHouse();
    const { table, players, mover } = await waiting(open, hookTo('hook', hook.port));
    await handOver(table, players, mover);
    await hook.came(1);
    for (const pause of [10_000, 60_000]) {
      const before = hook.received.length;
      // Once it is noted when to try again.
      await settled(open);
      open.clock.now += pause - 1;
      open.house.herald.wake();
      expect(hook.received).toHaveLength(before);
      open.clock.now += 1;
      await vi.waitFor(() => expect(hook.received).toHaveLength(before + 1), PATIENCE);
    }
    await vi.waitFor(async () => expect(await results(open)).toEqual([['webhook', 'sent', 1]]), PATIENCE);
    expect(new Set(hook.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  });

  it('is given up after some tries, and at once where it is not wanted', async () => {
    const [broken, strict] = [await receiver([500]), await receiver([404])];
    const open = await openHouse();
    const one = await waiting(open, hookTo('broken', broken.port));
    await handOver(one.table, one.players, one.mover);
    const other = await waiting(open, hookTo('strict', strict.port));
    await handOver(other.table, other.players, other.mover);
    for (let tries = 1; tries <= 6; tries++) {
      await vi.waitFor(() => expect(broken.received).toHaveLength(tries), PATIENCE);
      await settled(open);
      open.clock.now += 6 * 3_600_000;
    }
    await vi.waitFor(async () => expect(await results(open)).toEqual([['webhook', 'failed', 2]]), PATIENCE);
    await emptied(open);
    expect(strict.received).toHaveLength(1);
  });

  it('goes nowhere inside, even if the name led outside when it was given', async () => {
    const open = await openHouse();
    const { told, table, players, mover } = await waiting(open, {});
    const person = (await told.get('me')).me?.id ?? '';
    await open.house.store.notices.set({ person, webhook: 'http://10.0.0.1/' });
    await handOver(table, players, mover);
    await vi.waitFor(async () => expect(await results(open)).toEqual([['webhook', 'refused', 1]]), PATIENCE);
  });

  it('goes where its person wants it by then, or nowhere', async () => {
    const [old, fresh] = [await receiver([500]), await receiver()];
    const open = await openHouse();
    const moved = await waiting(open, hookTo('old', old.port));
    const silent = await waiting(open, hookTo('old', old.port));
    const banned = await waiting(open, hookTo('old', old.port));
    for (const { table, players, mover } of [moved, silent, banned]) await handOver(table, players, mover);
    await old.came(3);
    await settled(open);
    await moved.told.get('changeNotices', { body: hookTo('fresh', fresh.port) });
    await silent.told.get('changeNotices', { body: { webhook: null } });
    const id = (await banned.told.get('me')).me?.id ?? '';
    await open.house.store.people.change(id, { banned: true });
    open.clock.now += 10_000;
    await fresh.came(1);
    await emptied(open);
    expect([old.received.length, fresh.received.length]).toEqual([3, 1]);
  });

  it('holds up nobody else while it hangs: not many people with one host', async () => {
    const hook = await receiver();
    const open = await openHouse();
    const hanging = await openHanging();
    for (let i = 0; i < 12; i++) {
      const { table, players, mover } = await waiting(open, hookTo('bad', hanging.port));
      await handOver(table, players, mover);
    }
    const { table, players, mover } = await waiting(open, hookTo('good', hook.port));
    await handOver(table, players, mover);
    await vi.waitFor(() => expect(hook.received).toHaveLength(1), { ...PATIENCE, timeout: 4000 });
    expect(hanging.most()).toBeLessThanOrEqual(8);
    expect(hanging.most()).toBeGreaterThan(0);
  });
});

describe('a table', () => {
  it('can be muted, and heard again', async () => {
    const hook = await receiver();
    const open = await openHouse();
    const { told, table, players, mover } = await waiting(open, hookTo('hook', hook.port));
    const mute = (muted: boolean) => told.get('muteTable', { params: { id: table }, body: { muted } });
    expect((await mute(true)).mutedTables).toEqual([table]);
    await handOver(table, players, mover);
    await emptied(open);
    await handOver(table, players, 1 - mover);
    expect((await mute(false)).mutedTables).toEqual([]);
    await handOver(table, players, mover);
    await hook.came(1);
    expect(await told.refused('muteTable', { params: { id: 'nosuchtab1' }, body: { muted: true } })).toBe(
      'no-such-thing',
    );
  });
});

describe('quiet hours', () => {
  const quiet = { from: '23:00', to: '06:00', zone: 'UTC' };

  it('let it wait until they end', async () => {
    const hook = await receiver();
    // It is midnight.
    const open = await openHouse();
    const { table, players, mover } = await waiting(open, { ...hookTo('hook', hook.port), quiet });
    await handOver(table, players, mover);
    await settled(open);
    open.clock.now += 6 * 3_600_000 - 1;
    expect(await open.house.store.errands.isDue(open.clock.now)).toBe(false);
    open.clock.now += 1;
    await hook.came(1);
  });

  it('drop it if it is no longer true by then', async () => {
    const hook = await receiver();
    const open = await openHouse();
    const { table, players, mover } = await waiting(open, { ...hookTo('hook', hook.port), quiet });
    await handOver(table, players, mover);
    await settled(open);
    await handOver(table, players, 1 - mover);
    await emptied(open);
    expect(hook.received).toEqual([]);
  });

  it('end when their person says so', async () => {
    const hook = await receiver();
    const open = await openHouse();
    const { told, table, players, mover } = await waiting(open, { ...hookTo('hook', hook.port), quiet });
    await handOver(table, players, mover);
    await settled(open);
    await told.get('changeNotices', { body: { quiet: null } });
    await hook.came(1);
  });
});

describe('a server that is stopped the hard way', () => {
  /** Two servers, one after the other, on the same data; the errands of the first are as given. */
  async function twice(change: (errands: ErrandStore) => Partial<ErrandStore>) {
    const folder = mkdtempSync(join(tmpdir(), 'taproom-'));
    closing.push(() => rmSync(folder, { recursive: true, force: true }));
    const path = join(folder, 'taproom.db');
    const open = (now: () => number) => openSqlite(path, { now });
    const first = await openHouse({
      open,
      wrap: store => ({ ...store, errands: { ...store.errands, ...change(store.errands) } }),
    });
    return { first, second: () => openHouse({ open }) };
  }

  it('sends it again if it could not note that it was sent, with the same id', async () => {
    const hook = await receiver();
    const fail = async () => {
      throw new NotStored('the server is gone');
    };
    const { first, second } = await twice(() => ({ done: fail }));
    const { table, players, mover } = await waiting(first, hookTo('hook', hook.port));
    await handOver(table, players, mover);
    await hook.came(1);
    await first.close();
    // Until then it counts as being under way.
    (await second()).clock.now += 120_000;
    await hook.came(2);
    const ids = hook.received.map(({ headers }) => headers['webhook-id']);
    expect(ids[0]).toBe(ids[1]);
  });

  it('sends a push message again with the same topic and id, so that one replaces the other', async () => {
    const service = await receiver([201]);
    const { subscription, read } = newSubscription(`http://push.example:${service.port}/send/1`);
    const fail = async () => {
      throw new NotStored('the server is gone');
    };
    const { first, second } = await twice(() => ({ done: fail }));
    const { table, players, mover } = await waiting(first, { push: subscription });
    await handOver(table, players, mover);
    await service.came(1);
    await first.close();
    const later = await second();
    later.clock.now += 120_000;
    await service.came(2);
    await emptied(later);
    const [one, other, ...more] = service.received.map(({ headers, body }) => ({
      topic: headers.topic,
      ...read(body),
    }));
    expect(one).toMatchObject({
      topic: expect.stringMatching(/^[\w-]{32}$/),
      id: expect.stringMatching(/^\w{32}$/),
    });
    expect(other).toEqual(one);
    expect(more).toEqual([]);
  });

  it.each([DAYS, PLAIN_PACES.untimed])(
    'sends it once if it stopped before it could say whose turn it is: $pace',
    async pace => {
      const hook = await receiver();
      const { first, second } = await twice(() => ({ note: () => new Promise<never>(() => {}) }));
      const { table, players, mover } = await waiting(first, hookTo('hook', hook.port), pace);
      await handOver(table, players, mover);
      await first.close();
      expect(hook.received).toEqual([]);
      const later = await second();
      await hook.came(1);
      await emptied(later);
      expect(hook.received).toHaveLength(1);
    },
  );

  it('sends nothing again after a regular stop, and what was waiting after the next start', async () => {
    const hook = await receiver([200]);
    const down = await receiver([503, 200]);
    const { first, second } = await twice(() => ({}));
    const good = await waiting(first, hookTo('hook', hook.port));
    await handOver(good.table, good.players, good.mover);
    const late = await waiting(first, hookTo('down', down.port));
    await handOver(late.table, late.players, late.mover);
    await Promise.all([hook.came(1), down.came(1)]);
    await first.close();
    const later = await second();
    later.clock.now += 10_000;
    await down.came(2);
    await emptied(later);
    expect([hook.received.length, down.received.length]).toEqual([1, 2]);
  });
});
