import { expectOk, type GameId, SeededRandom } from '@taproom/games';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Room } from '../../src/play/room.ts';
import type { PersonRow } from '../../src/store/rows.ts';
import { House, randomTurn } from './house.ts';

let house: House;
let ann: PersonRow;
let bob: PersonRow;
let cleo: PersonRow;
beforeEach(async () => {
  house = await House.open();
  [ann, bob, cleo] = [await house.person('Ann'), await house.person('Bob'), await house.person('Cleo')];
});
afterEach(async () => {
  await house.close();
  expect(house.faults).toEqual([]);
});

const KEY = 'the-same-key';
const USED = { ok: false, refusal: { code: 'key-used' } };
const GAMES: readonly GameId[] = ['heaven-and-ale', 'heros-tavern'];
const seatedAt = (room: Room, seat: number): PersonRow => {
  const person = [ann, bob, cleo].find(({ id }) => id === room.row.seats[seat]?.person);
  if (person === undefined) throw new Error(`nobody sits at ${seat}`);
  return person;
};

/** A turn of a seat that has to move, as its client sends it. */
function turnOf(room: Room, seat: number, key: string, seed = 'keys') {
  const { game } = room;
  if (game === null) throw new Error('the game has not begun');
  const moves = randomTurn(room, seat, new SeededRandom(`${seed} ${seat}`));
  return { key, seen: game.number(seat), moves: moves.map(move => game.game.write(move)) };
}

/** Another turn of the same seat than the one given. */
function otherTurn(room: Room, seat: number, turn: ReturnType<typeof turnOf>) {
  for (let i = 0; i < 500; i++) {
    const other = turnOf(room, seat, turn.key, `other ${i}`);
    if (other.moves.join() !== turn.moves.join()) return other;
  }
  throw new Error('there is no other turn');
}

const awaited = (room: Room): number => {
  const [seat] = room.game?.awaited() ?? [];
  if (seat === undefined) throw new Error('nobody is awaited');
  return seat;
};

describe('a key of somebody', () => {
  it.each(GAMES)('counts for nobody else: %s', async game => {
    const room = await house.table(game, [ann, bob, cleo]);
    const { id } = room.row;
    let before = room.length;
    // All of them count their turns, and begin with the same number.
    for (const round of [1, 2, 3]) {
      const waiting = new Set([0, 1, 2]);
      while (waiting.size > 0) {
        const seat = awaited(room);
        // Someone who moves twice in a row has another number by then.
        const key = waiting.delete(seat) ? `turn-${round}-of-mine` : house.key();
        const sent = turnOf(room, seat, key);
        expect(expectOk(await house.hall.referee.turn(id, seatedAt(room, seat), sent)).again).toBe(false);
        expect(room.length).toBeGreaterThan(before);
        before = room.length;
      }
    }
  });

  it('stands for one turn: sent again it is answered again, with other moves it is refused', async () => {
    const room = await house.table('heros-tavern', [ann, bob, cleo]);
    const { id } = room.row;
    const turn = turnOf(room, 0, KEY);
    const other = otherTurn(room, 0, turn);
    expect(expectOk(await house.hall.referee.turn(id, ann, turn)).again).toBe(false);
    const { length } = room;
    const check = async () => {
      // What the client has seen by now does not make it another turn.
      for (const seen of [turn.seen, turn.seen + 1])
        expect(expectOk(await house.hall.referee.turn(id, ann, { ...turn, seen })).again).toBe(true);
      expect(await house.hall.referee.turn(id, ann, other)).toEqual(USED);
      expect(await house.hall.referee.turn(id, ann, { ...turn, moves: ['nonsense'] })).toEqual(USED);
      expect(await house.hall.referee.undo(id, ann, { key: KEY })).toEqual(USED);
      expect(await house.hall.referee.resign(id, ann, KEY)).toEqual(USED);
      expect(await house.hall.referee.comeBack(id, ann, KEY)).toEqual(USED);
      expect(await house.hall.referee.propose(id, ann, { key: KEY, kind: 'abandon' })).toEqual(USED);
      expect((await house.room(id)).length).toBe(length);
    };
    await check();
    await house.restart();
    await check();
    const other2 = house.newHall();
    expect(await other2.referee.turn(id, ann, other)).toEqual(USED);
    await other2.close();
  });

  it('stands for one turn also while several are stored together', async () => {
    const room = await house.table('heros-tavern', [ann, bob, cleo]);
    const turn = turnOf(room, 0, KEY);
    const play = (person: PersonRow, sent: typeof turn) => house.hall.referee.turn(room.row.id, person, sent);
    const answers = await Promise.all([
      play(ann, turn),
      play(bob, turnOf(room, 1, KEY)),
      play(ann, turn),
      play(ann, otherTurn(room, 0, turn)),
    ]);
    expect(answers.map(answer => (answer.ok ? answer.value.again : answer.refusal.code))).toEqual([
      false,
      false,
      true,
      'key-used',
    ]);
    expect(room.game?.awaited()).toEqual([2]);
  });

  it('stands for one undo', async () => {
    const room = await house.table('heros-tavern', [ann, bob, cleo]);
    const { id } = room.row;
    expectOk(await house.hall.referee.turn(id, ann, turnOf(room, 0, house.key())));
    expect(expectOk(await house.hall.referee.undo(id, ann, { key: KEY })).again).toBe(false);
    expect(expectOk(await house.hall.referee.undo(id, ann, { key: KEY })).again).toBe(true);
    expect(await house.hall.referee.turn(id, ann, turnOf(room, 0, KEY))).toEqual(USED);
    // Someone else has a key of the same name.
    expectOk(await house.hall.referee.turn(id, bob, turnOf(room, 1, KEY)));
    expect(room.game?.awaited()).toEqual([0, 2]);
  });

  it('stands for one return, however late it is sent again', async () => {
    const room = await house.table('heros-tavern', [ann, bob, cleo]);
    const { id } = room.row;
    const takeAway = () =>
      room.alone(() => house.hall.referee.replace(room, 0, 'time', { person: null, key: null }));
    expect(await takeAway()).toMatchObject({ ok: true });
    expectOk(await house.hall.referee.comeBack(id, ann, KEY));
    expect(await takeAway()).toMatchObject({ ok: true });
    expectOk(await house.hall.referee.comeBack(id, ann, KEY));
    expect(room.row.seats[0]?.replaced).toBe('time');
    expectOk(await house.hall.referee.comeBack(id, ann, house.key()));
    expect(room.row.seats[0]?.replaced).toBeNull();
  });

  it('stands for one resignation, also if a bot sat there already', async () => {
    const room = await house.table('heros-tavern', [ann, bob, cleo]);
    const { id } = room.row;
    const takeAway = () => house.hall.referee.replace(room, 0, 'time', { person: null, key: null });
    expect(await room.alone(takeAway)).toMatchObject({ ok: true });
    expectOk(await house.hall.referee.resign(id, ann, KEY));
    expect(room.row.seats[0]?.replaced).toBe('resigned');
    await house.restart();
    expectOk(await house.hall.referee.resign(id, ann, KEY));
    expect(await house.hall.referee.undo(id, ann, { key: KEY })).toEqual(USED);
  });
});

