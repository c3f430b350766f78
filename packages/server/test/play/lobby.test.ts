import { expectOk } from '@taproom/games';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { PersonRow } from '../../src/store/rows.ts';
import { someBot } from '../store/rows.ts';
import { House, LIVE } from './house.ts';

/** Somebody's bot, with a token. */
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
const open = async (more: object = {}) =>
  expectOk(await house.hall.lobby.create(ann, { key: house.key(), ...wish, ...more }));
const refusal = (code: string) => ({ ok: false, refusal: { code } });

describe('a new table', () => {
  it('is made once for a key, however often it is asked for', async () => {
    const key = house.key();
    const made = await Promise.all([1, 2].map(() => house.hall.lobby.create(ann, { key, ...wish })));
    const [one, other] = made.map(answer => expectOk(answer).table.id);
    expect(one).toBe(other);
  });

  it('has bots on its last seats, of rungs of its own game only', async () => {
    const { table } = await open({ bots: ['novice', 'cellarer'] });
    expect(table.seats.map(({ level }) => level)).toEqual([null, 'novice', 'cellarer']);
    const wrong = { key: house.key(), ...wish, bots: ['legend' as const] };
    expect(await house.hall.lobby.create(ann, wrong)).toEqual(refusal('wrong-option'));
  });

  it('refuses what the game refuses, with its reason', async () => {
    const answer = await house.hall.lobby.create(ann, { key: house.key(), ...wish, seats: 5 });
    expect(answer).toMatchObject({ ok: false, refusal: { code: 'wrong-option', refusal: {} } });
  });

  it('shows its commitment at once, and its secret to nobody', async () => {
    const { table, invite } = await open({ listed: true });
    const row = await house.store.tables.get(table.id);
    expect(table.commitment).toMatch(/^[0-9a-f]{64}$/);
    const bytes = JSON.stringify([table, await house.hall.listing.read()]);
    expect(bytes).not.toContain(row?.secret);
    expect(bytes).not.toContain(invite);
  });

  it('is rated only for members', async () => {
    const rated = { key: house.key(), ...wish, rated: true };
    expect(await house.hall.lobby.create(ann, rated)).toEqual(refusal('needs-passkey'));
    const dan = await house.person('Dan', 'member');
    const { table } = expectOk(await house.hall.lobby.create(dan, { ...rated, listed: true }));
    expect(await house.hall.lobby.join(table.id, ann, { nonce })).toEqual(refusal('needs-passkey'));
  });
});

