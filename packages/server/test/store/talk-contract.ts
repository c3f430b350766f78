import { expect, it } from 'vitest';
import type { Stores } from './contract.ts';
import { someBot, somebody, someId, someTable } from './rows.ts';

export function talkContract(get: () => Stores): void {
  it('numbers what is said, also when two say something at once', async () => {
    const { store, other } = get();
    const { id: table, host: person } = await someTable(store);
    const said = await Promise.all(
      Array.from({ length: 12 }, (_, i) =>
        (i % 2 === 0 ? store : other).talk.say({ table, person, at: i, text: `line ${i}` }, someId()),
      ),
    );
    const lines = await store.talk.lines(table, 100);
    expect(lines.map(({ number }) => number)).toEqual(said.map((_, i) => i + 1));
    expect(said).toEqual(expect.arrayContaining(lines));
    expect(await store.talk.lines(table, 3)).toEqual(lines.slice(-3));
    expect(await store.talk.since(table, 5)).toEqual(lines.slice(5));
    expect(await store.talk.line(table, 7)).toEqual(lines[6]);
    expect(await store.talk.line(table, 13)).toBeNull();
  });

  it('says a thing once, however often it is sent', async () => {
    const { store, other } = get();
    const { id: table, host: person } = await someTable(store);
    const key = someId();
    const line = { table, person, at: 1, text: 'once' };
    const said = await Promise.all([store, other, store, other].map(one => one.talk.say(line, key)));
    expect(new Set(said.map(one => one?.number))).toEqual(new Set([1]));
    expect(await store.talk.say({ ...line, text: 'other words' }, key)).toMatchObject({ text: 'once' });
    expect(await store.talk.lines(table, 9)).toEqual([{ ...line, number: 1, hidden: false, change: 1 }]);
    // Another person may use the same key.
    const bert = await somebody(store);
    expect(await store.talk.say({ ...line, person: bert.id }, key)).toMatchObject({ number: 2 });
  });

  it('hides and shows lines', async () => {
    const { talk } = get().store;
    const { id: table, host: person } = await someTable(get().store);
    await talk.say({ table, person, at: 1, text: 'oh' }, someId());
    const hidden = await talk.hide(table, 1, 'hidden');
    expect(hidden).toMatchObject({ number: 1, hidden: true, text: 'oh' });
    expect(await talk.line(table, 1)).toEqual(hidden);
    expect(await talk.hide(table, 1, 'shown')).toMatchObject({ number: 1, hidden: false });
    expect(await talk.line(table, 1)).toMatchObject({ hidden: false });
    expect(await talk.hide(table, 2, 'hidden')).toBeNull();
  });

  it('tells what is new to somebody: what was said, hidden or shown since', async () => {
    const { talk } = get().store;
    const { id: table, host: person } = await someTable(get().store);
    expect(await talk.lastChange(table)).toBe(0);
    for (const text of ['one', 'two', 'three']) await talk.say({ table, person, at: 1, text }, someId());
    const read = await talk.lastChange(table);
    expect(await talk.since(table, read)).toEqual([]);
    await talk.hide(table, 2, 'hidden');
    await talk.say({ table, person, at: 1, text: 'four' }, someId());
    await talk.hide(table, 1, 'hidden');
    expect((await talk.since(table, read)).map(({ text, hidden }) => [text, hidden])).toEqual([
      ['two', true],
      ['four', false],
      ['one', true],
    ]);
    const told = await talk.lastChange(table);
    await talk.hide(table, 2, 'shown');
    expect(await talk.since(table, told)).toMatchObject([{ text: 'two', hidden: false }]);
  });

  it('lists what a person said, newest first', async () => {
    const { talk } = get().store;
    const { id: table, host: person } = await someTable(get().store);
    for (const at of [5, 9, 7]) await talk.say({ table, person, at, text: `${at}` }, someId());
    expect((await talk.linesOf(person, 2)).map(({ text }) => text)).toEqual(['9', '7']);
  });

  it('keeps reports until they are closed', async () => {
    const { talk } = get().store;
    const { id: table, host: by } = await someTable(get().store);
    const report = { id: someId(), table, number: 1, by, why: 'rude', at: 20, closed: false };
    const older = { ...report, id: someId(), number: 2, at: 10 };
    expect(await talk.report(report)).toEqual(report);
    await talk.report(older);
    // With the same id it is the same report.
    expect(await talk.report({ ...report, why: 'other words' })).toEqual(report);
    // Of a line it is the first one of an account.
    expect(await talk.report({ ...report, id: someId(), why: 'again' })).toEqual(report);
    const bot = await someBot(get().store, by);
    expect(await talk.report({ ...report, id: someId(), by: bot.person })).toEqual(report);
    expect(await talk.reports(100)).toEqual([older, report]);
    expect(await talk.reports(1)).toEqual([older]);
    expect(await talk.closeReport(older.id)).toBe(true);
    expect(await talk.closeReport(older.id)).toBe(false);
    expect(await talk.reports(100)).toEqual([report]);
    expect(await talk.reportsBy(by, 100)).toEqual([{ ...older, closed: true }, report]);
    expect(await talk.reportsBy(by, 1)).toHaveLength(1);
    expect(await talk.reportsBy(someId(), 100)).toEqual([]);
  });

  it('forgets old lines, and never uses their numbers again', async () => {
    const { talk } = get().store;
    const { id: table, host: person } = await someTable(get().store);
    // Long before all other lines of these tests.
    for (const at of [-30, -20, -10]) await talk.say({ table, person, at, text: 'x' }, someId());
    expect(await talk.forget(-10)).toBe(2);
    expect((await talk.lines(table, 9)).map(({ number }) => number)).toEqual([3]);
    expect(await talk.forget(-9)).toBe(1);
    expect(await talk.say({ table, person, at: 1, text: 'x' }, someId())).toMatchObject({ number: 4 });
    expect(await talk.forget(-9)).toBe(0);
  });

  it('forgets thousands of lines', async () => {
    const { talk } = get().store;
    const { id: table, host: person } = await someTable(get().store);
    const say = () => talk.say({ table, person, at: -100, text: 'x' }, someId());
    for (let i = 0; i < 15; i++) await Promise.all(Array.from({ length: 100 }, say));
    expect(await talk.forget(-99)).toBe(1_500);
    expect(await talk.lines(table, 1)).toEqual([]);
  });
}