describe('a proposal', () => {
  it('that is sent again gets the same answer, and asks nobody twice', async () => {
    const room = await house.table('heros-tavern', [ann, bob, cleo]);
    const { id } = room.row;
    const wish = { key: KEY, kind: 'abandon' } as const;
    const { proposal } = expectOk(await house.hall.referee.propose(id, ann, wish));
    expect(expectOk(await house.hall.referee.propose(id, ann, wish)).proposal).toEqual(proposal);
    expect(await house.hall.referee.propose(id, ann, { ...wish, kind: 'back', to: 0 })).toEqual(USED);
    expect(await house.hall.referee.turn(id, ann, turnOf(room, 0, KEY))).toEqual(USED);
    expect(await house.hall.referee.propose(id, bob, wish)).toMatchObject({
      refusal: { code: 'wrong-status' },
    });
    expectOk(await house.hall.referee.vote(id, bob, { proposal: proposal?.id ?? '', agree: false }));

    await house.restart();
    const other = house.newHall();
    for (const hall of [house.hall, other]) {
      expect(expectOk(await hall.referee.propose(id, ann, wish)).proposal).toBeNull();
      expect(await hall.referee.propose(id, ann, { ...wish, kind: 'back', to: 0 })).toEqual(USED);
    }
    await other.close();
    house.ahead += 60_000;
    expectOk(await house.hall.referee.propose(id, ann, { ...wish, key: house.key() }));
    expect((await house.room(id)).row.proposal).not.toBeNull();
  });

  it('is asked once by a client that sends it to two nodes', async () => {
    const room = await house.table('heros-tavern', [ann, bob, cleo]);
    const { id } = room.row;
    const other = house.newHall();
    await other.rooms.get(id);
    const wish = { key: KEY, kind: 'abandon' } as const;
    const [one, two] = await Promise.all([
      house.hall.referee.propose(id, ann, wish),
      other.referee.propose(id, ann, wish),
    ]);
    expect(expectOk(one).proposal).toEqual(expectOk(two).proposal);
    await other.close();
  });

  it('and a turn with the same key on two nodes: one of them counts, whichever comes first', async () => {
    for (const first of ['turn', 'proposal']) {
      const room = await house.table('heros-tavern', [ann, bob, cleo]);
      const { id } = room.row;
      // From now on a turn leaves the table's row alone.
      await house.hall.work.lookAround();
      await house.hall.work.idle();
      const due = (await house.store.tables.get(id))?.due ?? null;
      await room.alone(() => room.catchUp());
      expect(room.row.due).toBe(due);
      const other = house.newHall();
      await other.rooms.get(id);
      const turn = () => house.hall.referee.turn(id, ann, turnOf(room, 0, KEY));
      const propose = () => other.referee.propose(id, ann, { key: KEY, kind: 'abandon' });
      const [one, two] = first === 'turn' ? [turn, propose] : [propose, turn];
      expectOk<unknown>(await one());
      expect(await two()).toEqual(USED);
      await other.close();
    }
  });

  it('is not lost when the table changes on another node at the same moment', async () => {
    const room = await house.table('heros-tavern', [ann, bob, cleo]);
    const { id } = room.row;
    const other = house.newHall();
    expectOk(await other.referee.resign(id, cleo, house.key()));
    const asked = await house.hall.referee.propose(id, ann, { key: KEY, kind: 'abandon' });
    expect(expectOk(asked).proposal).toMatchObject({ seat: 0 });
    await other.close();
  });

  it('is answered once: the last vote, sent again, gets the same answer', async () => {
    const room = await house.table('heros-tavern', [ann, bob, cleo]);
    const { id } = room.row;
    const { proposal } = expectOk(await house.hall.referee.propose(id, ann, { key: KEY, kind: 'abandon' }));
    const vote = { proposal: proposal?.id ?? '', agree: true };
    expectOk(await house.hall.referee.vote(id, bob, vote));
    for (let i = 0; i < 2; i++)
      expect(expectOk(await house.hall.referee.vote(id, cleo, vote)).status).toBe('abandoned');
    expect(await house.hall.referee.vote(id, cleo, { ...vote, agree: false })).toMatchObject({ ok: false });
    await house.restart();
    expect(expectOk(await house.hall.referee.vote(id, cleo, vote)).status).toBe('abandoned');
  });
});

