import { expectOk } from '@taproom/games';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { outcomeAt, resultsOf } from '../../src/play/ratings.ts';
import type { Room } from '../../src/play/room.ts';
import { openPostgres } from '../../src/store/postgres.ts';
import type { PersonRow } from '../../src/store/rows.ts';
import { Feed } from '../../src/stream/feed.ts';
import { type PostgresServer, startPostgres } from '../store/postgres-server.ts';
import { House } from './house.ts';

const DAY = 86_400_000;

let server: PostgresServer;
beforeAll(async () => {
  server = await startPostgres('synced');
});
afterAll(() => server.close());

let house: House;
let ann: PersonRow;
let bob: PersonRow;
let room: Room;

const due = async (): Promise<void> => {
  await house.hall.work.lookAround();
  await house.hall.work.idle();
};
const resign = async (who: PersonRow): Promise<void> => {
  expectOk(await house.hall.referee.resign(room.row.id, who, house.key()));
  await due();
};
const replaced = () => room.row.seats.map(seat => seat.replaced);
/** Until Bob has to move. */
const untilBob = async (): Promise<void> => {
  for (let i = 0; room.game?.awaited()[0] !== 1 && i < 50; i++) {
    if (room.row.seats[0]?.level === null) await house.play(room.row.id, [ann], 'until', 1);
    else await due();
  }
  expect(room.game?.awaited()).toEqual([1]);
};
/** Lets Bob's clock or grace period run out. */
const leave = async (): Promise<void> => {
  await untilBob();
  house.ahead += 3_600_000;
  await due();
};

