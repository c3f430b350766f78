import { expect, it } from 'vitest';
import type { Stores } from './contract.ts';
import { passkeyRow, personRow, sessionRow, someBot, somebody, someId, someTable } from './rows.ts';

export function credentialsContract(get: () => Stores): void {
  it('knows people by their sessions, as long as these are used', async () => {
    const { people } = get().store;
    const anna = await somebody(get().store);
    const [old, fresh] = [
      sessionRow(anna.id, { used: 10 }),
      sessionRow(anna.id, { used: 20, device: 'Firefox' }),
    ];
    for (const one of [old, fresh]) expect(await people.addSession(one, 9)).toBe(true);
    expect(await people.bySession(fresh.digest, 15)).toEqual({ person: anna, id: fresh.id, used: 20 });
    expect(await people.bySession(old.digest, 15)).toBeNull();
    expect(await people.bySession(someId(), 0)).toBeNull();
    expect(await people.byToken(fresh.digest)).toBeNull();
    expect(await people.sessionsOf(anna.id, 15)).toEqual([fresh]);
    await people.useSession(old.id, 30);
    await people.useSession(old.id, 29);
    expect(await people.sessionsOf(anna.id, 0)).toEqual([{ ...old, used: 30 }, fresh]);
  });

  it('keeps so many sessions of a person, those used last', async () => {
    const { people } = get().store;
    const [anna, bert] = [await somebody(get().store), await somebody(get().store)];
    const other = sessionRow(bert.id, { used: 1 });
    await people.addSession(other, 3);
    const rows = [40, 10, 30, 20].map(used => sessionRow(anna.id, { used }));
    for (const row of rows) await people.addSession(row, 3);
    expect((await people.sessionsOf(anna.id, 0)).map(({ used }) => used)).toEqual([40, 30, 20]);
    expect(await people.sessionsOf(bert.id, 0)).toEqual([other]);
  });

  it('ends a session by its secret, by its id, or all but one', async () => {
    const { store, other } = get();
    const [anna, bert] = [await somebody(store), await somebody(store)];
    const rows = Array.from({ length: 4 }, (_, i) => sessionRow(anna.id, { used: 9 - i }));
    const foreign = sessionRow(bert.id);
    for (const row of [...rows, foreign]) await store.people.addSession(row, 9);
    const ids = async () => (await other.people.sessionsOf(anna.id, 0)).map(({ id }) => id);
    const [a, b, c, d] = rows.map(({ id }) => id);
    expect(await store.people.dropSession(rows[0]?.digest ?? '')).toBe(anna.id);
    expect(await store.people.dropSession(rows[0]?.digest ?? '')).toBeNull();
    expect(await ids()).toEqual([b, c, d]);
    expect(await store.people.dropSessions(anna.id, { only: foreign.id })).toBe(0);
    expect(await store.people.dropSessions(anna.id, { only: b ?? '' })).toBe(1);
    expect(await store.people.dropSessions(anna.id, { only: a ?? '' })).toBe(0);
    expect(await ids()).toEqual([c, d]);
    expect(await store.people.dropSessions(anna.id, { but: d ?? '' })).toBe(1);
    expect(await ids()).toEqual([d]);
    expect(await store.people.dropSessions(anna.id, { but: null })).toBe(1);
    expect(await store.people.sessionsOf(bert.id, 0)).toEqual([foreign]);
  });

  it('ends with a session the push messages to its browser, and codes when others end it', async () => {
    const { people, notices } = get().store;
    const anna = await somebody(get().store);
    const [phone, desk] = [sessionRow(anna.id), sessionRow(anna.id)];
    for (const row of [phone, desk]) await people.addSession(row, 9);
    const push = { person: anna.id, session: phone.id, subscription: '{}' };
    for (const session of [phone.id, desk.id, '']) await notices.setPush({ ...push, session });
    const code = { digest: someId(), person: anna.id, until: 100 };
    await people.addMoveCode(code);
    await people.dropSession(desk.digest);
    // Nobody knows which browser the one without a session is.
    expect(await notices.pushes(anna.id)).toEqual([push]);
    await people.dropSessions(anna.id, { only: phone.id });
    expect(await notices.pushes(anna.id)).toEqual([]);
    expect(await people.moveCode(code.digest, 0)).toBeNull();
  });

  it('tells which sessions and tokens are still good', async () => {
    const { store, other } = get();
    const { people } = store;
    const [anna, bert, cleo] = [await somebody(store), await somebody(store), await somebody(store)];
    const bots = await Promise.all([anna, bert, cleo].map(({ id }) => someBot(store, id)));
    const sessions = [anna, bert, cleo].map(({ id }) => sessionRow(id, { used: 50 }));
    const stale = sessionRow(anna.id, { used: 10 });
    for (const row of [...sessions, stale]) await people.addSession(row, 9);
    await people.change(bert.id, { banned: true });
    await people.erase(cleo.id, 60);
    const good = await other.people.stillGood(
      [...sessions, stale].map(({ id }) => id),
      bots.map(({ id }) => id),
      40,
    );
    expect(good).toEqual(new Set([sessions[0]?.id, bots[0]?.id]));
    expect(await people.stillGood([], [], 0)).toEqual(new Set());
  });

  it('keeps passkeys, notes their use, and binds older ones to the host where that happened', async () => {
    const { people } = get().store;
    const { id } = await somebody(get().store);
    const passkey = passkeyRow(id, {
      counter: 4_294_967_295,
      transports: ['internal', 'hybrid'],
      created: 3,
    });
    const older = passkeyRow(id, { host: null, created: 2 });
    for (const one of [passkey, older]) expect(await people.addPasskey(one, 9)).toBe('added');
    expect(await people.passkey(passkey.id)).toEqual(passkey);
    expect(await people.passkey(someId())).toBeNull();
    for (const host of ['first.example', 'second.example'])
      await people.usePasskey(older.id, { counter: 12, host, at: 44 });
    await people.usePasskey(passkey.id, { counter: 0, host: 'first.example', at: 45 });
    expect(await people.namePasskey(older.id, someId(), 'mine')).toBe(false);
    expect(await people.namePasskey(older.id, id, 'mine')).toBe(true);
    expect(await people.passkeysOf(id)).toEqual([
      { ...older, counter: 12, used: 44, host: 'first.example', name: 'mine' },
      { ...passkey, counter: 0, used: 45 },
    ]);
  });

  it('adds no more passkeys than allowed, also when several are added at once, and each to one person', async () => {
    const { store, other } = get();
    const [anna, bert] = [await somebody(store), await somebody(store)];
    const keys = Array.from({ length: 6 }, () => passkeyRow(anna.id));
    const added = await Promise.all(
      keys.map((key, i) => (i % 2 === 0 ? store : other).people.addPasskey(key, 3)),
    );
    expect(added.filter(one => one === 'added')).toHaveLength(3);
    expect(added.filter(one => one === 'full')).toHaveLength(3);
    const [own] = await store.people.passkeysOf(anna.id);
    if (own === undefined) throw new Error('none was added');
    expect(await store.people.addPasskey(own, 3)).toBe('added');
    expect(await store.people.addPasskey({ ...own, person: bert.id }, 3)).toBe('taken');
  });

  it('adds no passkey and no bot for a session that has ended', async () => {
    const { store, other } = get();
    const { id } = await somebody(store);
    const bot = () => personRow({ kind: 'bot', owner: id });
    const tokenOf = (person: string) => {
      const name = someId();
      return { id: name, digest: name, person, owner: id, name, created: 1, used: null };
    };
    const add = async (session: string) => {
      const made = bot();
      return Promise.all([
        store.people.addPasskey(passkeyRow(id), 9, session),
        store.people.addBot(made, tokenOf(made.id), 9, session),
      ]);
    };
    const session = sessionRow(id);
    await store.people.addSession(session, 9);
    expect(await add(session.id)).toEqual(['added', 'added']);
    await other.people.dropSessions(id, { but: null });
    expect(await add(session.id)).toEqual(['gone', 'gone']);
  });

  it('removes passkeys but the last, also when two are removed at once', async () => {
    const { store, other } = get();
    const [anna, bert] = [await somebody(store), await somebody(store)];
    for (let i = 0; i < 5; i++) {
      const keys = [passkeyRow(anna.id), passkeyRow(anna.id)];
      for (const key of keys) await store.people.addPasskey(key, 99);
      const ids = (await store.people.passkeysOf(anna.id)).map(({ id }) => id);
      const done = await Promise.all(
        ids.map((id, of) => (of % 2 === 0 ? store : other).people.dropPasskey(id, anna.id)),
      );
      expect(done.toSorted()).toEqual([...ids.slice(1).map(() => 'dropped'), 'last']);
      expect(await store.people.passkeysOf(anna.id)).toHaveLength(1);
    }
    const [last] = await store.people.passkeysOf(anna.id);
    expect(await store.people.dropPasskey(last?.id ?? '', bert.id)).toBe('none');
  });

  it('gives a ceremony away once, of several that ask at once to one, and never late', async () => {
    const { store, other } = get();
    const ceremony = { id: someId(), kind: 'sign-in', challenge: 'x', person: null, until: 100 } as const;
    await store.people.addCeremony(ceremony);
    const taken = await Promise.all(
      [store, other, store, other].map(one => one.people.takeCeremony(ceremony.id, 100)),
    );
    expect(taken.filter(one => one !== null)).toEqual([ceremony]);

    await store.people.addCeremony(ceremony);
    expect(await store.people.takeCeremony(ceremony.id, 101)).toBeNull();
    expect(await store.people.takeCeremony(ceremony.id, 100)).toBeNull();
  });

  it('gives a move code away once, and never late', async () => {
    const { people } = get().store;
    const { id } = await somebody(get().store);
    const code = { digest: someId(), person: id, until: 100 };
    await people.addMoveCode(code);
    expect(await people.moveCode(code.digest, 50)).toEqual(code);
    expect(await people.moveCode(code.digest, 101)).toBeNull();
    const stranger = await somebody(get().store);
    expect(await people.addSession(sessionRow(stranger.id), 9, code.digest)).toBe(false);
    const stores = [get().store, get().other, get().store, get().other];
    const begun = await Promise.all(stores.map(one => one.people.addSession(sessionRow(id), 9, code.digest)));
    expect(begun.filter(Boolean)).toHaveLength(1);
    expect(await people.sessionsOf(id, 0)).toHaveLength(1);
    expect(await people.moveCode(code.digest, 50)).toBeNull();
  });

  it('makes no move code for a session that has ended', async () => {
    const { people } = get().store;
    const { id } = await somebody(get().store);
    const session = sessionRow(id);
    const code = () => ({ digest: someId(), person: id, until: 100 });
    await people.addSession(session, 9);
    expect(await people.addMoveCode(code(), session.id)).toBe(true);
    await people.dropSessions(id, { but: null });
    expect(await people.addMoveCode(code(), session.id)).toBe(false);
  });

  it('keeps bots with their tokens, notes their use, and lets only the owner end them', async () => {
    const { people, notices } = get().store;
    const owner = await somebody(get().store);
    const token = await someBot(get().store, owner.id);
    const bot = await people.get(token.person);
    expect(await people.byToken(token.digest)).toEqual({ person: bot, id: token.id, used: null });
    expect(await people.bySession(token.digest, 0)).toBeNull();
    await people.useToken(token.id, 44);
    expect(await people.tokensOf(owner.id)).toEqual([{ ...token, used: 44 }]);
    await notices.set({ person: token.person, webhook: 'https://a.example/' });
    expect(await people.dropToken(token.id, token.person)).toBeNull();
    expect(await people.dropToken(token.id, owner.id)).toBe(token.person);
    expect(await people.dropToken(token.id, owner.id)).toBeNull();
    expect(await people.byToken(token.digest)).toBeNull();
    expect(await notices.of(token.person)).toMatchObject({ webhook: null });
  });

  it('takes a bot for banned when its owner is, and for nobody when its owner is deleted', async () => {
    const { people } = get().store;
    const owner = await somebody(get().store);
    const token = await someBot(get().store, owner.id);
    await people.change(owner.id, { banned: true });
    expect(await people.byToken(token.digest)).toMatchObject({ person: { id: token.person, banned: true } });
    await people.change(owner.id, { banned: false });
    expect(await people.byToken(token.digest)).toMatchObject({ person: { banned: false } });
    await people.erase(owner.id, 5);
    expect(await people.byToken(token.digest)).toBeNull();
  });

  it('writes nothing for an account that is deleted', async () => {
    const { store, other } = get();
    const { people, notices, talk } = store;
    const anna = await somebody(store);
    const bert = await somebody(store);
    const table = await someTable(store);
    await other.people.erase(anna.id, 777);
    const gone = await people.get(anna.id);
    const id = someId();
    const person = anna.id;
    expect(await people.change(person, { name: 'Ghost', active: 9 })).toBe(false);
    expect(await people.addSession(sessionRow(person, { digest: id }), 9)).toBe(false);
    expect(await people.addPasskey(passkeyRow(person, { id }), 9)).toBe('gone');
    expect(await people.addCeremony({ id, kind: 'add', challenge: 'x', person, until: 99 })).toBe(false);
    expect(await people.addMoveCode({ digest: id, person, until: 99 })).toBe(false);
    const bot = personRow({ kind: 'bot', owner: person });
    const token = { id, digest: id, person: bot.id, owner: person, name: 'x', created: 1, used: null };
    expect(await people.addBot(bot, token, 9)).toBe('gone');
    expect(await notices.set({ person, feed: id })).toBeNull();
    expect(await notices.setPush({ person, session: '', subscription: '{}' })).toBe(false);
    expect(await notices.muteTable(person, table.id, 'on')).toBe(false);
    expect(await people.keepGame({ person, id, played: 1, record: 'x' }, null, 9)).toBe('gone');
    expect(await people.mute(person, bert.id, 'on')).toBe(false);
    expect(await talk.say({ table: table.id, person, at: 1, text: 'boo' }, id)).toBeNull();

    expect(await people.get(person)).toEqual(gone);
    expect(await people.get(bot.id)).toBeNull();
    expect(await people.passkey(id)).toBeNull();
    expect(await people.tokensOf(person)).toEqual([]);
    expect(await people.keptGames(person)).toEqual([]);
    expect(await people.mutedBy(person)).toEqual([]);
    expect(await talk.lines(table.id, 9)).toEqual([]);
  });

  it('leaves nothing of an account behind, whatever is written while it is deleted', async () => {
    const { store, other } = get();
    const table = await someTable(store);
    for (let i = 0; i < 12; i++) {
      const { id: person } = await somebody(store);
      const id = someId();
      const bot = personRow({ kind: 'bot', owner: person });
      const token = { id, digest: id, person: bot.id, owner: person, name: 'x', created: 1, used: null };
      const { people, notices, talk } = store;
      const writes = [
        () => people.change(person, { name: 'Ghost' }),
        () => people.addSession(sessionRow(person), 9),
        () => people.addPasskey(passkeyRow(person), 99),
        () => people.addMoveCode({ digest: id, person, until: 99 }),
        () => people.addBot(bot, token, 9),
        () => notices.set({ person, feed: id }),
        () => notices.setPush({ person, session: id, subscription: '{}' }),
        () => notices.muteTable(person, table.id, 'on'),
        () => people.keepGame({ person, id, played: 1, record: 'x' }, null, 9),
        () => talk.say({ table: table.id, person, at: 1, text: 'boo' }, id),
      ];
      // The deletion comes between two of them, another two each time.
      const all: (() => Promise<unknown>)[] = [...writes];
      all.splice(i % all.length, 0, () => other.people.erase(person, 777));
      await Promise.all(all.map(write => write()));
      expect(await people.get(person)).toMatchObject({ name: '', deleted: 777 });
      expect(await people.sessionsOf(person, 0)).toEqual([]);
      expect(await people.passkeysOf(person)).toEqual([]);
      expect(await people.moveCode(id, 0)).toBeNull();
      expect(await people.tokensOf(person)).toEqual([]);
      expect(await notices.personOfFeed(id)).toBeNull();
      expect(await notices.pushes(person)).toEqual([]);
      expect(await notices.mutedTables(person)).toEqual([]);
      expect(await people.keptGames(person)).toEqual([]);
      expect((await talk.linesOf(person, 9)).map(({ text }) => text).join('')).toBe('');
    }
  });

  it('finds those who were deleted and still sit at a table or host one', async () => {
    const { store } = get();
    const [sitter, host, free] = [await somebody(store), await somebody(store), await somebody(store)];
    await someTable(store, { host: sitter.id });
    await someTable(store, { host: host.id, status: 'open', seats: [] });
    for (const { id } of [sitter, host, free]) await store.people.erase(id, 1_000_000);
    const left = await store.people.leftBehind(999_999, 99);
    expect(left).toEqual(expect.arrayContaining([sitter.id, host.id]));
    expect(left).not.toContain(free.id);
    expect(await store.people.leftBehind(1_000_000, 99)).toEqual([]);
  });

  it('sweeps ceremonies, codes and sessions that are past their time', async () => {
    const { store } = get();
    const { id } = await somebody(store);
    const ceremony = (until: number) =>
      ({ id: someId(), kind: 'add', challenge: 'x', person: id, until }) as const;
    const code = (until: number) => ({ digest: someId(), person: id, until });
    const [late, early] = [ceremony(999), ceremony(1_000)];
    const [lateCode, earlyCode] = [code(999), code(1_000)];
    for (const one of [late, early]) await store.people.addCeremony(one);
    for (const one of [lateCode, earlyCode]) await store.people.addMoveCode(one);
    const sessions = [sessionRow(id, { used: 1 }), sessionRow(id, { used: 2 })];
    for (const one of sessions) await store.people.addSession(one, 9);
    await store.sweep(1_000, 2);
    expect(await store.people.sessionsOf(id, 0)).toEqual(sessions.slice(1));
    // Asked with an earlier moment, whatever is still there is given.
    expect(await store.people.takeCeremony(late.id, 0)).toBeNull();
    expect(await store.people.takeCeremony(early.id, 0)).toEqual(early);
    expect(await store.people.moveCode(lateCode.digest, 0)).toBeNull();
    expect(await store.people.moveCode(earlyCode.digest, 0)).toEqual(earlyCode);
  });
}
