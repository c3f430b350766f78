import { afterEach, describe, expect, it } from 'vitest';
import { openTestHouse, type TestHouse } from '../http/house.ts';
import { DAYS, playOne, startTable } from '../http/playing.ts';
import { writeSite } from '../http/site.ts';
import { newSubscription, readVapid } from './browser-push.ts';
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

const NONE = {
  feed: null,
  webhook: null,
  form: null,
  push: false,
  otherPushes: 0,
  mail: null,
  quiet: null,
  mutedTables: [],
};

describe('the ways to be told', () => {
  it('are none at first, and are changed one by one', async () => {
    const open = await openHouse();
    const anna = await open.guest('Anna');
    expect(await anna.get('notices')).toEqual(NONE);
    const { feed } = await anna.get('changeNotices', { body: { feed: 'new' } });
    expect(feed).toMatch(/^http:\/\/localhost\/feeds\/\w{24}\.atom$/);
    const webhook = 'https://hook.example/told';
    const form = 'json';
    expect(await anna.get('changeNotices', { body: { webhook } })).toEqual({ ...NONE, feed, webhook, form });
    const push = { endpoint: 'https://push.example/x', keys: { p256dh: 'abc', auth: 'def' } };
    const quiet = { from: '22:00', to: '07:00', zone: 'Europe/Berlin' };
    const all = { ...NONE, feed, webhook, form: 'slack', push: true, quiet };
    expect(await anna.get('changeNotices', { body: { push, quiet, form: 'slack' } })).toEqual(all);
    const none = { feed: 'none', webhook: null, push: null, quiet: null };
    expect(await anna.get('changeNotices', { body: none })).toEqual(NONE);
  });

  it('are recognised by the address of a webhook', async () => {
    const open = await openHouse();
    const anna = await open.guest('Anna');
    for (const [webhook, form] of [
      ['https://discord.com.example/api/webhooks/1/x', 'json'],
      ['https://ntfy.example/taproom', 'ntfy'],
    ])
      expect(await anna.get('changeNotices', { body: { webhook } })).toMatchObject({ form });
  });

  it('are of each browser, as far as push messages go', async () => {
    const open = await openHouse();
    const anna = await open.guest('Anna');
    const phone = open.visitor();
    await phone.get('useMoveCode', { body: { code: (await anna.get('newMoveCode')).code } });
    const push = { endpoint: 'https://push.example/x', keys: { p256dh: 'abc', auth: 'def' } };
    await phone.get('changeNotices', { body: { push } });
    expect(await anna.get('notices')).toMatchObject({ push: false, otherPushes: 1 });
    expect(await phone.get('notices')).toMatchObject({ push: true, otherPushes: 0 });
  });

  it('have quiet hours in a zone that there is', async () => {
    const open = await openHouse();
    const anna = await open.guest('Anna');
    const quiet = { from: '22:00', to: '07:00', zone: 'Middle/Earth' };
    expect(await anna.refused('changeNotices', { body: { quiet } })).toBe('wrong-option');
    for (const wrong of ['24:00', '7:00', 'x'])
      expect(await anna.refused('changeNotices', { body: { quiet: { ...quiet, to: wrong } } })).toBe(
        'malformed',
      );
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
    expect(await anna.get('notices')).toEqual(NONE);
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
    expect(awaited.body).toContain(`<link href="http://localhost/online/${table}"/>`);
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

/** Two people at a table over days, of whom the first to move is told in the given way. */
async function tableOf(open: TestHouse, settings: object) {
  const players = [await open.guest('Anna *'), await open.guest('Ben *')] as const;
  for (const one of players) await one.get('changeNotices', { body: settings });
  return { players, table: await startTable(players, { pace: DAYS }) };
}

describe('the webhook', () => {
  it('is told whose turn it is, with a text and a link, once for each turn', async () => {
    const open = await openHouse({ SITE: writeSite() });
    const hook = await receiver();
    const webhook = `http://hook.example:${hook.port}/told`;
    const { players, table } = await tableOf(open, { webhook });
    const told = () => hook.received.map(({ body }) => JSON.parse(body.toString()));
    await hook.came(1);
    await playOne(table, players);
    await hook.came(2);
    for (const [i, one] of told().entries()) {
      const name = one.opponents[0];
      expect(['Anna *', 'Ben *']).toContain(name);
      expect(one).toEqual({
        id: hook.received[i]?.headers['webhook-id'],
        text: `Heaven & Ale: your turn in en\nWith ${name}`,
        link: `http://localhost/online/${table}`,
        game: 'heaven-and-ale',
        table,
        opponents: [name],
      });
    }
    expect(told()[0].opponents).not.toEqual(told()[1].opponents);
    expect(told()[0].id).not.toEqual(told()[1].id);
    expect(hook.received[0]?.headers['content-type']).toBe('application/json');
  });

  it.each([
    ['discord', { allowed_mentions: { parse: [] } }, 'content'],
    ['slack', {}, 'text'],
  ] as const)('has the form that %s takes, in the language of the reader', async (form, more, key) => {
    const open = await openHouse({ SITE: writeSite() });
    const hook = await receiver();
    const webhook = `http://hook.example:${hook.port}/told`;
    const { table } = await tableOf(open, { webhook, form, language: 'de' });
    await hook.came(1);
    const { [key]: text, ...rest } = JSON.parse(hook.received[0]?.body.toString() ?? '');
    expect(rest).toEqual(more);
    const link = `http://localhost/online/${table}`;
    expect(text).toMatch(
      form === 'discord'
        ? /^Heaven & Ale: your turn in de\nWith (Anna|Ben) \\\*\n/
        : /^Heaven &amp; Ale: your turn in de\nWith (Anna|Ben) \*\n/,
    );
    expect(text.endsWith(form === 'discord' ? `\n${link}` : `\n<${link}>`)).toBe(true);
  });

  it('has the form that ntfy takes', async () => {
    const open = await openHouse({ SITE: writeSite() });
    const hook = await receiver();
    const webhook = `http://ntfy.example:${hook.port}/taproom`;
    const { table } = await tableOf(open, { webhook });
    await hook.came(1);
    const [got] = hook.received;
    expect(got?.body.toString()).toMatch(/^With (Anna|Ben) \*$/);
    expect(got?.headers).toMatchObject({
      title: 'Heaven & Ale: your turn in en',
      click: `http://localhost/online/${table}`,
      'content-type': 'text/plain; charset=utf-8',
    });
  });

  it('is tested at once, and says what came of it', async () => {
    const open = await openHouse({ SITE: writeSite() });
    const anna = await open.guest('Anna');
    const body = { way: 'webhook' };
    expect(await anna.get('testNotice', { body })).toEqual({ result: 'off', status: null });
    const [good, bad] = [await receiver([200]), await receiver([404])];
    await anna.get('changeNotices', { body: { webhook: `http://hook.example:${good.port}/` } });
    expect(await anna.get('testNotice', { body })).toEqual({ result: 'sent', status: 200 });
    expect(JSON.parse(good.received[0]?.body.toString() ?? '')).toMatchObject({
      text: 'A test of Taproom in en',
      link: 'http://localhost/account',
      test: true,
    });
    await anna.get('changeNotices', { body: { webhook: `http://hook.example:${bad.port}/` } });
    expect(await anna.get('testNotice', { body })).toEqual({ result: 'failed', status: 404 });
  });
});

describe('push messages', () => {
  it('need no settings of the server: its keys are made at the first start and shared by all nodes', async () => {
    const open = await openHouse();
    const { pushKey } = await open.visitor().get('house');
    expect(Buffer.from(pushKey ?? '', 'base64url')).toHaveLength(65);
    const { ownPushKeys } = await import('../../src/people/push-keys.ts');
    expect((await ownPushKeys(open.house.store)).publicKey).toBe(pushKey);
    const mine = {
      VAPID_PUBLIC_KEY:
        'BPWvVfXMaZHjNG3N-cSj-fcX9nPCfCRGPrsuH-zKaHMZg9xcoFnILZfB_9UKC2I2Vxy62B0l5sRaK4FCrG_0heE',
      VAPID_PRIVATE_KEY: '2MEMpWy4Sc9UjNQpxY0FgAwbxh9DsjjGqnVbkB5MyDM',
    };
    const own = await openHouse(mine);
    expect((await own.visitor().get('house')).pushKey).toBe(mine.VAPID_PUBLIC_KEY);
  });

  it('are read by the browser alone, signed by the server, and replace each other', async () => {
    const open = await openHouse({ SITE: writeSite(), VAPID_SUBJECT: 'mailto:me@taproom.example' });
    const service = await receiver([201]);
    const { subscription, read } = newSubscription(`http://push.example:${service.port}/send/1`);
    const { table } = await tableOf(open, { push: subscription });
    await service.came(1);
    const [got] = service.received;
    const { headers = {}, body = Buffer.alloc(0) } = got ?? {};
    expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' });
    expect(headers.topic).toMatch(/^[\w-]{32}$/);
    expect(body.toString('latin1')).not.toContain('heaven-and-ale');
    expect(read(body)).toMatchObject({
      id: expect.stringMatching(/^\w{32}$/),
      title: 'Heaven & Ale: your turn in en',
      game: 'heaven-and-ale',
      table,
      opponents: [expect.stringMatching(/^(Anna|Ben) \*$/)],
    });
    const vapid = readVapid(String(headers.authorization));
    expect(vapid).toMatchObject({
      isSigned: true,
      key: (await open.visitor().get('house')).pushKey,
      claims: { sub: 'mailto:me@taproom.example', aud: `http://push.example:${service.port}` },
    });
  });

  it('stop when the browser has cancelled them', async () => {
    const open = await openHouse({ SITE: writeSite() });
    const service = await receiver([410]);
    const { subscription } = newSubscription(`http://push.example:${service.port}/send/1`);
    const anna = await open.guest('Anna');
    await anna.get('changeNotices', { body: { push: subscription } });
    expect(await anna.get('testNotice', { body: { way: 'push' } })).toEqual({
      result: 'failed',
      status: 410,
    });
    expect(await anna.get('notices')).toMatchObject({ push: false });
  });
});
