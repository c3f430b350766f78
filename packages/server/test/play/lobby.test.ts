import { LEVELS as RELEASED_LEVELS } from '@taproom/bots/levels';
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
const open = async (more: object = {}) =>
  expectOk(await house.hall.lobby.create(ann, { key: house.key(), ...wish, ...more }));
const { levels: LEVELS } = RELEASED_LEVELS.current(wish.game);
/** Both give up, so that the game is over. */
const stopped = async (id: string) => {
  for (const me of [ann, bob]) expectOk(await house.hall.referee.resign(id, me, house.key()));
};
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
    expect(await house.hall.lobby.create(ann, wrong)).toMatchObject(refusal('wrong-option'));
  });

  it('refuses what the game refuses, with its reason', async () => {
    const answer = await house.hall.lobby.create(ann, { key: house.key(), ...wish, seats: 5 });
    expect(answer).toMatchObject({ ok: false, refusal: { code: 'wrong-option', refusal: {} } });
  });

  it.each([
    { asked: { seats: 5 }, path: 'body.seats', allowed: [2, 3, 4] },
    { asked: { options: { beer: 1 } }, path: 'body.options.beer', allowed: ['first'] },
    { asked: { options: { first: 9 } }, path: 'body.options.first', allowed: undefined },
    { asked: { bots: ['novice', 'legend'] }, path: 'body.bots.1', allowed: LEVELS },
    { asked: { bots: ['novice', 'novice', 'novice'] }, path: 'body.bots.length', allowed: [0, 1, 2] },
  ])('says what can’t be chosen, and what can: $path', async ({ asked, path, allowed }) => {
    const answer = await house.hall.lobby.create(ann, { key: house.key(), ...wish, ...asked });
    expect(answer).toMatchObject({ ok: false, refusal: { code: 'wrong-option', path } });
    expect(!answer.ok && answer.refusal.allowed).toEqual(allowed);
  });

  it('says which bots and seats there are', async () => {
    const { table } = await open({});
    const { lobby } = house.hall;
    const at = (path: string, allowed: readonly (string | number)[]) => ({
      ok: false,
      refusal: { code: 'wrong-option', path, allowed },
    });
    expect(await lobby.seatBot(table.id, ann, 1, 'legend')).toEqual(at('body.level', LEVELS));
    expect(await lobby.seatBot(table.id, ann, 7, 'novice')).toEqual(at('body.seat', [0, 1, 2]));
    expect(await lobby.join(table.id, ann, { nonce, seat: 7 })).toEqual(at('body.seat', [0, 1, 2]));
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
    expect(await house.hall.lobby.join(secret.table.id, bob, { nonce })).toEqual(refusal('invite-wrong'));
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
  it('the host keeps people out and places bots, and nobody else does', async () => {
    const { table, invite } = await open();
    await house.hall.lobby.join(table.id, ann, { nonce });
    expectOk(await house.hall.lobby.join(table.id, bob, { nonce, invite: invite ?? '' }));
    expect(await house.hall.lobby.kick(table.id, bob, 0)).toEqual(refusal('not-yours'));
    expect(await house.hall.lobby.seatBot(table.id, bob, 2, 'novice')).toEqual(refusal('not-yours'));
    expectOk(await house.hall.lobby.seatBot(table.id, ann, 2, 'novice'));
    expectOk(await house.hall.lobby.kick(table.id, ann, 1, 'kept-out'));
    const renewed = expectOk(await house.hall.lobby.invitation(table.id, ann)).invite ?? '';
    expect(renewed).not.toBe(invite);
    // Neither invitation brings them back, but the new one brings others.
    for (const words of [invite ?? '', renewed])
      expect(await house.hall.lobby.join(table.id, bob, { nonce, invite: words })).toEqual(refusal('kicked'));
    const late = await house.hall.lobby.join(table.id, cat, { nonce, invite: invite ?? '' });
    expect(late).toEqual(refusal('invite-wrong'));
    expectOk(await house.hall.lobby.join(table.id, cat, { nonce, invite: renewed }));
  });

  it('keeps somebody away from a listed table, too, once the host has freed their seat', async () => {
    const { table } = await open({ listed: true });
    await house.hall.lobby.join(table.id, ann, { nonce });
    await house.hall.lobby.join(table.id, bob, { nonce });
    expectOk(await house.hall.lobby.kick(table.id, ann, 1, 'kept-out'));
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
      expectOk(await house.hall.lobby.kick(table.id, ann, 1, 'kept-out'));
      for (const one of others)
        expect(await house.hall.lobby.join(table.id, one, { nonce })).toEqual(refusal('kicked'));
    }
  });

  it('frees the seats of somebody’s bots with theirs', async () => {
    const { table } = await open({ listed: true });
    await house.hall.lobby.join(table.id, ann, { nonce });
    for (const one of [bob, await botOf(bob)])
      expectOk(await house.hall.lobby.join(table.id, one, { nonce }));
    expectOk(await house.hall.lobby.kick(table.id, ann, 1, 'kept-out'));
    const people = (await house.room(table.id)).row.seats.map(({ person }) => person);
    expect(people).toEqual([ann.id, null, null]);
  });

  it('leaves no bot behind that sits down just as its owner is sent away', async () => {
    const bot = await botOf(bob);
    for (let ticks = 0; ticks < 40; ticks++) {
      const { table } = await open({ listed: true });
      for (const one of [ann, bob]) expectOk(await house.hall.lobby.join(table.id, one, { nonce }));
      const kicked = house.hall.lobby.kick(table.id, ann, 1, 'kept-out');
      for (let tick = 0; tick < ticks; tick++) await Promise.resolve();
      await house.hall.lobby.join(table.id, bot, { nonce });
      expectOk(await kicked);
      const people = (await house.room(table.id)).row.seats.map(({ person }) => person);
      expect(people, `${ticks} ticks`).toEqual([ann.id, null, null]);
      expectOk(await house.hall.lobby.close(table.id, ann));
    }
  });

  it('lets an owner keep their seat whose bot is sent away, and a host sit down who sent away their own', async () => {
    const { table } = await open({ listed: true });
    const bots = [await botOf(ann), await botOf(bob)];
    for (const bot of bots) expectOk(await house.hall.lobby.join(table.id, bot, { nonce }));
    expectOk(await house.hall.lobby.join(table.id, bob, { nonce }));
    for (const seat of [0, 1]) expectOk(await house.hall.lobby.kick(table.id, ann, seat, 'kept-out'));
    expectOk(await house.hall.lobby.join(table.id, ann, { nonce }));
    expectOk(await house.hall.lobby.join(table.id, bob, { nonce: 'f'.repeat(32) }));
    for (const bot of bots)
      expect(await house.hall.lobby.join(table.id, bot, { nonce })).toEqual(refusal('kicked'));
  });

  it('lets the same people meet again after a rematch that is over', async () => {
    const { row } = await house.table('heaven-and-ale', [ann, bob]);
    await stopped(row.id);
    const again = async (me: PersonRow) =>
      expectOk(await house.hall.lobby.rematch(row.id, me, house.key())).table.id;
    const second = await again(ann);
    expect(await again(bob)).toBe(second);
    expectOk(await house.hall.lobby.close(second, ann));
    const third = await again(bob);
    expect(third).not.toBe(second);
    expect(await again(ann)).toBe(third);
  });

  it('does not invite somebody again to a rematch where the host has freed their seat', async () => {
    const { row } = await house.table('heaven-and-ale', [ann, bob]);
    await stopped(row.id);
    const again = expectOk(await house.hall.lobby.rematch(row.id, ann, house.key()));
    await house.hall.lobby.join(again.table.id, ann, { nonce });
    const { invite } = expectOk(await house.hall.lobby.rematch(row.id, bob, house.key()));
    expectOk(await house.hall.lobby.join(again.table.id, bob, { nonce, invite: invite ?? '' }));
    expectOk(await house.hall.lobby.kick(again.table.id, ann, 1, 'kept-out'));
    expect(await house.hall.lobby.rematch(row.id, bob, house.key())).toEqual(refusal('kicked'));
  });

  it('tells somebody whom the host has removed, and lets them sit down again', async () => {
    const { table, invite } = await open();
    const join = { nonce, invite: invite ?? '' };
    for (const one of [ann, bob]) expectOk(await house.hall.lobby.join(table.id, one, join));
    expectOk(await house.hall.lobby.kick(table.id, ann, 1));
    expect(expectOk(await house.hall.lobby.invitation(table.id, bob))).toMatchObject({
      seat: null,
      removed: 'may-return',
    });
    expect(expectOk(await house.hall.lobby.invitation(table.id, cat)).removed).toBeNull();
    expect(expectOk(await house.hall.lobby.join(table.id, bob, join))).toMatchObject({
      seat: 1,
      removed: null,
    });
    expectOk(await house.hall.lobby.kick(table.id, ann, 1, 'kept-out'));
    expect(expectOk(await house.hall.lobby.invitation(table.id, bob)).removed).toBe('kept-out');
    expect(await house.hall.lobby.join(table.id, bob, join)).toEqual(refusal('kicked'));
  });

  it('stays open when the host leaves, with the same link, and passes on to whoever sits', async () => {
    const { table, invite } = await open();
    const join = { nonce, invite: invite ?? '' };
    for (const one of [ann, bob]) expectOk(await house.hall.lobby.join(table.id, one, join));
    expect(expectOk(await house.hall.lobby.leave(table.id, ann)).table.host).toBe(bob.id);
    expect(expectOk(await house.hall.lobby.leave(table.id, bob)).table).toMatchObject({
      status: 'open',
      host: bob.id,
    });
    await house.restart();
    // Nobody sits there, and the link still works: whoever comes next is the host.
    expect(expectOk(await house.hall.lobby.join(table.id, cat, join)).table.host).toBe(cat.id);
    expect(expectOk(await house.hall.lobby.join(table.id, bob, join)).table.host).toBe(cat.id);
    expect(await house.hall.lobby.close(table.id, bob)).toEqual(refusal('not-yours'));
    expect(expectOk(await house.hall.lobby.close(table.id, cat)).table.status).toBe('expired');
  });

  it('lets a host who only stood up come back as the host, and leaves no table of somebody who is gone', async () => {
    const { table } = await open({ listed: true });
    for (const _ of [1, 2]) {
      expect(expectOk(await house.hall.lobby.join(table.id, ann, { nonce })).table.host).toBe(ann.id);
      expect(expectOk(await house.hall.lobby.leave(table.id, ann)).table.status).toBe('open');
    }
    expect(expectOk(await house.hall.lobby.leave(table.id, ann, 'for good')).table.status).toBe('expired');
    expect((await house.hall.listing.read()).tables).toEqual([]);
  });

  it('lets the host change pace, seats and options, and nobody else; people keep their seats', async () => {
    const { table } = await open({ listed: true, seats: 4, bots: ['novice'] });
    for (const [one, seat] of [
      [ann, 0],
      [bob, 2],
    ] as const)
      expectOk(await house.hall.lobby.join(table.id, one, { nonce, seat }));
    const alter = (me: PersonRow, change: Parameters<typeof house.hall.lobby.alter>[2]) =>
      house.hall.lobby.alter(table.id, me, change);
    expect(await alter(bob, { seats: 3 })).toEqual(refusal('not-yours'));
    const days = { pace: 'days', days: 7 } as const;
    const changed = expectOk(await alter(ann, { seats: 3, pace: days, options: { first: 1 } })).table;
    expect(changed).toMatchObject({ pace: days, options: { first: 1 } });
    // The free seat went first.
    const who = (seats: typeof changed.seats) => seats.map(({ person, level }) => person?.name ?? level);
    expect(who(changed.seats)).toEqual(['Ann', 'Bob', 'novice']);
    expect(who(expectOk(await alter(ann, { seats: 2, options: {} })).table.seats)).toEqual(['Ann', 'Bob']);
    expectOk(await alter(ann, { seats: 3 }));
    expectOk(await house.hall.lobby.join(table.id, cat, { nonce }));
    expect(await alter(ann, { seats: 2 })).toEqual({
      ok: false,
      refusal: { code: 'wrong-option', path: 'body.seats', allowed: [3, 4] },
    });
    expect(await alter(ann, { options: { first: 9 } })).toMatchObject(refusal('wrong-option'));
    expect(await alter(ann, { pace: { pace: 'untimed' } })).toMatchObject(refusal('wrong-option'));
    expectOk(await house.hall.lobby.start(table.id, ann));
    expect(await alter(ann, { pace: LIVE })).toEqual(refusal('wrong-status'));
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

describe('a table without a clock', () => {
  const untimed = { pace: { pace: 'untimed' } } as const;

  it('is neither listed nor rated', async () => {
    const member = await house.person('Mia', 'member');
    for (const more of [{ listed: true }, { rated: true }])
      expect(
        await house.hall.lobby.create(member, { key: house.key(), ...wish, ...untimed, ...more }),
      ).toEqual({ ok: false, refusal: { code: 'wrong-option', path: 'body.pace' } });
  });

  it('waits for ever, with nobody’s clock running and nobody replaced', async () => {
    const room = await house.table('heaven-and-ale', [ann, bob], [], { ...untimed, listed: false });
    house.ahead += 400 * 86_400_000;
    await house.hall.work.lookAround();
    await house.hall.work.idle();
    expect(room.row.seats.map(({ replaced }) => replaced)).toEqual([null, null]);
    expect((await house.hall.look.view(room, 0)).clocks).toEqual([null, null]);
    expect(await house.store.tables.get(room.row.id)).toMatchObject({ due: null });
    expect(house.faults).toEqual([]);
  });
});

describe('a rematch', () => {
  it('is one table for all who ask, with the same bots', async () => {
    const { row } = await house.table('heaven-and-ale', [ann, bob], ['novice']);
    expect(await house.hall.lobby.rematch(row.id, ann, house.key())).toEqual(refusal('wrong-status'));
    await stopped(row.id);
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
    await stopped(row.id);
    await house.hall.lobby.rematch(row.id, ann, house.key());
    const { table, invite } = expectOk(await house.hall.lobby.rematch(row.id, bob, house.key()));
    const join = { nonce: '0'.repeat(32) };
    expect(await house.hall.lobby.join(table.id, bob, join)).toEqual(refusal('invite-wrong'));
    const joined = await house.hall.lobby.join(table.id, bob, { ...join, invite: invite ?? '' });
    expect(expectOk(joined).seat).toBe(0);
  });
});
