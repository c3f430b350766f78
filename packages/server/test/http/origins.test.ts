import { afterEach, describe, expect, it } from 'vitest';
import { openTestHouse, type TestHouse, type TestOptions } from './house.ts';

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});
async function house(options?: TestOptions): Promise<TestHouse> {
  const open = await openTestHouse(options);
  closing.push(open.close);
  return open;
}
const codeOf = (body: string): string => JSON.parse(body).code;

describe('the cookie', () => {
  it('is signed, for the server only, and not sent along from other sites', async () => {
    const open = await house();
    const anna = await open.guest('Anna');
    expect(anna.setCookie).toMatch(
      /^taproom=[0-9a-f]{64}\.(?:\w|[+/]|%2B|%2F){43}; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax$/,
    );
  });

  it('goes over https only where the house is reached so, and only below its path', async () => {
    const open = await house({ env: { PUBLIC_URL: 'https://taproom.example', BASE_PATH: '/taproom' } });
    const anna = open.visitor();
    const headers = { origin: 'https://taproom.example' };
    await anna.get('newGuest', { body: { name: 'Anna' }, headers });
    expect(anna.setCookie).toMatch(/; Path=\/taproom; HttpOnly; Secure; SameSite=Lax$/);
    const proxied = await house({ env: { TRUST_PROXY: 'yes' } });
    const ben = proxied.visitor();
    const forwarded = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'taproom.example', ...headers };
    await ben.get('newGuest', { body: { name: 'Ben' }, headers: forwarded });
    expect(ben.setCookie).toContain('; Secure;');
  });

  it('of another make opens nothing', async () => {
    const open = await house();
    const anna = await open.guest('Anna');
    const [secret, signature] = (anna.cookie ?? '').split(/=|\./).slice(1);
    for (const cookie of [
      `taproom=${secret}`,
      `taproom=${secret}.wrong`,
      `taproom=${'0'.repeat(64)}.${signature}`,
      'taproom=',
      'taproom=%%%',
    ]) {
      anna.cookie = cookie;
      expect((await anna.get('me')).me, cookie).toBeNull();
    }
  });

  it('is given again when the client starts, and changes when somebody else signs in', async () => {
    const open = await house();
    const anna = await open.guest('Anna');
    const old = anna.cookie;
    anna.setCookie = '';
    await anna.get('me');
    expect(anna.setCookie).toContain('Max-Age=34560000');
    expect(anna.cookie).toBe(old);
    await anna.get('newGuest', { body: { name: 'Other' } });
    const other = open.visitor();
    other.cookie = old;
    expect((await other.get('me')).me).toBeNull();
  });
});

describe('requests from other sites', () => {
  const foreign: Record<string, string>[] = [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'http://localhost.evil.example' },
    { origin: 'http://localhost:81' },
    { origin: 'http://localhost', 'sec-fetch-site': 'cross-site' },
    { origin: 'http://localhost', 'sec-fetch-site': 'same-site' },
    { origin: 'no origin' },
  ];
  it('change nothing', async () => {
    const open = await house();
    const anna = await open.guest('Anna');
    for (const headers of foreign) {
      const text = JSON.stringify(headers);
      expect(await anna.refused('changeMe', { body: { name: 'Evil' }, headers }), text).toBe('other-origin');
      expect(await open.visitor().refused('newGuest', { body: { name: 'Evil' }, headers }), text).toBe(
        'other-origin',
      );
    }
    expect((await anna.get('me')).me?.name).toBe('Anna');
    for (const headers of [
      { origin: 'http://localhost', 'sec-fetch-site': 'same-origin' },
      { origin: 'http://localhost' },
    ])
      await anna.get('changeMe', { body: { name: 'Anne' }, headers });
  });

  it('are those that say nothing of their origin and bring a cookie', async () => {
    const open = await house();
    const anna = await open.guest('Anna');
    const url = '/api/v1/me/sign-out';
    const cookie = anna.cookie ?? '';
    const silent = await open.app.inject({ method: 'POST', url, headers: { cookie } });
    expect(codeOf(silent.body)).toBe('other-origin');
    // A program that is no browser makes itself a guest without one.
    const program = await open.app.inject({
      method: 'POST',
      url: '/api/v1/guests',
      payload: { name: 'curl' },
    });
    expect(program.statusCode).toBe(200);
  });

  it('do not matter to programs with a token, which no browser sends by itself', async () => {
    const open = await house();
    const anna = await open.guest('Anna');
    const bot = open.visitor();
    bot.token = (await anna.get('newToken', { body: { name: 'robot' } })).secret;
    const headers = { origin: 'https://bots.example' };
    expect((await bot.get('changeMe', { body: { name: 'robot 2' }, headers })).name).toBe('robot 2');
  });

  it('may come by the public address or by the one that was asked', async () => {
    const open = await house({ env: { PUBLIC_URL: 'https://taproom.example' } });
    for (const headers of [
      { host: 'inside:8080', origin: 'https://taproom.example' },
      { host: '192.168.1.5:8080', origin: 'http://192.168.1.5:8080' },
    ])
      await open.visitor().get('newGuest', { body: { name: 'Anna' }, headers });
  });
});
