import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { SESSION_LIFE } from '../../src/people/identities.ts';
import { openTestHouse, type TestHouse, type Visitor } from '../http/house.ts';
import { listen, openStream, PATIENCE } from './reader.ts';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const PHONE =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36';

let open: TestHouse;
beforeAll(async () => {
  open = await openTestHouse();
  await listen(open);
});
afterAll(() => open.close());

/** Another browser of the same person. */
async function alsoAt(owner: Visitor, userAgent: string): Promise<Visitor> {
  const { code } = await owner.get('newMoveCode');
  const browser = open.visitor();
  await browser.get('useMoveCode', { body: { code }, headers: { 'user-agent': userAgent } });
  return browser;
}

const sessionsOf = async (who: Visitor) => (await who.get('sessions')).sessions;

describe('sessions', () => {
  it('are listed with their device, without anything that opens them', async () => {
    const anna = open.visitor();
    await anna.get('newGuest', { body: { name: 'Anna' }, headers: { 'user-agent': FIREFOX } });
    const created = open.clock.now;
    open.clock.now += 7_200_000;
    await alsoAt(anna, PHONE);
    const sessions = await sessionsOf(anna);
    expect(sessions.toSorted((a, b) => a.created - b.created)).toEqual([
      { id: expect.any(String), created, used: open.clock.now, device: 'Firefox on Linux', current: true },
      {
        id: expect.any(String),
        created: open.clock.now,
        used: open.clock.now,
        device: 'Chrome on Android',
        current: false,
      },
    ]);
    for (const { id } of sessions) {
      const thief = open.visitor();
      thief.token = id;
      expect(await thief.refused('me')).toBe('not-known');
      expect(anna.cookie).not.toContain(id);
    }
  });

  it('are ended one by one, each with its streams', async () => {
    const anna = await open.guest('Anna');
    const [phone, desk] = [await alsoAt(anna, PHONE), await alsoAt(anna, FIREFOX)];
    const streams = [await openStream(open, phone, 'games=1'), await openStream(open, desk, 'games=1')];
    const id = (await sessionsOf(phone)).find(({ current }) => current)?.id ?? '';
    const stranger = await open.guest('Ben');
    expect(await stranger.refused('endSession', { params: { id } })).toBe('no-such-thing');
    await anna.get('endSession', { params: { id } });
    expect(await anna.refused('endSession', { params: { id } })).toBe('no-such-thing');
    await vi.waitFor(() => expect(streams[0]?.ended).toBe(true), PATIENCE);
    expect(streams[1]?.ended).toBe(false);
    streams[1]?.close();
    expect((await phone.get('me')).me).toBeNull();
    expect(await sessionsOf(desk)).toHaveLength(2);
  });

  it('end here as signing out does', async () => {
    const anna = await open.guest('Anna');
    const [own] = await sessionsOf(anna);
    await anna.get('endSession', { params: { id: own?.id ?? '' } });
    expect(anna.setCookie).toMatch(/^taproom=;/);
  });

  it('are ended all but this one, with codes that could start another', async () => {
    const anna = await open.guest('Anna');
    const others = [await alsoAt(anna, PHONE), await alsoAt(anna, FIREFOX)];
    const code = (await others[0]?.get('newMoveCode'))?.code;
    await anna.get('endOtherSessions');
    for (const other of others) expect((await other.get('me')).me).toBeNull();
    expect(await sessionsOf(anna)).toMatchObject([{ current: true }]);
    expect(await open.visitor().refused('useMoveCode', { body: { code } })).toBe('code-wrong');
  });

  it('end by themselves when they are not used for 400 days, as the cookie does', async () => {
    const anna = await open.guest('Anna');
    const phone = await alsoAt(anna, PHONE);
    expect(SESSION_LIFE).toBe(400 * 86_400_000);
    open.clock.now += SESSION_LIFE / 2;
    await anna.get('me');
    open.clock.now += SESSION_LIFE / 2 + 1;
    expect((await phone.get('me')).me).toBeNull();
    expect((await anna.get('me')).me?.name).toBe('Anna');
    expect(await sessionsOf(anna)).toHaveLength(1);
  });

  it('are at most fifty: the one not used for longest ends', async () => {
    const anna = await open.guest('Anna');
    open.clock.now += 3_600_001;
    const { people } = open.house.store;
    const me = (await anna.get('me')).me?.id ?? '';
    const first = open.visitor();
    const secrets = [];
    for (let i = 0; i < 50; i++) {
      open.clock.now += 1;
      secrets.push(await open.house.identities.begin(me, null));
    }
    expect(await people.sessionsOf(me, 0)).toHaveLength(50);
    first.cookie = anna.cookie;
    expect((await first.get('me')).me).toBeNull();
  });

  it('can be looked at and ended by somebody who is banned', async () => {
    const anna = await open.guest('Anna');
    await alsoAt(anna, PHONE);
    const id = (await anna.get('me')).me?.id ?? '';
    await open.house.store.people.change(id, { banned: true });
    await anna.get('endOtherSessions');
    expect(await sessionsOf(anna)).toHaveLength(1);
  });

  it('take the push messages of their browser along', async () => {
    const anna = await open.guest('Anna');
    const phone = await alsoAt(anna, PHONE);
    const { notices } = open.house.store;
    const id = (await anna.get('me')).me?.id ?? '';
    const session = (await sessionsOf(phone)).find(({ current }) => current)?.id ?? '';
    await notices.setPush({ person: id, session, subscription: '{}' });
    await anna.get('signOut');
    expect((await phone.get('notices')).push).toBe(true);
    await phone.get('signOut');
    expect(await notices.pushes(id)).toEqual([]);
  });
});

describe('a stream whose end another node forgot to hint at', () => {
  it('ends at the next review', async () => {
    const anna = await open.guest('Anna');
    const stream = await openStream(open, anna, 'games=1');
    const [own] = await sessionsOf(anna);
    const id = (await anna.get('me')).me?.id ?? '';
    // Another node has ended the session, and this one heard nothing of it.
    await open.house.store.people.dropSessions(id, { only: own?.id ?? '' });
    expect(stream.ended).toBe(false);
    await open.house.review(null);
    await vi.waitFor(() => expect(stream.ended).toBe(true), PATIENCE);
  });

  it('ends as soon as it is opened if that came in between', async () => {
    const anna = await open.guest('Anna');
    const { people } = open.house.store;
    const bySession = people.bySession;
    people.bySession = async (digest, since) => {
      const known = await bySession(digest, since);
      await people.dropSession(digest);
      return known;
    };
    const stream = await openStream(open, anna, 'lobby=1').finally(() => {
      people.bySession = bySession;
    });
    await vi.waitFor(() => expect(stream.ended).toBe(true), PATIENCE);
  });
});
