import { expect, it } from 'vitest';
import type { Stores } from './contract.ts';
import { passkeyRow, sessionRow, someBot, somebody, someId, someTable } from './rows.ts';

export function peopleContract(get: () => Stores): void {
  it('adds, gives and changes people', async () => {
    const { people } = get().store;
    const anna = await somebody(get().store, { name: 'Änna 🍺', settings: '{"motion":"off"}' });
    const bert = await somebody(get().store, { operator: true, banned: true, kind: 'member' });
    expect(await people.get(anna.id)).toEqual(anna);
    expect(await people.get(bert.id)).toEqual(bert);
    expect(await people.get(someId())).toBeNull();
    const both = await people.many([anna.id, someId(), bert.id, anna.id]);
    expect(both).toHaveLength(2);
    expect(both).toEqual(expect.arrayContaining([anna, bert]));
    expect(await people.many([])).toEqual([]);

    await people.change(anna.id, { name: 'Anne', banned: true, active: 5_000, settings: null });
    await people.change(anna.id, {});
    expect(await people.get(anna.id)).toEqual({
      ...anna,
      name: 'Anne',
      banned: true,
      active: 5_000,
      settings: null,
    });
    expect(await people.get(bert.id)).toEqual(bert);
  });

  it('refuses an id that is used, as a fault and not as a failure of the storage', async () => {
    const anna = await somebody(get().store);
    await expect(get().store.people.add(anna)).rejects.not.toMatchObject({ code: 'not-stored' });
  });

  it('lists the bots of an owner', async () => {
    const { store } = get();
    const owner = await somebody(store);
    const second = await somebody(store, { kind: 'bot', owner: owner.id, created: 20 });
    const first = await somebody(store, { kind: 'bot', owner: owner.id, created: 10 });
    expect(await store.people.botsOf(owner.id)).toEqual([first, second]);
    expect(await store.people.botsOf(first.id)).toEqual([]);
  });

  it('keeps games of somebody’s devices, and so many of them', async () => {
    const { store, other } = get();
    const [anna, bert] = [await somebody(store), await somebody(store)];
    const game = (id: string, played: number, person = anna.id) => ({
      person,
      id,
      played,
      record: `${id} at ${played} 🍺`,
    });
    expect(await store.people.keepGame(game('one', 10), null, 2)).toBe('kept');
    expect(await store.people.keepGame(game('two', 30), null, 2)).toBe('kept');
    expect(await store.people.keepGame(game('three', 40), null, 2)).toBe('full');
    expect(await other.people.keepGame(game('one', 50), 10, 2)).toBe('kept');
    expect(await store.people.keptGames(anna.id)).toEqual([
      { id: 'one', played: 50 },
      { id: 'two', played: 30 },
    ]);
    expect(await store.people.keptGame(anna.id, 'one')).toEqual(game('one', 50));
    expect(await store.people.keepGame(game('one', 5, bert.id), null, 2)).toBe('kept');
    expect(await store.people.keptGame(bert.id, 'two')).toBeNull();
    expect(await store.people.dropKeptGame(bert.id, 'two')).toBe(false);
    expect(await store.people.dropKeptGame(anna.id, 'one')).toBe(true);
    expect(await store.people.dropKeptGame(anna.id, 'one')).toBe(false);
    expect(await store.people.keptGames(anna.id)).toEqual([{ id: 'two', played: 30 }]);
    expect(await store.people.keptGames(bert.id)).toEqual([{ id: 'one', played: 5 }]);
  });

  it('replaces a kept game only by who knows it, once, and of several at once by one', async () => {
    const { store, other } = get();
    const { id: person } = await somebody(store);
    const keep = (one: typeof store, played: number, before: number | null, id = 'game') =>
      one.people.keepGame({ person, id, played, record: `at ${played}` }, before, 9);
    expect(await keep(store, 20, null)).toBe('kept');
    expect(await keep(store, 20, null)).toBe('kept');
    expect(await keep(store, 30, null)).toBe('other');
    expect(await keep(store, 30, 10)).toBe('other');
    // The clock of another device may be behind.
    expect(await keep(store, 15, 20)).toBe('kept');
    expect(await keep(store, 15, 20)).toBe('kept');
    expect(await keep(store, 40, 15, 'missing')).toBe('other');
    const at = [41, 42, 43, 44];
    const nodes = [store, other, store, other];
    for (const [before, id] of [
      [15, 'game'],
      [null, 'new'],
    ] as const) {
      const done = await Promise.all(nodes.map((one, i) => keep(one, at[i] ?? 0, before, id)));
      expect(done.toSorted()).toEqual(['kept', 'other', 'other', 'other']);
      const kept = await store.people.keptGame(person, id);
      expect(kept).toMatchObject({ played: at[done.indexOf('kept')], record: `at ${kept?.played}` });
    }
  });

  it('finds guests who were not here for long, and nobody else', async () => {
    const { store } = get();
    const [early, late] = [await somebody(store, { active: -20 }), await somebody(store, { active: -10 })];
    await somebody(store, { active: -30, kind: 'member' });
    const gone = await somebody(store, { active: -30 });
    await store.people.erase(gone.id, 5);
    expect(await store.people.guests(-10, 9)).toEqual([early]);
    expect(await store.people.guests(-9, 9)).toEqual([early, late]);
    expect(await store.people.guests(-9, 1)).toEqual([early]);
  });

  it('lists who is banned, by name, and nobody who is gone', async () => {
    const { store } = get();
    const before = await store.people.banned(1000);
    const [cleo, anna] = [await somebody(store, { name: 'Cleo' }), await somebody(store, { name: 'Anna' })];
    const gone = await somebody(store, { banned: true });
    await store.people.erase(gone.id, 5);
    for (const { id } of [cleo, anna]) await store.people.change(id, { banned: true });
    const known = new Set(before.map(({ id }) => id));
    const added = (await store.people.banned(1000)).filter(({ id }) => !known.has(id));
    expect(added.map(({ id }) => id)).toEqual([anna.id, cleo.id]);
    expect(await store.people.banned(1)).toHaveLength(1);
    await store.people.change(cleo.id, { banned: false });
    expect((await store.people.banned(1000)).map(({ id }) => id)).not.toContain(cleo.id);
  });

  it('mutes and hears again', async () => {
    const { store } = get();
    const [anna, bert, cleo] = [await somebody(store), await somebody(store), await somebody(store)];
    await store.people.mute(anna.id, bert.id, 'on');
    await store.people.mute(anna.id, bert.id, 'on');
    await store.people.mute(anna.id, cleo.id, 'on');
    expect(await store.people.mutedBy(anna.id)).toEqual([bert.id, cleo.id].toSorted());
    await store.people.mute(anna.id, bert.id, 'off');
    expect(await store.people.mutedBy(anna.id)).toEqual([cleo.id]);
    expect(await store.people.mutedBy(bert.id)).toEqual([]);
  });

  it('erases all that tells of a person, and nothing of others', async () => {
    const { people, talk, notices } = get().store;
    const anna = await somebody(get().store, { operator: true, settings: '{}', kind: 'member' });
    const bert = await somebody(get().store);
    const bot = await someBot(get().store, anna.id);
    const table = await someTable(get().store, { host: anna.id });
    const digests = { anna: someId(), bert: someId() };
    for (const [digest, person] of [
      [digests.anna, anna.id],
      [digests.bert, bert.id],
    ] as const) {
      await people.addSession(sessionRow(person, { digest }), 9);
      await people.addPasskey(passkeyRow(person, { id: digest }), 9);
      await people.addCeremony({ id: digest, kind: 'add', challenge: 'x', person, until: 99 });
      await people.addMoveCode({ digest, person, until: 99 });
      await notices.set({ person, feed: digest });
      await people.keepGame({ person, id: digest, played: 1, record: 'x' }, null, 9);
      await talk.say({ table: table.id, person, at: 1, text: `I am ${person}` }, someId());
    }
    for (const by of [anna.id, bert.id])
      await talk.report({ id: someId(), table: table.id, number: 1, by, why: 'loud', at: 1, closed: true });
    await people.mute(anna.id, bert.id, 'on');
    await people.mute(bert.id, anna.id, 'on');
    await people.mute(bert.id, bot.person, 'on');

    const before = await talk.lastChange(table.id);
    const emptied = await people.erase(anna.id, 777);
    expect(emptied).toMatchObject([{ table: table.id, person: anna.id, text: '' }]);
    // Whoever asks what has changed since finds them.
    expect(await talk.since(table.id, before)).toEqual(emptied);

    expect(await people.get(anna.id)).toEqual({
      ...anna,
      name: '',
      settings: null,
      operator: false,
      deleted: 777,
    });
    expect(await people.bySession(digests.anna, 0)).toBeNull();
    expect(await people.sessionsOf(anna.id, 0)).toEqual([]);
    expect(await people.passkeysOf(anna.id)).toEqual([]);
    expect(await people.takeCeremony(digests.anna, 0)).toBeNull();
    expect(await people.moveCode(digests.anna, 0)).toBeNull();
    expect(await people.tokensOf(anna.id)).toEqual([]);
    expect(await notices.personOfFeed(digests.anna)).toBeNull();
    expect(await people.keptGames(anna.id)).toEqual([]);
    expect(await people.mutedBy(anna.id)).toEqual([]);
    expect(await people.mutedBy(bert.id)).toEqual([bot.person]);
    expect((await talk.lines(table.id, 9)).map(({ text }) => text)).toEqual(['', `I am ${bert.id}`]);
    expect(await talk.reportsBy(anna.id, 9)).toMatchObject([{ why: '' }]);
    expect(await talk.reportsBy(bert.id, 9)).toMatchObject([{ why: 'loud' }]);

    expect(await people.get(bert.id)).toEqual(bert);
    expect(await people.bySession(digests.bert, 0)).not.toBeNull();
    expect(await people.passkeysOf(bert.id)).toHaveLength(1);
    expect(await people.takeCeremony(digests.bert, 0)).not.toBeNull();
    expect(await people.moveCode(digests.bert, 0)).not.toBeNull();
    expect(await notices.personOfFeed(digests.bert)).toBe(bert.id);
    expect(await people.keptGames(bert.id)).toHaveLength(1);
  });
}
