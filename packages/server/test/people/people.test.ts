import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestHouse, type TestHouse } from '../http/house.ts';
import { idOf, openTable, startTable } from '../http/playing.ts';
import { somebody, someTable } from '../store/rows.ts';

let open: TestHouse;
beforeAll(async () => {
  open = await openTestHouse();
});
afterAll(() => open.close());

describe('guests', () => {
  it('get a cookie with their name, and are known by it', async () => {
    const anna = await open.guest('Anna');
    const { me } = await anna.get('me');
    expect(me).toMatchObject({ name: 'Anna', kind: 'guest', operator: false, passkeys: 0, settings: null });
    expect((await open.visitor().get('me')).me).toBeNull();
  });

  it('have names of one line of plain text', async () => {
    const visitor = open.visitor();
    for (const name of ['', '   ', 'An\nna', 'A\u202enna', 'A'.repeat(25), 7, null])
      expect(await visitor.refused('newGuest', { body: { name } }), String(name)).toBe('malformed');
    for (const name of ['Анна', 'Zoë', '安娜', '<b>Ben</b>', '👩‍🌾'.slice(0, 2)])
      expect(await visitor.get('newGuest', { body: { name } })).toMatchObject({ name });
    expect(await visitor.get('newGuest', { body: { name: ' Anna \u00a0 B ' } })).toMatchObject({
      name: 'Anna B',
    });
  });

  it('change their name and leave settings to find them again', async () => {
    const anna = await open.guest('Anna');
    expect(await anna.get('changeMe', { body: { name: 'Anne' } })).toMatchObject({
      name: 'Anne',
      settings: null,
    });
    await anna.get('changeMe', { body: { settings: { language: 'de', sound: [1, 2] } } });
    expect((await anna.get('me')).me).toMatchObject({
      name: 'Anne',
      settings: { language: 'de', sound: [1, 2] },
    });
  });

  it('leave no more settings than 8 kB', async () => {
    const anna = await open.guest('Anna');
    const settings = (length: number) => ({ body: { settings: { text: 'ä'.repeat(length) } } });
    await anna.get('changeMe', settings(4090));
    expect(await anna.refused('changeMe', settings(4091))).toBe('too-large');
  });

  it('are forgotten by the browser when they sign out, and the cookie is worth nothing then', async () => {
    const anna = await open.guest('Anna');
    const { cookie } = anna;
    await anna.get('signOut');
    expect(anna.setCookie).toMatch(/^taproom=;/);
    anna.cookie = cookie;
    expect((await anna.get('me')).me).toBeNull();
    expect(await anna.refused('changeMe', { body: { name: 'Anne' } })).toBe('not-known');
  });

  it('keep their session where a name is changed elsewhere', async () => {
    const anna = await open.guest('Anna');
    await anna.get('me');
    await open.house.store.people.change(await idOf(anna), { name: 'Elsewhere' });
    open.clock.now += 6000;
    expect((await anna.get('me')).me?.name).toBe('Elsewhere');
  });
});

describe('one’s own data', () => {
  it('can be downloaded, with everything that was left here', async () => {
    const [anna, ben] = [await open.guest('Anna'), await open.guest('Ben')];
    const table = await openTable([anna, ben]);
    await anna.get('say', { params: { id: table }, body: { key: 'hello-key', text: 'hello' } });
    await anna.get('mute', { params: { id: await idOf(ben) }, body: { muted: true } });
    await anna.get('newToken', { body: { name: 'robot' } });
    await anna.get('changeNotices', { body: { feed: 'new' } });
    const report = { key: 'report-key', why: 'myself' };
    await anna.get('report', { params: { id: table, number: 1 }, body: report });
    const data = await anna.get('myData');
    expect(data).toMatchObject({
      me: { name: 'Anna' },
      passkeys: [],
      tokens: [{ name: 'robot' }],
      muted: [await idOf(ben)],
      tables: [{ id: table, seat: 0, status: 'open' }],
      chat: [{ table, text: 'hello' }],
      reports: [{ table, number: 1, why: 'myself' }],
      kept: [],
      notices: { feed: expect.any(String) },
    });
    // Nothing in it is a credential or a secret of the table.
    const row = await open.house.store.tables.get(table);
    expect(JSON.stringify(data)).not.toContain(row?.secret);
    expect(JSON.stringify(data)).not.toContain('digest');
  });
});

