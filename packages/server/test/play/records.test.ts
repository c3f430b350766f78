import { join } from 'node:path';
import { expectOk, GAMES, readRecord, recordOf, SeededRandom, writeRecord } from '@taproom/games';
import Libsql from 'libsql';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Backlog } from '../../src/play/backlog.ts';
import { withNames } from '../../src/play/records.ts';
import type { PersonRow } from '../../src/store/rows.ts';
import { storeGameOver } from '../store/games-over.ts';
import { House } from './house.ts';

let house: House;
let people: PersonRow[];
beforeEach(async () => {
  house = await House.open();
  people = [await house.person('Ann'), await house.person('Bob'), await house.person('Cleo')];
});
afterEach(async () => {
  await house.close();
});

const ids = (): string[] => people.map(({ id }) => id);

async function bulk(game: null | 'heros-tavern' | 'heaven-and-ale' = null, after = 0, most = 1000) {
  const lines: { table: string; record: string }[] = [];
  for await (const page of house.hall.records.bulk(game, after, most, work => work()))
    lines.push(
      ...page
        .trimEnd()
        .split('\n')
        .filter(line => line !== '')
        .map(line => JSON.parse(line)),
    );
  return lines;
}

/** As it was when a game ended with an older version: nobody stored its record. */
function forgetRecords(): void {
  const database = new Libsql(join(house.folder, 'taproom.db'));
  database.exec('delete from records; update tables set recorded = 0');
  database.close();
}

describe('the record of a game that is over', () => {
  it.each(['heaven-and-ale', 'heros-tavern'] as const)('is read and never replayed: %s', async game => {
    const { row } = await house.table(game, people);
    await house.play(row.id, people, 'a whole game');
    const record = expectOk(await house.hall.records.record(row.id));
    expect(expectOk(readRecord(record)).names).toEqual(['Ann', 'Bob', 'Cleo']);
    await house.restart();
    const read = vi.spyOn(house.store.games, 'turns');
    expect(await house.hall.records.record(row.id)).toEqual({ ok: true, value: record });
    expect(expectOk(await house.hall.records.proof(row.id)).record).toBe(record);
    expect(await bulk()).toMatchObject([{ table: row.id, record }]);
    expect(read).not.toHaveBeenCalled();
    expect(house.hall.rooms.size).toBe(0);
  });

  it('is stored a little later when all agree to stop or nobody is left', async () => {
    const { row: agreed } = await house.table('heros-tavern', people);
    await house.play(agreed.id, people, 'some turns', 7);
    const [ann, bob, cleo] = people as [PersonRow, PersonRow, PersonRow];
    const wish = { key: house.key(), kind: 'abandon' } as const;
    const { proposal } = expectOk(await house.hall.referee.propose(agreed.id, ann, wish));
    for (const voter of [bob, cleo]) {
      const vote = { proposal: proposal?.id ?? '', agree: true };
      expectOk(await house.hall.referee.vote(agreed.id, voter, vote));
    }
    const { row: left } = await house.table('heaven-and-ale', people);
    await house.play(left.id, people, 'some turns', 3);
    for (const leaver of people) expectOk(await house.hall.referee.resign(left.id, leaver, house.key()));
    const ids = [agreed.id, left.id];
    const texts = await Promise.all(ids.map(async id => expectOk(await house.hall.records.record(id))));
    for (const text of texts) {
      const record = expectOk(readRecord(text));
      expect(record.entries.length).toBeGreaterThan(3);
      expect(record.scores).toBeNull();
    }
    // A turn may still come in from another node.
    expect(await house.store.records.many(ids)).toEqual(new Map());
    house.ahead += 120_000;
    for (const id of ids) expectOk(await house.hall.records.record(id));
    await house.restart();
    const read = vi.spyOn(house.store.games, 'turns');
    for (const [i, id] of ids.entries())
      expect(await house.hall.records.record(id)).toEqual({ ok: true, value: texts[i] });
    expect(read).not.toHaveBeenCalled();
  });

  it('has the names of today', async () => {
    const { row } = await house.table('heros-tavern', people);
    await house.play(row.id, people, 'a whole game');
    const namesNow = async () => {
      const texts = [expectOk(await house.hall.records.record(row.id)), (await bulk())[0]?.record];
      expect(texts[1]).toBe(texts[0]);
      return expectOk(readRecord(texts[0])).names;
    };
    await house.store.people.change(people[0]?.id ?? '', { name: 'Änn: 1' });
    await house.store.people.erase(people[1]?.id ?? '', house.now());
    for (const { id } of people) house.hall.faces.forget(id);
    expect(await namesNow()).toEqual(['Änn: 1', expect.not.stringContaining('Bob'), 'Cleo']);
  });
});

