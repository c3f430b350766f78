import type { Task } from '@taproom/bots';
import type { GameMove } from '@taproom/games';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Claim } from '../../src/play/claim.ts';
import { RELEASED } from '../../src/released.ts';
import { NotStored } from '../../src/store/database.ts';
import { House, type HouseOptions } from './house.ts';
import { LocalThinkers } from './thinkers.ts';

let house: House;
afterEach(() => house.close());

/** Bots that take their time. */
class SlowThinkers extends LocalThinkers {
  thoughts = 0;

  constructor(private readonly ms: number) {
    super();
  }

  override async think(task: Task, claim: Claim): Promise<readonly GameMove[]> {
    await new Promise(resolve => setTimeout(resolve, this.ms));
    this.thoughts++;
    return super.think(task, claim);
  }
}

/** A thread that takes one task after the other. */
class OneThread extends SlowThinkers {
  private last: Promise<unknown> = Promise.resolve();

  override think(task: Task, claim: Claim): Promise<readonly GameMove[]> {
    const next = this.last.then(() => super.think(task, claim));
    this.last = next.catch(() => undefined);
    return next;
  }
}

/** Tables where two bots and a person choose at the same time, so that both bots are due at once. */
async function tables(count: number, host = 'Ann'): Promise<string[]> {
  const person = await house.person(host);
  const made: string[] = [];
  for (let i = 0; i < count; i += 25) {
    const some = Array.from({ length: Math.min(25, count - i) }, () =>
      house.table('heros-tavern', [person], ['patron', 'patron']),
    );
    made.push(...(await Promise.all(some)).map(({ row }) => row.id));
  }
  return made;
}

const open = async (options: HouseOptions): Promise<void> => {
  house = await House.open(options);
};

/** The tables where only the person still has to move. */
async function moved(ids: readonly string[]): Promise<number> {
  const rooms = await Promise.all(ids.map(id => house.room(id)));
  return rooms.filter(({ game }) => game?.awaited().join() === '0').length;
}
const allMove = (ids: readonly string[]): Promise<void> =>
  vi.waitFor(async () => expect(await moved(ids)).toBe(ids.length), { timeout: 40_000, interval: 100 });

describe('many tables that are due at once', () => {
  it.each([40, 500])('%i tables with slow bots: every bot moves', async count => {
    await open({ thinkers: new SlowThinkers(20) });
    const ids = await tables(count);
    await house.hall.open();
    await allMove(ids);
    expect(house.faults).toEqual([]);
  });

  it.each([40, 500])('%i tables, and the store fails in between: every bot moves', async count => {
    await open({ thinkers: new SlowThinkers(20), terms: { lease: 1000 } });
    const ids = await tables(count);
    const { games, tables: stored } = house.store;
    const real = [{ ...games }, { ...stored }];
    let calls = 0;
    const failing =
      <A extends readonly unknown[], R>(ask: (...args: A) => Promise<R>) =>
      async (...args: A): Promise<R> => {
        if (++calls % 5 === 0) throw new NotStored('gone for a moment');
        return ask(...args);
      };
    Object.assign(games, { append: failing(games.append), turns: failing(games.turns) });
    Object.assign(stored, {
      due: failing(stored.due),
      lease: failing(stored.lease),
      renew: failing(stored.renew),
      release: failing(stored.release),
    });
    await house.hall.open();
    await vi.waitFor(() => expect(calls).toBeGreaterThan(count), { timeout: 30_000 });
    Object.assign(games, real[0]);
    Object.assign(stored, real[1]);
    // The tables that failed have rested by now.
    house.ahead += 20_000;
    await allMove(ids);
  });
});

describe('a bot that was kept waiting', () => {
  it('thinks that much less, but never for less than a tenth of its time', async () => {
    const times: number[] = [];
    class Timed extends LocalThinkers {
      override think(task: Task, claim: Claim, time = () => task.ms): Promise<readonly GameMove[]> {
        times.push(time());
        return super.think({ ...task, ms: 1 }, claim);
      }
    }
    const terms = { bots: { best: 5, others: 1000, pause: 0 } };
    await open({ thinkers: new Timed(), terms });
    await tables(1);
    house.ahead += 600;
    await house.hall.work.lookAround();
    await house.hall.work.idle();
    expect(Math.max(...times)).toBeLessThanOrEqual(400);
    expect(Math.min(...times)).toBeGreaterThanOrEqual(100);
    times.splice(0);
    await tables(1, 'Bob');
    house.ahead += 5000;
    await house.hall.work.lookAround();
    await house.hall.work.idle();
    expect(times).toEqual([100, 100]);
  });
});

describe('a lease', () => {
  it('is renewed while a bot waits for a thread and thinks, so every thought is stored', async () => {
    const thinkers = new OneThread(300);
    await open({ thinkers, terms: { lease: 400 } });
    const ids = await tables(4);
    await house.hall.open();
    await allMove(ids);
    expect(thinkers.thoughts).toBe(8);
    expect(house.faults).toEqual([]);
  });
});

