// What one person could do to the others by coming and going, running out of time and leaving last.

import type { Task } from '@taproom/bots';
import { expectOk, type GameMove } from '@taproom/games';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Claim } from '../../src/play/claim.ts';
import type { Room } from '../../src/play/room.ts';
import type { PersonRow } from '../../src/store/rows.ts';
import { House } from './house.ts';
import { LocalThinkers } from './thinkers.ts';

const DAY = 86_400_000;

/** Counts how often bots have to think. */
class CountingThinkers extends LocalThinkers {
  thoughts = 0;
  /** Happens while a bot is thinking. */
  meanwhile = (): void => undefined;

  override async think(task: Task, claim: Claim): Promise<readonly GameMove[]> {
    this.thoughts++;
    const moves = await super.think(task, claim);
    this.meanwhile();
    return moves;
  }
}

let house: House;
let thinkers: CountingThinkers;
let ann: PersonRow;
let bob: PersonRow;
let room: Room;

beforeEach(async () => {
  thinkers = new CountingThinkers();
  house = await House.open({ thinkers });
  [ann, bob] = await Promise.all([house.person('Ann', 'member'), house.person('Bob', 'member')]);
});
afterEach(async () => {
  await house.close();
  expect(house.faults).toEqual([]);
});

const due = async (): Promise<void> => {
  await house.hall.work.lookAround();
  await house.hall.work.idle();
};
const replaced = () => room.row.seats.map(seat => seat.replaced);
const arrive = (): void => house.hall.presence.enter(room.row.id, 1);
const go = (): void => house.hall.presence.leave(room.row.id, 1);
/** Until Bob, or the bot in his seat, has to move. */
const untilBob = async (): Promise<void> => {
  for (let i = 0; room.game?.awaited()[0] !== 1 && i < 50; i++)
    await house.play(room.row.id, [ann], `until ${i}`, 1);
  expect(room.game?.awaited()).toEqual([1]);
};
/** Bob's clock runs out, and the bot in his seat has its first turn behind it. */
const beginWithoutBob = async (): Promise<void> => {
  room = await house.table('heaven-and-ale', [ann, bob]);
  await due();
  await untilBob();
  house.ahead += 3_600_000;
  for (let i = 0; (replaced()[1] === null || room.game?.awaited()[0] === 1) && i < 50; i++) await due();
  expect(replaced()).toEqual([null, 'time']);
};

