import { type Pace, PLAIN_PACES } from '@taproom/contracts';
import { expect, it } from 'vitest';
import { RELEASED } from '../../src/released.ts';
import type { MailboxRow } from '../../src/store/rows.ts';
import type { Store } from '../../src/store/store.ts';
import type { Stores } from './contract.ts';
import { seatRow, somebody, someId, someTable, turnRow } from './rows.ts';

const DAYS = { pace: 'days', days: 3 } as const;
/** Later than anything else in these stores is due. */
const LATE = 1e9;

const mailboxRow = (person: string, change: Partial<MailboxRow> = {}): MailboxRow => ({
  person,
  address: 'anna@mail.example',
  key: someId(),
  code: 'right',
  until: 100,
  tries: 0,
  verified: null,
  stopped: null,
  ...change,
});
const letter = (at: number, address = someId()) => ({ id: someId(), address, at });
const MANY = { address: 99, person: 99, all: 1e6 };

/** Takes everything that is due and says what became of it, so that it is in nobody's way. */
async function clear({ errands }: Store): Promise<void> {
  const taken = await errands.take(LATE, LATE, 999);
  const letters = await errands.takeLetters(LATE, LATE, 999);
  await errands.done([...taken, ...letters.flatMap(one => one.errands)].map(({ id }) => id));
  if (taken.length + letters.length > 0) await clear({ errands } as Store);
}

