import { expectOk } from '@taproom/games';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { proposesAgain } from '../../src/play/declined.ts';
import type { PersonRow } from '../../src/store/rows.ts';
import { House } from './house.ts';

let house: House;
let ann: PersonRow;
let bob: PersonRow;
beforeEach(async () => {
  house = await House.open();
  [ann, bob] = await Promise.all([house.person('Ann'), house.person('Bob')]);
});
afterEach(async () => {
  await house.close();
  expect(house.faults).toEqual([]);
});

describe('a proposal that was declined', () => {
  it('can be made again after a pause that grows, on every node', async () => {
    const room = await house.table('heaven-and-ale', [ann, bob]);
    const { id } = room.row;
    const other = house.newHall();
    const propose = (hall = house.hall, by = ann) =>
      hall.referee.propose(id, by, { key: house.key(), kind: 'abandon' });
    const decline = async (by = bob) => {
      const proposal = (await house.room(id)).row.proposal?.id ?? '';
      expectOk(await house.hall.referee.vote(id, by, { proposal, agree: false }));
    };
    const waits: unknown[] = [];
    for (const wait of [10, 20, 40]) {
      expectOk(await propose());
      // Withdrawing your own proposal means waiting as well.
      await decline(wait === 20 ? ann : bob);
      for (const hall of [house.hall, other]) {
        const again = await propose(hall);
        waits.push(again.ok ? null : [again.refusal.code, Math.round((again.refusal.wait ?? 0) / 5) * 5]);
      }
      // Known before they ask again.
      const { seats } = (await house.hall.look.view(await house.room(id), 0)).table;
      const left = (seats[0]?.asksAgain ?? 0) - house.now();
      expect(Math.round(left / 5000) * 5).toBe(wait);
      expect(seats[1]?.asksAgain).toBeUndefined();
      house.ahead += wait * 1000;
    }
    const told = [10, 20, 40].map(wait => ['too-soon', wait]);
    expect(waits).toEqual(told.flatMap(one => [one, one]));
    // The other player has asked for nothing yet.
    expectOk(await propose(house.hall, bob));
    await decline(ann);
    house.ahead += 24 * 3_600_000;
    for (let i = 0; i < 5; i++) {
      expectOk(await propose());
      await decline();
      house.ahead += 600_000;
    }
  });

  it('does not count any more when the next one is agreed to', async () => {
    const { row } = await house.table('heaven-and-ale', [ann, bob]);
    await house.play(row.id, [ann, bob], 'declined', 2);
    const to = (await house.room(row.id)).game?.turns()[0]?.at ?? 0;
    const ask = async (agree: boolean) => {
      const wish = { key: house.key(), kind: 'back', to } as const;
      const { proposal } = expectOk(await house.hall.referee.propose(row.id, ann, wish));
      expectOk(await house.hall.referee.vote(row.id, bob, { proposal: proposal?.id ?? '', agree }));
    };
    await ask(false);
    house.ahead += 10_000;
    await ask(true);
    expect(proposesAgain((await house.room(row.id)).row, ann.id, house.now())).toBeNull();
  });

  it('does not come back as the last one when a later one is agreed to', async () => {
    const { row } = await house.table('heaven-and-ale', [ann, bob]);
    await house.play(row.id, [ann, bob], 'declined', 2);
    const to = (await house.room(row.id)).game?.turns()[0]?.at ?? 0;
    const ask = async (by: PersonRow, of: PersonRow, agree: boolean) => {
      const wish = { key: house.key(), kind: 'back', to } as const;
      const { proposal } = expectOk(await house.hall.referee.propose(row.id, by, wish));
      expectOk(await house.hall.referee.vote(row.id, of, { proposal: proposal?.id ?? '', agree }));
      house.ahead += 10_000;
    };
    const declined = async () => (await house.hall.look.info((await house.room(row.id)).row)).declined;
    await ask(ann, bob, false);
    await ask(bob, ann, false);
    expect(await declined()).toMatchObject({ seat: 1, by: 0 });
    await ask(bob, ann, true);
    expect(await declined()).toBeNull();
  });
});
