import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openTestHouse, type TestHouse, type Visitor } from '../http/house.ts';
import { DAYS, idOf, newKey, openTable } from '../http/playing.ts';

let open: TestHouse;
let anna: Visitor;
let ben: Visitor;
let boss: Visitor;
let table = '';
beforeAll(async () => {
  open = await openTestHouse();
  [anna, ben, boss] = [await open.guest('Anna'), await open.guest('Ben'), await open.guest('Boss')];
  await open.house.store.people.change(await idOf(boss), { operator: true });
  open.clock.now += 6000;
  table = await tableOf({ chat: true });
});
afterAll(() => open.close());

const tableOf = (options: object) => openTable([anna, ben], { pace: DAYS, ...options });

const say = (who: Visitor, text: string, id = table) =>
  who.get('say', { params: { id }, body: { key: newKey(), text } });

const heard = async (who: Visitor, id = table) =>
  (await who.get('chat', { params: { id } })).lines.map(({ person, text }) => [person?.name, text]);

describe('the chat of a table', () => {
  it('is for those who sit there to say, and for all to read', async () => {
    const line = await say(anna, 'Good evening,\nBen <b>');
    expect(line).toMatchObject({ number: 1, person: { name: 'Anna' }, text: 'Good evening,\nBen <b>' });
    await say(ben, 'Hi');
    const lines = [
      ['Anna', 'Good evening,\nBen <b>'],
      ['Ben', 'Hi'],
    ];
    expect(await heard(open.visitor())).toEqual(lines);
    const body = { key: 'spectator', text: 'psst' };
    expect(await boss.refused('say', { params: { id: table }, body })).toBe('not-seated');
    expect(await boss.refused('say', { params: { id: 'missing99' }, body })).toBe('no-such-thing');
    expect(await boss.refused('chat', { params: { id: 'missing99' } })).toBe('no-such-thing');
  });

  it('takes a line once, however often it is sent', async () => {
    const asking = { params: { id: table }, body: { key: 'only-once', text: 'Cheers' } };
    const first = await anna.get('say', asking);
    expect(await anna.get('say', asking)).toEqual(first);
    expect((await heard(ben)).filter(([, text]) => text === 'Cheers')).toHaveLength(1);
  });

  it('is plain text of some length', async () => {
    for (const text of ['', 'x'.repeat(501), 'a\u0000b', 'a\u202eb', 'a\u001b[31m', 5, '\ud800'])
      expect(
        await anna.refused('say', { params: { id: table }, body: { key: 'bad-text', text } }),
        JSON.stringify(text),
      ).toBe('malformed');
  });

  it('shows something, in a few lines', async () => {
    for (const text of ['\t', '   ', '\u200b', '\u2028', '\n'.repeat(400), `a${'\u0301'.repeat(400)}`])
      expect(
        await anna.refused('say', { params: { id: table }, body: { key: 'no-text-1', text } }),
        JSON.stringify(text),
      ).toBe('malformed');
  });

  it('can be switched off for a table', async () => {
    const silent = await tableOf({ chat: false });
    const body = { key: 'silence-1', text: 'psst' };
    expect(await anna.refused('say', { params: { id: silent }, body })).toBe('chat-off');
    expect(await heard(anna, silent)).toEqual([]);
  });

  it('is told to those who watch the table', async () => {
    const told: unknown[] = [];
    const { streams } = open.house;
    const tellChat = streams.tellChat;
    streams.tellChat = async (...all) => void told.push(all);
    const line = await say(ben, 'Do you hear me?');
    streams.tellChat = tellChat;
    expect(told).toEqual([[expect.objectContaining({ table, person: await idOf(ben) }), line]]);
  });
});

describe('the lines of somebody who goes for good', () => {
  it('are empty from then on, and are told so to those who watch', async () => {
    const carl = await open.guest('Carl');
    const id = await openTable([anna, carl], { pace: DAYS, chat: true });
    await say(anna, 'stay', id);
    const { number } = await say(carl, 'farewell', id);
    const tellChat = vi.spyOn(open.house.streams, 'tellChat');
    await carl.get('deleteMe');
    const empty = { number, at: expect.any(Number), person: null, text: null };
    expect(tellChat.mock.calls).toEqual([[expect.objectContaining({ table: id, text: '' }), empty]]);
    tellChat.mockRestore();
    expect(await heard(anna, id)).toEqual([
      ['Anna', 'stay'],
      [undefined, null],
    ]);
  });
});

describe('muting', () => {
  it('takes somebody’s lines away for the one who mutes, until they want to hear them again', async () => {
    const id = await tableOf({ chat: true });
    await say(anna, 'one', id);
    await say(ben, 'two', id);
    await anna.get('mute', { params: { id: await idOf(ben) }, body: { muted: true } });
    expect(await heard(anna, id)).toEqual([['Anna', 'one']]);
    expect(await heard(ben, id)).toHaveLength(2);
    expect((await anna.get('muted')).people).toMatchObject([{ name: 'Ben' }]);
    await anna.get('mute', { params: { id: await idOf(ben) }, body: { muted: false } });
    expect(await heard(anna, id)).toHaveLength(2);
    expect((await anna.get('muted')).people).toEqual([]);
  });

  it('is for others who are there', async () => {
    for (const id of [await idOf(anna), 'nobodyhere'])
      expect(await anna.refused('mute', { params: { id }, body: { muted: true } })).toBe('no-such-thing');
  });
});