describe.each(['SQLite', 'PostgreSQL'])('with %s', kind => {
  beforeEach(async () => {
    house = await House.open(
      kind === 'SQLite' ? {} : { store: await openPostgres(await server.newDatabase()) },
    );
    [ann, bob] = await Promise.all([house.person('Ann'), house.person('Bob')]);
    room = await house.table('heaven-and-ale', [ann, bob]);
    await due();
  });
  afterEach(async () => {
    await house.close();
    expect(house.faults).toEqual([]);
  });

  it('whoever resigned has not won, though the bot in that seat has the most points', async () => {
    await resign(ann);
    const heard: string[] = [];
    const feed = new Feed(room, house.hall.look, house.now, error => house.faults.push(String(error)));
    const reader = {
      seat: 1,
      read: (text: string) => heard.push(text),
      lose: () => house.faults.push('lost'),
    };
    await feed.add(reader, 0);
    await house.play(room.row.id, [bob], 'alone');
    await due();
    const ends = heard.filter(text => text.includes('"game-over"'));
    expect(ends).toHaveLength(1);
    expect(ends[0]).toContain('"winners":[1]');
    expect(ends[0]).not.toContain('"winners":[0]');
    feed.remove(reader);
    const results = await house.store.ratings.results(room.row.id);
    expect(results).toMatchObject([
      { person: ann.id, place: 2 },
      { person: bob.id, place: 1 },
    ]);
    // Otherwise this shows nothing.
    expect(results[0]?.score).toBeGreaterThan(results[1]?.score ?? 0);
    const { outcome, told } = await house.hall.look.view(room, 1);
    expect(outcome).toMatchObject({ winners: [1] });
    expect(told.at(-1)?.event).toMatchObject({ event: 'game-over', winners: [1] });
    expect(await house.store.ratings.statistics(ann.id)).toMatchObject([{ won: 0 }]);
    expect(await house.store.ratings.statistics(bob.id)).toMatchObject([{ won: 1 }]);
  });

  it('whoever resigned comes after those for whom a bot played for a while', () => {
    const seats = room.row.seats.map((seat, at) => ({
      ...seat,
      level: 'gardener',
      replaced: at === 0 ? ('resigned' as const) : ('time' as const),
    }));
    const row = { ...room.row, seats };
    const outcome = { scores: [16, 15], winners: [0], players: [] };
    expect(resultsOf(row, outcome).map(({ place }) => place)).toEqual([2, 1]);
    expect(outcomeAt(row, outcome).winners).toEqual([1]);
  });

  it('stops the clock of the one who is left, for good', async () => {
    await resign(ann);
    await untilBob();
    const before = room.clock(1, house.now());
    expect(before).toMatchObject({ runs: false, resumes: 0 });
    house.ahead += 3_600_000;
    await due();
    expect(replaced()).toEqual(['resigned', null]);
    expect(room.clock(1, house.now())?.left).toBe(before?.left);
    expect((await house.hall.look.infoAt(room)).seats[1]?.takeover).toBeGreaterThan(house.now() + 3_600_000);
    // Also if they take a turn back.
    await house.play(room.row.id, [bob], 'on', 2);
    const to = room.game?.turns()[0]?.at ?? 0;
    expectOk(await house.hall.referee.propose(room.row.id, bob, { key: house.key(), kind: 'back', to }));
    await untilBob();
    expect(room.clock(1, house.now())).toMatchObject({ runs: false, resumes: 0 });
    await house.play(room.row.id, [bob], 'to the end');
    expect(room.row.status).toBe('finished');
  });

  it('stops it also where that was not done when the others resigned, as before version 0.3', async () => {
    await resign(ann);
    await untilBob();
    await room.alone(() => room.change({ stops: [], due: house.now() }));
    expect(room.clock(1, house.now())).toMatchObject({ runs: true });
    await due();
    expect(room.clock(1, house.now())).toMatchObject({ runs: false, resumes: 0 });
  });

  it('lets the bots wait once they play for everybody, until someone is back', async () => {
    await leave();
    await resign(ann);
    expect(replaced()).toEqual(['resigned', 'time']);
    const { length } = room;
    for (let i = 0; i < 5; i++) {
      house.ahead += 60_000;
      await due();
    }
    expect(room.length).toBe(length);
    expectOk(await house.hall.referee.comeBack(room.row.id, bob, house.key()));
    await due();
    expect(replaced()).toEqual(['resigned', null]);
    await house.play(room.row.id, [bob], 'back');
    expect(room.row.status).toBe('finished');
  });

  it('ends the game early when nobody comes back for a day', async () => {
    await resign(ann);
    await untilBob();
    house.ahead += DAY + 1000;
    await due();
    expect(replaced()).toEqual(['resigned', 'away']);
    expect(room.row.status).toBe('playing');
    house.ahead += DAY - 10_000;
    await due();
    expect(room.row.status).toBe('playing');
    house.ahead += 11_000;
    await due();
    expect(room.row).toMatchObject({ status: 'abandoned', proposal: null });
    expect(await house.store.ratings.results(room.row.id)).toEqual([]);
  });

  it('leaves the next turn to someone who is back at the table, but only once', async () => {
    room = await house.table('heaven-and-ale', [ann, bob]);
    await leave();
    expect(replaced()[1]).toBe('time');
    // Now it is Ann's turn: Bob's bot has played.
    for (let i = 0; room.game?.awaited()[0] === 1 && i < 50; i++) await due();
    house.hall.presence.enter(room.row.id, 0);
    house.hall.presence.enter(room.row.id, 1);
    await house.play(room.row.id, [ann], 'on', 1);
    const bobsTurn = async (): Promise<void> => {
      for (let i = 0; room.game?.awaited()[0] !== 1 && i < 50; i++)
        await house.play(room.row.id, [ann], 'and on', 1);
    };
    await bobsTurn();
    await due();
    const { length } = room;
    house.ahead += 15_000;
    await due();
    expect(room.length).toBe(length);
    house.ahead += 6_000;
    await due();
    expect(room.length).toBeGreaterThan(length);
    await bobsTurn();
    const later = room.length;
    await due();
    expect(room.length).toBeGreaterThan(later);
    house.hall.presence.leave(room.row.id, 0);
    house.hall.presence.leave(room.row.id, 1);
  });

  it('names the earlier of the clock and the grace period as the moment when a bot takes over', async () => {
    const seat = room.game?.awaited()[0] ?? 0;
    house.ahead += 100_000;
    const takeover = async () => (await house.hall.look.infoAt(room)).seats[seat]?.takeover ?? 0;
    const grace = await takeover();
    expect(grace).toBe((room.row.started ?? 0) + 120_000);
    const slow = await house.table('heaven-and-ale', [ann, bob], [], {
      pace: { pace: 'live', minutes: 1, seconds: 0 },
    });
    const first = slow.game?.awaited()[0] ?? 0;
    const info = await house.hall.look.infoAt(slow);
    expect(info.seats[first]?.takeover).toBe((slow.row.started ?? 0) + 60_000);
  });
});
