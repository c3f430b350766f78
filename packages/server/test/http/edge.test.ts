import { connect } from 'node:net';
import { PassThrough } from 'node:stream';
import { afterEach, describe, expect, it } from 'vitest';
import { NotStored } from '../../src/store/database.ts';
import { openTestHouse, type TestHouse, type TestOptions, type Visitor } from './house.ts';
import { LIVE, newKey, openTable } from './playing.ts';

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});
async function house(options?: TestOptions): Promise<TestHouse> {
  const open = await openTestHouse(options);
  closing.push(open.close);
  return open;
}
/** All that comes back until the server closes the connection. */
const talk = (port: number, text: string): Promise<string> =>
  new Promise((done, failed) => {
    let heard = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    socket.on('data', data => {
      heard += data;
    });
    socket.on('close', () => done(heard));
    socket.on('error', failed);
  });
async function listenOf({ app }: TestHouse): Promise<number> {
  await app.listen({ port: 0, host: '127.0.0.1' });
  const at = app.server.address();
  return typeof at === 'object' && at !== null ? at.port : 0;
}
const codeOf = (body: string): string => JSON.parse(body).code;

describe('the cookie', () => {
  it('is signed, for the server only, and not sent along from other sites', async () => {
    const open = await house();
    const anna = await open.guest('Anna');
    expect(anna.setCookie).toMatch(
      /^taproom=[0-9a-f]{64}\.[\w+/]{43}; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax$/,
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

  it('is given anew when the client starts, and changes when somebody else signs in', async () => {
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

describe('what can’t be read', () => {
  const json = { 'content-type': 'application/json' };
  const post = { method: 'POST', url: '/api/v1/guests' } as const;
  const latin = Buffer.from('{"name":"Zo\u00eb"}', 'latin1');
  const cut = Buffer.concat([Buffer.from('{"name":"A'), Buffer.from('🍺').subarray(0, 2), Buffer.from('"}')]);
  const deep = `{"name":${'['.repeat(20_000)}${']'.repeat(20_000)}}`;
  const wrong: [what: string, request: object, code: string, status: number][] = [
    ['an unknown path', { url: '/api/v1/nothing' }, 'no-such-thing', 404],
    ['no path at all', { url: '/%' }, 'malformed', 400],
    ['a path too long', { url: `/api/v1/tables/${'x'.repeat(300)}` }, 'too-large', 413],
    ['an unknown method', { method: 'PUT', url: '/api/v1/guests', payload: {} }, 'wrong-method', 405],
    [
      'an unknown method of a path with an id',
      { method: 'DELETE', url: '/api/v1/tables/abcdefgh' },
      'wrong-method',
      405,
    ],
    ['an id that is none', { url: '/api/v1/tables/1l0O' }, 'malformed', 400],
    ['a query that is none', { url: '/api/v1/tables/abcdefgh?since=x' }, 'malformed', 400],
    ['a query twice', { url: '/api/v1/tables/abcdefgh?since=1&since=2' }, 'malformed', 400],
    ['an unknown query', { url: '/api/v1/house?debug=1' }, 'malformed', 400],
    ['broken JSON', { ...post, headers: json, payload: '{"name":' }, 'malformed', 400],
    [
      'JSON with a prototype',
      { ...post, headers: json, payload: '{"name":"A","__proto__":{}}' },
      'malformed',
      400,
    ],
    ['JSON that is deep', { ...post, headers: json, payload: deep }, 'malformed', 400],
    ['no body', { ...post, headers: json, payload: '' }, 'malformed', 400],
    ['a list', { ...post, payload: [] }, 'malformed', 400],
    ['an unknown field', { ...post, payload: { name: 'A', admin: true } }, 'malformed', 400],
    ['a body too large', { ...post, headers: json, payload: `"${'x'.repeat(65_536)}"` }, 'too-large', 413],
    [
      'a form',
      { ...post, headers: { 'content-type': 'application/x-www-form-urlencoded' }, payload: 'name=A' },
      'wrong-type',
      415,
    ],
    [
      'plain text',
      { ...post, headers: { 'content-type': 'text/plain' }, payload: '{"name":"A"}' },
      'wrong-type',
      415,
    ],
    ['JSON that is not UTF-8', { ...post, headers: json, payload: latin }, 'malformed', 400],
    ['UTF-8 that is cut off', { ...post, headers: json, payload: cut }, 'malformed', 400],
    ...['utf-16', 'iso-8859-1', '"utf-16"', 'utf-8; charset=utf-16'].map(
      (charset): [string, object, string, number] => [
        `JSON in ${charset}`,
        {
          ...post,
          headers: { 'content-type': `application/json; charset=${charset}` },
          payload: '{"name":"A"}',
        },
        'wrong-type',
        415,
      ],
    ),
    ...['gzip', 'br', 'identity, gzip', 'x-what'].map((encoding): [string, object, string, number] => [
      `JSON that calls itself ${encoding}`,
      { ...post, headers: { ...json, 'content-encoding': encoding }, payload: '{"name":"A"}' },
      'wrong-type',
      415,
    ]),
  ];
  it('is answered with what is wrong', async () => {
    const open = await house();
    for (const [what, request, code, status] of wrong) {
      const answer = await open.app.inject(request);
      expect([codeOf(answer.body), answer.statusCode], what).toEqual([code, status]);
      expect(answer.headers['content-type'], what).toBe('application/json; charset=utf-8');
    }
  });

  it('is not what says plainly that it is UTF-8, and not encoded', async () => {
    const open = await house();
    for (const headers of [
      { 'content-type': 'application/json; charset=utf-8' },
      { 'content-type': 'application/json;charset="UTF-8"' },
      { ...json, 'content-encoding': 'identity' },
    ]) {
      const answer = await open.app.inject({ ...post, headers, payload: Buffer.from('{"name":"Zoë 🍺"}') });
      expect(JSON.parse(answer.body).name ?? JSON.parse(answer.body).me?.name, answer.body).toBe('Zoë 🍺');
    }
  });

  it('tells where it is wrong, and what else could be done', async () => {
    const open = await house();
    const anna = await open.guest('Anna');
    const body = {
      key: 'a-key-123',
      game: 'heaven-and-ale',
      seats: 2,
      pace: { pace: 'live', minutes: 0, seconds: 1 },
    };
    const answer = await anna.ask('newTable', { body });
    expect(JSON.parse(answer.text)).toEqual({ code: 'malformed', path: 'body.pace.minutes' });
    const other = await open.app.inject({ method: 'POST', url: '/api/v1/me' });
    expect(other.headers.allow).toBe('GET, PATCH, DELETE');
  });

  it('may be nothing where nothing is needed', async () => {
    const open = await house();
    const anna = await open.guest('Anna');
    const headers = { origin: 'http://localhost', cookie: anna.cookie ?? '', host: 'localhost' };
    for (const more of [{}, { payload: '', headers: { ...headers, ...json } }, { payload: {} }]) {
      const answer = await open.app.inject({ method: 'POST', url: '/api/v1/me/move-code', headers, ...more });
      expect(answer.statusCode).toBe(200);
    }
  });
});

describe('slow and broken clients', () => {
  const patience = { headers: 150, request: 150, idle: 1000, look: 30 };
  const listen = async () => listenOf(await house({ patience }));

  it('are cut off when a body does not come', async () => {
    const request =
      'POST /api/v1/guests HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"na';
    expect(await talk(await listen(), request)).toMatch(/^HTTP\/1\.1 408 [\s\S]*{"code":"malformed"}$/);
  });

  it('are cut off when headers do not come', async () => {
    expect(await talk(await listen(), 'GET /healthz HTTP/1.1\r\nHost: loc')).toMatch(/^HTTP\/1\.1 408 /);
  });

  it('are told when they speak no HTTP, or too much of it', async () => {
    const port = await listen();
    expect(await talk(port, 'hello\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 [\s\S]*{"code":"malformed"}$/);
    const long = `GET /healthz HTTP/1.1\r\nHost: localhost\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`;
    expect(await talk(port, long)).toMatch(/^HTTP\/1\.1 431 [\s\S]*{"code":"too-large"}$/);
  });
});

describe('limits', () => {
  it('hold for a person, wherever they come from', async () => {
    const open = await house({ env: { LIMIT_PERSON: '5' } });
    const [anna, ben] = [await open.guest('Anna'), await open.guest('Ben')];
    for (let i = 0; i < 5; i++) await anna.get('myGames');
    const answer = await anna.ask('myGames', { headers: { 'x-forwarded-for': '1.2.3.4' } });
    expect([answer.status, answer.headers['retry-after']]).toEqual([429, '12']);
    expect(JSON.parse(answer.text)).toEqual({ code: 'too-many', wait: 12 });
    await ben.get('myGames');
    open.clock.now += 12_000;
    await anna.get('myGames');
  });

  it('hold for an address, which a trusted proxy tells', async () => {
    const open = await house({ env: { LIMIT_ADDRESS: '3', TRUST_PROXY: 'yes' } });
    const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });
    const visitor = open.visitor();
    for (let i = 0; i < 3; i++) await visitor.get('house', from('1.2.3.4'));
    expect(await visitor.refused('house', from('1.2.3.4'))).toBe('too-many');
    await visitor.get('house', from('1.2.3.5'));
  });

  it('close the connection of an address that asks too much, with all that it has sent ahead', async () => {
    const open = await house({ env: { LIMIT_ADDRESS: '3' } });
    const port = await listenOf(open);
    const answers = await talk(port, 'GET /api/v1/house HTTP/1.1\r\nhost: localhost\r\n\r\n'.repeat(500));
    expect(answers.split('HTTP/1.1 200')).toHaveLength(4);
    expect(answers.split('HTTP/1.1 429')).toHaveLength(2);
  });

  it('never stop the probes, and leave the metrics an allowance of their own', async () => {
    const open = await house({ env: { LIMIT_ADDRESS: '3', METRICS: 'open' } });
    const status = async (url: string) => (await open.app.inject({ url })).statusCode;
    for (let i = 0; i < 3; i++) await open.visitor().get('house');
    expect(await open.visitor().refused('house')).toBe('too-many');
    for (let i = 0; i < 10; i++)
      for (const url of ['/healthz', '/readyz', '/metrics']) expect(await status(url), url).toBe(200);
    for (let i = 0; i < 50; i++) await status('/metrics');
    expect(await status('/metrics')).toBe(429);
    expect(await status('/healthz')).toBe(200);
  });

  it('hold for new guests', async () => {
    const open = await house({ env: { LIMIT_GUESTS: '2' } });
    for (const name of ['Anna', 'Ben']) await open.guest(name);
    expect(await open.visitor().refused('newGuest', { body: { name: 'Carl' } })).toBe('too-many');
    open.clock.now += 1_800_000;
    await open.guest('Carl');
  });

  it('counts what somebody makes and says together with their bots', async () => {
    const open = await house({ env: { LIMIT_PERSON: '1000', LIMIT_OPEN: '0' } });
    const anna = await open.guest('Anna');
    const bots = await Promise.all(
      ['one', 'two'].map(async name => {
        const bot = open.visitor();
        bot.token = (await anna.get('newToken', { body: { name } })).secret;
        return bot;
      }),
    );
    const make = (who: Visitor) =>
      who.ask('newTable', { body: { key: newKey(), game: 'heaven-and-ale', seats: 2, pace: LIVE } });
    const statuses: number[] = [];
    for (let i = 0; i < 21; i++) for (const who of [anna, ...bots]) statuses.push((await make(who)).status);
    expect(statuses.filter(status => status === 200)).toHaveLength(60);
    expect(statuses.slice(-3)).toEqual([429, 429, 429]);
  });

  it.each(['1000', '0'])('hold for what is said, with %s requests a minute', async most => {
    const open = await house({ env: { LIMIT_PERSON: most } });
    const [anna, ben] = [await open.guest('Anna'), await open.guest('Ben')];
    const id = await openTable([anna, ben]);
    const say = (i: number) => ({ params: { id }, body: { key: `line-number-${i}`, text: 'hi' } });
    for (let i = 0; i < 30; i++) await anna.get('say', say(i));
    expect(await anna.refused('say', say(30))).toBe('too-many');
    await ben.get('say', say(31));
  });
});

describe('headers', () => {
  it('allow nothing inline and nothing foreign', async () => {
    const open = await house();
    for (const url of ['/api/docs', '/api/v1/house', '/api/v1/nothing', '/nothing']) {
      const { headers } = await open.app.inject({ url });
      const policy = String(headers['content-security-policy']);
      const isData = url === '/api/v1/house';
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toMatch(/script-src[^;]*unsafe|upgrade-insecure/);
      expect(policy.includes("script-src 'self';")).toBe(!isData);
      expect(headers['referrer-policy']).toBe(isData ? undefined : 'same-origin');
      expect(headers).toMatchObject({
        'cross-origin-resource-policy': 'same-origin',
        'x-content-type-options': 'nosniff',
        'x-request-id': expect.stringMatching(/^\w{8}-\d+$/),
      });
      expect(headers['strict-transport-security']).toBeUndefined();
    }
    const https = await house({ env: { PUBLIC_URL: 'https://taproom.example' } });
    const { headers } = await https.app.inject({ url: '/healthz' });
    expect(headers['strict-transport-security']).toContain('max-age=31536000');
  });

  it('keep answers out of caches', async () => {
    const open = await house();
    for (const url of ['/api/v1/me', '/api/v1/tables', '/api/v1/nothing', '/healthz'])
      expect((await open.app.inject({ url })).headers['cache-control'], url).toBe('no-store');
  });
});

describe('trouble inside', () => {
  it('is a fault with a number to look for in the log, and tells nothing more', async () => {
    const log = new PassThrough();
    const open = await house({ env: { LOG_LEVEL: 'error' }, log });
    open.house.profiles.of = async () => {
      throw new Error('the cellar is flooded');
    };
    const answer = await open.visitor().ask('profile', { params: { id: 'abcdefgh' } });
    expect([answer.status, answer.text]).toEqual([500, '{"code":"fault"}']);
    const line = String(log.read());
    expect(line).toContain('the cellar is flooded');
    expect(line).toContain(String(answer.headers['x-request-id']));
  });

  it('of the storage is told as such: nothing was stored, ask again', async () => {
    const open = await house();
    open.house.store.people.add = async () => {
      throw new NotStored('disk full');
    };
    expect(await open.visitor().refused('newGuest', { body: { name: 'Anna' } })).toBe('not-stored');
  });
});

describe('below a path', () => {
  it('everything is found there and nothing elsewhere, but for the probes', async () => {
    const open = await house({ env: { BASE_PATH: '/taproom', METRICS: 'open' } });
    const anna = await open.guest('Anna');
    expect((await anna.get('me')).me?.name).toBe('Anna');
    const status = async (url: string) => (await open.app.inject({ url })).statusCode;
    for (const url of [
      '/taproom/api/v1/house',
      '/taproom/api/docs',
      '/taproom/healthz',
      '/healthz',
      '/readyz',
      '/metrics',
    ])
      expect(await status(url), url).toBe(200);
    for (const url of ['/api/v1/house', '/api/docs']) expect(await status(url), url).toBe(404);
    const { feed } = await anna.get('changeNotices', { body: { feed: 'new' } });
    expect(await status(new URL(feed ?? '').pathname)).toBe(200);
  });
});
