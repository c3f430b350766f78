import { afterEach, describe, expect, it } from 'vitest';
import { counted } from '../stream/counted.ts';
import { openTestHouse, type TestHouse, type TestOptions, type Visitor } from './house.ts';
import { LIVE, NONCE, newKey } from './playing.ts';

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
const FLOOD = '198.51.100.7';
const HONEST = '203.0.113.5';

/** A listed table of someone who comes from an address, with everyone's seats taken by bots but the first ones. */
async function list(who: Visitor, address: string, wish: object = {}): Promise<string> {
  const headers = from(address);
  const body = { key: newKey(), game: 'heros-tavern', seats: 3, pace: LIVE, listed: true, ...wish };
  const { table } = await who.get('newTable', { body, headers });
  await who.get('join', { params: { id: table.id }, body: { nonce: NONCE }, headers });
  return table.id;
}

/** Guests from one address, each of whom lists as many tables as the lobby would show. */
async function flood(open: TestHouse, guests: number, wish: object = {}): Promise<void> {
  for (let i = 0; i < guests; i++) {
    const guest = await open.guest(`Guest ${i}`);
    for (let j = 0; j < 10; j++) await list(guest, FLOOD, wish);
    open.clock.now += 1;
  }
}

const shown = async (open: TestHouse): Promise<string[]> =>
  (await open.visitor().get('lobby')).tables.map(({ id }) => id);

describe('the lobby', () => {
  it('shows a table although somebody at another address has listed hundreds', async () => {
    const open = await house();
    const anna = await open.guest('Anna');
    const own = await list(anna, HONEST);
    open.clock.now += 1000;
    await flood(open, 24);
    const tables = await shown(open);
    expect(tables).toHaveLength(200);
    // Each address has its turn before any has a second one.
    expect(tables.slice(0, 2)).toContain(own);
  });

  it('shows the tables of each host although others at the same address have listed hundreds', async () => {
    const open = await house();
    const anna = await open.guest('Anna');
    const own = await list(anna, FLOOD);
    open.clock.now += 1000;
    await flood(open, 24);
    expect((await shown(open)).slice(0, 25)).toContain(own);
  });

  it('shows tables with free seats before full and running ones, however new these are', async () => {
    const open = await house();
    const anna = await open.guest('Anna');
    const own = await list(anna, HONEST);
    open.clock.now += 1000;
    await flood(open, 21, { bots: ['patron', 'patron'] });
    const tables = await shown(open);
    expect(tables).toHaveLength(200);
    expect(tables[0]).toBe(own);
  });

  it('is read once for any number of requests, until something changes', async () => {
    const calls: string[] = [];
    const open = await house({ wrap: store => counted(store, calls) });
    const [anna, ben] = [await open.guest('Anna'), await open.guest('Ben')];
    const id = await list(anna, HONEST);
    await shown(open);
    calls.length = 0;
    const lists = await Promise.all(Array.from({ length: 50 }, () => open.visitor().ask('lobby')));
    expect(new Set(lists.map(({ text }) => text)).size).toBe(1);
    expect(calls).toEqual([]);
    await ben.get('join', { params: { id }, body: { nonce: NONCE } });
    const again = await Promise.all(Array.from({ length: 50 }, () => open.visitor().get('lobby')));
    for (const { tables } of again)
      expect(tables[0]?.seats.map(({ person }) => person?.name ?? null)).toEqual(['Anna', 'Ben', null]);
    expect(calls.filter(call => call === 'tables.lobby')).toHaveLength(1);
  });

  it('shows another name of somebody at once', async () => {
    const open = await house();
    const anna = await open.guest('Anna');
    await list(anna, HONEST);
    await shown(open);
    await anna.get('changeMe', { body: { name: 'Anne' } });
    expect((await open.visitor().get('lobby')).tables[0]?.seats[0]?.person?.name).toBe('Anne');
  });

  it('tells of a table no more than a list needs', async () => {
    const open = await house();
    await list(await open.guest('Anna'), HONEST);
    const { tables } = await open.visitor().get('lobby');
    expect(Object.keys(tables[0] ?? {}).toSorted()).toEqual([
      'created',
      'game',
      'host',
      'id',
      'pace',
      'playable',
      'rated',
      'rules',
      'seats',
      'status',
    ]);
    expect(Object.keys(tables[0]?.seats[0] ?? {}).toSorted()).toEqual(['level', 'person']);
  });

  it('is sent compressed to whoever takes that: nothing in it is secret', async () => {
    const open = await house();
    await flood(open, 2);
    const plain = await open.visitor().ask('lobby');
    const small = await open.app.inject({
      url: '/api/v1/tables',
      headers: { 'accept-encoding': 'gzip, br' },
    });
    expect(small.headers['content-encoding']).toBe('gzip');
    expect(small.headers.vary).toBe('accept-encoding');
    expect(small.rawPayload.length).toBeLessThan(plain.text.length / 5);
    const { gunzipSync } = await import('node:zlib');
    expect(gunzipSync(small.rawPayload).toString()).toBe(plain.text);
  });

  it('can be read without a name 600 times a minute from an address, together with all else there is to read', async () => {
    const open = await house({ env: { LIMIT_ADDRESS: '3000' } });
    const anna = await open.guest('Anna');
    const headers = from(FLOOD);
    for (let i = 0; i < 300; i++) {
      await open.visitor().get('lobby', { headers });
      await open.visitor().refused('profile', { params: { id: 'abcdefgh' }, headers });
    }
    expect(await open.visitor().refused('lobby', { headers })).toBe('too-many');
    expect(await open.visitor().refused('profile', { params: { id: 'abcdefgh' }, headers })).toBe('too-many');
    // Signed-in people, and other addresses, are not affected.
    await anna.get('lobby', { headers });
    await open.visitor().get('lobby', { headers: from(HONEST) });
  });
});