describe('games that ended before records were stored', () => {
  it('get the same record when somebody asks, once', async () => {
    const { row } = await house.table('heros-tavern', people);
    await house.play(row.id, people, 'a whole game');
    const record = expectOk(await house.hall.records.record(row.id));
    forgetRecords();
    await house.restart();
    const read = vi.spyOn(house.store.games, 'turns');
    const answers = await Promise.all([
      bulk().then(lines => lines[0]?.record),
      ...Array.from({ length: 5 }, async () => expectOk(await house.hall.records.record(row.id))),
    ]);
    expect(new Set(answers)).toEqual(new Set([record]));
    expect(read).toHaveBeenCalledTimes(1);
    expect(house.hall.rooms.size).toBe(0);
  });

  it('get theirs in the background, whatever becomes of one', async () => {
    const ended = Date.UTC(2025, 0, 1);
    for (const [i, id] of ['tabLe1111', 'tabLe2222', 'tabLe3333'].entries())
      await storeGameOver(house.store, id, 'heaven-and-ale', ids(), ended + i);
    const database = new Libsql(join(house.folder, 'taproom.db'));
    database.exec(`update turns set entries = '[]' where "table" = 'tabLe2222' and first > 30`);
    database.close();
    const faults: string[] = [];
    const log = { error: (facts: object) => faults.push(JSON.stringify(facts)) };
    const backlog = new Backlog(house.store, house.hall.records, log, 0);
    backlog.start();
    await backlog.done();
    const stored = await house.store.records.many(['tabLe1111', 'tabLe2222', 'tabLe3333']);
    expect(stored.has('tabLe1111') && stored.has('tabLe3333')).toBe(true);
    expect(faults.every(fault => fault.includes('tabLe2222'))).toBe(true);
    await backlog.stop();
  });

  it('let others have their turn while many are read', async () => {
    for (let i = 0; i < 20; i++)
      await storeGameOver(house.store, `tabLe${i + 1111}x`, 'heaven-and-ale', ids(), 1_000 + i);
    let turns = 0;
    let reading = true;
    const count = (): void => {
      turns++;
      if (reading) setImmediate(count);
    };
    setImmediate(count);
    expect(await bulk()).toHaveLength(20);
    reading = false;
    expect(turns).toBeGreaterThanOrEqual(20);
  });
});

describe('names in a record', () => {
  it.each(GAMES.all)('stand where they always stood: $id', game => {
    const random = new SeededRandom('names');
    const state = expectOk(game.setup(game.seats.min, {}));
    const moves = [];
    for (let i = 0; i < 5; i++) {
      const [actor = 'chance'] = game.actors(state);
      const legal = actor === 'chance' ? [game.draw(state, random)] : game.moves(state, actor);
      const move = legal[0];
      if (move === undefined) throw new Error('no move');
      expectOk(game.apply(state, actor, move));
      moves.push({ actor, move });
    }
    for (const date of [null, '2026-01-31'])
      for (const names of [[], ['Änn: 1', ''], ['date: 2020-01-01', '$& $1', '🍺\nname 0: x']]) {
        const played = { game, seats: game.seats.min, moves, date };
        const bare = writeRecord(expectOk(recordOf(played)));
        expect(withNames(bare, names.slice(0, game.seats.min))).toBe(
          writeRecord(expectOk(recordOf({ ...played, names }))),
        );
      }
  });
});