describe('a guest who stays away', () => {
  it('is forgotten, unless they have become a member', async () => {
    const [anna, ben] = [await open.guest('Anna'), await open.guest('Ben')];
    const [away, member] = [await idOf(anna), await idOf(ben)];
    await open.house.store.people.change(member, { kind: 'member' });
    open.clock.now += 400 * 86_400_000;
    const cleo = await open.guest('Cleo');
    await open.house.people.eraseGuests(open.clock.now - 399 * 86_400_000);
    expect(await cleo.refused('profile', { params: { id: away } })).toBe('no-such-thing');
    expect((await cleo.get('profile', { params: { id: member } })).person.name).toBe('Ben');
    expect((await cleo.get('me')).me?.name).toBe('Cleo');
  });
});

describe('deleting an account', () => {
  it('blanks the name and the chat, stands up from open tables, and ends all that opened it', async () => {
    const [anna, ben] = [await open.guest('Anna'), await open.guest('Ben')];
    const table = await openTable([ben, anna]);
    await anna.get('say', { params: { id: table }, body: { key: 'hello-key', text: 'my secret recipe' } });
    const bot = open.visitor();
    bot.token = (await anna.get('newToken', { body: { name: 'robot' } })).secret;
    expect((await bot.get('me')).me?.kind).toBe('bot');
    const [id, { cookie }] = [await idOf(anna), anna];
    await anna.get('deleteMe');

    anna.cookie = cookie;
    expect((await anna.get('me')).me).toBeNull();
    expect(await bot.refused('me')).toBe('not-known');
    expect(await ben.refused('profile', { params: { id } })).toBe('no-such-thing');
    const { lines } = await ben.get('chat', { params: { id: table } });
    expect(lines).toMatchObject([{ person: null, text: null }]);
    const { table: info } = await ben.get('table', { params: { id: table } });
    expect(info.seats.map(({ person }) => person?.name ?? null)).toEqual(['Ben', null]);
  });

  it('leaves the seat of a game to a bot, and the game to the others', async () => {
    const [anna, ben] = [await open.guest('Anna'), await open.guest('Ben')];
    const carl = await open.guest('Carl');
    const id = await startTable([ben, anna, carl]);
    await anna.get('deleteMe');
    const { table } = await ben.get('table', { params: { id } });
    expect(table.status).toBe('playing');
    expect(table.seats[1]).toMatchObject({ person: { name: '–' }, replaced: 'resigned', level: 'gardener' });
  });
});

describe('move codes', () => {
  it('carry an identity to another browser, once, however they are typed', async () => {
    const anna = await open.guest('Anna');
    const { code, until } = await anna.get('newMoveCode');
    expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
    expect(until).toBe(open.clock.now + 600_000);
    const phone = open.visitor();
    const typed = ` ${code.toLowerCase().replace('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l')} `;
    expect((await phone.get('useMoveCode', { body: { code: typed } })).id).toBe(await idOf(anna));
    expect(await idOf(phone)).toBe(await idOf(anna));
    expect(await open.visitor().refused('useMoveCode', { body: { code } })).toBe('code-wrong');
  });

  it('are gone after ten minutes', async () => {
    const anna = await open.guest('Anna');
    const { code } = await anna.get('newMoveCode');
    open.clock.now += 600_001;
    expect(await open.visitor().refused('useMoveCode', { body: { code } })).toBe('code-wrong');
  });

  it('are not stored, only what they can be checked by', async () => {
    const anna = await open.guest('Anna');
    const seen: string[] = [];
    const { people } = open.house.store;
    const add = people.addMoveCode;
    people.addMoveCode = async (row, session) => {
      seen.push(JSON.stringify(row));
      return add(row, session);
    };
    const { code } = await anna.get('newMoveCode');
    people.addMoveCode = add;
    expect(seen).toHaveLength(1);
    expect(seen[0]).not.toContain(code.replace('-', ''));
  });

  it('can be tried ten times in ten minutes from one address, in any house', async () => {
    open.clock.now += 3_600_000;
    const tries = async () => open.visitor().refused('useMoveCode', { body: { code: 'K7QM-2PXD' } });
    for (let i = 0; i < 10; i++) expect(await tries()).toBe('code-wrong');
    expect(await tries()).toBe('too-many');
    open.clock.now += 60_000;
    expect(await tries()).toBe('code-wrong');
    open.clock.now += 3_600_000;
  });
});

