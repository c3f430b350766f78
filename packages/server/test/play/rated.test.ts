import { expectOk } from '@taproom/games';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Room } from '../../src/play/room.ts';
import type { PersonRow } from '../../src/store/rows.ts';
import { House } from './house.ts';

let house: House;
let ann: PersonRow;
let bob: PersonRow;
let room: Room;
beforeEach(async () => {
  house = await House.open();
  [ann, bob] = await Promise.all([house.person('Ann'), house.person('Bob')]);
  room = await house.table('heaven-and-ale', [ann, bob], ['novice']);
  await due();
});
afterEach(async () => {
  await house.close();
  expect(house.faults).toEqual([]);
});

const due = async (): Promise<void> => {
  await house.hall.work.lookAround();
  await house.hall.work.idle();
};

describe('a rated game', () => {
  let cat: PersonRow;
  beforeEach(async () => {
    [ann, bob, cat] = (await Promise.all(
      ['Ann Member', 'Bob Member', 'Cat Member'].map(name => house.person(name.replace(' ', ''), 'member')),
    )) as [PersonRow, PersonRow, PersonRow];
  });
  const counted = async (): Promise<readonly [number, number, number]> => {
    await due();
    const results = await house.store.ratings.results(room.row.id);
    const ratings = await house.store.ratings.of(ann.id);
    const statistics = await house.store.ratings.statistics(ann.id);
    return [results.length, ratings.length, statistics.length];
  };
  const resign = async (me: PersonRow): Promise<void> => {
    expectOk(await house.hall.referee.resign(room.row.id, me, house.key()));
  };

  it('counts as not played when somebody resigns before both have made a turn', async () => {
    room = await house.table('heaven-and-ale', [ann, bob], [], { rated: true });
    await resign(bob);
    expect(room.row.status).toBe('abandoned');
    expect(await counted()).toEqual([0, 0, 0]);

    room = await house.table('heaven-and-ale', [ann, bob], [], { rated: true });
    await house.play(room.row.id, [ann, bob], 'one turn', 1);
    await resign(bob);
    expect(await counted()).toEqual([0, 0, 0]);
  });

  it('counts as not played when somebody never makes a turn, and a bot finishes the game for them', async () => {
    room = await house.table('heaven-and-ale', [ann, bob], [], { rated: true });
    expectOk(await house.hall.referee.standIn(room.row.id, bob));
    await house.play(room.row.id, [ann, bob], 'alone');
    expect(room.row.status).toBe('finished');
    expect(await counted()).toEqual([0, 0, 0]);
  });

  it('does not take the turns of a bot for those of the person whom it stands in for', async () => {
    room = await house.table('heros-tavern', [ann, bob, cat], [], { rated: true });
    for (const me of [bob, cat]) expectOk(await house.hall.referee.standIn(room.row.id, me));
    await house.play(room.row.id, [ann], 'alone', 3);
    for (const me of [bob, cat]) await resign(me);
    expect(room.row.status).toBe('abandoned');
    expect(await counted()).toEqual([0, 0, 0]);
  });

  it('counts once two people have made a turn, whoever has left before', async () => {
    room = await house.table('heros-tavern', [ann, bob, cat], [], { rated: true });
    await resign(cat);
    await house.play(room.row.id, [ann, bob], 'two turns', 2);
    await resign(bob);
    expect(await counted()).toEqual([3, 1, 1]);
    const places = (await house.store.ratings.results(room.row.id)).map(({ place }) => place);
    expect(places).toEqual([1, 2, 2]);
  });

  it('is given up only if those agree, too, whose seats a bot plays for a while', async () => {
    room = await house.table('heaven-and-ale', [ann, bob], [], { rated: true });
    await house.play(room.row.id, [ann, bob], 'some turns', 3);
    expectOk(await house.hall.referee.standIn(room.row.id, bob));
    const wish = { key: house.key(), kind: 'abandon' } as const;
    const { proposal } = expectOk(await house.hall.referee.propose(room.row.id, ann, wish));
    expect(room.row.status).toBe('playing');
    expect(proposal?.agreed).toEqual([0]);
    expectOk(await house.hall.referee.comeBack(room.row.id, bob, house.key()));
    const vote = { proposal: proposal?.id ?? '', agree: true };
    expectOk(await house.hall.referee.vote(room.row.id, bob, vote));
    expect(room.row.status).toBe('abandoned');
    expect(await counted()).toEqual([0, 0, 0]);
  });

  it('is given up without those who have resigned: they come after those who stayed', async () => {
    room = await house.table('heros-tavern', [ann, bob, cat], [], { rated: true });
    await house.play(room.row.id, [ann, bob, cat], 'a turn of each', 3);
    await resign(cat);
    const wish = { key: house.key(), kind: 'abandon' } as const;
    const { proposal } = expectOk(await house.hall.referee.propose(room.row.id, ann, wish));
    const vote = { proposal: proposal?.id ?? '', agree: true };
    expectOk(await house.hall.referee.vote(room.row.id, bob, vote));
    expect(room.row.status).toBe('abandoned');
    expect(await counted()).toEqual([3, 1, 1]);
    const places = (await house.store.ratings.results(room.row.id)).map(({ place }) => place);
    expect(places).toEqual([1, 1, 3]);
    // Without a score there is no average.
    expect(await house.store.ratings.statistics(ann.id)).toMatchObject([{ played: 1, won: 0.5, mean: null }]);
  });
});
