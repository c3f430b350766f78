import { afterEach, describe, expect, it } from 'vitest';
import webpush from 'web-push';
import { Metrics } from '../../src/operate/metrics.ts';
import { Herald } from '../../src/people/herald.ts';
import type { NoticesRow } from '../../src/store/rows.ts';
import type { PeopleStore } from '../../src/store/store.ts';
import { openTestHouse, type TestHouse } from '../http/house.ts';
import { DAYS, playOne, startTable } from '../http/playing.ts';
import { personRow } from '../store/rows.ts';
import { HERE, openReceiver } from './receiver.ts';

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});
async function receiver(...of: Parameters<typeof openReceiver>) {
  const made = await openReceiver(...of);
  closing.push(made.close);
  return made;
}
async function openHouse(env: Record<string, string> = {}): Promise<TestHouse> {
  const open = await openTestHouse({ env, outside: HERE });
  closing.push(open.close);
  return open;
}

describe('the ways to be told', () => {
  it('are none at first, and are changed one by one', async () => {
    const open = await openHouse();
    const anna = await open.guest('Anna');
    expect(await anna.get('notices')).toEqual({ feed: null, webhook: null, push: false });
    const { feed } = await anna.get('changeNotices', { body: { feed: 'new' } });
    expect(feed).toMatch(/^http:\/\/localhost\/feeds\/\w{24}\.atom$/);
    const webhook = 'https://hook.example/told';
    expect(await anna.get('changeNotices', { body: { webhook } })).toEqual({ feed, webhook, push: false });
    const push = { endpoint: 'https://push.example/x', keys: { p256dh: 'abc', auth: 'def' } };
    expect(await anna.get('changeNotices', { body: { push } })).toEqual({ feed, webhook, push: true });
    const none = { feed: 'none', webhook: null, push: null };
    expect(await anna.get('changeNotices', { body: none })).toEqual({
      feed: null,
      webhook: null,
      push: false,
    });
  });

  it('lead to nothing inside', async () => {
    const open = await openHouse();
    const anna = await open.guest('Anna');
    for (const address of [
      'http://10.0.0.1/',
      'http://hook.inside/',
      'ftp://hook.example/',
      'http://a:b@c.example/',
    ]) {
      expect(await anna.refused('changeNotices', { body: { webhook: address } }), address).toBe(
        'address-refused',
      );
      const push = { endpoint: address, keys: { p256dh: 'abc', auth: 'def' } };
      expect(await anna.refused('changeNotices', { body: { push } }), address).toBe('address-refused');
    }
    expect(await anna.get('notices')).toEqual({ feed: null, webhook: null, push: false });
  });
});

describe('the private feed', () => {
  it('tells of the games over days that wait, one entry for each turn', async () => {
    const open = await openHouse();
    const [anna, ben] = [await open.guest('Anna <&>'), await open.guest('Ben')];
    const players = [anna, ben];
    const feeds: string[] = [];
    for (const one of players) {
      const { feed } = await one.get('changeNotices', { body: { feed: 'new' } });
      feeds.push(new URL(feed ?? '').pathname);
    }
    const read = async (seat: number) =>
      open.app.inject({ url: feeds[seat] ?? '', headers: { host: 'localhost' } });
    expect((await read(0)).body).not.toContain('<entry>');
    const table = await startTable(players, { pace: DAYS });
    const seat = await playOne(table, players);
    const [played, awaited] = [await read(seat), await read(1 - seat)];
    expect(played.body).not.toContain('<entry>');
    expect(awaited.headers['content-type']).toBe('application/atom+xml; charset=utf-8');
    const name = seat === 0 ? 'Anna &#60;&#38;&#62;' : 'Ben';
    expect(awaited.body).toContain(`<title>Heaven &#38; Ale: ${name}</title>`);
    expect(awaited.body).toContain(`<id>urn:taproom:${table}:${open.clock.now}</id>`);
    expect(awaited.body).toContain(`<updated>${new Date(open.clock.now).toISOString()}</updated>`);
  });

  it('has another address when that is wished, and the old one is gone', async () => {
    const open = await openHouse();
    const anna = await open.guest('Anna');
    const address = async () =>
      new URL((await anna.get('changeNotices', { body: { feed: 'new' } })).feed ?? '').pathname;
    const [old, fresh] = [await address(), await address()];
    expect((await open.app.inject({ url: old })).statusCode).toBe(404);
    expect((await open.app.inject({ url: fresh })).statusCode).toBe(200);
    for (const url of ['/feeds/x.atom', `${fresh}x`, '/feeds/..%2f.atom', '/feeds/'])
      expect((await open.app.inject({ url })).statusCode).toBe(404);
  });
});

describe('the webhook', () => {
  it('is told whose turn it is, with the game and the names of the others, once for each turn', async () => {
    const open = await openHouse();
    const hook = await receiver();
    const players = [await open.guest('Anna'), await open.guest('Ben')] as const;
    for (const one of players)
      await one.get('changeNotices', { body: { webhook: `http://hook.example:${hook.port}/told` } });
    const table = await startTable(players, { pace: DAYS });
    const told = () => hook.received.map(({ body }) => JSON.parse(body.toString()));
    await hook.came(1);
    await playOne(table, players);
    await hook.came(2);
    expect(told()).toEqual([
      { game: 'heaven-and-ale', table, opponents: [expect.stringMatching(/^(Anna|Ben)$/)] },
      { game: 'heaven-and-ale', table, opponents: [expect.stringMatching(/^(Anna|Ben)$/)] },
    ]);
    expect(told()[0].opponents).not.toEqual(told()[1].opponents);
    expect(hook.received[0]?.headers['content-type']).toBe('application/json');
  });
});