describe('a table', () => {
  const wish = { key: KEY, game: 'heros-tavern', seats: 3, pace: { pace: 'days', days: 2 } } as const;

  it('is made once with a key, and another one is refused', async () => {
    const made = expectOk(await house.hall.lobby.create(ann, wish));
    // What is left out is as usual, so this is the same wish.
    const same = { ...wish, listed: false, chat: true, bots: [], options: {} };
    expect(expectOk(await house.hall.lobby.create(ann, same)).table.id).toBe(made.table.id);
    for (const other of [{ seats: 4 }, { listed: true }, { pace: { pace: 'days', days: 3 } as const }])
      expect(await house.hall.lobby.create(ann, { ...wish, ...other })).toEqual(USED);
    expect(expectOk(await house.hall.lobby.create(bob, wish)).table.id).not.toBe(made.table.id);
  });

  it('that was made is given again, also to somebody who can make no more', async () => {
    await house.close();
    house = await House.open({ terms: { tables: { open: 1, playing: 0, live: 0, days: 0 } } });
    ann = await house.person('Ann');
    const made = expectOk(await house.hall.lobby.create(ann, wish));
    expect(await house.hall.lobby.create(ann, { ...wish, key: house.key() })).toMatchObject({ ok: false });
    expect(expectOk(await house.hall.lobby.create(ann, wish)).table.id).toBe(made.table.id);
  });

  it('can be left to somebody who has used the same key', async () => {
    const nonce = 'ab'.repeat(16);
    const own = [ann, bob].map(async host => {
      const { table, invite } = expectOk(await house.hall.lobby.create(host, wish));
      expectOk(await house.hall.lobby.join(table.id, host, { nonce }));
      expectOk(await house.hall.lobby.join(table.id, cleo, { nonce, invite: invite ?? '' }));
      return table.id;
    });
    const [first = '', second = ''] = await Promise.all(own);
    expectOk(await house.hall.lobby.leave(first, ann));
    expectOk(await house.hall.lobby.leave(second, bob));
    expect([(await house.room(first)).row.host, (await house.room(second)).row.host]).toEqual([
      cleo.id,
      cleo.id,
    ]);
    // The key still belongs to whoever created the table.
    expect(expectOk(await house.hall.lobby.create(ann, wish)).table.id).toBe(first);
  });

  it('for a rematch is made once, and with no key that was used before', async () => {
    const room = await house.table('heros-tavern', [ann, bob, cleo]);
    const { id } = room.row;
    const made = expectOk(await house.hall.lobby.create(ann, wish));
    expectOk(await house.hall.referee.turn(id, bob, turnOf(room, 1, KEY)));
    expectOk(await house.hall.referee.resign(id, bob, house.key()));
    for (const one of [cleo, ann]) expectOk(await house.hall.referee.resign(id, one, house.key()));
    expect(room.row.status).toBe('abandoned');
    expect(await house.hall.lobby.rematch(id, ann, KEY)).toEqual(USED);
    expect(await house.hall.lobby.rematch(id, bob, KEY)).toEqual(USED);
    const key = house.key();
    const rematch = expectOk(await house.hall.lobby.rematch(id, ann, key)).table.id;
    expect(rematch).not.toBe(made.table.id);
    expect(expectOk(await house.hall.lobby.rematch(id, ann, key)).table.id).toBe(rematch);
    expect(expectOk(await house.hall.lobby.rematch(id, bob, house.key())).table.id).toBe(rematch);
    expect(await house.hall.lobby.create(ann, { ...wish, key })).toEqual(USED);
  });
});
