import { expectOk, SeededRandom } from '@taproom/games';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Answer } from '../../src/problem.ts';
import { openPostgres } from '../../src/store/postgres.ts';
import type { PersonRow, SeatRow, TableRow } from '../../src/store/rows.ts';
import { type PostgresServer, startPostgres } from '../store/postgres-server.ts';
import { House, randomTurn } from './house.ts';

/**
 * Two nodes at one table. Their halls don't listen to hints here, so each knows only what it has read itself: whatever
 * the second one does after the first, it decides from an older state.
 */
let server: PostgresServer;
let one: House;
let other: House;
let ann: PersonRow;
let bob: PersonRow;
let cat: PersonRow;
let dan: PersonRow;
beforeAll(async () => {
  server = await startPostgres('synced');
  const url = await server.newDatabase();
  one = await House.open({ store: await openPostgres(url) });
  other = await House.open({ store: await openPostgres(url) });
  ann = await one.person('Ann');
  bob = await one.person('Bob');
  cat = await one.person('Cat');
  dan = await one.person('Dan');
});
afterAll(async () => {
  await one.close();
  await other.close();
  await server.close();
});
afterEach(() => expect([...one.faults, ...other.faults]).toEqual([]));

/** A table that both nodes know. */
async function tableOf(people: readonly PersonRow[]): Promise<string> {
  const { row } = await one.table('heaven-and-ale', people);
  await other.room(row.id);
  return row.id;
}

/** What a node that has just started finds. */
async function stored(id: string): Promise<TableRow> {
  const room = await one.newHall().rooms.get(id);
  if (room === null) throw new Error(`no table ${id}`);
  const playing = room.row.seats.map(({ level }) => (level === null ? 'human' : 'bot'));
  expect(room.game?.sitters.map(({ kind }) => kind)).toEqual(playing);
  const row = await one.store.tables.get(id);
  expect(row?.seats).toEqual(room.row.seats);
  return room.row;
}

const replaced = ({ seats }: Pick<TableRow, 'seats'>) => seats.map(seat => seat.replaced);
const codeOf = (answer: Answer<unknown>): string => (answer.ok ? 'done' : answer.refusal.code);

type Task<T> = () => Promise<T>;
/** The second node acts from an older state, or both act at the same moment. */
const orders = {
  'one after the other': async <T>(a: Task<T>, b: Task<T>): Promise<T[]> => [await a(), await b()],
  'at the same moment': <T>(a: Task<T>, b: Task<T>): Promise<T[]> => Promise.all([a(), b()]),
};

describe.each(Object.entries(orders))('two nodes that change a table %s', (_, inOrder) => {
  it('lets two people come back', async () => {
    const id = await tableOf([ann, bob, cat]);
    for (const person of [ann, bob, cat]) expectOk(await one.hall.referee.standIn(id, person));
    await other.hall.rooms.outdate(id);
    await other.room(id);
    const done = await inOrder(
      () => one.hall.referee.comeBack(id, ann, one.key()),
      () => other.hall.referee.comeBack(id, bob, other.key()),
    );
    expect(done.map(codeOf)).toEqual(['done', 'done']);
    expect(replaced(await stored(id))).toEqual([null, null, 'away']);
  });

  it('puts bots on the seats of two people who are away', async () => {
    const id = await tableOf([ann, bob, cat]);
    await inOrder(
      () => one.hall.referee.standIn(id, ann),
      () => other.hall.referee.standIn(id, bob),
    );
    expect(replaced(await stored(id))).toEqual(['away', 'away', null]);
  });

  it('marks two who resign, and plays on with two people left', async () => {
    const id = await tableOf([ann, bob, cat, dan]);
    await inOrder(
      () => one.hall.referee.resign(id, ann, one.key()),
      () => other.hall.referee.resign(id, bob, other.key()),
    );
    expect(await stored(id)).toMatchObject({ status: 'playing' });
    expect(replaced(await stored(id))).toEqual(['resigned', 'resigned', null, null]);
  });

  it('ends the game when the last two resign', async () => {
    const id = await tableOf([ann, bob, cat]);
    expectOk(await one.hall.referee.resign(id, cat, one.key()));
    await inOrder(
      () => one.hall.referee.resign(id, ann, one.key()),
      () => other.hall.referee.resign(id, bob, other.key()),
    );
    expect(await stored(id)).toMatchObject({ status: 'abandoned' });
    expect(replaced(await stored(id))).toEqual(['resigned', 'resigned', 'resigned']);
  });

  it('takes one of two requests with the same key', async () => {
    const id = await tableOf([ann, bob, cat]);
    const key = one.key();
    const done = await inOrder(
      () => other.hall.referee.propose(id, ann, { key, kind: 'abandon' }),
      () => one.hall.referee.resign(id, ann, key),
    );
    expect(done.map(codeOf).toSorted()).toEqual(['done', 'key-used']);
    const row = await stored(id);
    expect([row.proposal !== null, replaced(row)[0] === 'resigned']).toEqual(done.map(({ ok }) => ok));
  });

  describe('about a proposal to go back', () => {
    let id: string;
    let proposal: string;
    let length: number;
    beforeEach(async () => {
      id = await tableOf([ann, bob, cat]);
      await one.play(id, [ann, bob, cat], 'some turns', 3);
      const room = await one.room(id);
      const to = room.game?.turns()[0]?.at ?? 0;
      const asked = await one.hall.referee.propose(id, ann, { key: one.key(), kind: 'back', to });
      proposal = expectOk(asked).proposal?.id ?? '';
      expectOk(await one.hall.referee.vote(id, bob, { proposal, agree: true }));
      await other.hall.rooms.outdate(id);
      await other.room(id);
      length = room.length;
    });

    it.each([
      ['withdraws it while the last one agrees', () => ann],
      ['declines it and agrees', () => cat],
    ])('somebody %s', async (_what, by) => {
      const done = await inOrder(
        () => one.hall.referee.vote(id, by(), { proposal, agree: false }),
        () => other.hall.referee.vote(id, cat, { proposal, agree: true }),
      );
      expect(done.map(codeOf).toSorted()).toEqual(['done', 'proposal-gone']);
      expect(await stored(id)).toMatchObject({ proposal: null });
      const wentBack = (await other.store.games.turns(id, length + 1)).map(({ cause }) => cause);
      expect(wentBack).toEqual(done[1]?.ok ? ['agreed'] : []);
    });
  });
});

