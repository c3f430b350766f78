import { afterEach, describe, expect, it } from 'vitest';
import { openTestHouse, type TestHouse, type TestOptions, type Visitor } from './house.ts';
import { LIVE, newKey, openTable } from './playing.ts';
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
