import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { NotStored } from '../../src/store/database.ts';
import type { PersonRow } from '../../src/store/rows.ts';
import { openSqlite } from '../../src/store/sqlite.ts';
import { House } from './house.ts';

const OUTAGE = { terms: { outage: 10_000 } };
const MINUTE = 60_000;

let house: House;
afterEach(() => house.close());

/** A live game of two people, ten minutes each; returns the first seat that has to move. */
async function begin(): Promise<{
  readonly id: string;
  readonly seat: number;
  readonly people: PersonRow[];
}> {
  house = await House.open(OUTAGE);
  const people = [await house.person('Ann'), await house.person('Bob')];
  const { row, game } = await house.table('heaven-and-ale', people);
  await look();
  return { id: row.id, seat: game?.awaited()[0] ?? 0, people };
}

const look = async (): Promise<void> => {
  await house.hall.work.lookAround();
  await house.hall.work.idle();
};

const seatOf = async (id: string, seat: number) => (await house.room(id)).row.seats[seat];
const leftOf = async (id: string, seat: number): Promise<number> =>
  (await house.room(id)).clock(seat, house.now())?.left ?? 0;

describe('time in which no node works', () => {
  it('is on nobody’s clock: the server was down for an hour', async () => {
    const { id, seat } = await begin();
    await house.restart();
    house.ahead += 60 * MINUTE;
    await look();
    expect((await seatOf(id, seat))?.replaced).toBeNull();
    expect(await leftOf(id, seat)).toBeGreaterThan(9.5 * MINUTE);
    // The next start comes to the same.
    await house.restart();
    await house.hall.heartbeat.beat();
    expect(await leftOf(id, seat)).toBeGreaterThan(9.5 * MINUTE);
  });

  it('is on nobody’s clock: the process was frozen, and somebody plays as soon as it goes on', async () => {
    const { id, seat, people } = await begin();
    house.ahead += 9 * MINUTE + 59_000;
    // Before anything else is noticed.
    await house.play(id, people, 'thaw', 1);
    await look();
    expect((await seatOf(id, seat))?.replaced).toBeNull();
    expect(await leftOf(id, seat)).toBeGreaterThan(9.5 * MINUTE);
  });

  it('is no absence, and the grace time is whole after it', async () => {
    const { id, seat } = await begin();
    house.ahead += 60 * MINUTE;
    await look();
    house.ahead += 9000;
    await house.hall.heartbeat.beat();
    await look();
    expect((await seatOf(id, seat))?.replaced).toBeNull();
    for (let i = 0; i < 13; i++) {
      house.ahead += 9000;
      await house.hall.heartbeat.beat();
    }
    await look();
    // Nobody has come back for two minutes.
    expect((await seatOf(id, seat))?.replaced).toBe('away');
  });

  it('does not end a game that waits for everybody to come back', async () => {
    const { id, seat } = await begin();
    const worked = async (ms: number): Promise<void> => {
      for (let passed = 0; passed < ms; passed += 9000) {
        house.ahead += 9000;
        await house.hall.heartbeat.beat();
      }
      await look();
    };
    // First one, then the other is away for longer than the grace period.
    await worked(3 * MINUTE);
    expect((await seatOf(id, seat))?.replaced).toBe('away');
    for (let i = 0; (await seatOf(id, 1 - seat))?.replaced === null && i < 20; i++) await worked(3 * MINUTE);
    expect((await seatOf(id, 1 - seat))?.replaced).toBe('away');
    await house.restart();
    house.ahead += 3 * 24 * 60 * MINUTE;
    await look();
    expect((await house.room(id)).row.status).toBe('playing');
  });

  it('is counted while another node works', async () => {
    const { id, seat } = await begin();
    const other = await openSqlite(join(house.folder, 'taproom.db'));
    for (let i = 0; i < 90; i++) {
      house.ahead += 9000;
      await other.beat(house.now(), 10_000, 0);
    }
    expect(await leftOf(id, seat)).toBeLessThan(0);
    await look();
    expect((await seatOf(id, seat))?.replaced).not.toBeNull();
    await other.close();
  });

  it('and nobody loses a seat as long as it can’t be known', async () => {
    const { id, seat } = await begin();
    const { beat } = house.store;
    house.store.beat = () => Promise.reject(new NotStored('gone'));
    house.ahead += 60 * MINUTE;
    await look();
    house.store.beat = beat;
    expect((await seatOf(id, seat))?.replaced).toBeNull();
    house.ahead += MINUTE;
    await look();
    expect((await seatOf(id, seat))?.replaced).toBeNull();
    expect(await leftOf(id, seat)).toBeGreaterThan(9.5 * MINUTE);
  });
});