it('takes nothing back for somebody whose seat a bot has got on another node', async () => {
  const { row } = await one.table('heros-tavern', [ann, bob, cat]);
  const { id } = row;
  const room = await one.room(id);
  const moves = randomTurn(room, 0, new SeededRandom('a choice')).map(
    move => room.game?.game.write(move) ?? '',
  );
  const seen = room.game?.number(0) ?? 0;
  expectOk(await one.hall.referee.turn(id, ann, { key: one.key(), seen, moves }));
  expectOk(await other.hall.referee.standIn(id, ann));
  expect(codeOf(await one.hall.referee.undo(id, ann, { key: one.key() }))).toBe('replaced');
});

it('puts no bot on a seat of a game that was abandoned on another node', async () => {
  const id = await tableOf([ann, bob]);
  const room = await one.room(id);
  const asked = await other.hall.referee.propose(id, ann, { key: one.key(), kind: 'abandon' });
  const proposal = expectOk(asked).proposal?.id ?? '';
  expectOk(await other.hall.referee.vote(id, bob, { proposal, agree: true }));
  const due = (await one.store.tables.get(id))?.due;
  expect(room.row.status).toBe('playing');
  expect(codeOf(await one.hall.referee.standIn(id, ann))).toBe('wrong-status');
  expect(await one.store.tables.get(id)).toMatchObject({ status: 'abandoned', due });
});

describe('a game whose row and log say different things, as nodes of older versions left it', () => {
  let id: string;
  const put = async (at: number, seat: Partial<SeatRow>): Promise<void> => {
    const row = await one.store.tables.get(id);
    const seats = row?.seats.map((old, i) => (i === at ? { ...old, ...seat } : old)) ?? [];
    expect(await one.store.tables.change(id, row?.version ?? 0, { seats })).not.toBeNull();
  };
  beforeEach(async () => {
    id = await tableOf([ann, bob, cat]);
  });

  it('goes on with a person whom the row calls replaced', async () => {
    await put(0, { level: 'gardener', replaced: 'away' });
    one.hall = one.newHall();
    expectOk(await one.hall.referee.comeBack(id, ann, one.key()));
    expect((await one.room(id)).row.seats[0]).toMatchObject({ level: null, replaced: null });
    await one.play(id, [ann, bob, cat], 'a few turns', 4);
    expect(replaced(await stored(id))).toEqual([null, null, null]);
  });

  it('marks a person whose seat a bot plays, and ends what should have ended', async () => {
    for (const person of [ann, bob]) expectOk(await one.hall.referee.standIn(id, person));
    await put(0, { level: null, replaced: null });
    one.hall = one.newHall();
    expect(replaced((await one.room(id)).row)).toEqual(['away', 'away', null]);
    expectOk(await one.hall.referee.comeBack(id, ann, one.key()));
    expect(replaced(await stored(id))).toEqual([null, 'away', null]);

    expectOk(await one.hall.referee.resign(id, bob, one.key()));
    await put(1, { level: null, replaced: null });
    one.hall = one.newHall();
    // A bot had got the seat before, and only the row told that its person resigned.
    expect(replaced((await one.room(id)).row)).toEqual([null, 'away', null]);
  });

  it('ends when all have resigned', async () => {
    const four = await one.table('heaven-and-ale', [ann, bob, cat, dan]);
    id = four.row.id;
    for (const person of [ann, bob, cat]) expectOk(await one.hall.referee.resign(id, person, one.key()));
    const { seats } = four.row;
    expectOk(await one.hall.referee.resign(id, dan, one.key()));
    const { version } = four.row;
    const before = { seats, status: 'playing', ended: null, due: one.now() } as const;
    await one.store.tables.change(id, version, before);
    one.hall = one.newHall();
    await one.hall.work.lookAround();
    await one.hall.work.idle();
    expect(await stored(id)).toMatchObject({ status: 'abandoned' });
    expect(replaced(await stored(id))).toEqual(['resigned', 'resigned', 'resigned', 'resigned']);
  });
});