/** A herald for one person whose notices are as given, and what it counted. */
function herald(row: Partial<NoticesRow>, push: ReturnType<typeof keys> | null = null) {
  let stored: NoticesRow = { person: 'Anna', feed: null, webhook: null, push: null, session: null, ...row };
  const changed: NoticesRow[] = [];
  const store = {
    notices: async () => stored,
    get: async (id: string) => personRow({ id }),
    stillGood: async () => new Set(['signedIn']),
    dropPush: async () => {
      stored = { ...stored, push: null, session: null };
      changed.push(stored);
    },
  } as unknown as PeopleStore;
  const metrics = new Metrics();
  const made = new Herald({ store, outside: HERE, push, metrics, now: Date.now, pauses: [1, 1] });
  const results = async () =>
    (await metrics.notices.get()).values.map(({ labels, value }) => [labels.way, labels.result, value]);
  const counted = async () => {
    for (;;) {
      const found = await results();
      if (found.length > 0) return found;
      await new Promise(done => setTimeout(done, 5));
    }
  };
  return { tell: () => made.tell(NOTICE), counted, changed, stop: () => made.stop() };
}
const NOTICE = { person: 'Anna', table: 'table999', game: 'heros-tavern', opponents: ['Ben'] } as const;
const keys = () => ({ subject: 'mailto:house@taproom.example', ...webpush.generateVAPIDKeys() });

describe('the herald', () => {
  it('tries again when the other side is in trouble', async () => {
    const hook = await receiver([503, 500, 200]);
    const { tell, counted } = herald({ webhook: `http://hook.example:${hook.port}/` });
    tell();
    expect(await counted()).toEqual([['webhook', 'sent', 1]]);
    expect(hook.received).toHaveLength(3);
  });

  it('gives up after some tries', async () => {
    const hook = await receiver([500]);
    const { tell, counted } = herald({ webhook: `http://hook.example:${hook.port}/` });
    tell();
    expect(await counted()).toEqual([['webhook', 'failed', 1]]);
    expect(hook.received).toHaveLength(3);
  });

  it('does not insist where it is not wanted', async () => {
    const hook = await receiver([404]);
    const { tell, counted } = herald({ webhook: `http://hook.example:${hook.port}/` });
    tell();
    expect(await counted()).toEqual([['webhook', 'failed', 1]]);
    expect(hook.received).toHaveLength(1);
  });

  it('goes nowhere inside, even if the name led outside when it was given', async () => {
    const { tell, counted } = herald({ webhook: 'http://10.0.0.1/' });
    tell();
    expect(await counted()).toEqual([['webhook', 'refused', 1]]);
  });

  it('sends pushes that are encrypted for the browser and signed with the keys of the house', async () => {
    const service = await receiver([201]);
    const { createECDH, randomBytes } = await import('node:crypto');
    const browser = createECDH('prime256v1');
    const push = JSON.stringify({
      endpoint: `http://push.example:${service.port}/send/1`,
      keys: { p256dh: browser.generateKeys('base64url'), auth: randomBytes(16).toString('base64url') },
    });
    const { tell, counted } = herald({ push }, keys());
    tell();
    expect(await counted()).toEqual([['push', 'sent', 1]]);
    const [{ headers, body } = { headers: {}, body: Buffer.alloc(0) }] = service.received;
    expect(headers).toMatchObject({
      'content-encoding': 'aes128gcm',
      ttl: '86400',
      authorization: expect.stringMatching(/^vapid t=/),
    });
    expect(body.length).toBeGreaterThan(80);
    expect(body.toString('latin1')).not.toContain('heros-tavern');
  });

  it('pushes nothing to a browser that is not signed in any more', async () => {
    const service = await receiver([201]);
    const { createECDH, randomBytes } = await import('node:crypto');
    const push = JSON.stringify({
      endpoint: `http://push.example:${service.port}/send/1`,
      keys: {
        p256dh: createECDH('prime256v1').generateKeys('base64url'),
        auth: randomBytes(16).toString('base64url'),
      },
    });
    const hook = await receiver();
    const webhook = `http://hook.example:${hook.port}/`;
    for (const [session, pushed] of [
      ['signedOut', 0],
      ['signedIn', 1],
    ] as const) {
      const { tell } = herald({ push, session, webhook }, keys());
      tell();
      await hook.came(1 + pushed);
      if (pushed > 0) await service.came(1);
      expect(service.received).toHaveLength(pushed);
    }
  });

  it('forgets a browser that has gone', async () => {
    const service = await receiver([410]);
    const { createECDH, randomBytes } = await import('node:crypto');
    const push = JSON.stringify({
      endpoint: `http://push.example:${service.port}/send/1`,
      keys: {
        p256dh: createECDH('prime256v1').generateKeys('base64url'),
        auth: randomBytes(16).toString('base64url'),
      },
    });
    const { tell, counted, changed } = herald({ push, feed: 'keepthis' }, keys());
    tell();
    expect(await counted()).toEqual([['push', 'failed', 1]]);
    expect(changed).toEqual([{ person: 'Anna', feed: 'keepthis', webhook: null, push: null, session: null }]);
  });

  it('says nothing more when it was stopped', async () => {
    const hook = await receiver([500]);
    const { tell, counted, stop } = herald({ webhook: `http://hook.example:${hook.port}/` });
    tell();
    await hook.came(1);
    stop();
    tell();
    expect(await counted()).toEqual([['webhook', 'failed', 1]]);
    expect(hook.received).toHaveLength(1);
  });
});
