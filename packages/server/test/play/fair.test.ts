import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Task } from '@taproom/bots';
import type { GameMove } from '@taproom/games';
import { afterAll, describe, expect, it } from 'vitest';
import type { Claim } from '../../src/play/claim.ts';
import { FairQueue } from '../../src/play/fair-queue.ts';
import { Hall } from '../../src/play/hall.ts';
import { Slots } from '../../src/play/slots.ts';
import { ThinkingQueue } from '../../src/play/thinkers.ts';
import { RELEASED } from '../../src/released.ts';
import { openPostgres } from '../../src/store/postgres.ts';
import { openSqlite } from '../../src/store/sqlite.ts';
import type { Store } from '../../src/store/store.ts';
import { startPostgres } from '../store/postgres-server.ts';
import { seatRow, somebody, someTable } from '../store/rows.ts';
import { LocalThinkers } from './thinkers.ts';

/** An account at an address of its own, or at a given one. */
const share = (account: string, address = account) => ({ account, address });

describe('a fair queue', () => {
  it('serves people in turn, and each in their own order', () => {
    const queue = new FairQueue<number>();
    for (const i of [1, 2, 3]) queue.push(share('Ann'), i);
    queue.push(share('Bob'), 4);
    queue.push(share('Cat'), 5);
    expect(queue.size).toBe(5);
    const order = Array.from({ length: 6 }, () => queue.take());
    expect(order).toEqual([1, 4, 5, 2, 3, null]);
    expect(queue.size).toBe(0);
  });

  it('passes over what may not be taken now, without anybody losing their turn', () => {
    const queue = new FairQueue<number>();
    queue.push(share('Ann'), 1);
    queue.push(share('Bob'), 2);
    queue.push(share('Bob'), 3);
    expect(queue.take(item => item !== 1)).toBe(2);
    expect(queue.take()).toBe(1);
    expect(queue.take(item => item !== 4)).toBe(3);
    queue.push(share('Ann'), 4);
    expect(queue.take(() => false)).toBeNull();
    expect(queue.clear()).toEqual([4]);
  });

  it('gives one turn to all accounts of an address, and there serves them in turn', () => {
    const queue = new FairQueue<string>();
    for (const account of ['Ann', 'Bob', 'Cat'])
      for (const i of [1, 2]) queue.push(share(account, '192.0.2.1'), `${account}${i}`);
    for (const i of [1, 2, 3]) queue.push(share('Dan'), `Dan${i}`);
    const order = Array.from({ length: 9 }, () => queue.take());
    expect(order).toEqual(['Ann1', 'Dan1', 'Bob1', 'Dan2', 'Cat1', 'Dan3', 'Ann2', 'Bob2', 'Cat2']);
  });

  it('remembers who was served when it is filled again', () => {
    const queue = new FairQueue<string>();
    const fill = (accounts: readonly string[]): void => {
      queue.clear();
      for (const account of accounts) queue.push(share(account), account);
    };
    fill(['Ann', 'Bob']);
    expect(queue.take()).toBe('Ann');
    fill(['Ann', 'Bob']);
    expect(queue.take()).toBe('Bob');
    fill(['Ann', 'Bob', 'Cat']);
    expect([queue.take(), queue.take(), queue.take()]).toEqual(['Cat', 'Ann', 'Bob']);
  });
});

