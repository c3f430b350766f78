import { expect, it } from 'vitest';
import type { TableRow } from '../../src/store/rows.ts';
import type { Cap, TableChange } from '../../src/store/store.ts';
import type { Stores } from './contract.ts';
import { seatRow, someBot, somebody, someId, someTable, tableRow, turnRow } from './rows.ts';

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

  it('lists the lobby, newest first', async () => {
    const { store } = get();
    // Newer than all other tables of these tests.
    const at = (created: number, change: Partial<TableRow>) =>
      someTable(store, { created: 1e12 + created, ...change });
    const open = await at(1, { status: 'open' });
    const playing = await at(3, { status: 'playing' });
    await at(2, { status: 'finished', ended: 1 });
    await at(4, { status: 'open', listed: false });
    const lobby = await store.tables.lobby(50, 50);
    expect(idsOf(lobby).slice(0, 2)).toEqual([playing.id, open.id]);
    expect(lobby.every(({ listed, status }) => listed && /^(open|playing)$/.test(status))).toBe(true);
    expect(await store.tables.lobby(1, 1)).toEqual([playing]);
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

  it('shows at most some tables of one account in the lobby, and older ones of others after them', async () => {
    const { store } = get();
    const { id: anna } = await somebody(store);
    const { id: bot } = await somebody(store, { kind: 'bot', owner: anna });
    const { id: bert } = await somebody(store);
    // Newer than all other tables of these tests.
    const at = (created: number, host: string) =>
      someTable(store, { created: 2e12 + created, host, status: 'open' });
    const own = await at(1, bert);
    for (let i = 2; i < 40; i++) await at(i, i % 2 === 0 ? anna : bot);
    const shown = await store.tables.lobby(5, 4);
    expect(shown.map(({ host }) => host)).toEqual([bot, anna, bot, anna, bert]);
    expect(shown[4]).toEqual(own);
    // A table that was handed over counts for its new host.
    const handed = await store.tables.change(shown[0]?.id ?? '', 1, { host: bert });
    expect((await store.tables.lobby(5, 4))[0]).toEqual(handed);
    expect((await store.tables.lobby(7, 5)).filter(({ host }) => host === bert)).toHaveLength(2);
    expect((await store.tables.lobby(5, 1)).slice(0, 2).map(({ host }) => host)).toEqual([bert, anna]);
    for (const { id, version } of await store.tables.lobby(200, 200))
      await store.tables.change(id, version, { status: 'expired', ended: 1 });
  });

  it('tells which tables are due, the longest due first, and whose share they are', async () => {
    const { store } = get();
    const { id: anna } = await somebody(store);
    const { id: bot } = await somebody(store, { kind: 'bot', owner: anna });
    const due = await Promise.all([3, 1, 2].map(at => someTable(store, { due: at, host: anna })));
    const [last, first, second] = idsOf(due);
    const ofBot = await someTable(store, { due: 4, host: bot });
    await someTable(store, { due: 101, host: anna });
    const all = [first, second, last, ofBot.id].map(table => ({ table, account: anna, isWatched: false }));
    expect(await store.tables.due(100, 9)).toEqual(all);
    expect(await store.tables.due(100, 2)).toEqual(all.slice(0, 2));
    expect(await store.tables.oldestDue()).toBe(1);
    await store.tables.lease('node a', 100, 200, [first ?? '']);
    expect(await store.tables.due(100, 9)).toEqual(all.slice(1));
    // What somebody does is not done yet.
    expect(await store.tables.oldestDue()).toBe(1);
    // Where a player is present, the work comes first, however long others are due.
    const present = { table: ofBot.id, seat: 0, seen: 0, until: 101 };
    await store.tables.present([present, { ...present, table: last ?? '', until: 100 }]);
    const watched = { table: ofBot.id, account: anna, isWatched: true };
    expect(await store.tables.due(100, 9)).toEqual([watched, ...all.slice(1, 3)]);
    for (const { id } of [...due, ofBot]) await store.tables.change(id, 1, { due: null });
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

  it('holds caps against requests in parallel, on several nodes', async () => {
    const { store, other } = get();
    const { id: anna } = await somebody(store);
    const { person: bot } = await someBot(store, anna);
    const cap = (what: Cap['what'], most: number, person = anna): Cap => ({ person, what, most });
    const make = (i: number) => {
      const host = i % 3 === 0 ? bot : anna;
      const table = tableRow(host, { status: 'open', seats: [seatRow(null), seatRow(null)] });
      return (i % 2 === 0 ? store : other).tables.add(table, `key ${i}`, { caps: [cap('open', 10, host)] });
    };
    const made = await Promise.all(Array.from({ length: 30 }, (_, i) => make(i)));
    const tables = made.filter(one => typeof one !== 'string');
    expect(tables).toHaveLength(10);
    // A table that was made is given again, full or not.
    const again = made.findIndex(one => one !== 'too-many');
    expect(await make(again)).toEqual(made[again]);

    const change = (i: number, what: TableChange, caps: readonly Cap[], version = 1) =>
      (i % 2 === 0 ? store : other).tables.change(tables[i]?.id ?? '', version, what, { caps });
    const sit = { seats: [seatRow(anna), seatRow(bot)] };
    const sat = await Promise.all(tables.map((_, i) => change(i, sit, [cap('live', 5)])));
    // Each brings two seats, so the third goes over it.
    expect(sat.filter(one => one !== 'too-many')).toHaveLength(3);
    expect(await change(0, {}, [cap('days', 1)], sat[0] === 'too-many' ? 1 : 2)).not.toBe('too-many');

    const versions = await Promise.all(tables.map(({ id }) => store.tables.get(id)));
    const started = await Promise.all(
      tables.map((_, i) =>
        change(i, { status: 'playing' }, [cap('playing', 4, bot)], versions[i]?.version ?? 0),
      ),
    );
    expect(started.filter(one => one !== 'too-many')).toHaveLength(4);
  });

  it('lets nobody have a table or a seat who is deleted or banned, or a bot without its token or owner', async () => {
    const { store, other } = get();
    const { people } = other;
    const bot = async (change: (owner: string, token: string) => Promise<unknown>): Promise<string> => {
      const { id: owner } = await somebody(store);
      const { id, person } = await someBot(store, owner);
      await change(owner, id);
      return person;
    };
    const [deleted, banned] = [await somebody(store), await somebody(store)];
    await people.erase(deleted.id, 5);
    await people.change(banned.id, { banned: true });
    const refused = [
      [deleted.id, 'not-known'],
      [banned.id, 'banned'],
      [await bot(owner => people.erase(owner, 5)), 'not-known'],
      [await bot(owner => people.change(owner, { banned: true })), 'banned'],
      [await bot((owner, token) => people.dropToken(token, owner)), 'not-known'],
    ] as const;
    const { id: table } = await someTable(store, { status: 'open', seats: [seatRow(null)] });
    for (const [person, why] of refused) {
      const open = tableRow(person, { status: 'open', seats: [seatRow(null)] });
      const caps = (what: Cap['what'], most: number | null) => [{ person, what, most }];
      for (const most of [null, 9]) {
        expect(await store.tables.add(open, someId(), { caps: caps('open', most) })).toBe(why);
        const sat = await store.tables.change(
          table,
          1,
          { seats: [seatRow(person)] },
          { caps: caps('live', most) },
        );
        expect(sat).toBe(why);
      }
    }
    expect(await store.tables.get(table)).toMatchObject({ version: 1 });
  });

  it('counts no seat that was resigned, and none of games that are over', async () => {
    const { store } = get();
    const { id: anna } = await somebody(store);
    const caps: Cap[] = [{ person: anna, what: 'live', most: 2 }];
    const resigned = { ...seatRow(anna), level: 'gardener', replaced: 'resigned' } as const;
    await someTable(store, { host: anna, seats: [resigned, seatRow(null)] });
    const over = await someTable(store, { host: anna });
    await someTable(store, { host: anna, pace: { pace: 'days', days: 3 } });
    const { id } = await someTable(store, { host: anna });
    expect(await store.tables.change(id, 1, { rules: 2 }, { caps })).toBe('too-many');
    await store.tables.change(over.id, 1, { status: 'finished', ended: 5 });
    expect(await store.tables.change(id, 1, { rules: 2 }, { caps })).toMatchObject({ rules: 2 });
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
