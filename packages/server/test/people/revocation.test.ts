import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openPostgres } from '../../src/store/postgres.ts';
import { openTestHouse, type TestHouse, type Visitor } from '../http/house.ts';
import { idOf, LIVE, NONCE, newKey, openTable, startTable } from '../http/playing.ts';
import { type PostgresServer, startPostgres } from '../store/postgres-server.ts';
import { listen, openStream, PATIENCE, type Reader } from './reader.ts';

const untilEnded = (reader: Reader) => vi.waitFor(() => expect(reader.ended).toBe(true), PATIENCE);

const listed = () => ({ key: newKey(), game: 'heaven-and-ale', seats: 2, pace: LIVE, listed: true });

async function operatorOf(house: TestHouse): Promise<Visitor> {
  const boss = await house.guest('Boss');
  await house.house.store.people.change(await idOf(boss), { operator: true });
  return boss;
}

describe('one node', () => {
  let open: TestHouse;
  beforeAll(async () => {
    open = await openTestHouse();
    await listen(open);
  });
  afterAll(() => open.close());

  it('ends a stream when the session that opened it signs out, and no other', async () => {
    const anna = await open.guest('Anna');
    const phone = open.visitor();
    await phone.get('useMoveCode', { body: { code: (await anna.get('newMoveCode')).code } });
    const [here, there] = [await openStream(open, anna, 'games=1'), await openStream(open, phone, 'games=1')];
    await anna.get('signOut');
    await untilEnded(here);
    expect(there.ended).toBe(false);
    there.close();
  });

  it('ends a stream when its token is ended', async () => {
    const anna = await open.guest('Anna');
    const { id, secret } = await anna.get('newToken', { body: { name: 'robot' } });
    const bot = open.visitor();
    bot.token = secret;
    const stream = await openStream(open, bot, 'games=1');
    await anna.get('deleteToken', { params: { id } });
    await untilEnded(stream);
  });

  it('ends the streams of somebody who is banned, and of their bots; they are nobody then', async () => {
    const [anna, boss] = [await open.guest('Anna'), await operatorOf(open)];
    const id = await idOf(anna);
    const bot = open.visitor();
    bot.token = (await anna.get('newToken', { body: { name: 'robot' } })).secret;
    const streams = [await openStream(open, anna, 'games=1'), await openStream(open, bot, 'games=1')];
    await boss.get('ban', { params: { id }, body: { banned: true } });
    for (const stream of streams) await untilEnded(stream);
    // The browser reconnects automatically: as a spectator, without games of its own.
    const again = await openStream(open, anna, 'games=1&lobby=1');
    expect(again.messages.map(({ tell }) => tell)).toEqual(['lobby']);
    again.close();
    expect(await bot.refused('stream', { query: { games: '1' } })).toBe('banned');
  });

  it('ends the streams of somebody who deletes their account', async () => {
    const anna = await open.guest('Anna');
    const stream = await openStream(open, anna, 'games=1');
    await anna.get('deleteMe');
    await untilEnded(stream);
  });

  it('takes a session’s secret for no token, and a token for no cookie', async () => {
    const anna = await open.guest('Anna');
    const secret = /^taproom=([0-9a-f]{64})\./.exec(anna.cookie ?? '')?.[1] ?? '';
    expect(secret).not.toBe('');
    await anna.get('me');
    const thief = open.visitor();
    thief.token = secret;
    expect(await thief.refused('me')).toBe('not-known');
    const bot = open.visitor();
    bot.token = (await anna.get('newToken', { body: { name: 'robot' } })).secret;
    await bot.get('me');
    const other = open.visitor();
    other.cookie = `taproom=${encodeURIComponent(open.app.signCookie(bot.token))}`;
    expect((await other.get('me')).me).toBeNull();
  });

  it('frees the seats of somebody who is banned: open tables go on without them, a bot plays games on', async () => {
    const [anna, ben, boss] = [await open.guest('Anna'), await open.guest('Ben'), await operatorOf(open)];
    const hosted = await openTable([anna], { seats: 3, listed: true });
    const game = await startTable([anna, ben]);
    const ban = (banned: boolean, id: string) => boss.get('ban', { params: { id }, body: { banned } });
    const id = await idOf(anna);
    await ban(true, id);
    expect((await ben.get('table', { params: { id: hosted } })).table.status).toBe('expired');
    const seats = async () => (await ben.get('table', { params: { id: game } })).table.seats;
    expect((await seats())[0]).toMatchObject({ person: { id }, replaced: 'away', level: 'gardener' });
    await ban(false, id);
    await anna.get('comeBack', { params: { id: game }, body: { key: newKey() } });
    expect((await seats())[0]).toMatchObject({ person: { id }, replaced: null, level: null });
  });

  it('gives the seats of a bot whose token is ended to others: nobody can ever play them again', async () => {
    const [anna, ben] = [await open.guest('Anna'), await open.guest('Ben')];
    const { id, secret } = await anna.get('newToken', { body: { name: 'robot' } });
    const bot = open.visitor();
    bot.token = secret;
    const waiting = await openTable([ben, bot]);
    const game = await startTable([ben, anna, bot]);
    await anna.get('deleteToken', { params: { id } });
    const table = async (of: string) => (await ben.get('table', { params: { id: of } })).table;
    expect((await table(waiting)).seats[1]).toMatchObject({ person: null, level: null });
    expect((await table(game)).seats[2]).toMatchObject({ replaced: 'resigned', level: 'gardener' });
  });

  it('closes tables whose host is deleted without having sat down, or gives them to somebody there', async () => {
    const [anna, ben] = [await open.guest('Anna'), await open.guest('Ben')];
    const [empty, joined] = await Promise.all(
      [1, 2].map(async () => (await anna.get('newTable', { body: listed() })).table.id),
    );
    await ben.get('join', { params: { id: joined ?? '' }, body: { nonce: NONCE } });
    await anna.get('deleteMe');
    const table = async (id = '') => (await ben.get('table', { params: { id } })).table;
    expect((await table(empty)).status).toBe('expired');
    expect(await table(joined)).toMatchObject({ status: 'open', host: await idOf(ben) });
  });

  it('clears the seats of deleted people later, should that have failed', async () => {
    const [anna, ben] = [await open.guest('Anna'), await open.guest('Ben')];
    const [waiting, game] = [await openTable([ben, anna]), await startTable([ben, anna])];
    await open.house.store.people.erase(await idOf(anna), open.clock.now);
    await open.house.people.clearSeats(open.clock.now - 1);
    const table = async (id: string) => (await ben.get('table', { params: { id } })).table;
    expect((await table(waiting)).seats[1]).toMatchObject({ person: null });
    expect((await table(game)).seats[1]).toMatchObject({ replaced: 'resigned' });
  });

  it('shows no feed of somebody who is banned', async () => {
    const [anna, boss] = [await open.guest('Anna'), await operatorOf(open)];
    const { feed } = await anna.get('changeNotices', { body: { feed: 'new' } });
    const read = async () => (await open.app.inject({ url: new URL(feed ?? '').pathname })).statusCode;
    expect(await read()).toBe(200);
    await boss.get('ban', { params: { id: await idOf(anna) }, body: { banned: true } });
    expect(await read()).toBe(404);
  });
});

