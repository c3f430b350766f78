import { MOST_KEPT } from '@taproom/contracts';
import { expectOk, GAMES } from '@taproom/games';
import { secretChance, Table } from '@taproom/table';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPostgres } from '../../src/store/postgres.ts';
import { openTestHouse, type TestHouse, type Visitor } from '../http/house.ts';
import { idOf, LIVE, NONCE, newKey, openTable } from '../http/playing.ts';
import { type PostgresServer, startPostgres } from '../store/postgres-server.ts';

const TIMES = 12;
const MOST_TOKENS = 20;

let server: PostgresServer;
let one: TestHouse;
let other: TestHouse;
beforeAll(async () => {
  server = await startPostgres('quick');
  const url = await server.newDatabase();
  one = await openTestHouse({ open: now => openPostgres(url, { now }) });
  other = await openTestHouse({ open: now => openPostgres(url, { now }) });
});
afterAll(async () => {
  await one.close();
  await other.close();
  await server.close();
});

/** The same browser or bot, served by the other node. */
const atOther = (visitor: Visitor): Visitor => {
  const same = other.visitor();
  same.cookie = visitor.cookie;
  same.token = visitor.token;
  return same;
};

/** An hour later, when codes can be typed again. */
const later = (): void => {
  for (const { clock } of [one, other]) clock.now += 3_600_000;
};

const newTable = () => ({ key: newKey(), game: 'heaven-and-ale', seats: 2, pace: LIVE, listed: true });

/** Tables where someone has a seat or is the host, though they must not any more. */
async function tablesOf(person: string): Promise<string[]> {
  const { tables } = one.house.store;
  const found = [...(await tables.goingOn(person)), ...(await tables.openOf(person))];
  return found.map(({ id, status }) => `${status} ${id}`);
}

/** Who leaves, how, and where they could still be found afterwards. */
interface Going {
  readonly visitor: Visitor;
  readonly id: string;
  go(): Promise<unknown>;
}

const WAYS: Readonly<Record<string, () => Promise<Going>>> = {
  'deletes their account': async () => {
    const visitor = await one.guest('Anna');
    return { visitor, id: await idOf(visitor), go: () => visitor.get('deleteMe') };
  },
  'is banned': async () => {
    const [visitor, boss] = [await one.guest('Anna'), await one.guest('Boss')];
    await one.house.store.people.change(await idOf(boss), { operator: true });
    const id = await idOf(visitor);
    return { visitor, id, go: () => boss.get('ban', { params: { id }, body: { banned: true } }) };
  },
  'is a bot that loses its token': async () => {
    const owner = await one.guest('Owner');
    const { id: token, secret } = await owner.get('newToken', { body: { name: 'robot' } });
    const visitor = one.visitor();
    visitor.token = secret;
    const id = await idOf(visitor);
    return { visitor, id, go: () => owner.get('deleteToken', { params: { id: token } }) };
  },
  'is a bot whose owner is banned': async () => {
    const [owner, boss] = [await one.guest('Owner'), await one.guest('Boss')];
    await one.house.store.people.change(await idOf(boss), { operator: true });
    const visitor = one.visitor();
    visitor.token = (await owner.get('newToken', { body: { name: 'robot' } })).secret;
    const params = { id: await idOf(owner) };
    const go = () => boss.get('ban', { params, body: { banned: true } });
    return { visitor, id: await idOf(visitor), go };
  },
};

