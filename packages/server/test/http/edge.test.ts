import { PassThrough } from 'node:stream';
import { afterEach, describe, expect, it } from 'vitest';
import { NotStored } from '../../src/store/database.ts';
import { openTestHouse, type TestHouse, type TestOptions } from './house.ts';
import { listenOf, talk } from './wire.ts';

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

describe('what can’t be read', () => {
  const json = { 'content-type': 'application/json' };
  const post = { method: 'POST', url: '/api/v1/guests' } as const;
  const latin = Buffer.from('{"name":"Zo\u00eb"}', 'latin1');
  const cut = Buffer.concat([Buffer.from('{"name":"A'), Buffer.from('🍺').subarray(0, 2), Buffer.from('"}')]);
  const deep = `{"name":${'['.repeat(20_000)}${']'.repeat(20_000)}}`;
  const wrong: [what: string, request: object, code: string, status: number][] = [
    ['an unknown path', { url: '/api/v1/nothing' }, 'no-such-thing', 404],
    ['no path at all', { url: '/%' }, 'no-such-thing', 404],
    ['a path that is no text', { url: '/api/v1/%ff' }, 'no-such-thing', 404],
    ['an id that is no text', { url: '/api/v1/tables/%zz' }, 'malformed', 400],
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

  it('keep windows of other sites apart, where browsers take that from us', async () => {
    const isolation = ['cross-origin-opener-policy', 'origin-agent-cluster'];
    const names = async (open: TestHouse, headers: Record<string, string>) => {
      const answer = await open.app.inject({ url: '/api/docs', headers });
      return isolation.filter(name => answer.headers[name] !== undefined);
    };
    const plain = await house({ env: { TRUST_PROXY: 'yes' } });
    for (const host of ['localhost', 'taproom.localhost:8080', '127.0.0.1:8080', '[::1]:8080'])
      expect(await names(plain, { host }), host).toEqual(isolation);
    for (const host of ['192.168.1.5:8080', 'taproom.lan', 'localhost.example'])
      expect(await names(plain, { host }), host).toEqual([]);
    expect(await names(plain, { host: 'taproom.lan', 'x-forwarded-proto': 'https' })).toEqual(isolation);
    const https = await house({ env: { PUBLIC_URL: 'https://taproom.example' } });
    expect(await names(https, { host: 'taproom.example' })).toEqual(isolation);
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
