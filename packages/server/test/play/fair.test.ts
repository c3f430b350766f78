import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Task } from '@taproom/bots';
import type { GameMove } from '@taproom/games';
import { afterAll, describe, expect, it } from 'vitest';
import { FairQueue } from '../../src/play/fair-queue.ts';
import { Hall } from '../../src/play/hall.ts';
import { Slots } from '../../src/play/slots.ts';
import { RELEASED } from '../../src/released.ts';
import { openPostgres } from '../../src/store/postgres.ts';
import { openSqlite } from '../../src/store/sqlite.ts';
import type { Store } from '../../src/store/store.ts';
import { startPostgres } from '../store/postgres-server.ts';
import { seatRow, somebody, someTable } from '../store/rows.ts';
import { LocalThinkers } from './thinkers.ts';

describe('a fair queue', () => {
  it('serves people in turn, and each in their own order', () => {
    const queue = new FairQueue<number>();
    for (const i of [1, 2, 3]) queue.push('Ann', i);
    queue.push('Bob', 4);
    queue.push('Cat', 5);
    expect(queue.size).toBe(5);
    const order = Array.from({ length: 6 }, () => queue.take()?.item ?? null);
    expect(order).toEqual([1, 4, 5, 2, 3, null]);
    expect(queue.size).toBe(0);
  });

  it('passes over those who may have nothing now, without losing their turn', () => {
    const queue = new FairQueue<number>();
    queue.push('Ann', 1);
    queue.push('Bob', 2);
    queue.push('Bob', 3);
    const notAnn = (person: string) => person !== 'Ann';
    expect(queue.take(notAnn)).toEqual({ person: 'Bob', item: 2 });
    expect(queue.take()).toEqual({ person: 'Ann', item: 1 });
    expect(queue.take(notAnn)).toEqual({ person: 'Bob', item: 3 });
    queue.push('Ann', 4);
    expect(queue.take(() => false)).toBeNull();
    expect(queue.clear()).toEqual([4]);
  });
});

describe('slots', () => {
  it('always leave one for somebody else', () => {
    const slots = new Slots(20);
    const takeAll = (person: string): number => {
      let taken = 0;
      for (; slots.mayTake(person); taken++) slots.take(person);
      return taken;
    };
    expect(['Ann', 'Bob', 'Cat', 'Dan', 'Eve'].map(takeAll)).toEqual([10, 5, 3, 1, 1]);
    slots.give('Ann');
    expect(slots.mayTake('Ann')).toBe(false);
    expect(takeAll('Fay')).toBe(1);
    expect(slots.used).toBe(20);
  });
});

const folder = mkdtempSync(join(tmpdir(), 'taproom-'));
const closing: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const close of closing) await close();
  rmSync(folder, { recursive: true });
});

/** Two stores on the same data, as two nodes have them. */
const KINDS: Record<string, () => Promise<Store[]>> = {
  SQLite: async () => [await openSqlite(join(folder, 'taproom.db'))],
  'PostgreSQL, two nodes': async () => {
    const server = await startPostgres('quick');
    closing.push(() => server.close());
    const url = await server.newDatabase();
    return [await openPostgres(url), await openPostgres(url)];
  },
};

/** One thread that notes whose thoughts it thinks: the share of the work shows in their order. It waits for a start. */
class NotingThinkers extends LocalThinkers {
  readonly order: string[] = [];
  readonly queued: string[] = [];
  private readonly queue = new FairQueue<() => Promise<void>>();
  private isBusy = true;

  override think(task: Task, account: string): Promise<readonly GameMove[]> {
    return new Promise((resolve, reject) => {
      this.queued.push(account);
      this.queue.push(account, async () => {
        this.order.push(account);
        await super.think(task, account).then(resolve, reject);
      });
      if (!this.isBusy) void this.run();
    });
  }

  async run(): Promise<void> {
    this.isBusy = true;
    for (let next = this.queue.take(); next !== null; next = this.queue.take()) await next.item();
    this.isBusy = false;
  }
}

describe.each(Object.entries(KINDS))('%s: one person has 500 tables due', (_kind, open) => {
  it('and the bot of somebody else moves among the first', async () => {
    const stores = await open();
    const [store] = stores;
    if (store === undefined) throw new Error('no store');
    const bots = [1, 2].map(() => ({ ...seatRow(null), level: 'patron' }));
    const table = (host: string, due: number) =>
      someTable(store, {
        host,
        due,
        game: 'heros-tavern',
        options: {},
        status: 'playing',
        started: due,
        pace: { pace: 'days', days: 3 },
        seats: [{ ...seatRow(host), nonce: 'ab'.repeat(16) }, ...bots],
      });
    const [greedy, stranger] = [await somebody(store), await somebody(store)];
    const now = Date.now();
    // Work may be charged to a person's bots as well: it does not get them more.
    const robot = await somebody(store, { kind: 'bot', owner: greedy.id });
    const hosts = Array.from({ length: 25 }, (_, i) => (i % 2 === 0 ? greedy.id : robot.id));
    for (let i = 0; i < 20; i++) await Promise.all(hosts.map(host => table(host, now - 10_000)));
    const late = await table(stranger.id, now - 1);

    const faults: string[] = [];
    const nodes = stores.map(one => {
      const thinkers = new NotingThinkers();
      const hall = new Hall(one, RELEASED, thinkers, {
        now: Date.now,
        grace: 120_000,
        bots: { best: 5, others: 5, pause: 0 },
        tables: { open: 0, playing: 0, live: 0, days: 0 },
        openHours: 24,
        log: { error: (facts, text) => faults.push(`${text} ${JSON.stringify(facts)}`), warn: () => {} },
      });
      return { hall, thinkers };
    });
    const halls = nodes.map(({ hall }) => hall);
    for (const { work } of halls) await work.lookAround();
    // All slots that one person gets are full of their bots, and the stranger's come to their turn all the same.
    const queued = (account: string) =>
      nodes.flatMap(({ thinkers }) => thinkers.queued).filter(one => one === account).length;
    await expect.poll(() => queued(stranger.id), { timeout: 60_000 }).toBe(2);
    await expect.poll(() => queued(greedy.id), { timeout: 60_000 }).toBeGreaterThan(8);
    await Promise.all(nodes.map(({ thinkers }) => thinkers.run()));
    await Promise.all(halls.map(({ work }) => work.idle()));
    expect(faults).toEqual([]);
    const orders = nodes.map(({ thinkers }) => thinkers.order);
    expect(new Set(orders.flat())).toEqual(new Set([greedy.id, stranger.id]));
    expect(orders.flat().filter(account => account === greedy.id).length).toBeGreaterThanOrEqual(1000);
    // Accounts take turns: each thought of the stranger's bots waits for one of the other person at most.
    const order = orders.find(one => one.includes(stranger.id));
    expect(order?.slice(0, 4).filter(account => account === stranger.id)).toHaveLength(2);
    expect((await halls[0]?.rooms.get(late.id))?.row.host).toBe(stranger.id);
    for (const hall of halls) await hall.close();
    for (const one of stores) await one.close();
  });
});
