import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Presence } from '../../src/play/presence.ts';
import type { PersonRow } from '../../src/store/rows.ts';
import { House } from './house.ts';

let house: House;
let ann: PersonRow;
let bob: PersonRow;
let table: string;
/** Two nodes on one store, and what each has sent its own readers. */
let one: Presence;
let other: Presence;
const told: string[] = [];

beforeEach(async () => {
  house = await House.open();
  [ann, bob] = await Promise.all([house.person('Ann'), house.person('Bob')]);
  table = (await house.table('heaven-and-ale', [ann, bob])).row.id;
  one = new Presence(house.store, house.now, () => told.push('one'));
  other = new Presence(house.store, house.now, () => told.push('other'));
  told.length = 0;
});
afterEach(() => house.close());

const isThere = async (node: Presence, seat = 0): Promise<boolean> =>
  ((await node.of([table])).get(table)?.get(seat)?.until ?? 0) > house.now();

describe('presence', () => {
  it('is known to other nodes soon after somebody comes, and soon after they leave', async () => {
    one.enter(table, 0);
    expect([await isThere(one), await isThere(other)]).toEqual([true, false]);
    await one.flush('new');
    expect([await isThere(one), await isThere(other)]).toEqual([true, true]);
    one.leave(table, 0);
    expect([await isThere(one), await isThere(other)]).toEqual([false, true]);
    await one.flush('new');
    expect([await isThere(one), await isThere(other)]).toEqual([false, false]);
  });

  it('stays where somebody leaves one node and has a stream at another', async () => {
    one.enter(table, 0);
    other.enter(table, 0);
    await one.flush('new');
    await other.flush('new');
    one.leave(table, 0);
    await one.flush('new');
    // The other node hears of it, looks, and says that it is not so.
    expect(await isThere(other)).toBe(true);
    await other.flush('new');
    expect(await isThere(one)).toBe(true);
  });

  it('is stored for all tables in one go, and other nodes are told only what is new to them', async () => {
    const second = (await house.table('heaven-and-ale', [ann, bob])).row.id;
    const present = vi.spyOn(house.store.tables, 'present');
    const hint = vi.spyOn(house.store, 'hint');
    for (const id of [table, second]) for (const seat of [0, 1]) one.enter(id, seat);
    await one.flush('new');
    expect(present).toHaveBeenCalledTimes(1);
    expect(present.mock.calls[0]?.[0]).toHaveLength(4);
    expect(hint.mock.calls).toEqual([
      [table, 'presence'],
      [second, 'presence'],
    ]);
    await one.flush('new');
    expect(present).toHaveBeenCalledTimes(1);
    await one.flush('all');
    expect(present).toHaveBeenCalledTimes(2);
    expect(hint).toHaveBeenCalledTimes(2);
  });

  it('lasts while the other node says so again and again, which nobody is told of', async () => {
    one.enter(table, 0);
    await one.flush('new');
    expect(await isThere(other)).toBe(true);
    told.length = 0;
    for (let i = 0; i < 5; i++) {
      house.ahead += 20_000;
      await one.flush('all');
      await other.lookForGone(() => true);
    }
    expect(told).toEqual([]);
    expect(await isThere(other)).toBe(true);
  });

  it('ends for those whose node has died, and whoever watches the table is told once', async () => {
    one.enter(table, 0);
    await one.flush('new');
    expect(await isThere(other)).toBe(true);
    told.length = 0;
    house.ahead += 35_000;
    for (let i = 0; i < 3; i++) await other.lookForGone(() => true);
    expect(told).toEqual(['other']);
  });

  it('that has run out is told, although somebody else has looked in between', async () => {
    one.enter(table, 0);
    await one.flush('new');
    expect(await isThere(other)).toBe(true);
    told.length = 0;
    house.ahead += 35_000;
    expect(await isThere(other)).toBe(false);
    for (let i = 0; i < 3; i++) await other.lookForGone(() => true);
    expect(told).toEqual(['other']);
  });

  it('begins again while the store is still told of the end', async () => {
    one.enter(table, 0);
    await one.flush('new');
    one.leave(table, 0);
    const telling = [one.flush('new'), one.flush('all')];
    await telling[0];
    one.enter(table, 0);
    await Promise.all(telling);
    expect(await isThere(one)).toBe(true);
    one.leave(table, 0);
    expect(await isThere(one)).toBe(false);
  });

  it('is not looked at again where nobody watches the table', async () => {
    one.enter(table, 0);
    await one.flush('new');
    expect(await isThere(other)).toBe(true);
    told.length = 0;
    house.ahead += 35_000;
    const presence = vi.spyOn(house.store.tables, 'presence');
    await other.lookForGone(() => false);
    await other.lookForGone(() => true);
    expect(presence).not.toHaveBeenCalled();
    expect(told).toEqual([]);
  });

  it('is told again if the store failed', async () => {
    vi.spyOn(house.store.tables, 'present').mockRejectedValueOnce(new Error('gone for a moment'));
    one.enter(table, 0);
    await expect(one.flush('new')).rejects.toThrow('gone for a moment');
    await one.flush('new');
    expect(await isThere(other)).toBe(true);
  });

  it('is kept by another node’s word when what was seen comes in here', async () => {
    one.enter(table, 0);
    await one.flush('new');
    await other.seen(table, 0, 1);
    expect(await isThere(other)).toBe(true);
    expect((await one.of([table])).get(table)?.get(0)?.seen).toBe(1);
  });
});
