import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { SharedClock } from '../../src/operate/clock.ts';
import { openPostgres } from '../../src/store/postgres.ts';
import type { Store } from '../../src/store/store.ts';
import { House } from '../play/house.ts';
import { type PostgresServer, startPostgres } from '../store/postgres-server.ts';

const MINUTE = 60_000;
/** Generous: only the difference of ten minutes must not be left. */
const CLOSE = MINUTE;

let server: PostgresServer;
let url = '';
let store: Store;
const warnings: string[] = [];
const log = { error: () => undefined, warn: (_: object, text: string) => warnings.push(text) };
beforeAll(async () => {
  server = await startPostgres('quick');
  url = await server.newDatabase();
  store = await openPostgres(url);
});
afterAll(async () => {
  await store.close();
  await server.close();
});
afterEach(() => warnings.splice(0));

describe('the clock of a node', () => {
  it.each([10, -10])('is corrected by that of the database: %i minutes ahead', async minutes => {
    const clock = new SharedClock(() => Date.now() + minutes * MINUTE);
    await clock.compare(store, log);
    await clock.compare(store, log);
    expect(Math.abs(clock.now() - Date.now())).toBeLessThan(CLOSE);
    expect(Math.abs(clock.ahead - minutes * MINUTE)).toBeLessThan(CLOSE);
    // Said once, not every half a minute.
    expect(warnings).toHaveLength(1);
  });

  it('is followed when it is put right, or wrong, while the server runs', async () => {
    let wrong = 0;
    const clock = new SharedClock(() => Date.now() + wrong);
    for (const next of [0, 5 * MINUTE, 0, -5 * MINUTE]) {
      wrong = next;
      await clock.compare(store, log);
      expect(Math.abs(clock.now() - Date.now())).toBeLessThan(CLOSE);
    }
    expect(warnings).toHaveLength(2);
  });

  it('is left alone for a little, and where no node shares the database', async () => {
    const clock = new SharedClock(() => 5000);
    await clock.compare({ ...store, time: async () => 5200 }, log);
    expect(clock.now()).toBe(5000);
    await clock.compare({ ...store, time: async () => null }, log);
    expect(clock.now()).toBe(5000);
    await clock.compare({ ...store, time: async () => 9000 }, log);
    expect(clock.now()).toBe(9000);
  });

  it('costs nobody a seat: one node is fifteen minutes fast', async () => {
    const one = await House.open({ store: await openPostgres(url) });
    const clock = new SharedClock(() => Date.now() + 15 * MINUTE);
    const fast = await House.open({
      store: await openPostgres(url, { now: clock.now }),
      terms: { now: clock.now },
    });
    await clock.compare(fast.store, log);
    const people = [await one.person('Ann'), await one.person('Bob')];
    const { row } = await one.table('heaven-and-ale', people);
    await fast.hall.work.lookAround();
    await fast.hall.work.idle();
    const seats = (await fast.room(row.id)).row.seats;
    expect(seats.map(({ replaced }) => replaced)).toEqual([null, null]);
    await fast.close();
    await one.close();
  });
});
