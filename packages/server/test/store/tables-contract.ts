import { expect, it } from 'vitest';
import type { TableRow } from '../../src/store/rows.ts';
import type { Stores } from './contract.ts';
import { seatRow, somebody, someId, someTable, tableRow, turnRow } from './rows.ts';

const idsOf = (tables: readonly { readonly id: string }[]): string[] => tables.map(({ id }) => id);

export function tablesContract(get: () => Stores): void {
  it('adds and gives a table with all that belongs to it', async () => {
    const { tables } = get().store;
    const { id: host } = await somebody(get().store);
    const table = tableRow(host, {
      pace: { pace: 'days', days: 3 },
      proposal: { id: someId(), seat: 1, kind: 'back', to: 4, agreed: [1] },
      seats: [{ person: host, level: 'gardener', replaced: 'time', nonce: 'ff' }, seatRow(null)],
      due: 1_900_000_000_000,
      removed: [someId()],
      passes: true,
      stops: [{ since: 1_900_000_000_000, until: 1_900_000_060_000 }],
      published: [host],
      public: false,
    });
    expect(await tables.add(table, someId())).toEqual(table);
    expect(await tables.get(table.id)).toEqual(table);
    expect(await tables.get(someId())).toBeNull();
  });

  it('adds a table once, however often it is wished for', async () => {
    const { store, other } = get();
    const { id: host } = await somebody(store);
    const key = someId();
    const added = await Promise.all(
      [store, other, store, other].map(one => one.tables.add(tableRow(host), key)),
    );
    expect(new Set(added.map(row => typeof row !== 'string' && row.id)).size).toBe(1);
    expect(await store.tables.goingOn(host)).toEqual([added[0]]);
    const { id: bert } = await somebody(store);
    expect(await store.tables.add(tableRow(bert), key)).toMatchObject({ host: bert });
  });

  it('knows by whom a table was made, with which key and request, whoever is its host', async () => {
    const { store, other } = get();
    const [anna, bert, cleo] = await Promise.all([somebody(store), somebody(store), somebody(store)]);
    const key = someId();
    const made = { wish: 'a digest' };
    const [one, two] = [tableRow(anna.id), tableRow(bert.id)];
    for (const table of [one, two]) {
      expect(await store.tables.add(table, key, made)).toMatchObject({ id: table.id });
      await other.tables.change(table.id, 1, { host: cleo.id });
    }
    expect(await store.tables.add(tableRow(anna.id), key, made)).toMatchObject({ id: one.id });
    expect(await store.tables.made(anna.id, key, 'a digest')).toMatchObject({ id: one.id, host: cleo.id });
    expect(await store.tables.add(tableRow(anna.id), key, { wish: 'another' })).toBe('key-used');
    expect(await store.tables.made(bert.id, key, 'another')).toBe('key-used');
    expect(await store.tables.made(cleo.id, key, 'a digest')).toBeNull();
    expect(await other.tables.add(tableRow(cleo.id), key, made)).toMatchObject({ host: cleo.id });
  });

  it('stores the record of a game with the change that ends it, and knows which are missing', async () => {
    const { store, other } = get();
    const [one, two, three] = await Promise.all([1, 2, 3].map(() => someTable(store)));
    const ids = [one, two, three].map(table => table?.id ?? '');
    const [a = '', b = '', c = ''] = ids;
    const over = (ended: number) => ({ status: 'finished', ended }) as const;
    await store.tables.change(a, 1, { ...over(-30), record: 'the record of a' });
    await store.games.append([turnRow(b, 1)], { ...over(-20), record: 'the record of b' }, null);
    await store.tables.change(c, 1, over(-10));
    const start = { id: '', ended: -100 };
    const missing = async () =>
      (await other.records.missing(start, 9)).filter(({ id }) => ids.includes(id)).map(({ id }) => id);
    expect(await missing()).toEqual([c]);
    expect(await store.records.missing({ id: c, ended: -10 }, 9)).not.toContainEqual({ id: c, ended: -10 });
    await store.records.put(c, 'the record of c');
    await other.records.put(c, 'the same');
    expect(await missing()).toEqual([]);
    expect(await other.records.many([...ids, someId()])).toEqual(
      new Map([a, b, c].map((id, i) => [id, `the record of ${'abc'[i]}`])),
    );
  });

  it('stores no record with a change that comes too late', async () => {
    const { store } = get();
    const { id } = await someTable(store);
    const lease = await store.tables.leaseOne(id, 'a', 100, 200);
    await store.tables.leaseOne(id, 'b', 300, 400);
    const change = { status: 'finished', ended: 5, record: 'x' } as const;
    expect(await store.games.append([turnRow(id, 1)], change, lease)).toEqual({ done: 'fenced' });
    expect(await store.tables.change(id, 7, change)).toBeNull();
    expect(await store.records.many([id])).toEqual(new Map());
  });

  it('changes a row of the version that is asked for, and of several at once one wins', async () => {
    const { store, other } = get();
    const table = await someTable(store);
    const done = await Promise.all(
      [store, other, store, other].map((one, i) => one.tables.change(table.id, 1, { rules: 10 + i })),
    );
    const [won, ...more] = done.filter(one => one !== null && typeof one !== 'string');
    expect(more).toEqual([]);
    expect(won).toEqual({ ...table, version: 2, rules: won?.rules });
    expect(await store.tables.get(table.id)).toEqual(won);
    expect(await store.tables.change(table.id, 1, { rules: 3 })).toBeNull();
    expect(await store.tables.change(someId(), 1, { rules: 3 })).toBeNull();
    expect(await store.tables.change(table.id, 2, { proposal: null, due: 9e14 })).toMatchObject({
      due: 9e14,
      version: 3,
    });
  });

  it('knows whose tables go on, as people come and go', async () => {
    const { store } = get();
    const [anna, bert] = [(await somebody(store)).id, (await somebody(store)).id];
    const table = await someTable(store, { host: anna, status: 'open', created: 1 });
    const newer = await someTable(store, { host: anna, created: 2 });
    expect(await store.tables.goingOn(bert)).toEqual([]);
    const joined = await store.tables.change(table.id, 1, { seats: [seatRow(anna), seatRow(bert)] });
    expect(await store.tables.goingOn(anna)).toEqual([newer, joined]);
    expect(await store.tables.goingOn(bert)).toEqual([joined]);
    const left = await store.tables.change(table.id, 2, { seats: [seatRow(null), seatRow(bert)] });
    expect(await store.tables.goingOn(anna)).toEqual([newer]);
    expect(await store.tables.goingOn(bert)).toEqual([left]);
    await store.tables.change(table.id, 3, { status: 'expired', ended: 9 });
    expect(await store.tables.goingOn(bert)).toEqual([]);
    expect(await store.tables.history(bert, 1e15, 9)).toEqual([]);
  });

  it('tells the history of a person page by page, and misses none of the same millisecond', async () => {
    const { store } = get();
    const { id: host } = await somebody(store);
    for (const ended of [10, 20, 20, 20, 30]) {
      const { id, version } = await someTable(store, { host });
      const status = ended === 10 ? 'abandoned' : 'finished';
      await store.tables.change(id, version, { status, ended });
    }
    await someTable(store, { host });
    const ends = async (before: number, most: number) =>
      (await store.tables.history(host, before, most)).map(({ ended }) => ended);
    expect(await ends(1e15, 1)).toEqual([30]);
    expect(await ends(1e15, 2)).toEqual([30, 20, 20, 20]);
    expect(await ends(30, 1)).toEqual([20, 20, 20]);
    expect(await ends(20, 9)).toEqual([10]);
    expect(await ends(1e15, 9)).toEqual([30, 20, 20, 20, 10]);
    expect(await ends(10, 9)).toEqual([]);
  });

  it('tells finished games on and on, of all games or one', async () => {
    const { store } = get();
    const at = (ended: number, change: Partial<TableRow> = {}) =>
      someTable(store, { status: 'finished', ended: 5e12 + ended, ...change });
    await at(1);
    await at(2, { game: 'heros-tavern' });
    await at(2);
    await at(2, { status: 'abandoned' });
    await at(3, { game: 'heros-tavern' });
    const ends = async (game: TableRow['game'] | null, after: number, most: number) =>
      (await store.tables.finished(game, 5e12 + after, most)).map(({ ended }) => (ended ?? 0) - 5e12);
    expect(await ends(null, 0, 1)).toEqual([1]);
    expect(await ends(null, 0, 2)).toEqual([1, 2, 2]);
    expect(await ends(null, 2, 9)).toEqual([3]);
    expect(await ends('heros-tavern', 0, 9)).toEqual([2, 3]);
    expect(await ends('heros-tavern', 0, 1)).toEqual([2]);
    expect(await ends('heaven-and-ale', 1, 9)).toEqual([2]);
  });

  it('keeps games of unlisted tables to those who sat there, until all have published them', async () => {
    const { store } = get();
    const [anna, bert, cleo] = await Promise.all([somebody(store), somebody(store), somebody(store)]);
    const seats = [seatRow(anna.id), seatRow(bert.id)];
    const over = { status: 'finished', ended: 8e12, listed: false, public: false, seats } as const;
    const { id } = await someTable(store, { host: anna.id, ...over });
    const finds = async (viewer?: string | null) =>
      idsOf(await store.tables.history(anna.id, 1e15, 9, viewer)).length;
    expect(idsOf(await store.tables.finished(null, 7e12, 9))).not.toContain(id);
    expect([await finds(), await finds(anna.id), await finds(bert.id)]).toEqual([1, 1, 1]);
    expect([await finds(null), await finds(cleo.id)]).toEqual([0, 0]);
    await store.tables.change(id, 1, { public: true, published: [anna.id, bert.id] });
    expect(idsOf(await store.tables.finished(null, 7e12, 9))).toContain(id);
    expect([await finds(null), await finds(cleo.id)]).toEqual([1, 1]);
  });

  it('keeps private notes per person and table, and deletes them with the account', async () => {
    const { store, other } = get();
    const [anna, bert] = [(await somebody(store)).id, (await somebody(store)).id];
    const { id } = await someTable(store, { host: anna });
    expect(await store.memos.get(id, anna)).toBe('');
    expect(await store.memos.put(id, anna, 'buys hops')).toBe(true);
    expect(await other.memos.put(id, anna, 'buys “hops” 🍺')).toBe(true);
    expect([await store.memos.get(id, anna), await store.memos.get(id, bert)]).toEqual([
      'buys “hops” 🍺',
      '',
    ]);
    expect(await other.memos.of(anna)).toEqual([{ table: id, text: 'buys “hops” 🍺' }]);
    await store.memos.put(id, bert, 'x');
    await store.memos.put(id, bert, '');
    expect(await store.memos.of(bert)).toEqual([]);
    await store.people.erase(anna, 5);
    expect(await store.memos.of(anna)).toEqual([]);
    expect(await other.memos.put(id, anna, 'again')).toBe(false);
  });

  it('tells the heads of tables', async () => {
    const { store } = get();
    const [one, two] = [await someTable(store), await someTable(store, { version: 4 })];
    const heads = await store.tables.heads([one.id, someId(), two.id]);
    expect(heads.toSorted((a, b) => a.version - b.version)).toEqual([
      { table: one.id, version: 1, entries: 0 },
      { table: two.id, version: 4, entries: 0 },
    ]);
    expect(await store.tables.heads([])).toEqual([]);
  });

  it('tells at a glance what a table is, and who hosts it', async () => {
    const { store } = get();
    const { id: host } = await somebody(store);
    const seats = [seatRow(host), seatRow(null), { ...seatRow(null), level: 'gardener' }, seatRow(null)];
    const { id, game } = await someTable(store, { host, status: 'open', seats });
    const known = { game, status: 'open', free: 2, host: 'Anna' };
    expect(await store.tables.glimpse(id)).toEqual(known);
    expect(await store.tables.glimpse(someId())).toBeNull();
    await store.people.erase(host, 2_000);
    expect(await store.tables.glimpse(id)).toEqual({ ...known, host: null });
  });

  it('finds open tables that nobody came to', async () => {
    const { store } = get();
    const before = Date.now() - 1;
    const old = await someTable(store, { status: 'open' });
    await someTable(store, { status: 'playing' });
    expect(idsOf(await store.tables.stale(before, 1_000))).not.toContain(old.id);
    const later = Date.now() + 60_000;
    expect(idsOf(await store.tables.stale(later, 1_000))).toContain(old.id);
    expect((await store.tables.stale(later, 1_000)).every(({ status }) => status === 'open')).toBe(true);
    expect(await store.tables.stale(later, 1)).toHaveLength(1);
  });

  it('remembers who is there, and forgets it with the table', async () => {
    const { store, other } = get();
    const { id: table } = await someTable(store);
    const { id: another } = await someTable(store);
    const presence = async () =>
      (await store.tables.presence([table, another])).toSorted(
        (a, b) => a.seat - b.seat || a.until - b.until,
      );
    expect(await presence()).toEqual([]);
    expect(await store.tables.presence([])).toEqual([]);
    await store.tables.present([]);
    await store.tables.present([
      { table, seat: 1, seen: 0, until: 50 },
      { table, seat: 0, seen: 3, until: 50 },
      { table: another, seat: 0, seen: 0, until: 70 },
    ]);
    await other.tables.present([{ table, seat: 1, seen: 2, until: 60 }]);
    // A node where the player has just come in knows of nothing that they have seen; nor does it say that they are gone.
    await other.tables.present([{ table, seat: 0, seen: 0, until: 40 }]);
    const there = [
      { table, seat: 0, seen: 3, until: 40 },
      { table: another, seat: 0, seen: 0, until: 70 },
      { table, seat: 1, seen: 2, until: 60 },
    ];
    expect(await presence()).toEqual(there);
    await store.sweep(1_000, 0);
    expect(await store.tables.presence([table])).toHaveLength(2);
    await store.tables.change(table, 1, { status: 'finished', ended: 55 });
    await store.sweep(60, 0);
    expect(await store.tables.presence([table])).toEqual([{ table, seat: 1, seen: 2, until: 60 }]);
  });
}