/** What every store keeps of how people are notified, and of what is to be sent. */
export function noticesContract(get: () => Stores): void {
  it('keeps how people want to be told', async () => {
    const { notices } = get().store;
    const { id } = await somebody(get().store);
    const silent = { feed: null, webhook: null, form: null, language: 'en', root: null, quiet: null };
    expect(await notices.of(id)).toEqual({ person: id, ...silent });
    const loud = {
      person: id,
      feed: someId(),
      webhook: 'https://example.org/',
      form: 'ntfy',
      language: 'ru',
      root: 'https://a.example',
      quiet: { from: '22:00', to: '07:00', zone: 'UTC' },
    } as const;
    expect(await notices.set(loud)).toEqual(loud);
    expect(await notices.personOfFeed(loud.feed)).toBe(id);
    expect(await notices.set({ person: id, feed: null, quiet: null })).toEqual({
      ...loud,
      feed: null,
      quiet: null,
    });
    expect(await notices.personOfFeed(loud.feed)).toBeNull();
  });

  it('keeps a push subscription for each browser', async () => {
    const { notices } = get().store;
    const { id: person } = await somebody(get().store);
    const [one, other] = [
      { person, session: 'a', subscription: '{"n":1}' },
      { person, session: 'b', subscription: '{"n":2}' },
    ];
    for (const push of [one, other]) expect(await notices.setPush(push)).toBe(true);
    await notices.setPush({ ...one, subscription: '{"n":3}' });
    await notices.dropPush(person, 'a', one.subscription);
    expect(await notices.pushes(person)).toEqual([{ ...one, subscription: '{"n":3}' }, other]);
    await notices.dropPush(person, 'a');
    expect(await notices.pushes(person)).toEqual([other]);
  });

  it('verifies an address by its code, in time and with few tries', async () => {
    const { notices } = get().store;
    const { id } = await somebody(get().store);
    const set = (change: Partial<MailboxRow> = {}) =>
      notices.setMailbox(mailboxRow(id, change), letter(1), MANY);
    expect(await set()).toBe('set');
    expect(await notices.verifyMailbox(id, 'wrong', 50, 2)).toBe(false);
    expect(await notices.mailbox(id)).toMatchObject({ tries: 1, verified: null });
    expect(await notices.verifyMailbox(id, 'right', 50, 2)).toBe(true);
    expect(await notices.mailbox(id)).toMatchObject({ verified: 50, code: null });
    expect(await notices.verifyMailbox(id, 'right', 50, 2)).toBe(false);

    await set();
    expect(await notices.verifyMailbox(id, 'right', 101, 9)).toBe(false);
    await set();
    for (const code of ['x', 'y']) await notices.verifyMailbox(id, code, 50, 2);
    expect(await notices.verifyMailbox(id, 'right', 50, 2)).toBe(false);
  });

  it('stops an address that is refused, and finds one by the key in its mails', async () => {
    const { notices } = get().store;
    const { id } = await somebody(get().store);
    const box = mailboxRow(id);
    await notices.setMailbox(box, letter(1), MANY);
    await notices.stopMailbox(id, 'other@mail.example', 60);
    expect(await notices.mailbox(id)).toMatchObject({ stopped: null });
    await notices.stopMailbox(id, box.address, 60);
    expect(await notices.mailboxOf(box.key)).toEqual({ ...box, stopped: 60 });
    await notices.dropMailbox(id);
    expect(await notices.mailbox(id)).toBeNull();
    expect(await notices.mailboxOf(box.key)).toBeNull();
  });

  it('counts the codes that are sent: to an address, for a person, and in all', async () => {
    const { store, other } = get();
    const [anna, bert] = [await somebody(store), await somebody(store)];
    const [at, address] = [2e12, someId()];
    const set = (person: string, of: Store, when: number, most: object, to = address) =>
      of.notices.setMailbox(mailboxRow(person), letter(when, to), { ...MANY, ...most });
    expect(await set(anna.id, store, at, { address: 1 })).toBe('set');
    expect(await set(bert.id, other, at + 1, { address: 1 })).toBe('too-many');
    expect(await other.notices.mailbox(bert.id)).toBeNull();
    expect(await set(anna.id, other, at + 1, { person: 1 }, someId())).toBe('too-many');
    expect(await set(bert.id, other, at + 1, { all: 1 }, someId())).toBe('too-many');
    expect(await set(bert.id, other, at + 86_400_001, { address: 1, all: 1 })).toBe('set');
    await store.people.erase(anna.id, 1);
    expect(await set(anna.id, other, at, {})).toBe('gone');
    expect(await store.notices.mailbox(anna.id)).toBeNull();
  });

  it('keeps what was made first, whoever asks', async () => {
    const { store, other } = get();
    const name = someId();
    const made = await Promise.all(
      [store, other, store, other].map((one, i) => one.ownKey(name, `made by ${i}`)),
    );
    expect(new Set(made).size).toBe(1);
    expect(await other.ownKey(name, 'later')).toBe(made[0]);
  });

  /** Someone with a webhook, two browsers and a mail address, at a table of their own. */
  async function reachable(entries = 3, pace: Pace = DAYS) {
    const { store } = get();
    const anna = await somebody(store);
    const { notices } = store;
    await notices.set({ person: anna.id, webhook: 'https://hook.example/' });
    for (const session of ['a', 'b']) await notices.setPush({ person: anna.id, session, subscription: '{}' });
    await notices.setMailbox(mailboxRow(anna.id), letter(1), MANY);
    await notices.verifyMailbox(anna.id, 'right', 2, 9);
    const table = await someTable(store, { host: anna.id, pace, seats: [seatRow(anna.id)] });
    // Without a clock, nothing is due.
    const due = pace.pace === 'untimed' ? null : 9e12;
    await store.games.append([turnRow(table.id, 1, {})], { due }, null);
    const note = (at: number, people: readonly string[], isThere = false, of = store) =>
      of.errands.note({
        table: table.id,
        entries: entries + at,
        people: people.map(person => ({ person, isThere })),
        at,
        gather: 100,
      });
    return { person: anna.id, table: table.id, note };
  }
  const mine =
    (person: string) =>
    <Row extends { readonly person: string }>(rows: readonly Row[]): Row[] =>
      rows.filter(row => row.person === person);

  it('has an errand for each way of somebody who is newly awaited and not there', async () => {
    const { store, other } = get();
    await clear(store);
    const { person, note } = await reachable();
    expect(await note(10, [person])).toBe(true);
    // The same news from another node, and older news.
    expect(await note(10, [person], false, other)).toBe(false);
    expect(await note(9, [], false, other)).toBe(false);
    // Still awaited: they know already.
    expect(await note(11, [person])).toBe(false);
    const taken = mine(person)(await store.errands.take(20, 30, 99));
    expect(taken.map(({ way, target }) => `${way} ${target}`).sort()).toEqual([
      'push a',
      'push b',
      'webhook ',
    ]);
    expect(new Set(taken.map(({ id }) => id)).size).toBe(3);
    expect(mine(person)(await store.errands.takeLetters(109, 200, 99))).toEqual([]);
    expect(mine(person)(await store.errands.takeLetters(110, 200, 99))).toMatchObject([
      { errands: [{ way: 'mail' }] },
    ]);
  });

  it('has none for people who are there, have muted the table, or have an address that is refused', async () => {
    const { store } = get();
    await clear(store);
    const there = await reachable();
    expect(await there.note(10, [there.person], true)).toBe(false);
    const muted = await reachable();
    await store.notices.muteTable(muted.person, muted.table, 'on');
    expect(await store.notices.mutedTables(muted.person)).toEqual([muted.table]);
    expect(await muted.note(10, [muted.person])).toBe(false);
    await store.notices.muteTable(muted.person, muted.table, 'off');
    await muted.note(11, []);
    expect(await muted.note(12, [muted.person])).toBe(true);
    const stopped = await reachable();
    await store.notices.stopMailbox(stopped.person, 'anna@mail.example', 1);
    await stopped.note(10, [stopped.person]);
    expect(mine(stopped.person)(await store.errands.takeLetters(LATE, LATE, 99))).toEqual([]);
  });

  it('drops errands that are no longer true', async () => {
    const { store } = get();
    await clear(store);
    const { person, note } = await reachable();
    await note(10, [person]);
    await note(11, []);
    expect(await store.errands.isDue(LATE)).toBe(false);
    const again = await reachable();
    await again.note(10, [again.person]);
    await store.notices.muteTable(again.person, again.table, 'on');
    expect(await store.errands.isDue(LATE)).toBe(false);
  });

  it('gives an errand to one node at a time, and one of each receiver', async () => {
    const { store, other } = get();
    await clear(store);
    const one = await reachable();
    await one.note(10, [one.person]);
    const second = await someTable(store, { host: one.person, pace: DAYS, seats: [seatRow(one.person)] });
    const people = [{ person: one.person, isThere: false }];
    await store.errands.note({ table: second.id, entries: 1, people, at: 11, gather: 100 });
    const [first, others] = await Promise.all([
      store.errands.take(20, 30, 99),
      other.errands.take(20, 30, 99),
    ]);
    expect([...first, ...others].map(({ table }) => table)).toEqual([one.table, one.table, one.table]);
    expect(await other.errands.take(29, 40, 99)).toEqual([]);
    // Held longer, or given back, or expired.
    const taken = [...first, ...others].map(({ id }) => id);
    await store.errands.hold(taken, 40);
    expect(await other.errands.take(39, 50, 99)).toEqual([]);
    expect(await other.errands.take(40, 50, 99)).toHaveLength(3);
    await other.errands.done(taken);
    const rest = await store.errands.take(41, 60, 99);
    expect(rest.map(({ table }) => table)).toEqual([second.id, second.id, second.id]);
    // Tried again later.
    const [hook] = rest.filter(({ way }) => way === 'webhook');
    await store.errands.later([hook?.id ?? ''], 70, 1);
    expect(await other.errands.take(69, 80, 99)).toHaveLength(2);
    expect(await store.errands.take(70, 90, 99)).toMatchObject([{ id: hook?.id, tries: 1 }]);
  });

  it('puts what waits for a person into one mail, and what was once in a mail into the same', async () => {
    const { store, other } = get();
    await clear(store);
    const one = await reachable();
    await one.note(10, [one.person]);
    const people = [{ person: one.person, isThere: false }];
    const newTable = () => someTable(store, { host: one.person, pace: DAYS, seats: [seatRow(one.person)] });
    const second = await newTable();
    await store.errands.note({ table: second.id, entries: 1, people, at: 60, gather: 100 });
    const [letters, none] = [
      mine(one.person)(await store.errands.takeLetters(110, 120, 99)),
      await other.errands.takeLetters(110, 120, 99),
    ];
    expect(letters).toHaveLength(1);
    expect(none).toEqual([]);
    expect(letters[0]?.errands.map(({ table }) => table).sort()).toEqual([one.table, second.id].sort());
    const third = await newTable();
    await store.errands.note({ table: third.id, entries: 1, people, at: 115, gather: 0 });
    // The node has died. Its mail is sent again as it was; the newer turn is in a mail of its own.
    const again = mine(one.person)(await other.errands.takeLetters(121, 130, 99));
    expect(again.map(({ errands }) => errands.length).sort()).toEqual([1, 2]);
    expect(again.find(({ errands }) => errands.length === 2)?.id).toBe(letters[0]?.id);
  });

  it('looks again at what was put off when its person has changed their mind', async () => {
    const { store } = get();
    await clear(store);
    const { person, note } = await reachable();
    await note(10, [person]);
    const taken = await store.errands.take(10, 20, 99);
    await store.errands.later(
      taken.map(({ id }) => id),
      5000,
      0,
    );
    const [letter] = await store.errands.takeLetters(110, 120, 99);
    await store.errands.later(letter?.errands.map(({ id }) => id) ?? [], 5000, 0);
    expect(await store.errands.isDue(200)).toBe(false);
    await store.errands.hurry(person, 200, 100);
    expect(await store.errands.take(200, 210, 99)).toHaveLength(3);
    expect(await store.errands.takeLetters(200, 210, 99)).toHaveLength(1);
  });

  it.each([DAYS, PLAIN_PACES.untimed])('finds games that went on without a word: $pace', async pace => {
    const { store } = get();
    const { table, person } = await reachable(3, pace);
    const unnoted = () => store.errands.unnoted(RELEASED.editions, 9999);
    expect(await unnoted()).toContain(table);
    const heads = await store.tables.heads([table]);
    const people = [{ person, isThere: true }];
    const entries = heads[0]?.entries ?? 0;
    await store.errands.note({ table, entries, people, at: 1, gather: 0 });
    expect(await unnoted()).not.toContain(table);
    await store.games.append([turnRow(table, entries + 1, {})], {}, null);
    expect(await unnoted()).toContain(table);
    expect(await store.errands.unnoted([], 9999)).toEqual([]);
  });

  it('forgets everything with the account', async () => {
    const { store } = get();
    await clear(store);
    const { person, table, note } = await reachable();
    await note(10, [person]);
    await store.notices.muteTable(person, table, 'on');
    await note(11, []);
    await store.notices.muteTable(person, table, 'off');
    await note(12, [person]);
    await store.people.erase(person, 777);
    expect(await store.errands.isDue(LATE)).toBe(false);
    expect(await store.notices.mailbox(person)).toBeNull();
    expect(await store.notices.pushes(person)).toEqual([]);
    expect(await store.notices.of(person)).toMatchObject({ webhook: null });
  });
}