describe('sitting down', () => {
  it('needs the invitation at a private table, and none at a listed one', async () => {
    const secret = await open();
    const invite = secret.invite ?? '';
    expect(await house.hall.lobby.join(secret.table.id, bob, { nonce })).toEqual(refusal('not-yours'));
    expectOk(await house.hall.lobby.join(secret.table.id, bob, { nonce, invite }));
    const listed = await open({ listed: true });
    expectOk(await house.hall.lobby.join(listed.table.id, bob, { nonce }));
  });

  it('gives one seat to one of many who want it', async () => {
    const { table } = await open({ listed: true });
    const answers = await Promise.all(
      [ann, bob, cat].map(me => house.hall.lobby.join(table.id, me, { nonce, seat: 1 })),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(answers.filter(answer => !answer.ok && answer.refusal.code === 'seat-taken')).toHaveLength(2);
  });

  it('moves somebody who sits there already', async () => {
    const { table } = await open({ listed: true });
    await house.hall.lobby.join(table.id, bob, { nonce, seat: 0 });
    const moved = expectOk(await house.hall.lobby.join(table.id, bob, { nonce, seat: 2 }));
    expect(moved.table.seats.map(({ person }) => person?.name ?? null)).toEqual([null, null, 'Bob']);
  });

  it('ends with a full table', async () => {
    const { table } = await open({ listed: true, bots: ['novice', 'novice'] });
    expectOk(await house.hall.lobby.join(table.id, ann, { nonce }));
    expect(await house.hall.lobby.join(table.id, bob, { nonce })).toEqual(refusal('table-full'));
  });
});

describe('before the start', () => {
  it('the host frees seats and places bots, and nobody else does', async () => {
    const { table, invite } = await open();
    await house.hall.lobby.join(table.id, ann, { nonce });
    expectOk(await house.hall.lobby.join(table.id, bob, { nonce, invite: invite ?? '' }));
    expect(await house.hall.lobby.kick(table.id, bob, 0)).toEqual(refusal('not-yours'));
    expect(await house.hall.lobby.seatBot(table.id, bob, 2, 'novice')).toEqual(refusal('not-yours'));
    expectOk(await house.hall.lobby.seatBot(table.id, ann, 2, 'novice'));
    expectOk(await house.hall.lobby.kick(table.id, ann, 1));
    const anew = expectOk(await house.hall.lobby.invitation(table.id, ann)).invite ?? '';
    expect(anew).not.toBe(invite);
    // Neither invitation brings them back, but the new one brings others.
    for (const words of [invite ?? '', anew])
      expect(await house.hall.lobby.join(table.id, bob, { nonce, invite: words })).toEqual(refusal('kicked'));
    const late = await house.hall.lobby.join(table.id, cat, { nonce, invite: invite ?? '' });
    expect(late).toEqual(refusal('not-yours'));
    expectOk(await house.hall.lobby.join(table.id, cat, { nonce, invite: anew }));
  });

  it('keeps somebody away from a listed table, too, once the host has freed their seat', async () => {
    const { table } = await open({ listed: true });
    await house.hall.lobby.join(table.id, ann, { nonce });
    await house.hall.lobby.join(table.id, bob, { nonce });
    expectOk(await house.hall.lobby.kick(table.id, ann, 1));
    expect(await house.hall.lobby.join(table.id, bob, { nonce })).toEqual(refusal('kicked'));
    await house.restart();
    expect(await house.hall.lobby.join(table.id, bob, { nonce })).toEqual(refusal('kicked'));
  });

  it('keeps somebody away with all their bots, whichever of them the host has sent away', async () => {
    for (const [sent, others] of [
      [bob, [await botOf(bob)]],
      [await botOf(cat), [cat, await botOf(cat)]],
    ] as const) {
      const { table } = await open({ listed: true });
      await house.hall.lobby.join(table.id, ann, { nonce });
      expectOk(await house.hall.lobby.join(table.id, sent, { nonce }));
      expectOk(await house.hall.lobby.kick(table.id, ann, 1));
      for (const one of others)
        expect(await house.hall.lobby.join(table.id, one, { nonce })).toEqual(refusal('kicked'));
    }
  });

  it('frees the seats of somebody’s bots with theirs', async () => {
    const { table } = await open({ listed: true });
    await house.hall.lobby.join(table.id, ann, { nonce });
    for (const one of [bob, await botOf(bob)])
      expectOk(await house.hall.lobby.join(table.id, one, { nonce }));
    expectOk(await house.hall.lobby.kick(table.id, ann, 1));
    const people = (await house.room(table.id)).row.seats.map(({ person }) => person);
    expect(people).toEqual([ann.id, null, null]);
  });

  it('lets an owner keep their seat whose bot is sent away, and a host sit down who sent away their own', async () => {
    const { table } = await open({ listed: true });
    const bots = [await botOf(ann), await botOf(bob)];
    for (const bot of bots) expectOk(await house.hall.lobby.join(table.id, bot, { nonce }));
    expectOk(await house.hall.lobby.join(table.id, bob, { nonce }));
    for (const seat of [0, 1]) expectOk(await house.hall.lobby.kick(table.id, ann, seat));
    expectOk(await house.hall.lobby.join(table.id, ann, { nonce }));
    expectOk(await house.hall.lobby.join(table.id, bob, { nonce: 'f'.repeat(32) }));
    for (const bot of bots)
      expect(await house.hall.lobby.join(table.id, bot, { nonce })).toEqual(refusal('kicked'));
  });

  it('does not invite somebody again to a rematch where the host has freed their seat', async () => {
    const { row } = await house.table('heaven-and-ale', [ann, bob]);
    expectOk(await house.hall.referee.resign(row.id, bob, house.key()));
    const again = expectOk(await house.hall.lobby.rematch(row.id, ann, house.key()));
    await house.hall.lobby.join(again.table.id, ann, { nonce });
    const { invite } = expectOk(await house.hall.lobby.rematch(row.id, bob, house.key()));
    expectOk(await house.hall.lobby.join(again.table.id, bob, { nonce, invite: invite ?? '' }));
    expectOk(await house.hall.lobby.kick(again.table.id, ann, 1));
    expect(await house.hall.lobby.rematch(row.id, bob, house.key())).toEqual(refusal('kicked'));
  });

  it('passes the table on when the host leaves, and closes it when all do', async () => {
    const { table } = await open({ listed: true });
    await house.hall.lobby.join(table.id, ann, { nonce });
    await house.hall.lobby.join(table.id, bob, { nonce });
    expect(expectOk(await house.hall.lobby.leave(table.id, ann)).table.host).toBe(bob.id);
    expect(expectOk(await house.hall.lobby.leave(table.id, bob)).table.status).toBe('expired');
    expect((await house.hall.listing.read()).tables).toEqual([]);
  });

  it('does not start with a free seat, or by another than the host', async () => {
    const { table } = await open({ listed: true });
    await house.hall.lobby.join(table.id, ann, { nonce });
    await house.hall.lobby.join(table.id, bob, { nonce });
    expect(await house.hall.lobby.start(table.id, ann)).toEqual(refusal('seats-open'));
    await house.hall.lobby.join(table.id, cat, { nonce });
    expect(await house.hall.lobby.start(table.id, cat)).toEqual(refusal('not-yours'));
    expect(expectOk(await house.hall.lobby.start(table.id, ann)).table.status).toBe('playing');
    expect(await house.hall.lobby.leave(table.id, bob)).toEqual(refusal('wrong-status'));
  });

  it('expires if nobody comes', async () => {
    const { table } = await open({ listed: true });
    await house.hall.closeStale();
    expect((await house.room(table.id)).row.status).toBe('open');
    house.ahead = 25 * 3_600_000;
    const told: string[] = [];
    house.hall.watch({ lobby: id => told.push(id) });
    await house.hall.closeStale();
    expect((await house.room(table.id)).row.status).toBe('expired');
    expect(told).toEqual([table.id]);
  });
});

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
    await house.hall.referee.resign(row.id, bob, house.key());
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
    const sit = async (pace: object) => {
      const tables = await Promise.all(Array.from({ length: 8 }, () => make(bob, { listed: true, ...pace })));
      const answers = await Promise.all(
        tables.map(one => house.hall.lobby.join(expectOk(one).table.id, ann, { nonce })),
      );
      for (const one of tables) await house.hall.lobby.leave(expectOk(one).table.id, bob);
      const [full] = tables.filter((_, i) => answers[i]?.ok);
      // Whoever sits there can change their seat.
      if (full) expectOk(await house.hall.lobby.join(expectOk(full).table.id, ann, { nonce, seat: 2 }));
      return accepted(answers);
    };
    expect(await sit({})).toBe(LIMITS.live);
    expect(await sit({ pace: DAYS })).toBe(LIMITS.days);
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

describe('a rematch', () => {
  it('is one table for all who ask, with the same bots', async () => {
    const { row } = await house.table('heaven-and-ale', [ann, bob], ['novice']);
    expect(await house.hall.lobby.rematch(row.id, ann, house.key())).toEqual(refusal('wrong-status'));
    await house.hall.referee.resign(row.id, ann, house.key());
    const answers = await Promise.all(
      [ann, bob].map(me => house.hall.lobby.rematch(row.id, me, house.key())),
    );
    const [one, other] = answers.map(answer => expectOk(answer));
    expect(one?.table.id).toBe(other?.table.id);
    expect(one?.table.seats.map(({ level }) => level)).toEqual([null, null, 'novice']);
    expect(await house.hall.lobby.rematch(row.id, cat, house.key())).toEqual(refusal('not-seated'));
  });

  it('invites the others of a table that is not listed', async () => {
    const { row } = await house.table('heaven-and-ale', [ann, bob], [], { listed: false });
    await house.hall.referee.resign(row.id, ann, house.key());
    await house.hall.lobby.rematch(row.id, ann, house.key());
    const { table, invite } = expectOk(await house.hall.lobby.rematch(row.id, bob, house.key()));
    const join = { nonce: '0'.repeat(32) };
    expect(await house.hall.lobby.join(table.id, bob, join)).toEqual(refusal('not-yours'));
    const joined = await house.hall.lobby.join(table.id, bob, { ...join, invite: invite ?? '' });
    expect(expectOk(joined).seat).toBe(0);
  });
});
