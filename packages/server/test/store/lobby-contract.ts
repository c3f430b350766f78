import { beforeEach, expect, it } from 'vitest';
import type { SeatRow, TableRow } from '../../src/store/rows.ts';
import type { Stores } from './contract.ts';
import { seatRow, somebody, someId, tableRow } from './rows.ts';

const idsOf = (tables: readonly { readonly id: string }[]): string[] => tables.map(({ id }) => id);

/** What the lobby shows, and in which order. */
export function lobbyContract(get: () => Stores): void {
  let moment = 2e12;
  const list = async (host: string, source = '', change: Partial<TableRow> = {}): Promise<string> => {
    const row = tableRow(host, { status: 'open', created: moment++, ...change });
    const added = await get().store.tables.add(row, someId(), { source });
    if (typeof added === 'string') throw new Error(added);
    return added.id;
  };
  const full = (host: string): SeatRow[] => [seatRow(host), { ...seatRow(null), level: 'novice' }];
  const shown = async (most = 50, each = 50): Promise<string[]> =>
    idsOf(await get().store.tables.lobby(most, each));
  const change = async (id: string, change: Parameters<Stores['store']['tables']['change']>[2]) => {
    const { tables } = get().store;
    return tables.change(id, (await tables.get(id))?.version ?? 0, change);
  };

  beforeEach(async () => {
    for (let left = await shown(); left.length > 0; left = await shown())
      for (const id of left) await change(id, { status: 'expired', ended: 1 });
  });

  it('lists open and running tables, newest first', async () => {
    const { store } = get();
    const { id: anna } = await somebody(store);
    const [open, newer] = [await list(anna), await list(anna)];
    const seats = full(anna);
    const playing = await list(anna, '', { status: 'playing', seats });
    await list(anna, '', { status: 'finished', ended: 1 });
    await list(anna, '', { listed: false });
    expect(await shown()).toEqual([newer, open, playing]);
    expect(await shown(1)).toEqual([newer]);
    expect((await store.tables.lobby(9, 9))[2]).toEqual({
      id: playing,
      game: 'heaven-and-ale',
      rules: 1,
      pace: { pace: 'live', minutes: 20, seconds: 20 },
      rated: false,
      status: 'playing',
      host: anna,
      seats,
      created: moment - 3,
    });
  });

  it('lists tables with free seats first, as people come and go', async () => {
    const { id: anna } = await somebody(get().store);
    const [one, other] = [await list(anna), await list(anna)];
    expect(await shown()).toEqual([other, one]);
    await change(other, { seats: full(anna) });
    expect(await shown()).toEqual([one, other]);
    await change(one, { seats: full(anna) });
    expect(await shown()).toEqual([other, one]);
    await change(one, { seats: [seatRow(anna), seatRow(null)] });
    expect(await shown()).toEqual([one, other]);
  });

  it('shows at most some tables of one account, and older ones of others after them', async () => {
    const { store } = get();
    const { id: anna } = await somebody(store);
    const { id: bot } = await somebody(store, { kind: 'bot', owner: anna });
    const { id: bert } = await somebody(store);
    const own = await list(bert);
    const tables: string[] = [];
    for (let i = 0; i < 40; i++) tables.unshift(await list(i % 2 === 0 ? anna : bot));
    expect(await shown(5, 3)).toEqual([tables[0], own, tables[1], tables[2]]);
    // A table that was passed on counts for its new host.
    await change(tables[0] ?? '', { host: bert });
    expect(await shown(5, 2)).toEqual([tables[0], tables[1], own, tables[2]]);
  });

  it('gives each address one table before any gets a second one, and at an address each account', async () => {
    const { store } = get();
    const people = await Promise.all(Array.from({ length: 5 }, () => somebody(store)));
    const [anna = '', bert = '', ...flooding] = idsOf(people);
    const own = await list(anna, 'here');
    const near = await list(bert, 'there');
    const flood: string[] = [];
    for (let i = 0; i < 30; i++) flood.unshift(await list(flooding[i % 3] ?? '', 'there'));
    const order = [flood[0], own, flood[1], flood[2], near, flood[3]];
    expect((await shown()).slice(0, 6)).toEqual(order);
    expect(await shown(4)).toEqual(order.slice(0, 4));
  });

  it('forgets where a table came from when it is over', async () => {
    const { store } = get();
    const [anna, bert] = [(await somebody(store)).id, (await somebody(store)).id];
    const over = await list(anna, 'here');
    await change(over, { status: 'expired', ended: 1 });
    // Nothing else leads back to an open table.
    await change(over, { status: 'open', ended: null });
    const flood = [await list(bert, 'here'), await list(bert, 'here')];
    expect(await shown()).toEqual([flood[1], over, flood[0]]);
  });
}