describe('two nodes on one PostgreSQL', () => {
  describe.for(Object.entries(WAYS))('somebody %s', ([, leaver]) => {
    it('while they sit down: no seat stays theirs', async () => {
      for (let i = 0; i < TIMES; i++) {
        const [{ visitor, id, go }, host] = [await leaver(), await one.guest('Host')];
        const params = { id: await openTable([host], { seats: 3, listed: true }) };
        await Promise.all([go(), atOther(visitor).ask('join', { params, body: { nonce: NONCE } })]);
        expect(await tablesOf(id)).toEqual([]);
      }
    });

    it('while they make a table: none stays theirs', async () => {
      for (let i = 0; i < TIMES; i++) {
        const { visitor, id, go } = await leaver();
        await Promise.all([go(), atOther(visitor).ask('newTable', { body: newTable() })]);
        expect(await tablesOf(id)).toEqual([]);
      }
    });
  });

  it('keep both of two changes of one account that are made at once', async () => {
    const anna = await one.guest('Anna');
    for (let i = 0; i < TIMES; i++) {
      const [name, settings] = [`Anna ${i}`, { i }];
      await Promise.all([
        anna.get('changeMe', { body: { name } }),
        atOther(anna).get('changeMe', { body: { settings } }),
      ]);
      expect((await anna.get('me')).me).toMatchObject({ name, settings });
    }
  });

  it('keep both of two changes of the notifications that are made at once', async () => {
    for (let i = 0; i < TIMES; i++) {
      const anna = await one.guest('Anna');
      await Promise.all([
        anna.get('changeNotices', { body: { feed: 'new' } }),
        atOther(anna).get('changeNotices', { body: { webhook: null } }),
      ]);
      expect((await anna.get('notices')).feed).not.toBeNull();
    }
  });

  it('let nobody in by an older code once all other browsers are signed out', async () => {
    for (let i = 0; i < TIMES; i++) {
      later();
      const anna = await one.guest('Anna');
      const { code } = await anna.get('newMoveCode');
      const phone = other.visitor();
      await Promise.all([anna.get('endOtherSessions'), phone.ask('useMoveCode', { body: { code } })]);
      expect((await anna.get('sessions')).sessions).toHaveLength(1);
      expect((await phone.get('me')).me).toBeNull();
    }
  });

  it('give a browser that is being signed out no code to come back with', async () => {
    for (let i = 0; i < TIMES; i++) {
      later();
      const anna = await one.guest('Anna');
      const thief = other.visitor();
      await thief.get('useMoveCode', { body: { code: (await anna.get('newMoveCode')).code } });
      const [, made] = await Promise.all([anna.get('endOtherSessions'), thief.ask('newMoveCode')]);
      const code = made.status === 200 ? JSON.parse(made.text).code : 'none';
      expect(await thief.refused('useMoveCode', { body: { code } })).toBe('code-wrong');
    }
  });

  it('keep no more games of an account than the limit, however many are sent at once', async () => {
    const anna = await one.guest('Anna');
    const seats = [
      { kind: 'human' as const, name: 'Anna' },
      { kind: 'bot' as const, level: 'patron' },
    ];
    const chance = secretChance({ secret: new Uint8Array(32), nonces: [], game: 'kept' });
    const setup = { seats, mode: 'local' as const, chance };
    const record = expectOk(Table.create(GAMES.current('heaven-and-ale'), setup)).record('2026-11-15');
    const { people } = one.house.store;
    const person = await idOf(anna);
    const idOfGame = (i: number) => i.toString(16).padStart(24, '0');
    for (let i = 0; i < MOST_KEPT - 5; i++)
      await people.keepGame({ person, id: idOfGame(i), played: 1, record }, null, MOST_KEPT);
    const statuses = await Promise.all(
      Array.from({ length: 30 }, async (_, i) => {
        const body = { played: 1, before: null, record };
        const asking = { params: { id: idOfGame(1000 + i) }, body };
        return (await (i % 2 === 0 ? anna : atOther(anna)).ask('keep', asking)).status;
      }),
    );
    expect(statuses.filter(status => status === 200)).toHaveLength(5);
    expect((await anna.get('kept')).games).toHaveLength(MOST_KEPT);
  });

  it('make no more tokens than the limit, however many are asked for at once', async () => {
    const anna = await one.guest('Anna');
    await Promise.all(
      Array.from({ length: MOST_TOKENS + 10 }, (_, i) =>
        (i % 2 === 0 ? anna : atOther(anna)).ask('newToken', { body: { name: 'robot' } }),
      ),
    );
    expect((await anna.get('tokens')).tokens).toHaveLength(MOST_TOKENS);
  });

  it('store one report of a line, however often one account sends it at once', async () => {
    const [anna, ben] = [await one.guest('Anna'), await one.guest('Ben')];
    const id = await openTable([anna, ben], { chat: true });
    const { number } = await anna.get('say', { params: { id }, body: { key: newKey(), text: 'Boo' } });
    const bot = other.visitor();
    bot.token = (await ben.get('newToken', { body: { name: 'robot' } })).secret;
    await Promise.all(
      [ben, bot, atOther(ben), bot, ben].map(who =>
        who.get('report', { params: { id, number }, body: { key: newKey(), why: 'rude' } }),
      ),
    );
    const reports = (await one.house.store.talk.reports(99)).filter(({ table }) => table === id);
    expect(reports).toHaveLength(1);
  });
});