describe('two nodes on one PostgreSQL', () => {
  let server: PostgresServer;
  let one: TestHouse;
  let other: TestHouse;
  beforeAll(async () => {
    server = await startPostgres('quick');
    const url = await server.newDatabase();
    one = await openTestHouse({ open: now => openPostgres(url, { now }) });
    other = await openTestHouse({ open: now => openPostgres(url, { now }) });
    await listen(other);
  });
  afterAll(async () => {
    await one.close();
    await other.close();
    await server.close();
  });

  /** The same browser, now served by the other node. */
  const atOther = (visitor: Visitor): Visitor => {
    const same = other.visitor();
    same.cookie = visitor.cookie;
    same.token = visitor.token;
    return same;
  };

  it('accept nothing more for an account that was deleted through the other one', async () => {
    const anna = await one.guest('Anna');
    const there = atOther(anna);
    const id = await idOf(there);
    const table = await openTable([await other.guest('Host')], { seats: 2, listed: true });
    await anna.get('deleteMe');
    const params = { id: table };
    expect(await there.refused('changeMe', { body: { name: 'Ghost' } })).toBe('not-known');
    expect(await there.refused('join', { params, body: { nonce: NONCE } })).toBe('not-known');
    expect(await there.refused('newToken', { body: { name: 'robot' } })).toBe('not-known');
    expect((await there.get('me')).me).toBeNull();
    expect(await other.house.store.people.get(id)).toMatchObject({ name: '', deleted: one.clock.now });
  });

  it.for(['signOut', 'deleteMe'] as const)('end streams at the other node after %s', async how => {
    const anna = await one.guest('Anna');
    const stream = await openStream(other, atOther(anna), 'games=1');
    await anna.get(how);
    await untilEnded(stream);
    expect((await atOther(anna).get('me')).me).toBeNull();
  });

  it('end streams at the other node when a token is ended or its owner is banned', async () => {
    const [anna, boss] = [await one.guest('Anna'), await operatorOf(one)];
    const bots = await Promise.all(
      ['first', 'second'].map(async name => {
        const { id, secret } = await anna.get('newToken', { body: { name } });
        const bot = other.visitor();
        bot.token = secret;
        return { id, bot, stream: await openStream(other, bot, 'games=1') };
      }),
    );
    const [first, second] = bots;
    await anna.get('deleteToken', { params: { id: first?.id ?? '' } });
    if (first) await untilEnded(first.stream);
    expect(second?.stream.ended).toBe(false);
    await boss.get('ban', { params: { id: await idOf(anna) }, body: { banned: true } });
    if (second) await untilEnded(second.stream);
    expect(await second?.bot.refused('myGames')).toBe('banned');
  });
});
