import { expectOk } from '@taproom/games';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { PersonRow } from '../../src/store/rows.ts';
import { someBot } from '../store/rows.ts';
import { House, LIVE } from './house.ts';

/** Someone's bot, with a token. */
async function botOf(owner: PersonRow): Promise<PersonRow> {
  const { person } = await someBot(house.store, owner.id);
  const bot = await house.store.people.get(person);
  if (bot === null) throw new Error('no bot');
  return bot;
}

let house: House;
let ann: PersonRow;
let bob: PersonRow;
let cat: PersonRow;
beforeEach(async () => {
  house = await House.open();
  [ann, bob, cat] = await Promise.all([house.person('Ann'), house.person('Bob'), house.person('Cat')]);
});
afterEach(() => house.close());

const nonce = 'ab'.repeat(16);
const wish = { game: 'heaven-and-ale', seats: 3, pace: LIVE } as const;
/** Both give up, so that the game is over. */
const stopped = async (id: string) => {
  for (const me of [ann, bob]) expectOk(await house.hall.referee.resign(id, me, house.key()));
};
const refusal = (code: string) => ({ ok: false, refusal: { code } });

describe('how much one person can have', () => {
  const LIMITS = { open: 10, playing: 3, live: 4, days: 6 };
  const DAYS = { pace: 'days', days: 3 } as const;
  beforeEach(async () => {
    await house.close();
    house = await House.open({ terms: { tables: LIMITS } });
    [ann, bob, cat] = await Promise.all([house.person('Ann'), house.person('Bob'), house.person('Cat')]);
  });
  const make = (me: PersonRow, more: object = {}) =>
    house.hall.lobby.create(me, { key: house.key(), ...wish, ...more });
  const accepted = (answers: readonly { readonly ok: boolean }[]) => answers.filter(({ ok }) => ok).length;
  const codes = (answers: readonly Awaited<ReturnType<typeof make>>[]) => [
    ...new Set(answers.flatMap(answer => (answer.ok ? [] : [answer.refusal.code]))),
  ];

  it('is ten open tables, sitting there or not, also when asked for at once', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => make(ann, { listed: true })));
    expect(accepted(answers)).toBe(10);
    expect(codes(answers)).toEqual(['too-many']);
    expect(await make(ann)).toEqual(refusal('too-many'));
    const { row } = await house.table('heaven-and-ale', [bob, ann], [], { listed: false });
    await stopped(row.id);
    expect(await house.hall.lobby.rematch(row.id, ann, house.key())).toEqual(refusal('too-many'));
    expectOk(await house.hall.lobby.rematch(row.id, bob, house.key()));
  });

  it('is the same table again for the same key, however many there are', async () => {
    const key = house.key();
    const first = expectOk(await make(ann, { key }));
    for (let i = 0; i < 9; i++) expectOk(await make(ann));
    expect(expectOk(await make(ann, { key })).table.id).toBe(first.table.id);
  });

  it('is shared with their bots', async () => {
    const robot = await botOf(ann);
    for (let i = 0; i < 5; i++) expectOk(await make(ann));
    for (let i = 0; i < 5; i++) expectOk(await make(robot));
    expect([await make(ann), await make(robot)]).toEqual([refusal('too-many'), refusal('too-many')]);
    expectOk(await make(bob));
  });

  it('is a number of seats for each pace, also when asked for at once', async () => {
    const sit = async (maker: PersonRow, pace: object) => {
      const tables = await Promise.all(
        Array.from({ length: 8 }, () => make(maker, { listed: true, ...pace })),
      );
      const answers = await Promise.all(
        tables.map(one => house.hall.lobby.join(expectOk(one).table.id, ann, { nonce })),
      );
      for (const one of tables) await house.hall.lobby.leave(expectOk(one).table.id, maker);
      const [full] = tables.filter((_, i) => answers[i]?.ok);
      // Whoever sits there can change their seat.
      if (full) expectOk(await house.hall.lobby.join(expectOk(full).table.id, ann, { nonce, seat: 2 }));
      return accepted(answers);
    };
    expect(await sit(bob, {})).toBe(LIMITS.live);
    expect(await sit(cat, { pace: DAYS })).toBe(LIMITS.days);
  });

  it('is a number of running tables for the host', async () => {
    const dan = await house.person('Dan');
    const tables = await Promise.all(
      Array.from({ length: 4 }, () => make(ann, { listed: true, pace: DAYS, bots: ['novice', 'novice'] })),
    );
    const ids = tables.map(one => expectOk(one).table.id);
    for (const id of ids) expectOk(await house.hall.lobby.join(id, dan, { nonce }));
    const started = await Promise.all(ids.map(id => house.hall.lobby.start(id, ann)));
    expect(accepted(started)).toBe(LIMITS.playing);
    expect(codes(started)).toEqual(['too-many']);
  });

  it('is ten tables in what the lobby shows', async () => {
    const own = expectOk(await make(cat, { listed: true }));
    for (let i = 0; i < 10; i++) expectOk(await make(ann, { listed: true }));
    for (let i = 0; i < 3; i++) {
      // Handing tables on gets nobody more of them shown.
      const { table } = expectOk(await make(bob, { listed: true, pace: DAYS }));
      await house.hall.lobby.join(table.id, ann, { nonce });
      expect(expectOk(await house.hall.lobby.leave(table.id, bob)).table.host).toBe(ann.id);
    }
    const { tables: shown } = await house.hall.listing.read();
    expect(shown.filter(({ host }) => host === ann.id)).toHaveLength(10);
    expect(shown.map(({ id }) => id)).toContain(own.table.id);
  });
});

describe('a table that was left to somebody', () => {
  it('counts for whoever made it: they can’t make others pay for it, and it costs nobody their own', async () => {
    await house.close();
    house = await House.open({ terms: { tables: { open: 2, playing: 0, live: 0, days: 0 } } });
    [ann, bob, cat] = await Promise.all([house.person('Ann'), house.person('Bob'), house.person('Cat')]);
    const make = (me: PersonRow) => house.hall.lobby.create(me, { key: house.key(), ...wish, listed: true });
    const ids = [await make(ann), await make(ann)].map(one => expectOk(one).table.id);
    for (const id of ids) {
      expectOk(await house.hall.lobby.join(id, bob, { nonce }));
      expect(expectOk(await house.hall.lobby.leave(id, ann)).table.host).toBe(bob.id);
    }
    expect(await make(ann)).toEqual(refusal('too-many'));
    expectOk(await make(bob));
    expectOk(await house.hall.lobby.close(ids[0] ?? '', bob));
    expectOk(await make(ann));
  });
});
