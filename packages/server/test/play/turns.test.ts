import { expectOk, SeededRandom } from '@taproom/games';
import type { Table } from '@taproom/table';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Room, RoomNews } from '../../src/play/room.ts';
import { NotStored } from '../../src/store/database.ts';
import type { PersonRow } from '../../src/store/rows.ts';
import { House, randomTurn } from './house.ts';

let house: House;
let people: PersonRow[];
let room: Room;
beforeEach(async () => {
  house = await House.open();
  people = [await house.person('Ann'), await house.person('Bob'), await house.person('Cleo')];
  room = await house.table('heros-tavern', people);
});
afterEach(async () => {
  await house.close();
  expect(house.faults).toEqual([]);
});

function playing(): Table {
  if (room.game === null) throw new Error('the game has not begun');
  return room.game;
}

/** A turn of a seat, as its client sends it. */
function turnOf(seat: number, seed = 'a turn') {
  const game = playing();
  const moves = randomTurn(room, seat, new SeededRandom(`${seed} ${seat}`));
  return { key: house.key(), seen: game.number(seat), moves: moves.map(move => game.game.write(move)) };
}
const send = (seat: number, turn = turnOf(seat), hall = house.hall) => {
  const me = people[seat];
  if (me === undefined) throw new Error(`nobody sits at ${seat}`);
  return hall.referee.turn(room.row.id, me, turn);
};

describe('turns that are asked for at the same time', () => {
  it('are stored together, and told as one step', async () => {
    const append = vi.spyOn(house.store.games, 'append');
    const news: RoomNews[] = [];
    room.watch(told => news.push(told));
    const answers = (await Promise.all([0, 1, 2].map(seat => send(seat)))).map(expectOk);
    expect(append.mock.calls.map(([turns]) => turns.length)).toEqual([3]);
    expect(news.filter(told => told === 'turn')).toHaveLength(1);
    // The cards are revealed, and everyone has to choose again.
    expect(playing().awaited()).toEqual([0, 1, 2]);
    for (const [seat, answer] of answers.entries())
      expect(answer).toEqual({ number: playing().number(seat), at: playing().length, again: false });

    const known = [0, 1, 2].map(seat => [playing().view(seat), playing().events(seat, 0)]);
    await house.restart();
    const { game } = await house.room(room.row.id);
    expect([0, 1, 2].map(seat => [game?.view(seat), game?.events(seat, 0)])).toEqual(known);
  });

  it('lead to the same as turns one by one', async () => {
    const turns = [0, 1, 2].map(seat => turnOf(seat));
    const alone = playing().fork();
    for (const [seat, { moves, seen }] of turns.entries()) {
      const read = moves.map(text => expectOk(alone.game.read(text)));
      expectOk(alone.commit(seat, read, seen));
    }
    await Promise.all(turns.map((turn, seat) => send(seat, turn)));
    expect(playing().view('host')).toEqual(alone.view('host'));
    expect(playing().log).toEqual(alone.log);
  });

  it('do not hinder each other where one is refused', async () => {
    const wrong = { ...turnOf(1), moves: ['pick nothing'] };
    const unknown = { ...turnOf(1), seen: 1000 };
    const answers = await Promise.all([send(0), send(1, wrong), send(1, unknown), send(2)]);
    expect(answers.map(({ ok }) => ok)).toEqual([true, false, false, true]);
    expect(answers[1]).toMatchObject({ refusal: { refusal: { code: 'move-refused', index: 0 } } });
    expect(answers[2]).toMatchObject({ refusal: { refusal: { code: 'no-such-event' } } });
    expect(playing().awaited()).toEqual([1]);
  });

  it('count once each, however often they are sent', async () => {
    const append = vi.spyOn(house.store.games, 'append');
    const turn = turnOf(0);
    const answers = await Promise.all([send(0, turn), send(1), send(0, turn)]);
    expect(answers.map(answer => expectOk(answer).again)).toEqual([false, false, true]);
    expect(append.mock.calls.map(([turns]) => turns.length)).toEqual([2]);
  });

  it('count for nobody if they can not be stored, and can be sent again', async () => {
    const length = room.length;
    const append = vi.spyOn(house.store.games, 'append').mockRejectedValueOnce(new NotStored('disk full'));
    const turns = [turnOf(0), turnOf(1)];
    const failed = await Promise.allSettled(turns.map((turn, seat) => send(seat, turn)));
    expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(room.length).toBe(length);
    expect(playing().awaited()).toEqual([0, 1, 2]);
    const answers = await Promise.all(turns.map((turn, seat) => send(seat, turn)));
    expect(answers.map(answer => expectOk(answer).again)).toEqual([false, false]);
    expect(append).toHaveBeenCalledTimes(2);
  });

  it('are all stored through several nodes', async () => {
    const other = house.newHall();
    try {
      for (let round = 0; round < 5; round++) {
        const halls = [house.hall, other, round % 2 === 0 ? other : house.hall];
        const sent = halls.map((hall, seat) => send(seat, turnOf(seat, `round ${round}`), hall));
        for (const answer of await Promise.all(sent)) expect(expectOk(answer).again).toBe(false);
        await room.alone(() => room.catchUp());
        expect(playing().awaited()).toEqual([0, 1, 2]);
      }
      expect(playing().length).toBe(1 + 5 * 3);
    } finally {
      await other.close();
    }
  });
});
