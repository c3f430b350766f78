import { expect, it } from 'vitest';
import type { TableRow } from '../../src/store/rows.ts';
import type { Store } from '../../src/store/store.ts';
import type { Stores } from './contract.ts';
import { seatRow, somebody, someTable } from './rows.ts';

/** What a store knows about daily deals. */
export function dealsContract(get: () => Stores): void {
  const GAME = 'heaven-and-ale';
  let days = 0;
  /** A day that no other test has used. */
  const newDay = (): string => new Date(Date.UTC(2030, 0, ++days)).toISOString().slice(0, 10);
  const attempt = (store: Store, host: string, deal: string, change: Partial<TableRow> = {}) =>
    someTable(store, { host, deal, seats: [seatRow(host), seatRow(null)], ...change });
  const settle = (store: Store, table: string, person: string, score: number) =>
    store.ratings.settle(
      table,
      [
        { table, seat: 0, person, level: null, score, place: 1 },
        { table, seat: 1, person: null, level: 'porter', score: 99, place: 2 },
      ],
      null,
    );

  it('finds attempts that are over, of people who are still there, and no practice', async () => {
    const { store, other } = get();
    const day = newDay();
    const over = { status: 'finished', ended: 5_000 } as const;
    const [ann, bob, cat, dan] = await Promise.all(Array.from({ length: 4 }, () => somebody(store)));
    const own = await attempt(store, ann?.id ?? '', day, over);
    await settle(store, own.id, ann?.id ?? '', 41);
    await attempt(store, ann?.id ?? '', day, { ...over, practice: true });
    await attempt(store, ann?.id ?? '', newDay(), over);
    await attempt(store, bob?.id ?? '', day);
    const gone = await attempt(store, cat?.id ?? '', day, over);
    await settle(store, gone.id, cat?.id ?? '', 50);
    await store.people.erase(cat?.id ?? '', 6_000);
    await attempt(store, dan?.id ?? '', day, over);
    await store.people.change(dan?.id ?? '', { banned: true });
    const row = { table: own.id, person: ann?.id, status: 'finished', ended: 5_000, score: 41 };
    expect(await other.deals.finished(GAME, day)).toEqual([row]);
    expect(await other.deals.finished('heros-tavern', day)).toEqual([]);
  });

  it('finds somebody’s attempt, where they practise, and on which days they played', async () => {
    const { store, other } = get();
    const { id } = await somebody(store);
    const [day, next] = [newDay(), newDay()];
    const own = await attempt(store, id, day, { status: 'finished', ended: 7_000 });
    const practice = await attempt(store, id, day, { practice: true });
    await attempt(store, id, next);
    expect(await other.deals.attempt(id, GAME, day)).toMatchObject({ table: own.id, score: null });
    expect(await other.deals.attempt(id, GAME, next)).toMatchObject({ status: 'playing', ended: null });
    expect(await other.deals.practice(id, GAME, day)).toBe(practice.id);
    expect(await other.deals.practice(id, GAME, next)).toBeNull();
    expect(await other.deals.days(id, GAME, 9)).toEqual([{ day, ended: 7_000 }]);
  });

  it('lets one node at a time set the par of a deal', async () => {
    const { store, other } = get();
    const day = newDay();
    expect(await store.deals.runs(GAME, day)).toBe('[]');
    const taken = await Promise.all([
      store.deals.lease(GAME, day, 'one', 100, 200),
      other.deals.lease(GAME, day, 'two', 100, 200),
    ]);
    expect(taken.filter(Boolean)).toHaveLength(1);
    const [holder, loser] = taken[0] ? ['one', 'two'] : ['two', 'one'];
    expect(await store.deals.lease(GAME, day, holder ?? '', 150, 250)).toBe(true);
    expect(await store.deals.putRuns(GAME, day, loser ?? '', '[1]')).toBe(false);
    expect(await store.deals.putRuns(GAME, day, holder ?? '', '[2]')).toBe(true);
    expect(await other.deals.runs(GAME, day)).toBe('[2]');
    expect(await other.deals.lease(GAME, day, loser ?? '', 249, 400)).toBe(false);
    // A node that died is replaced when its lease is over, and may store nothing more.
    expect(await other.deals.lease(GAME, day, loser ?? '', 250, 400)).toBe(true);
    expect(await store.deals.putRuns(GAME, day, holder ?? '', '[3]')).toBe(false);
    await other.deals.release(GAME, day, loser ?? '');
    expect(await store.deals.lease(GAME, day, holder ?? '', 260, 400)).toBe(true);
  });
}