describe('the operator', () => {
  it('is asked by reports, hides lines, and closes the report', async () => {
    const id = await tableOf({ chat: true });
    const { number } = await say(ben, 'something nasty', id);
    const report = { params: { id, number }, body: { key: 'report-1', why: 'rude' } };
    await anna.get('report', report);
    await anna.get('report', report);
    expect(await anna.refused('report', { ...report, params: { id, number: 99 } })).toBe('no-such-thing');

    const { reports } = await boss.get('reports');
    expect(reports).toMatchObject([
      {
        table: id,
        line: { number, text: 'something nasty' },
        by: { name: 'Anna' },
        why: 'rude',
        hidden: false,
        closed: false,
      },
    ]);
    const { streams } = open.house;
    const tellChat = vi.spyOn(streams, 'tellChat');
    await boss.get('hideChat', { body: { table: id, number, hidden: true } });
    const blank = {
      number,
      at: expect.any(Number),
      person: expect.objectContaining({ name: 'Ben' }),
      text: null,
    };
    expect(tellChat.mock.calls).toEqual([[expect.objectContaining({ table: id, hidden: true }), blank]]);
    tellChat.mockRestore();
    expect(await heard(anna, id)).toEqual([['Ben', null]]);
    expect((await boss.get('reports')).reports).toMatchObject([
      { hidden: true, line: { text: 'something nasty' } },
    ]);
    await boss.get('hideChat', { body: { table: id, number, hidden: false } });
    expect(await heard(anna, id)).toEqual([['Ben', 'something nasty']]);
    const missing = { body: { table: id, number: 99, hidden: true } };
    expect(await boss.refused('hideChat', missing)).toBe('no-such-thing');

    const params = { id: reports[0]?.id ?? '' };
    await boss.get('closeReport', { params });
    expect((await boss.get('reports')).reports).toEqual([]);
    expect(await boss.refused('closeReport', { params })).toBe('no-such-thing');
  });

  it('gives somebody another name, which everybody sees at once', async () => {
    const carl = await open.guest('Rude Name');
    await boss.get('rename', { params: { id: await idOf(carl) }, body: { name: 'Carl' } });
    expect((await carl.get('me')).me?.name).toBe('Carl');
    const nobody = { params: { id: 'nobodyhere' }, body: { name: 'Carl' } };
    expect(await boss.refused('rename', nobody)).toBe('no-such-thing');
  });

  it('bans somebody with all their bots, who can still take their data and go', async () => {
    const carl = await open.guest('Carl');
    const bot = open.visitor();
    bot.token = (await carl.get('newToken', { body: { name: 'robot' } })).secret;
    await bot.get('myGames');
    const params = { id: await idOf(carl) };
    await boss.get('ban', { params, body: { banned: true } });
    expect((await boss.get('bans')).people.map(({ name }) => name)).toEqual(['Carl', 'robot']);
    expect(await carl.refused('myGames')).toBe('banned');
    expect(await bot.refused('myGames')).toBe('banned');
    expect((await carl.get('me')).me?.name).toBe('Carl');
    await carl.get('myData');
    await boss.get('ban', { params, body: { banned: false } });
    expect((await boss.get('bans')).people).toEqual([]);
    await carl.get('myGames');
    await bot.get('myGames');
    expect(await boss.refused('ban', { params: { id: 'nobodyhere' }, body: { banned: true } })).toBe(
      'no-such-thing',
    );
  });

  it('can’t ban themselves, nor be banned by their own bot: nobody could let them in again', async () => {
    const params = { id: await idOf(boss) };
    const bot = open.visitor();
    bot.token = (await boss.get('newToken', { body: { name: 'robot' } })).secret;
    await open.house.store.people.change(await idOf(bot), { operator: true });
    for (const one of [boss, bot])
      expect(await one.refused('ban', { params, body: { banned: true } })).toBe('not-yours');
    await boss.get('reports');
    await boss.get('ban', { params, body: { banned: false } });
  });

  it('is nobody else', async () => {
    for (const visitor of [anna, open.visitor()]) {
      const code = visitor === anna ? 'not-yours' : 'not-known';
      expect(await visitor.refused('reports')).toBe(code);
      expect(await visitor.refused('bans')).toBe(code);
      expect(await visitor.refused('closeReport', { params: { id: 'somereport' } })).toBe(code);
      const params = { id: await idOf(ben) };
      expect(await visitor.refused('ban', { params, body: { banned: true } })).toBe(code);
      expect(await visitor.refused('rename', { params, body: { name: 'Carl' } })).toBe(code);
      const body = { table, number: 1, hidden: true };
      expect(await visitor.refused('hideChat', { body })).toBe(code);
    }
  });

  it('can be named by the configuration', async () => {
    const id = await idOf(anna);
    const house = await openTestHouse({ env: { OPERATORS: `someoneelse, ${id}` } });
    expect(house.house.people.isOperator({ ...(await personRow(id)) })).toBe(true);
    expect(house.house.people.isOperator({ ...(await personRow(await idOf(ben))) })).toBe(false);
    await house.close();
  });
});

async function personRow(id: string) {
  const row = await open.house.store.people.get(id);
  if (row === null) throw new Error(`no person ${id}`);
  return row;
}
