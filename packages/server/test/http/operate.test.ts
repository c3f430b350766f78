import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { VERSION } from '../../src/operate/server.ts';
import { openTestHouse, type TestHouse, type TestOptions } from './house.ts';
import { playOne, startTable } from './playing.ts';

const closing: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});
async function house(options?: TestOptions): Promise<TestHouse> {
  const open = await openTestHouse(options);
  closing.push(open.close);
  return open;
}

describe('the version', () => {
  it('is the one of the package', () => {
    const { version } = JSON.parse(readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8'));
    expect(VERSION).toBe(version);
  });
});

describe('the instruments', () => {
  it('say that the server lives, and whether it can do its work', async () => {
    const open = await house();
    const get = async (url: string) => {
      const { statusCode, body } = await open.app.inject({ url });
      return [statusCode, JSON.parse(body)];
    };
    expect(await get('/healthz')).toEqual([200, { ok: true }]);
    expect(await get('/readyz')).toEqual([200, { ok: true }]);
    open.house.ready = async () => 'the disk is full';
    expect(await get('/readyz')).toEqual([503, { code: 'not-stored' }]);
    expect(await get('/healthz')).toEqual([200, { ok: true }]);
  });

  it('say no when this node has not looked at the due work for a minute, and not for a backlog', async () => {
    const steady = { now: 0 };
    const open = await house({ steady: () => steady.now });
    const ready = async () => (await open.app.inject({ url: '/readyz' })).statusCode;
    expect(await ready()).toBe(200);
    const { due, oldestDue } = open.house.store.tables;
    open.house.store.tables.oldestDue = async () => 1;
    await open.house.hall.work.lookAround();
    steady.now += 59_000;
    expect(await ready()).toBe(200);
    open.house.store.tables.due = () => Promise.reject(new Error('no'));
    await open.house.hall.work.lookAround();
    steady.now += 2000;
    expect(await ready()).toBe(503);
    Object.assign(open.house.store.tables, { due, oldestDue });
    await open.house.hall.work.lookAround();
    // The answer is remembered for a moment: each one writes to the disk.
    expect(await ready()).toBe(503);
    steady.now += 1000;
    expect(await ready()).toBe(200);
  });

  it('write to the disk once for many probes', async () => {
    const open = await house({ steady: () => 0 });
    const write = vi.spyOn(open.house.store, 'ready');
    await Promise.all(Array.from({ length: 20 }, () => open.app.inject({ url: '/readyz' })));
    expect(write).toHaveBeenCalledTimes(1);
  });

  it('say no soon when the store does not answer, and ask it once until it does', {
    timeout: 20_000,
  }, async () => {
    const steady = { now: 0 };
    const open = await house({ steady: () => steady.now });
    let answer = (_: null) => {};
    const asked = vi.spyOn(open.house.store, 'ready').mockImplementation(
      () =>
        new Promise(done => {
          answer = done;
        }),
    );
    const ready = async () => (await open.app.inject({ url: '/readyz' })).statusCode;
    expect(await ready()).toBe(503);
    steady.now += 60_000;
    await open.house.hall.work.lookAround();
    expect(await ready()).toBe(503);
    expect(asked).toHaveBeenCalledTimes(1);
    asked.mockRestore();
    answer(null);
    steady.now += 1000;
    expect(await ready()).toBe(200);
  });

  it('show how late the due work is', async () => {
    const open = await house({ env: { METRICS: 'open' } });
    const players = [await open.guest('Anna'), await open.guest('Ben')];
    await startTable(players);
    open.house.store.tables.lease = async () => [];
    open.clock.now += 500_000;
    await open.house.hall.work.lookAround();
    const { body } = await open.app.inject({ url: '/metrics' });
    expect(Number(/taproom_due_oldest_seconds (\d+)/.exec(body)?.[1])).toBeGreaterThan(100);
    expect(body).toMatch(/taproom_due_look_age_seconds \d/);
    expect(body).toMatch(/taproom_due_running \d/);
  });

  it('count requests, turns, moves and commits', async () => {
    const open = await house({ env: { METRICS: 'open' } });
    const players = [await open.guest('Anna'), await open.guest('Ben')];
    const table = await startTable(players);
    await playOne(table, players);
    await open.visitor().refused('profile', { params: { id: 'missing99' } });
    const { body, headers } = await open.app.inject({ url: '/metrics' });
    expect(headers['content-type']).toContain('text/plain');
    expect(body).toContain('taproom_requests_total{endpoint="newGuest",status="200"} 2');
    expect(body).toContain('taproom_requests_total{endpoint="profile",status="404"} 1');
    expect(body).toMatch(/taproom_turns_total\{game="heaven-and-ale",cause="turn"\} 1/);
    expect(body).toMatch(/taproom_moves_total\{game="heaven-and-ale"\} [1-9]/);
    expect(body).toMatch(/taproom_commit_seconds_count [1-9]/);
    expect(body).toMatch(/taproom_request_seconds_count\{endpoint="turn"\} 1/);
    expect(body).toContain('taproom_tables_in_memory 1');
    expect(body).toContain('taproom_streams 0');
    expect(body).not.toContain(table);
  });

  it('give no numbers away unless the operator says how', async () => {
    const status = async (open: TestHouse) => (await open.app.inject({ url: '/metrics' })).statusCode;
    expect(await status(await house())).toBe(404);
    expect(await status(await house({ env: { TRUST_PROXY: 'yes' } }))).toBe(404);
    expect(await status(await house({ env: { METRICS: 'open' } }))).toBe(200);
    expect(await status(await house({ env: { METRICS: 'open', METRICS_TOKEN: 'only for us' } }))).toBe(401);
  });

  it('are kept from strangers if the operator wants that', async () => {
    const open = await house({ env: { METRICS_TOKEN: 'only for us' } });
    const status = async (authorization?: string) =>
      (await open.app.inject({ url: '/metrics', headers: authorization ? { authorization } : {} }))
        .statusCode;
    expect(await status()).toBe(401);
    expect(await status('Bearer only for them')).toBe(401);
    expect(await status('Bearer only for us')).toBe(200);
  });
});

describe('the client', () => {
  function site(): string {
    const folder = mkdtempSync(join(tmpdir(), 'taproom-site-'));
    closing.push(() => rmSync(folder, { recursive: true, force: true }));
    mkdirSync(join(folder, 'assets'));
    writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Taproom</title>');
    writeFileSync(join(folder, 'assets', 'main-abc123.js'), 'export {};');
    writeFileSync(join(folder, 'service-worker.js'), '// nothing');
    return folder;
  }

  it.each(['', '/taproom'])('is served below %j, with headers for caches', async base => {
    const open = await house({ env: { SITE: site(), BASE_PATH: base } });
    const get = async (url: string) => {
      const { statusCode, headers } = await open.app.inject({ url: `${base}${url}` });
      return [statusCode, headers['content-type'], headers['cache-control']];
    };
    expect(await get('/')).toEqual([200, 'text/html; charset=utf-8', 'no-cache']);
    expect(await get('/index.html')).toEqual([200, 'text/html; charset=utf-8', 'no-cache']);
    const lasting = 'public, max-age=31536000, immutable';
    expect(await get('/assets/main-abc123.js')).toEqual([
      200,
      'application/javascript; charset=utf-8',
      lasting,
    ]);
    expect(await get('/service-worker.js')).toEqual([
      200,
      'application/javascript; charset=utf-8',
      'no-cache',
    ]);
    for (const url of ['/assets/gone.js', '/..%2ftaproom.db', '/%2e%2e/%2e%2e/etc/passwd', '/.env'])
      expect((await get(url))[0], url).toBe(404);
  });

  it('is found without the slash behind its path, too', async () => {
    const open = await house({ env: { SITE: site(), BASE_PATH: '/taproom' } });
    const get = (url: string) => open.app.inject({ url, headers: { accept: 'text/html,*/*' } });
    expect((await get('/taproom')).headers.location).toBe('/taproom/');
    expect((await get('/taproom?invite=x')).headers.location).toBe('/taproom/?invite=x');
    expect((await get('/taprooms')).statusCode).toBe(404);
  });

  it.each(['', '/taproom'])(
    'says which methods its addresses below %j have, to whoever tries others',
    async base => {
      const open = await house({ env: { SITE: site(), BASE_PATH: base, METRICS: 'open' } });
      const ask = async (method: 'POST' | 'DELETE', url: string) => {
        const { statusCode, headers, body } = await open.app.inject({ method, url: `${base}${url}` });
        return [statusCode, String(headers.allow).split(', ').toSorted().join(', '), body];
      };
      const files = ['/', '/index.html', '/assets/main-abc123.js', '/service-worker.js'];
      const others = ['/healthz', '/readyz', '/metrics', '/api/docs', '/api/openapi.json', '/feeds/x.atom'];
      for (const url of [...files, ...others, '/healthz?x=1'])
        for (const method of ['POST', 'DELETE'] as const)
          expect(await ask(method, url), url).toEqual([405, 'GET, HEAD', '{"code":"wrong-method"}']);
      expect(await ask('DELETE', '/api/v1/tables')).toEqual([405, 'GET, POST', '{"code":"wrong-method"}']);
      for (const url of ['/nothing', '/assets/gone.js', '/feeds', '/api/v1/nothing'])
        expect((await ask('POST', url))[0], url).toBe(404);
    },
  );

  it('need not be there', async () => {
    const open = await house();
    expect((await open.app.inject({ url: '/', headers: { accept: 'text/html' } })).statusCode).toBe(404);
  });
});

describe('a stop', () => {
  it('waits only a while for those who do not read, or do not send the rest', {
    timeout: 20_000,
  }, async () => {
    const open = await openTestHouse({
      patience: { headers: 100_000, request: 200_000, idle: 300_000, look: 2000, stop: 100 },
    });
    // Records without end.
    open.house.hall.records.bulk = async function* () {
      for (;;) yield 'x'.repeat(65_536);
    };
    await open.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = open.app.server.address() as AddressInfo;
    const lines = ['Host: localhost', 'Content-Type: application/json', 'Content-Length: 100'];
    const begun = Promise.all(
      ['GET /api/v1/records', 'POST /api/v1/guests'].map(
        what =>
          new Promise(resolve => {
            open.app.server.once('request', resolve);
            const socket = connect(port, '127.0.0.1').on('error', () => undefined);
            closing.push(() => void socket.destroy());
            socket.pause().write(`${what} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n{"na`);
          }),
      ),
    );
    await begun;
    await open.close();
  });

  it('finishes what was begun, ends streams, and lets nobody new in', async () => {
    const open = await openTestHouse();
    await open.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = open.app.server.address() as AddressInfo;
    const root = `http://127.0.0.1:${port}/api/v1`;
    const stream = await fetch(`${root}/stream?lobby=1`);
    const reading = stream.text();

    let begun = () => {};
    const inside = new Promise<void>(done => {
      begun = done;
    });
    let finish = () => {};
    const held = new Promise<void>(done => {
      finish = done;
    });
    const { add } = open.house.store.people;
    open.house.store.people.add = async person => {
      begun();
      await held;
      await add(person);
    };
    const turn = fetch(`${root}/guests`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"name":"Anna"}',
    });
    await inside;
    const closed = open.close();
    // The stream's end shows that the stop has begun.
    expect(await reading).toContain('"lobby"');
    const late = await open.app.inject({ url: '/api/v1/house' }).then(
      answer => answer.json().code,
      () => 'refused',
    );
    expect(['stopping', 'refused']).toContain(late);
    finish();
    expect((await turn).status).toBe(200);
    await closed;
    await expect(fetch(`${root}/house`)).rejects.toThrow();
  });
});