describe('a node that has lost a lease', () => {
  it('stores nothing: the node that followed it does', async () => {
    const slow = new OneThread(1500);
    await open({ thinkers: slow, terms: { lease: 300 } });
    const [id = ''] = await tables(1);
    // It never renews, as if it had been stopped for a while.
    const { renew } = house.store.tables;
    house.store.tables.renew = async () => [];
    await house.hall.work.lookAround();
    await vi.waitFor(() => expect(house.hall.work.tablesAtWork).toBe(1));
    house.store.tables.renew = renew;
    const other = house.newHall(new LocalThinkers());
    await vi.waitFor(
      async () => {
        await other.work.lookAround();
        await other.work.idle();
        expect((await other.rooms.get(id))?.game?.awaited()).toEqual([0]);
      },
      { timeout: 20_000 },
    );
    const stored = await house.store.games.turns(id, 1);
    await house.hall.work.idle();
    expect(slow.thoughts).toBe(2);
    expect(await house.store.games.turns(id, 1)).toEqual(stored);
    expect(house.faults).toEqual([]);
    await other.close();
  });
});

describe('work that fails', () => {
  it('rests, longer each time, while other tables go on', async () => {
    class OneFails extends LocalThinkers {
      failed = 0;
      override async think(task: Task, claim: Claim): Promise<readonly GameMove[]> {
        if (task.level === 'barkeep') {
          this.failed++;
          throw new Error('out of ideas');
        }
        return super.think(task, claim);
      }
    }
    const thinkers = new OneFails();
    await open({ thinkers });
    const ann = await house.person('Ann');
    const { row } = await house.table('heros-tavern', [ann], ['barkeep', 'patron']);
    const dueIn = async () => ((await house.store.tables.get(row.id))?.due ?? 0) - house.now();
    const look = async () => {
      await house.hall.work.lookAround();
      await house.hall.work.idle();
    };
    for (const rest of [10_000, 20_000, 40_000]) {
      await look();
      expect(Math.abs((await dueIn()) - rest)).toBeLessThan(5000);
      await look();
      house.ahead += rest;
    }
    expect(thinkers.failed).toBe(3);
    expect(house.faults).toHaveLength(3);
    // The other bot at the same table was not held up.
    expect((await house.room(row.id)).game?.awaited()).toEqual([0, 1]);
  });

  it('does not stop the loop: neither a store that never answers nor one that fails', async () => {
    let steady = 0;
    await open({ terms: { steady: () => steady } });
    const ids = await tables(3);
    const { due } = house.store.tables;
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      house.store.tables.due = () => new Promise(() => {});
      const hung = house.hall.work.lookAround();
      steady = 61_000;
      expect(house.hall.work.stalled()).toContain('61 seconds');
      await vi.advanceTimersByTimeAsync(20_000);
      await hung;
      expect(house.hall.work.stalled()).not.toBeNull();
      expect(house.faults).toHaveLength(1);
      house.store.tables.due = () => Promise.reject(new NotStored('gone'));
      await house.hall.work.lookAround();
      // Said once in a while, not twice a second.
      expect(house.faults).toHaveLength(1);
    } finally {
      vi.useRealTimers();
    }
    house.store.tables.due = due;
    await house.hall.work.lookAround();
    await house.hall.work.idle();
    expect(house.hall.work.stalled()).toBeNull();
    expect(await moved(ids)).toBe(3);
  });
});

describe('work that is late', () => {
  it('is measured, and said in the log once in a while', async () => {
    await open({});
    const ids = await tables(2);
    house.ahead += 30_000;
    const { lease } = house.store.tables;
    house.store.tables.lease = async () => [];
    for (let i = 0; i < 3; i++) await house.hall.work.lookAround();
    expect(house.hall.work.late).toBeGreaterThanOrEqual(30_000);
    expect(house.warnings).toHaveLength(1);
    expect(house.warnings[0]).toContain('due work is late');
    house.store.tables.lease = lease;
    await house.hall.work.lookAround();
    await house.hall.work.idle();
    expect(await moved(ids)).toBe(2);
    await house.hall.work.lookAround();
    expect(house.hall.work.late).toBe(0);
  });
});

describe('a stop', () => {
  it('ends pauses: bots that have thought act at once, and nothing is left leased', async () => {
    await open({ terms: { bots: { best: 5, others: 5, pause: 60_000 } } });
    const ids = await tables(20);
    await house.hall.open();
    await vi.waitFor(() => expect(house.hall.work.tablesAtWork).toBe(20), { timeout: 20_000 });
    await new Promise(resolve => setTimeout(resolve, 500));
    await house.hall.close();
    const played = await moved(ids);
    expect(played).toBeGreaterThan(0);
    const due = await house.store.tables.due(house.now() + 1000, 99, RELEASED.editions);
    expect(due).toHaveLength(20 - played);
  });
});

describe('the pause of a bot', () => {
  it('holds nobody up: many bots pause at the same time', async () => {
    // Longer than any test: what a bot waits for here never comes.
    await open({ terms: { bots: { best: 5, others: 5, pause: 3_600_000 } } });
    const ids = await tables(160);
    await house.hall.open();
    // Far more than there are slots: a pause that held one would keep most tables from being taken on.
    await vi.waitFor(() => expect(house.hall.work.tablesAtWork).toBe(160), { timeout: 40_000 });
    expect(await moved(ids)).toBe(0);
  });
});
