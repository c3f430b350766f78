import { expect, it } from 'vitest';
import type { TurnRow } from '../../src/store/rows.ts';
import type { Stores } from './contract.ts';
import { entriesFrom, seatRow, somebody, someId, someTable, turnRow } from './rows.ts';

export function gamesContract(get: () => Stores): void {
  it('appends turns, moves the table on with each, and gives them back in order', async () => {
    const { games, tables } = get().store;
    const table = await someTable(get().store);
    const turns: TurnRow[] = [
      turnRow(table.id, 1, { entries: entriesFrom(1, 3), cause: 'start' }),
      turnRow(table.id, 4, {
        entries: [
          { number: 4, kind: 'seat', seat: 1, sitter: { kind: 'human', name: 'Änna "Q" 🍺' } },
          { number: 5, kind: 'back', to: 0, by: null },
        ],
        person: table.host,
        key: someId(),
      }),
      turnRow(table.id, 6, { cause: 'time' }),
    ];
    for (const [i, turn] of turns.entries()) {
      const stored = await games.append([turn], { due: 100 + i }, null);
      expect(stored).toEqual({ done: 'stored', version: 2 + i });
      expect(await tables.get(table.id)).toEqual({ ...table, due: 100 + i, version: 2 + i });
    }
    expect(await games.turns(table.id, 1)).toEqual(turns);
    expect(await games.turns(table.id, 4)).toEqual(turns.slice(1));
    expect(await games.turns(table.id, 8)).toEqual([]);
    expect(await tables.heads([table.id])).toEqual([{ table: table.id, version: 4, entries: 7 }]);
  });

  it('stores one of many turns that ask for the same number at once', async () => {
    const { store, other } = get();
    const table = await someTable(store);
    for (let first = 1; first < 11; first += 2) {
      const wishes = Array.from({ length: 6 }, () => turnRow(table.id, first, { key: someId() }));
      const done = await Promise.all(
        wishes.map((turn, i) => (i % 2 === 0 ? store : other).games.append([turn], {}, null)),
      );
      expect(done.filter(one => one.done === 'stored')).toHaveLength(1);
      expect(done.filter(one => one.done === 'taken')).toHaveLength(5);
      const winner = wishes[done.findIndex(one => one.done === 'stored')];
      expect(await store.games.turns(table.id, first)).toEqual([winner]);
    }
    // Nothing but the game has changed.
    expect(await store.tables.heads([table.id])).toMatchObject([{ entries: 10, version: 1 }]);
  });

  it('takes no turn that leaves a gap or begins inside another', async () => {
    const { games } = get().store;
    const { id } = await someTable(get().store);
    await games.append([turnRow(id, 1, { entries: entriesFrom(1, 3) })], {}, null);
    for (const first of [1, 2, 3, 5]) {
      expect(await games.append([turnRow(id, first)], {}, null)).toEqual({ done: 'taken' });
    }
    expect(await games.turns(id, 1)).toHaveLength(1);
  });

  it('stores several turns together, or none of them', async () => {
    const { store, other } = get();
    const { id } = await someTable(store);
    const turns = [turnRow(id, 1), turnRow(id, 3, { entries: entriesFrom(3, 3) }), turnRow(id, 6)];
    expect(await store.games.append(turns, { due: 5 }, null)).toEqual({ done: 'stored', version: 2 });
    expect(await other.games.append(turns, { due: 6 }, null)).toEqual({ done: 'taken' });
    const gap = [turnRow(id, 8), turnRow(id, 11)];
    await expect(store.games.append(gap, {}, null)).rejects.toThrow('does not follow');
    await expect(store.games.append([], {}, null)).rejects.toThrow('nothing to append');
    expect(await store.games.turns(id, 1)).toEqual(turns);
    expect(await other.tables.heads([id])).toEqual([{ table: id, version: 2, entries: 7 }]);

    const lease = await store.tables.leaseOne(id, 'a', 100, 200);
    await other.tables.leaseOne(id, 'b', 300, 400);
    const late = [turnRow(id, 8), turnRow(id, 10)];
    expect(await store.games.append(late, {}, lease)).toEqual({ done: 'fenced' });
    expect(await store.games.turns(id, 1)).toEqual(turns);
  });

  it('stores under a lease only as long as it holds', async () => {
    const { store, other } = get();
    const { id } = await someTable(store);
    const lease = await store.tables.leaseOne(id, 'a', 100, 200);
    expect(await store.games.append([turnRow(id, 1)], {}, lease)).toMatchObject({ done: 'stored' });
    // A person needs no lease, whoever holds it.
    expect(await other.games.append([turnRow(id, 3)], {}, null)).toMatchObject({ done: 'stored' });
    expect(await store.games.append([turnRow(id, 3)], {}, lease)).toEqual({ done: 'taken' });

    const taken = await other.tables.leaseOne(id, 'b', 300, 400);
    expect(await store.games.append([turnRow(id, 5)], { due: 1 }, lease)).toEqual({ done: 'fenced' });
    expect(await store.tables.get(id)).toMatchObject({ due: null, version: 2 });
    expect(await other.games.append([turnRow(id, 5)], {}, taken)).toMatchObject({ done: 'stored' });

    if (taken) await other.tables.release(taken);
    expect(await other.games.append([turnRow(id, 7)], {}, taken)).toEqual({ done: 'fenced' });
    expect(await store.games.turns(id, 1)).toHaveLength(3);
  });

  it('stores nothing that was decided from an older row of the table', async () => {
    const { store, other } = get();
    const { id, version } = await someTable(store);
    await other.tables.change(id, version, { due: 7 });
    expect(await store.games.append([turnRow(id, 1)], { due: 8 }, null, version)).toEqual({ done: 'taken' });
    const lease = await store.tables.leaseOne(id, 'a', 100, 200);
    expect(await store.games.append([turnRow(id, 1)], {}, lease, version)).toEqual({ done: 'taken' });
    expect(await other.games.turns(id, 1)).toEqual([]);
    expect(await other.tables.get(id)).toMatchObject({ due: 7, version: version + 1 });

    // A turn that changes nothing about the row does not care.
    expect(await store.games.append([turnRow(id, 1)], {}, null, version)).toMatchObject({ done: 'stored' });
    const done = await Promise.all(
      [store, other].map((node, i) => node.games.append([turnRow(id, 3)], { due: i }, null, version + 1)),
    );
    expect(done.map(one => one.done).toSorted()).toEqual(['stored', 'taken']);
    await other.tables.leaseOne(id, 'b', 300, 400);
    expect(await store.games.append([turnRow(id, 5)], {}, lease, version + 2)).toEqual({ done: 'fenced' });
  });

  it('keeps whose table it is up to date with a turn', async () => {
    const { store } = get();
    const table = await someTable(store);
    const { id: bert } = await somebody(store);
    await store.games.append(
      [turnRow(table.id, 1)],
      { seats: [seatRow(table.host), seatRow(bert)], status: 'finished', ended: 60 },
      null,
    );
    for (const person of [table.host, bert]) {
      expect(await store.tables.goingOn(person)).toEqual([]);
      expect(await store.tables.history(person, 61, 9)).toMatchObject([{ id: table.id, ended: 60 }]);
    }
  });

  it('stores the neighbours of an append that fails, and nothing of that one', async () => {
    const { store } = get();
    const tables = await Promise.all(Array.from({ length: 5 }, () => someTable(store)));
    const done = await Promise.allSettled(
      tables.map(({ id }, i) => {
        // Nobody is known by this id: the row of the table is changed, and then the seats can't be stored.
        const change = i === 2 ? { due: 9, seats: [seatRow('nobody at all')] } : { due: 8 };
        return store.games.append([turnRow(id, 1)], change, null);
      }),
    );
    expect(done.map(({ status }) => status)).toEqual([
      'fulfilled',
      'fulfilled',
      'rejected',
      'fulfilled',
      'fulfilled',
    ]);
    for (const [i, { id }] of tables.entries()) {
      expect(await store.games.turns(id, 1)).toHaveLength(i === 2 ? 0 : 1);
      expect(await store.tables.get(id)).toMatchObject(i === 2 ? { due: null, version: 1 } : { due: 8 });
    }
  });

  it('refuses a table that is not there, as a fault', async () => {
    await expect(get().store.games.append([turnRow(someId(), 1)], {}, null)).rejects.toThrow(/foreign key/i);
  });

  it('stores many turns of many tables at once', async () => {
    const { store, other } = get();
    const tables = await Promise.all(Array.from({ length: 40 }, () => someTable(store)));
    await Promise.all(
      tables.map(async ({ id }, i) => {
        for (let first = 1; first < 21; first += 2) {
          const node = (i + first) % 4 === 0 ? store : other;
          expect(await node.games.append([turnRow(id, first)], {}, null)).toMatchObject({ done: 'stored' });
        }
      }),
    );
    for (const { id } of tables) expect(await store.games.turns(id, 1)).toHaveLength(10);
  });
}
