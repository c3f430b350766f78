import type { Edition } from '@taproom/games';
import { expect, it } from 'vitest';
import { RELEASED } from '../../src/released.ts';
import type { Stores } from './contract.ts';
import { somebody, someId, someTable } from './rows.ts';

const idsOf = (tables: readonly { readonly id: string }[]): string[] => tables.map(({ id }) => id);

/** Due work, and who does it. */
export function leasesContract(get: () => Stores): void {
  it('tells which tables are due, the longest due first, and whose share they are', async () => {
    const { store } = get();
    const { id: anna } = await somebody(store);
    const { id: bot } = await somebody(store, { kind: 'bot', owner: anna });
    const due = await Promise.all([3, 1, 2].map(at => someTable(store, { due: at, host: anna })));
    const [last, first, second] = idsOf(due);
    const ofBot = await someTable(store, { due: 4, host: bot });
    await someTable(store, { due: 101, host: anna });
    const all = [first, second, last, ofBot.id].map((table, i) => ({
      table,
      account: anna,
      due: i + 1,
      isWatched: false,
    }));
    expect(await store.tables.due(100, 9, RELEASED.editions)).toEqual(all);
    expect(await store.tables.due(100, 2, RELEASED.editions)).toEqual(all.slice(0, 2));
    expect(await store.tables.oldestDue(RELEASED.editions)).toBe(1);
    await store.tables.lease('node a', 100, 200, [first ?? '']);
    expect(await store.tables.due(100, 9, RELEASED.editions)).toEqual(all.slice(1));
    // What someone does is not done yet.
    expect(await store.tables.oldestDue(RELEASED.editions)).toBe(1);
    // Where a player is present, the work comes first, however long others are due.
    const present = { table: ofBot.id, seat: 0, seen: 0, until: 101 };
    await store.tables.present([present, { ...present, table: last ?? '', until: 100 }]);
    const watched = { table: ofBot.id, account: anna, due: 4, isWatched: true };
    expect(await store.tables.due(100, 9, RELEASED.editions)).toEqual([watched, ...all.slice(1, 3)]);
    for (const { id } of [...due, ofBot]) await store.tables.change(id, 1, { due: null });
  });

  it('leaves due work at tables of other games, or of other rules, to nodes that can play them', async () => {
    const { store } = get();
    const [known] = RELEASED.editions;
    const { id: game = '', rules = 0 } = known ?? {};
    const strange = await someTable(store, { due: 1, game, rules: rules + 1 });
    const stranger = await someTable(store, { due: 2, game: 'chess', rules });
    const own = await someTable(store, { due: 3, game, rules });
    const dueOf = async (...of: Edition[]): Promise<string[]> =>
      (await store.tables.due(100, 9, of)).map(({ table }) => table);
    expect(await dueOf({ id: game, rules })).toEqual([own.id]);
    expect(await store.tables.oldestDue([{ id: game, rules }])).toBe(3);
    expect(await dueOf({ id: game, rules: rules + 1 }, { id: 'chess', rules })).toEqual([
      strange.id,
      stranger.id,
    ]);
    expect(await dueOf()).toEqual([]);
    expect(await store.tables.oldestDue([])).toBe(null);
    for (const { id } of [strange, stranger, own]) await store.tables.change(id, 1, { due: null });
  });

  it('gives due work to one node at a time', async () => {
    const { store, other } = get();
    const due = await Promise.all([1, 2, 3].map(at => someTable(store, { due: at })));
    const later = await someTable(store, { due: 101 });
    const ids = idsOf(due);
    const wanted = [...ids, later.id, someId()];
    const first = await store.tables.lease('node a', 100, 200, ids.slice(0, 2));
    expect(first.map(({ table }) => table).toSorted()).toEqual(ids.slice(0, 2).toSorted());
    const rest = await other.tables.lease('node b', 100, 200, wanted);
    expect(rest.map(({ table }) => table)).toEqual([ids[2]]);
    expect(await store.tables.lease('node a', 100, 300, wanted)).toEqual([]);
    // When its time is over another node takes it, with a higher number.
    const late = (await other.tables.lease('node b', 200, 300, wanted)).find(({ table }) => table === ids[0]);
    expect(late?.fence).toBeGreaterThan(first.find(({ table }) => table === ids[0])?.fence ?? 0);
    for (const { id } of [...due, later]) await store.tables.change(id, 1, { due: null });
  });

  it('divides due work among nodes that ask at once', async () => {
    const { store, other } = get();
    const due = await Promise.all(Array.from({ length: 30 }, () => someTable(store, { due: 5 })));
    const ids = idsOf(due);
    const taken = await Promise.all(
      Array.from({ length: 6 }, (_, i) => (i % 2 === 0 ? store : other).tables.lease(`n${i}`, 10, 20, ids)),
    );
    const rest = await store.tables.lease('late', 10, 20, ids);
    expect([...taken.flat(), ...rest].map(({ table }) => table).toSorted()).toEqual(ids.toSorted());
    for (const { id } of due) await store.tables.change(id, 1, { due: null });
  });

  it('renews leases for the node that has them, and tells which are lost', async () => {
    const { store, other } = get();
    const due = await Promise.all([1, 2, 3].map(at => someTable(store, { due: at })));
    const ids = idsOf(due);
    const leases = await store.tables.lease('node a', 100, 200, ids);
    expect(await store.tables.renew('node a', leases, 300)).toHaveLength(3);
    expect(await other.tables.lease('node b', 250, 400, ids)).toEqual([]);
    // Late, but nobody was quicker.
    expect(await store.tables.renew('node a', leases, 400)).toHaveLength(3);
    const [kept, lost, back] = leases;
    if (!kept || !lost || !back) throw new Error('not leased');
    await other.tables.lease('node b', 400, 500, [lost.table]);
    await store.tables.release(back);
    await store.tables.lease('node a', 400, 500, [back.table]);
    expect(await store.tables.renew('node a', leases, 600)).toEqual([kept]);
    expect(await store.tables.renew('node a', [], 600)).toEqual([]);
    for (const { id } of due) await store.tables.change(id, 1, { due: null });
  });

  it('leases one table, prolongs it for its holder, and takes it back', async () => {
    const { tables } = get().store;
    const { id } = await someTable(get().store);
    const lease = await tables.leaseOne(id, 'a', 100, 200);
    expect(lease).not.toBeNull();
    expect(await tables.leaseOne(id, 'b', 150, 250)).toBeNull();
    expect(await tables.leaseOne(id, 'a', 150, 250)).toEqual(lease);
    expect(await tables.leaseOne(id, 'b', 249, 300)).toBeNull();
    const taken = await tables.leaseOne(id, 'b', 250, 300);
    expect(taken?.fence).toBeGreaterThan(lease?.fence ?? 0);
    // What a lost lease gives back is not its own any more.
    if (lease) await tables.release(lease);
    expect(await tables.leaseOne(id, 'a', 260, 300)).toBeNull();
    if (taken) await tables.release(taken);
    expect(await tables.leaseOne(id, 'a', 260, 300)).not.toBeNull();
    expect(await tables.leaseOne(someId(), 'a', 1, 2)).toBeNull();
    expect(await tables.get(id)).toMatchObject({ version: 1 });
  });

  it('ends all leases at once, and nothing can be written under them any more', async () => {
    const { store } = get();
    const table = await someTable(store, { due: 1 });
    const old = await store.tables.leaseOne(table.id, 'node before', 10, 1e14);
    expect(await store.tables.leaseOne(table.id, 'node after', 11, 1e14)).toBe(null);
    await store.tables.freeLeases();
    const taken = await store.tables.leaseOne(table.id, 'node after', 11, 1e14);
    expect(taken?.fence).toBeGreaterThan(old?.fence ?? 0);
    if (taken) await store.tables.release(taken, { version: table.version, due: null });
  });

  it('sets the next due moment with a release, if the row is still the same', async () => {
    const { tables } = get().store;
    const { id } = await someTable(get().store, { due: 1e14 });
    const take = async () => {
      const lease = await tables.leaseOne(id, 'a', 1, 2);
      if (lease === null) throw new Error('not leased');
      return lease;
    };
    await tables.release(await take());
    expect(await tables.get(id)).toMatchObject({ due: 1e14, version: 1 });
    await tables.release(await take(), { version: 1, due: 2e14 });
    expect(await tables.get(id)).toMatchObject({ due: 2e14, version: 1 });
    await tables.release(await take(), { version: 0, due: 3e14 });
    expect(await tables.get(id)).toMatchObject({ due: 2e14 });
    await tables.release(await take(), { version: 1, due: null });
    expect(await tables.get(id)).toMatchObject({ due: null });
  });
}
