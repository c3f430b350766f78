import { expect, it } from 'vitest';
import type { Cap, TableChange } from '../../src/store/store.ts';
import type { Stores } from './contract.ts';
import { seatRow, someBot, somebody, someId, someTable, tableRow } from './rows.ts';

/** How many tables and seats an account can have. */
export function capsContract(get: () => Stores): void {
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

  it('counts an open table for whoever made it, also when somebody else is its host', async () => {
    const { store } = get();
    const [anna, bert] = [(await somebody(store)).id, (await somebody(store)).id];
    const open = (host: string) => tableRow(host, { status: 'open', seats: [seatRow(null)] });
    const make = (person: string) =>
      store.tables.add(open(person), someId(), { caps: [{ person, what: 'open', most: 1 }] });
    const made = await make(anna);
    if (typeof made === 'string') throw new Error(made);
    await store.tables.change(made.id, 1, { host: bert });
    expect(await make(bert)).toMatchObject({ host: bert });
    expect(await make(anna)).toBe('too-many');
    await store.tables.change(made.id, 2, { status: 'expired', ended: 5 });
    expect(await make(anna)).toMatchObject({ host: anna });
  });
}
