import { gunzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { openTestHouse, type TestHouse, type TestOptions } from './house.ts';
import { playOne, startTable } from './playing.ts';

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});
async function house(options: TestOptions = {}): Promise<TestHouse> {
  const open = await openTestHouse({ ...options, env: { TRUST_PROXY: 'yes', ...options.env } });
  closing.push(open.close);
  return open;
}
const from = (address: string) => ({ 'x-forwarded-for': address });
const MANY = '198.51.100.7';

/** A legal record that takes long to replay: the same choice is made again and again. */
function longRecord(): string {
  const hand = 'food market barrel tools games';
  const head = 'Taproom record 1\ngame: heros-tavern\nrules: 1\nseats: 3\n\n';
  const deal = `chance: deal ${hand} cook maid / ${hand} jester lodging / ${hand} light-ale dark-ale\n`;
  return `${head}${deal}${'1: pick food\n1: pick jester\n'.repeat(600)}end: unfinished\n`;
}

describe('a burst of readings that cost much', () => {
  it('lets others through, who ask after it', async () => {
    const open = await house();
    const players = [await open.guest('Anna'), await open.guest('Ben')];
    const id = await startTable(players);
    for (let i = 0; i < 4; i++) await playOne(id, players);
    const done: string[] = [];
    const past = (i: number) =>
      open
        .visitor()
        .get('table', { params: { id }, query: { at: '3' }, headers: from(MANY) })
        .then(() => done.push(`past ${i}`));
    const burst = Array.from({ length: 60 }, (_, i) => past(i));
    const light = open
      .visitor()
      .get('house')
      .then(() => done.push('light'));
    // A caller from elsewhere gets their turn right after the request in progress.
    const other = open
      .visitor()
      .get('table', { params: { id }, query: { at: '3' }, headers: from('203.0.113.5') })
      .then(() => done.push('other'));
    await Promise.all([...burst, light, other]);
    expect(done.indexOf('light')).toBeLessThan(20);
    expect(done.indexOf('other')).toBeLessThan(30);
  });

  it('waits in turn when it is games of a device that are stored', async () => {
    const open = await house();
    const anna = await open.guest('Anna');
    const record = longRecord();
    const keep = (i: number) =>
      anna.ask('keep', {
        params: { id: i.toString(16).padStart(24, '0') },
        body: { played: i, before: null, record },
      });
    const answers = await Promise.all(Array.from({ length: 180 }, (_, i) => keep(i + 1)));
    const statuses = new Set(answers.map(({ status }) => status));
    expect([...statuses].sort()).toEqual([200, 429]);
  });

  it('is refused beyond a hundred that wait, for whoever sends it and for nobody else', async () => {
    const open = await house();
    const players = [await open.guest('Anna'), await open.guest('Ben')];
    const id = await startTable(players);
    const plan = (i: number) => players[i]?.ask('plan', { params: { id }, body: { moves: [] } });
    const answers = await Promise.all([...Array.from({ length: 300 }, () => plan(0)), plan(1)]);
    const others = answers.pop();
    const refused = answers.filter(answer => answer?.status === 429);
    expect(refused.length).toBeGreaterThan(100);
    expect(refused.length).toBeLessThan(201);
    expect(JSON.parse(refused[0]?.text ?? '')).toEqual({ code: 'too-many', wait: 1 });
    expect(refused[0]?.headers['retry-after']).toBe('1');
    expect(others?.status).not.toBe(429);
  });
});

describe('the description of the API', () => {
  it('is one of the things that an address can read 600 times a minute without a name', async () => {
    const open = await house({ env: { LIMIT_ADDRESS: '3000' } });
    const read = async (address: string) =>
      (await open.app.inject({ url: '/api/openapi.json', headers: from(address) })).statusCode;
    for (let i = 0; i < 600; i++) expect(await read(MANY)).toBe(200);
    expect(await read(MANY)).toBe(429);
    expect(await open.visitor().refused('lobby', { headers: from(MANY) })).toBe('too-many');
    expect(await read('203.0.113.5')).toBe(200);
  });

  it('is sent compressed, and not again to whoever has it', async () => {
    const open = await house();
    for (const url of ['/api/openapi.json', '/api/docs', '/api/docs.css']) {
      const plain = await open.app.inject({ url });
      const small = await open.app.inject({ url, headers: { 'accept-encoding': 'br;q=1.0, gzip;q=0.8' } });
      expect(small.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' });
      expect(gunzipSync(small.rawPayload).toString()).toBe(plain.body);
      for (const encoding of ['br', 'gzip;q=0', 'gzip;q=0.0', 'identity'])
        expect(
          (await open.app.inject({ url, headers: { 'accept-encoding': encoding } })).headers,
        ).not.toHaveProperty('content-encoding');
      const etag = String(plain.headers.etag);
      const again = await open.app.inject({ url, headers: { 'if-none-match': etag } });
      expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag]);
    }
  });
});