describe('bots of people', () => {
  it('are accounts of their own that a token opens', async () => {
    const anna = await open.guest('Anna');
    const made = await anna.get('newToken', { body: { name: 'robot' } });
    expect(made).toMatchObject({ name: 'robot', used: null, secret: expect.stringMatching(/^taproom_/) });
    const bot = open.visitor();
    bot.token = made.secret;
    expect((await bot.get('me')).me).toMatchObject({ name: 'robot', kind: 'bot' });
    const { tokens } = await anna.get('tokens');
    expect(tokens).toEqual([{ id: made.id, name: 'robot', created: made.created, used: open.clock.now }]);
    // A bot opens no other doors.
    for (const name of ['askPasskey', 'newMoveCode'] as const)
      expect(await bot.refused(name)).toBe('not-yours');
    expect(await bot.refused('newToken', { body: { name: 'robot of robot' } })).toBe('not-yours');
  });

  it('are shut out when the token is ended, by its owner only', async () => {
    const [anna, ben] = [await open.guest('Anna'), await open.guest('Ben')];
    const { id, secret } = await anna.get('newToken', { body: { name: 'robot' } });
    const bot = open.visitor();
    bot.token = secret;
    await bot.get('me');
    expect(await ben.refused('deleteToken', { params: { id } })).toBe('no-such-thing');
    await anna.get('deleteToken', { params: { id } });
    expect(await bot.refused('myGames')).toBe('not-known');
    expect((await anna.get('tokens')).tokens).toEqual([]);
  });

  it('are at most twenty', async () => {
    const anna = await open.guest('Anna');
    for (let i = 0; i < 20; i++) await anna.get('newToken', { body: { name: `robot ${i}` } });
    expect(await anna.refused('newToken', { body: { name: 'one more' } })).toBe('too-many');
  });
});

describe('two changes at once', () => {
  it('are both kept: name and settings, feed and webhook', async () => {
    const anna = await open.guest('Anna');
    const settings = { sound: 'off' };
    await Promise.all([
      anna.get('changeMe', { body: { name: 'Berta' } }),
      anna.get('changeMe', { body: { settings } }),
    ]);
    expect((await anna.get('me')).me).toMatchObject({ name: 'Berta', settings });
    await Promise.all([
      anna.get('changeNotices', { body: { feed: 'new' } }),
      anna.get('changeNotices', { body: { webhook: null } }),
    ]);
    expect((await anna.get('notices')).feed).not.toBeNull();
  });
});