describe('slots', () => {
  /** Takes as many as someone may have. */
  const takeAll = (slots: Slots, who: string, isAttended: boolean): (() => void)[] => {
    const claim = { share: share(who), isAttended };
    const taken: (() => void)[] = [];
    while (slots.mayTake(claim)) taken.push(slots.take(claim));
    return taken;
  };

  it('always leave one for somebody else', () => {
    const slots = new Slots(18);
    const taken = ['Ann', 'Bob', 'Cat', 'Dan', 'Eve'].map(who => takeAll(slots, who, true));
    expect(taken.map(({ length }) => length)).toEqual([10, 5, 3, 1, 1]);
    const [give] = taken[0] ?? [];
    give?.();
    give?.();
    expect(takeAll(slots, 'Ann', true)).toHaveLength(0);
    expect(takeAll(slots, 'Fay', true)).toHaveLength(1);
  });

  it('are few, and those of tables where somebody waits are kept free', () => {
    const slots = new Slots(1);
    const left = ['Ann', 'Bob', 'Cat', 'Dan'].map(who => takeAll(slots, who, false).length);
    expect(left).toEqual([2, 1, 0, 0]);
    const attended = ['Eve', 'Fay', 'Gus'].map(who => takeAll(slots, who, true).length);
    expect(attended).toEqual([2, 1, 0]);
  });

  it('keep one for tables where nobody waits', () => {
    const slots = new Slots(1);
    for (const who of ['Ann', 'Bob']) takeAll(slots, who, true);
    expect(takeAll(slots, 'Cat', false)).toHaveLength(1);
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
  private readonly line = new ThinkingQueue<{ readonly claim: Claim; readonly run: () => Promise<void> }>();
  private isBusy = true;

  override think(task: Task, claim: Claim): Promise<readonly GameMove[]> {
    const { account } = claim.share;
    return new Promise((resolve, reject) => {
      this.queued.push(account);
      const run = async (): Promise<void> => {
        this.order.push(account);
        await super.think(task, claim).then(resolve, reject);
      };
      this.line.push({ claim, run });
      if (!this.isBusy) void this.run();
    });
  }

  async run(): Promise<void> {
    this.isBusy = true;
    for (let next = this.line.take(); next !== null; next = this.line.take()) await next.run();
    this.isBusy = false;
  }
}

/** A table in the middle of a game, with two bots who are due. */
const dueTable = (store: Store, host: string, due: number) =>
  someTable(store, {
    host,
    due,
    game: 'heros-tavern',
    options: {},
    status: 'playing',
    started: due,
    pace: { pace: 'days', days: 3 },
    seats: [
      { ...seatRow(host), nonce: 'ab'.repeat(16) },
      ...[1, 2].map(() => ({ ...seatRow(null), level: 'patron' })),
    ],
  });

const faults: string[] = [];
/** A node on a store, with a thread that waits for a start. */
function nodeOn(store: Store) {
  const thinkers = new NotingThinkers();
  const hall = new Hall(store, RELEASED, thinkers, {
    now: Date.now,
    grace: 120_000,
    bots: { best: 5, others: 5, pause: 0 },
    tables: { open: 0, playing: 0, live: 0, days: 0 },
    openHours: 24,
    log: { error: (facts, text) => faults.push(`${text} ${JSON.stringify(facts)}`), warn: () => {} },
  });
  return { hall, thinkers };
}

describe.each(Object.entries(KINDS))('%s: one person has 500 tables due', (_kind, open) => {
  it('and the bot of somebody else moves among the first', async () => {
    const stores = await open();
    const [store] = stores;
    if (store === undefined) throw new Error('no store');
    const table = (host: string, due: number) => dueTable(store, host, due);
    const [greedy, stranger] = [await somebody(store), await somebody(store)];
    const now = Date.now();
    // Work may be charged to a person's bots as well: it does not get them more.
    const robot = await somebody(store, { kind: 'bot', owner: greedy.id });
    const hosts = Array.from({ length: 25 }, (_, i) => (i % 2 === 0 ? greedy.id : robot.id));
    for (let i = 0; i < 20; i++) await Promise.all(hosts.map(host => table(host, now - 10_000)));
    const late = await table(stranger.id, now - 1);

    const nodes = stores.map(nodeOn);
    const halls = nodes.map(({ hall }) => hall);
    for (const { work } of halls) await work.lookAround();
    // All slots that one person gets are full of their bots, and the stranger's come to their turn all the same.
    const queued = (account: string) =>
      nodes.flatMap(({ thinkers }) => thinkers.queued).filter(one => one === account).length;
    await expect.poll(() => queued(stranger.id), { timeout: 60_000 }).toBe(2);
    await expect.poll(() => queued(greedy.id), { timeout: 60_000 }).toBeGreaterThanOrEqual(2);
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

describe('180 tables of 45 people are due where nobody is', () => {
  it('and a bot moves first where somebody waits', async () => {
    const store = await openSqlite(join(folder, 'crowd.db'));
    const now = Date.now();
    for (let i = 0; i < 45; i++) {
      const { id } = await somebody(store);
      await Promise.all(Array.from({ length: 4 }, () => dueTable(store, id, now - 10_000)));
    }
    const [watching, acting] = [await somebody(store), await somebody(store)];
    const watched = await dueTable(store, watching.id, now - 1);
    const { hall, thinkers } = nodeOn(store);
    await hall.work.lookAround();
    await expect.poll(() => thinkers.queued.length).toBeGreaterThanOrEqual(3);
    hall.presence.enter(watched.id, 0);
    await hall.work.lookAround();
    await expect.poll(() => thinkers.queued).toContain(watching.id);
    // Someone who sends a turn without watching is waiting as well.
    const played = await dueTable(store, acting.id, now - 1);
    await hall.referee.undo(played.id, acting, { key: 'undo-once' });
    await hall.work.lookAround();
    await expect.poll(() => thinkers.queued).toContain(acting.id);
    await thinkers.run();
    await hall.work.idle();
    const first = thinkers.order.slice(0, 6);
    for (const { id } of [watching, acting]) expect(first).toContain(id);
    expect(faults).toEqual([]);
    await hall.close();
    await store.close();
  });

  it('and those of a table go on sooner when somebody comes while they wait for a thread', async () => {
    const store = await openSqlite(join(folder, 'coming.db'));
    const people = [await somebody(store), await somebody(store), await somebody(store)];
    const tables = await Promise.all(people.map(({ id }, i) => dueTable(store, id, Date.now() - 100 + i)));
    const { hall, thinkers } = nodeOn(store);
    await hall.work.lookAround();
    await expect.poll(() => thinkers.queued).toHaveLength(6);
    hall.presence.enter(tables[2]?.id ?? '', 0);
    await hall.work.lookAround();
    await thinkers.run();
    await hall.work.idle();
    const last = people[2]?.id;
    expect(thinkers.order.slice(0, 2)).toEqual([last, last]);
    await hall.close();
    await store.close();
  });
});
