import { expectOk } from '@taproom/games';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NotStored } from '../../src/store/database.ts';
import type { PersonRow } from '../../src/store/rows.ts';
import type { Hint } from '../../src/store/store.ts';
import { House } from './house.ts';

let house: House;
let ann: PersonRow;
let bob: PersonRow;
beforeEach(async () => {
  house = await House.open();
  [ann, bob] = await Promise.all([house.person('Ann'), house.person('Bob')]);
});
afterEach(() => house.close());

const WHILE = 120_000;
const moment = () => new Promise(resolve => setTimeout(resolve, 10));

describe('tables in memory', () => {
  it('failure 8: are none at the start, however many there are', async () => {
    for (let i = 0; i < 10; i++) {
      await house.table('heaven-and-ale', [ann, bob]);
      await house.table('heaven-and-ale', [bob, ann]);
    }
    await house.restart();
    expect(house.hall.rooms.size).toBe(0);
    expect((await house.hall.listing.read()).tables).toHaveLength(20);
    expect(house.hall.rooms.size).toBe(0);
  });

  it('are read one after the other, and all else has its turn in between', async () => {
    const ids: string[] = [];
    for (let i = 0; i < 12; i++) ids.push((await house.table('heaven-and-ale', [ann, bob])).row.id);
    await house.restart();
    let turns = 0;
    const next = (): void => {
      turns++;
      counting = setImmediate(next);
    };
    let counting = setImmediate(next);
    await Promise.all(ids.map(id => house.room(id)));
    clearImmediate(counting);
    expect(turns).toBeGreaterThan(10);
  });

  it('are read in turn for those who ask, however many one of them asks for', async () => {
    const ids: string[] = [];
    for (let i = 0; i < 12; i++) ids.push((await house.table('heaven-and-ale', [ann, bob])).row.id);
    await house.restart();
    const [own = '', ...others] = ids;
    const done: string[] = [];
    await Promise.all([
      ...others.map(id => house.hall.rooms.get(id, 'somebody').then(() => done.push('other'))),
      house.hall.rooms.get(own, 'somebody else').then(() => done.push('own')),
    ]);
    expect(done.indexOf('own')).toBeLessThan(3);
  });

  it('are forgotten when nobody needs them, and found again with all that was played', async () => {
    const { row } = await house.table('heaven-and-ale', [ann, bob]);
    await house.play(row.id, [ann, bob], 'forgotten', 3);
    const before = (await house.room(row.id)).game?.view('host');
    house.ahead += WHILE;
    house.hall.rooms.sweep();
    await moment();
    expect(house.hall.rooms.size).toBe(0);
    expect((await house.room(row.id)).game?.view('host')).toEqual(before);
  });

  it('outlive a store that fails just when another node has changed one', async () => {
    const room = await house.table('heaven-and-ale', [ann, bob]);
    const { row } = room;
    let heard = (_hint: Hint): void => undefined;
    const hint: Hint = { table: row.id, news: new Set(['table']), people: [] };
    room.watch(() => undefined);
    vi.spyOn(house.store, 'listen').mockImplementation(async listener => {
      heard = listener;
      return async () => undefined;
    });
    await house.hall.open();
    const get = vi.spyOn(house.store.tables, 'get').mockRejectedValueOnce(new NotStored('gone for a moment'));
    heard(hint);
    await vi.waitFor(() => expect(house.faults).toHaveLength(1));
    expect(house.faults[0]).toContain('gone for a moment');
    heard(hint);
    await vi.waitFor(() => expect(get).toHaveBeenCalledTimes(2));
    expect(house.faults).toHaveLength(1);
  });

  it('take in nothing of a change that could be read only in part, and all of it later', async () => {
    const room = await house.table('heaven-and-ale', [ann, bob]);
    const other = house.newHall();
    expectOk(await other.referee.resign(room.row.id, ann, house.key()));
    const news: string[] = [];
    room.watch(told => news.push(told));
    const before = room.row;
    vi.spyOn(house.store.games, 'turns').mockRejectedValueOnce(new NotStored('gone for a moment'));
    await expect(room.catchUp()).rejects.toThrow('gone for a moment');
    expect(room.row).toBe(before);
    await room.catchUp();
    expect(news).toEqual(['turn', 'info']);
    await other.close();
  });

  it('stay as long as somebody watches', async () => {
    const room = await house.table('heaven-and-ale', [ann, bob]);
    const leave = room.watch(() => undefined);
    house.ahead += WHILE;
    house.hall.rooms.sweep();
    await moment();
    expect(house.hall.rooms.known(room.row.id)).toBe(room);
    leave();
    house.hall.rooms.sweep();
    await moment();
    expect(house.hall.rooms.size).toBe(0);
  });

  it('failure 10: are not made by asking for what is not there', async () => {
    for (let i = 0; i < 200; i++) expect(await house.hall.rooms.get(`Nothing${1000 + i}`)).toBe(null);
    expect(house.hall.rooms.size).toBe(0);
  });

  it('are opened once, however many come at the same time', async () => {
    const { row } = await house.table('heaven-and-ale', [ann, bob]);
    await house.restart();
    const rooms = await Promise.all(Array.from({ length: 10 }, () => house.room(row.id)));
    expect(new Set(rooms).size).toBe(1);
  });
});

describe('a turn that is refused', () => {
  it('failure 11: comes back with the reason, and with what is needed to plan again', async () => {
    const room = await house.table('heaven-and-ale', [ann, bob]);
    const seat = room.game?.awaited()[0] ?? 0;
    const me = seat === 0 ? ann : bob;
    const send = (seen: number, moves: string[]) =>
      house.hall.referee.turn(room.row.id, me, { key: house.key(), seen, moves });
    const number = room.game?.number(seat) ?? 0;
    expect(await send(number, ['go 99'])).toMatchObject({
      refusal: {
        code: 'refused',
        refusal: { code: 'move-refused', index: 0, reason: { code: expect.any(String) } },
      },
    });
    await house.play(room.row.id, [ann, bob], 'meanwhile', 2);
    expect(await send(number, ['done'])).toMatchObject({
      refusal: { code: 'refused', refusal: { code: 'stale', number: room.game?.number(seat) } },
    });
  });
});

describe('a game whose beginning could not be stored', () => {
  it('begins when the disk can be written again, and misses nothing', async () => {
    const begin = house.table('heaven-and-ale', [ann, bob]);
    vi.spyOn(house.store.games, 'append').mockRejectedValueOnce(new NotStored('the disk is full'));
    await expect(begin).rejects.toThrow('the disk is full');
    const [table] = await house.store.tables.goingOn(ann.id);
    const id = table?.id ?? '';
    expect(await house.store.games.turns(id, 1)).toEqual([]);
    expect((await house.room(id)).game).toBe(null);

    await house.play(id, [ann, bob], 'later', 3);
    const played = (await house.room(id)).game?.view('host');
    await house.restart();
    const again = await house.room(id);
    expect(again.game?.view('host')).toEqual(played);
    expect((await house.store.games.turns(id, 1)).map(({ cause }) => cause)).toEqual([
      'start',
      'turn',
      'turn',
      'turn',
    ]);
  });
});