describe('somebody for whom a bot plays', () => {
  it('can’t hold up the others by coming and going', async () => {
    await beginWithoutBob();
    let waited = 0;
    for (let turn = 0; turn < 4; turn++) {
      arrive();
      await untilBob();
      const { length } = room;
      // Every second Bob is there or not.
      for (let second = 0; room.length === length && second < 60; second++) {
        await due();
        if (room.length !== length) break;
        house.ahead += 1000;
        waited++;
        if (second % 2 === 0) go();
        else arrive();
      }
      expect(room.length).toBeGreaterThan(length);
      go();
      await due();
    }
    expect(waited).toBeLessThanOrEqual(21);
  });

  it('is not waited for any longer once they have gone again', async () => {
    await beginWithoutBob();
    arrive();
    await untilBob();
    await due();
    const { length } = room;
    house.ahead += 2000;
    await due();
    expect(room.length).toBe(length);
    go();
    house.ahead += 2000;
    await due();
    expect(room.length).toBeGreaterThan(length);
  });

  it('can’t make a bot think the same turn again and again', async () => {
    await beginWithoutBob();
    await untilBob();
    const { length } = room;
    thinkers.thoughts = 0;
    // Away when the bot begins to think, and back when it has thought.
    thinkers.meanwhile = arrive;
    for (let i = 0; room.length === length && i < 20; i++) {
      await due();
      if (room.length === length) go();
      house.ahead += 21_000;
    }
    thinkers.meanwhile = () => undefined;
    expect(room.length).toBeGreaterThan(length);
    expect(thinkers.thoughts).toBeLessThanOrEqual(2);
    go();
  });

  it('gains one minute by running out of time and coming back, but not one after the other', async () => {
    room = await house.table('heaven-and-ale', [ann, bob], [], {
      pace: { pace: 'live', minutes: 1, seconds: 0 },
    });
    await due();
    arrive();
    await untilBob();
    const moves = room.game?.length;
    let minutes = 0;
    for (let i = 0; room.game?.length === moves && i < 10; i++) {
      house.ahead += 61_000;
      minutes++;
      // So that the bot would wait once more.
      go();
      await due();
      arrive();
      await due();
      if (room.game?.length === moves)
        expectOk(await house.hall.referee.comeBack(room.row.id, bob, house.key()));
    }
    expect(minutes).toBeLessThanOrEqual(2);
    go();
  });

  it('can’t stop the bot by taking the seat back while it thinks, again and again', async () => {
    room = await house.table('heaven-and-ale', [ann, bob], [], {
      pace: { pace: 'live', minutes: 1, seconds: 0 },
    });
    await due();
    arrive();
    await untilBob();
    const moves = room.game?.turns().length;
    const answers: string[] = [];
    let asked: Promise<unknown> = Promise.resolve();
    thinkers.meanwhile = () => {
      asked = house.hall.referee.comeBack(room.row.id, bob, house.key()).then(answer => {
        answers.push(answer.ok ? 'back' : answer.refusal.code);
      });
    };
    for (let i = 0; room.game?.turns().length === moves && i < 10; i++) {
      house.ahead += 61_000;
      await due();
      await asked;
    }
    thinkers.meanwhile = () => undefined;
    expect(room.game?.turns().length).not.toBe(moves);
    expect(answers).toEqual(['back', 'out-of-time']);
    // The turn is played: now they are welcome.
    await untilBob();
    expectOk(await house.hall.referee.comeBack(room.row.id, bob, house.key()));
    expect(room.clock(1, house.now())?.left).toBeGreaterThan(55_000);
    go();
  });

  it('can come back as often as they like where nobody else waits', async () => {
    room = await house.table('heaven-and-ale', [bob], ['novice'], {
      pace: { pace: 'live', minutes: 1, seconds: 0 },
    });
    for (let i = 0; room.game?.awaited()[0] !== room.seatOf(bob.id) && i < 50; i++) await due();
    for (let i = 0; i < 3; i++) {
      house.ahead += 61_000;
      await due();
      expect(room.row.seats[0]?.replaced).toBe('time');
      expectOk(await house.hall.referee.comeBack(room.row.id, bob, house.key()));
      expect(room.clock(0, house.now())?.left).toBeGreaterThan(55_000);
    }
  });
});

describe('whoever is about to lose', () => {
  it('can’t void a rated game by leaving last: bots play it to its end, and it counts', async () => {
    room = await house.table('heaven-and-ale', [ann, bob], [], { rated: true });
    await due();
    await house.play(room.row.id, [ann, bob], 'on', 6);
    for (let i = 0; room.row.status === 'playing' && i < 400; i++) {
      house.ahead += 700_000;
      await due();
    }
    expect(room.row.status).toBe('finished');
    expect(await house.store.ratings.results(room.row.id)).toHaveLength(2);
  });

  it('can’t void a game that somebody else still plays by leaving, or by asking to end it', async () => {
    await beginWithoutBob();
    house.ahead += DAY + 1000;
    // Ann is away for as long, but back before the day is over at a table that waits.
    await due();
    expect(replaced()).toEqual(['time', 'time']);
    expect(room.row.status).toBe('playing');
    expect(
      await house.hall.referee.propose(room.row.id, bob, { key: house.key(), kind: 'abandon' }),
    ).toMatchObject({
      refusal: { code: 'replaced' },
    });
    expectOk(await house.hall.referee.comeBack(room.row.id, ann, house.key()));
    await house.play(room.row.id, [ann], 'to the end');
    expect(room.row.status).toBe('finished');
    expect(await house.store.ratings.results(room.row.id)).toMatchObject([{ place: 1 }, { place: 2 }]);
  });
});

describe('a table that everyone has left', () => {
  it('costs nothing, however often somebody looks in', async () => {
    await beginWithoutBob();
    house.ahead += 3_600_000;
    await due();
    expect(replaced()).toEqual(['time', 'time']);
    const { length } = room;
    thinkers.thoughts = 0;
    for (let i = 0; i < 30; i++) {
      arrive();
      await due();
      go();
      house.ahead += 30_000;
      await due();
    }
    expect(room.length).toBe(length);
    expect(thinkers.thoughts).toBe(0);
    // And looking in does not keep it for longer than a day.
    house.ahead += DAY;
    await due();
    expect(room.row.status).toBe('abandoned');
  });
});
