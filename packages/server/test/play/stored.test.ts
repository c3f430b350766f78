import { expectOk, SeededRandom } from '@taproom/games';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Hall } from '../../src/play/hall.ts';
import type { Room } from '../../src/play/room.ts';
import { NotStored } from '../../src/store/database.ts';
import { openPostgres } from '../../src/store/postgres.ts';
import type { PersonRow } from '../../src/store/rows.ts';
import { type PostgresServer, startPostgres } from '../store/postgres-server.ts';
import { House, randomTurn } from './house.ts';

/** What those who follow stored turns hear: why each was stored, and how long the log was in the room at that moment. */
function follow(hall: Hall): { cause: string; last: number; length: number }[] {
  const heard: ReturnType<typeof follow> = [];
  hall.watch({
    stored: (room, turns) => {
      for (const { cause, first, entries } of turns)
        heard.push({ cause, last: first + entries.length - 1, length: room.length });
    },
  });
  return heard;
}

/** Plays a turn of whoever is awaited. */
async function playTurn(house: House, room: Room, people: readonly PersonRow[]): Promise<void> {
  const seat = room.game?.awaited()[0] ?? 0;
  const person = people.find(({ id }) => id === room.row.seats[seat]?.person);
  if (!person || !room.game) throw new Error('nobody can play');
  const moves = randomTurn(room, seat, new SeededRandom('stored')).map(
    move => room.game?.game.write(move) ?? '',
  );
  const turn = { key: house.key(), seen: room.game.number(seat), moves };
  expectOk(await house.hall.referee.turn(room.row.id, person, turn));
}

describe('whoever follows stored turns', () => {
  let house: House;
  let people: PersonRow[];
  beforeEach(async () => {
    house = await House.open();
    people = [await house.person('Ann'), await house.person('Bob')];
  });
  afterEach(() => house.close());

  it('hears of each once, when the room shows it and before the player has the answer', async () => {
    const heard = follow(house.hall);
    const room = await house.table('heaven-and-ale', people);
    expect(heard).toEqual([{ cause: 'start', last: room.length, length: room.length }]);
    await playTurn(house, room, people);
    expect(heard).toHaveLength(2);
    expect(heard[1]).toEqual({ cause: 'turn', last: room.length, length: room.length });
  });

  it('hears of the start of a game if that is stored only after a crash', async () => {
    const failing = await House.open({
      wrap: store => ({
        ...store,
        games: { ...store.games, append: () => Promise.reject(new NotStored('the disk is full')) },
      }),
    });
    people = [await failing.person('Ann'), await failing.person('Bob')];
    await expect(failing.table('heaven-and-ale', people)).rejects.toThrow('the disk is full');
    await failing.restart();
    const heard = follow(failing.hall);
    const [listed] = (await failing.hall.listing.read()).tables;
    const room = await failing.room(listed?.id ?? '');
    expect(heard).toEqual([{ cause: 'start', last: room.length, length: room.length }]);
    await failing.close();
  });

  it('can’t undo a turn by failing', async () => {
    const room = await house.table('heaven-and-ale', people);
    house.hall.watch({
      stored: () => {
        throw new Error('no notice today');
      },
    });
    const heard = follow(house.hall);
    await playTurn(house, room, people);
    expect(heard).toHaveLength(1);
    expect(house.faults.splice(0)).toEqual([expect.stringContaining('no notice today')]);
  });
});

describe('with two nodes', () => {
  let server: PostgresServer;
  let one: House;
  let other: House;
  beforeAll(async () => {
    server = await startPostgres('quick');
    const url = await server.newDatabase();
    one = await House.open({ store: await openPostgres(url) });
    other = await House.open({ store: await openPostgres(url) });
  });
  afterAll(async () => {
    await one.close();
    await other.close();
    await server.close();
  });

  it('only the one that has stored a turn tells of it', async () => {
    const people = [await one.person('Ann'), await one.person('Bob')];
    const [here, there] = [follow(one.hall), follow(other.hall)];
    const room = await one.table('heaven-and-ale', people);
    await other.room(room.row.id);
    await playTurn(one, room, people);
    const same = await other.hall.rooms.fresh(room.row.id);
    expect(same?.length).toBe(room.length);
    expect(here.map(({ cause }) => cause)).toEqual(['start', 'turn']);
    expect(there).toEqual([]);
  });
});