describe('profiles', () => {
  it('tell ratings, statistics and finished games of anybody', async () => {
    const [anna, ben] = [await open.guest('Anna'), await open.guest('Ben')];
    const table = await openTable([anna, ben]);
    const id = await idOf(anna);
    await open.house.store.ratings.settle(
      table,
      [
        { table, seat: 0, person: id, level: null, score: 31, place: 1 },
        { table, seat: 1, person: await idOf(ben), level: null, score: 20, place: 2 },
      ],
      {
        rows: [{ person: id, level: null, game: 'heaven-and-ale', seats: 2 }],
        rate: () => [
          { person: id, level: null, game: 'heaven-and-ale', seats: 2, mu: 30, sigma: 5, games: 1 },
        ],
      },
    );
    const profile = await ben.get('profile', { params: { id } });
    expect(profile).toMatchObject({
      person: { id, name: 'Anna', kind: 'guest' },
      ratings: [{ game: 'heaven-and-ale', seats: 2, rating: 1600, games: 1 }],
      games: [{ game: 'heaven-and-ale', seats: 2, played: 1, won: 1, mean: 31 }],
    });
    const params = { game: 'heaven-and-ale', seats: '2' };
    const { leaders } = await open.visitor().get('leaders', { params });
    expect(leaders).toMatchObject([{ person: { id }, level: null, rating: { rating: 1600 } }]);

    const row = await open.house.store.tables.get(table);
    await open.house.store.tables.change(table, row?.version ?? 0, {
      status: 'finished',
      ended: open.clock.now,
    });
    const history = await ben.get('history', { params: { id } });
    expect(history).toMatchObject({
      tables: [
        {
          id: table,
          results: [
            { score: 31, place: 1 },
            { score: 20, place: 2 },
          ],
        },
      ],
      more: false,
    });
    // The table is not listed: only those who sat there find it, until all of them publish it.
    const found = async (reader: typeof ben) =>
      (await reader.get('history', { params: { id } })).tables.map(one => one.id);
    const publish = (reader: typeof ben, published: boolean) =>
      reader.get('publish', { params: { id: table }, body: { published } });
    const seen = async () => [await found(ben), await found(open.visitor())];
    expect(await seen()).toEqual([[table], []]);
    expect(await publish(ben, true)).toMatchObject({ public: false, published: [1] });
    expect(await seen()).toEqual([[table], []]);
    expect(await publish(anna, true)).toMatchObject({ public: true, published: [0, 1] });
    expect(await seen()).toEqual([[table], [table]]);
    expect((await open.visitor().get('history', { params: { id } })).more).toBe(false);
    expect(await publish(ben, false)).toMatchObject({ public: false });
    expect(await seen()).toEqual([[table], []]);
    const stranger = await open.guest('Cleo');
    expect(await stranger.refused('publish', { params: { id: table }, body: { published: true } })).toBe(
      'not-seated',
    );

    // Notes are everyone's own.
    const own = { id: table };
    await anna.get('keepMemo', { params: own, body: { text: 'Ben buys hops.' } });
    expect(await anna.get('memo', { params: own })).toEqual({ text: 'Ben buys hops.' });
    expect(await ben.get('memo', { params: own })).toEqual({ text: '' });
    expect(await stranger.refused('keepMemo', { params: own, body: { text: 'x' } })).toBe('not-seated');
    expect(await anna.get('myData')).toMatchObject({ memos: [{ table, text: 'Ben buys hops.' }] });
    const before = String(open.clock.now);
    expect((await ben.get('history', { params: { id }, query: { before } })).tables).toEqual([]);
    expect(await ben.refused('history', { params: { id: 'nobodyhere' } })).toBe('no-such-thing');
  });

  it('tell all finished games page by page, also those that ended in the same millisecond', async () => {
    const { store } = open.house;
    const { id } = await somebody(store);
    const ends = [...Array<number>(49).fill(300), ...Array<number>(4).fill(200), 100];
    for (const ended of ends) await someTable(store, { host: id, status: 'finished', ended });
    const told: (number | null)[] = [];
    for (let more = true; more; ) {
      const before = told.at(-1);
      const query = before == null ? {} : { before: String(before) };
      const page = await open.visitor().get('history', { params: { id }, query });
      told.push(...page.tables.map(({ ended }) => ended));
      more = page.more;
    }
    expect(told).toEqual(ends);
  });
});
