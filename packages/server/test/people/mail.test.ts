import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { NotStored } from '../../src/store/database.ts';
import { openSqlite } from '../../src/store/sqlite.ts';
import { openTestHouse, type TestHouse, type Visitor } from '../http/house.ts';
import { DAYS, playOne, startTable } from '../http/playing.ts';
import { writeSite } from '../http/site.ts';
import { openMailServer } from './mail-server.ts';
import { PATIENCE } from './reader.ts';
import { HERE } from './receiver.ts';

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

const mailSettings = (port: number) => ({
  SITE: writeSite(),
  PUBLIC_URL: 'https://taproom.example',
  SMTP_HOST: '127.0.0.1',
  SMTP_PORT: String(port),
  SMTP_SECURITY: 'none',
  SMTP_USER: 'taproom',
  SMTP_PASSWORD: 'p@ss/word',
  MAIL_FROM: 'The House <house@taproom.example>',
});

type Mails = Awaited<ReturnType<typeof openMailServer>>;

async function openHouse(
  options: Parameters<typeof openMailServer>[0] = {},
  env: Readonly<Record<string, string>> = {},
): Promise<{ readonly open: TestHouse; readonly mails: Mails }> {
  const mails = await openMailServer(options);
  closing.push(mails.close);
  const open = await openTestHouse({ env: { ...mailSettings(mails.port), ...env }, outside: HERE });
  closing.push(open.close);
  return { open, mails };
}

const codeIn = (text = ''): string => /\b\d{6}\b/.exec(text)?.[0] ?? '';

/** Gives someone an address that works. */
async function withMail(person: Visitor, mails: Mails, address: string, language = 'en'): Promise<void> {
  const before = mails.received.length;
  await person.get('askMail', { body: { address, language } });
  await mails.came(before + 1);
  await person.get('confirmMail', { body: { code: codeIn(mails.received[before]?.text) } });
}

/** Waits until nothing is due or under way. */
const settled = ({ house, clock }: TestHouse) =>
  vi.waitFor(async () => {
    expect(await house.store.errands.isDue(clock.now)).toBe(false);
    expect(house.herald.isIdle).toBe(true);
  }, PATIENCE);

describe('a mail address', () => {
  it('gets no link from a server that only knows its address from the request, which may be forged', async () => {
    const { open, mails } = await openHouse({}, { PUBLIC_URL: '' });
    const anna = await open.guest('Anna');
    await anna.get('askMail', { body: { address: 'victim@mail.example', language: 'en' } });
    await mails.came(1);
    expect(codeIn(mails.received[0]?.text)).not.toBe('');
    expect(mails.received[0]?.text).not.toMatch(/https?:/);
  });

  it('is used once its owner has typed the code that was sent there', async () => {
    const { open, mails } = await openHouse();
    const anna = await open.guest('Anna');
    expect((await anna.get('house')).mail).toBe(true);
    const address = 'anna@mail.example';
    expect(await anna.get('askMail', { body: { address, language: 'de' } })).toMatchObject({
      mail: { address, state: 'asked' },
    });
    const [mail] = mails.received;
    expect(mail?.to).toEqual([address]);
    expect(mails.logins).toEqual(['taproom:p@ss/word']);
    const code = codeIn(mail?.text);
    expect(mail?.headers).toMatchObject({
      subject: `${code} is the code in de`,
      from: 'The House <house@taproom.example>',
      'auto-submitted': 'auto-generated',
    });
    expect(mail?.text).toContain(`https://taproom.example/account#mail=${code}`);
    const wrong = code === '000000' ? '000001' : '000000';
    expect(await anna.refused('confirmMail', { body: { code: wrong } })).toBe('code-wrong');
    expect(await anna.get('confirmMail', { body: { code } })).toMatchObject({ mail: { state: 'on' } });
    expect(await anna.get('testNotice', { body: { way: 'mail' } })).toEqual({ result: 'sent', status: null });
    expect(mails.received[1]?.headers.subject).toBe('A test of Taproom in de');
    expect(await anna.get('dropMail')).toMatchObject({ mail: null });
    expect(await anna.get('testNotice', { body: { way: 'mail' } })).toMatchObject({ result: 'off' });
  });

  it('of somebody else can’t be flooded: not by one account, and not by many', async () => {
    const { open, mails } = await openHouse();
    const address = 'stranger@mail.example';
    for (const name of ['Anna', 'Ben', 'Cleo'])
      await (await open.guest(name)).get('askMail', { body: { address } });
    const dora = await open.guest('Dora');
    for (const same of [address, 'Stranger@mail.example', 'stran.ger+x@mail.example'])
      expect(await dora.refused('askMail', { body: { address: same } })).toBe('too-many');
    expect(mails.received).toHaveLength(3);
    const eve = await open.guest('Eve');
    for (let i = 0; i < 6; i++) await eve.get('askMail', { body: { address: `victim${i}@mail.example` } });
    expect(await eve.refused('askMail', { body: { address: 'victim7@mail.example' } })).toBe('too-many');
  });

  it('can’t smuggle anything into a mail', async () => {
    const { open, mails } = await openHouse();
    const anna = await open.guest('Anna');
    for (const address of [
      'a@b',
      'a b@c.example',
      'a@c.example\r\nBcc: x@y.example',
      'a@b.example,c@d.example',
      '<a@b.example>',
    ])
      expect(await anna.refused('askMail', { body: { address } }), address).toBe('malformed');
    expect(mails.received).toEqual([]);
  });

  it('that is refused for good is off, and its person is told so', async () => {
    const refused: string[] = [];
    const { open, mails } = await openHouse({ refused });
    const anna = await open.guest('Anna');
    await withMail(anna, mails, 'anna@mail.example');
    refused.push('anna@mail.example');
    expect(await anna.get('testNotice', { body: { way: 'mail' } })).toMatchObject({ result: 'refused' });
    expect(await anna.get('notices')).toMatchObject({ mail: { state: 'stopped' } });
    expect(await anna.refused('askMail', { body: { address: 'anna@mail.example' } })).toBe('address-refused');
  });

  it('goes with the account', async () => {
    const { open, mails } = await openHouse();
    const anna = await open.guest('Anna');
    await withMail(anna, mails, 'anna@mail.example');
    const id = (await anna.get('me')).me?.id ?? '';
    expect(JSON.stringify(await anna.get('myData'))).toContain('anna@mail.example');
    await anna.get('deleteMe');
    expect(await open.house.store.notices.mailbox(id)).toBeNull();
  });

  it('is not asked for where no mail can be sent', async () => {
    const open = await openTestHouse({ env: { SITE: writeSite() }, outside: HERE });
    closing.push(open.close);
    const anna = await open.guest('Anna');
    expect((await anna.get('house')).mail).toBe(false);
    expect(await anna.refused('askMail', { body: { address: 'anna@mail.example' } })).toBe('wrong-option');
  });

  it('is told when the mail server is in trouble', async () => {
    const { open } = await openHouse({ busy: ['anna@mail.example'] });
    const anna = await open.guest('Anna');
    expect(await anna.refused('askMail', { body: { address: 'anna@mail.example' } })).toBe('not-sent');
  });
});

/** Anna waits for Ben at several tables over days. */
async function tables(open: TestHouse, mails: Mails, count: number) {
  const players = [await open.guest('Anna'), await open.guest('Ben')] as const;
  for (const [i, player] of players.entries()) await withMail(player, mails, `player${i}@mail.example`, 'de');
  const ids: string[] = [];
  for (let i = 0; i < count; i++) ids.push(await startTable(players, { pace: DAYS }));
  return { players, ids };
}

describe('mails about turns', () => {
  it('gather what happens within some minutes, and say how to end them', async () => {
    const { open, mails } = await openHouse();
    const { ids } = await tables(open, mails, 3);
    await settled(open);
    expect(mails.received).toHaveLength(2);
    open.clock.now += 600_000;
    await settled(open);
    const sent = mails.received.slice(2);
    // Who begins is up to chance: everyone gets one mail at most, and every table is in one.
    expect(sent.length).toBeLessThanOrEqual(2);
    expect(new Set(sent.map(({ to }) => to[0])).size).toBe(sent.length);
    for (const id of ids)
      expect(sent.filter(({ text }) => text.includes(`https://taproom.example/online/${id}\n`))).toHaveLength(
        1,
      );
    for (const { headers, text } of sent) {
      const games = [...text.matchAll(/your turn in de/g)].length;
      expect(headers.subject).toBe(`${games} games wait in de`);
      expect(headers['message-id']).toMatch(/^<\w{32}@taproom\.example>$/);
      expect(headers['list-unsubscribe']).toMatch(/^<https:\/\/taproom\.example\/unsubscribe\/\w{24}>$/);
      expect(headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
    }
  });

  it('wait while the mail server is in trouble', async () => {
    const busy: string[] = [];
    const { open, mails } = await openHouse({ busy });
    await tables(open, mails, 1);
    busy.push('player0@mail.example', 'player1@mail.example');
    open.clock.now += 600_000;
    await settled(open);
    expect(mails.received).toHaveLength(2);
    busy.length = 0;
    open.clock.now += 10_000;
    await mails.came(3);
    expect(mails.received[2]?.headers['message-id']).toMatch(/^<\w{32}@/);
  });

  it('are the same mail when they are sent again, as nobody noted that they were sent', async () => {
    const mails = await openMailServer();
    closing.push(mails.close);
    const folder = mkdtempSync(join(tmpdir(), 'taproom-'));
    closing.push(async () => rmSync(folder, { recursive: true, force: true }));
    const path = join(folder, 'taproom.db');
    const fail = async () => {
      throw new NotStored('the server is gone');
    };
    const options = {
      open: (now: () => number) => openSqlite(path, { now }),
      env: mailSettings(mails.port),
      outside: HERE,
    };
    const first = await openTestHouse({
      ...options,
      wrap: store => ({ ...store, errands: { ...store.errands, done: fail } }),
    });
    await tables(first, mails, 1);
    first.clock.now += 600_000;
    await mails.came(3);
    await first.close();
    const second = await openTestHouse(options);
    closing.push(second.close);
    // Until then it counts as being under way.
    second.clock.now += 600_000 + 120_000;
    await mails.came(4);
    await vi.waitFor(async () => expect(await second.house.store.errands.isDue(1e15)).toBe(false), PATIENCE);
    const [one, other, ...more] = mails.received.slice(2);
    expect(one?.headers['message-id']).toMatch(/^<\w{32}@taproom\.example>$/);
    expect([other?.headers['message-id'], other?.to, other?.text]).toEqual([
      one?.headers['message-id'],
      one?.to,
      one?.text,
    ]);
    expect(more).toEqual([]);
    const codes = mails.received.slice(0, 2).map(({ headers }) => headers['message-id']);
    expect(codes).not.toContain(one?.headers['message-id']);
  });

  it('end at an address that refuses one for good', async () => {
    const refused: string[] = [];
    const { open, mails } = await openHouse({ refused });
    const { players, ids } = await tables(open, mails, 1);
    const [id = ''] = ids;
    const seat = (await players[0].get('table', { params: { id } })).awaited[0] ?? -1;
    const [told, other] = seat === 0 ? players : [players[1], players[0]];
    refused.push(`player${seat}@mail.example`);
    const triedFor = (i: number) => mails.tried.filter(address => address === `player${i}@mail.example`);
    expect(triedFor(seat)).toHaveLength(1);
    open.clock.now += 600_000;
    await vi.waitFor(
      async () => expect(await told.get('notices')).toMatchObject({ mail: { state: 'stopped' } }),
      PATIENCE,
    );
    await settled(open);
    expect(triedFor(seat)).toHaveLength(2);
    expect(await open.house.store.errands.isDue(1e15)).toBe(false);
    // The other one is still told; the first is not, also if their address is fine again.
    refused.length = 0;
    const awaited = async () => (await players[0].get('table', { params: { id } })).awaited[0];
    while ((await awaited()) === seat) await playOne(id, players);
    open.clock.now += 600_000;
    await mails.came(3);
    while ((await awaited()) !== seat) await playOne(id, players);
    open.clock.now += 600_000;
    await settled(open);
    expect([triedFor(seat).length, triedFor(1 - seat).length]).toEqual([2, 2]);
    expect(await other.get('notices')).toMatchObject({ mail: { state: 'on' } });
    // Until they confirm an address once more.
    await withMail(told, mails, `player${seat}@mail.example`);
    expect(await told.get('notices')).toMatchObject({ mail: { state: 'on' } });
  });

  it('are not written when the turn was played in time', async () => {
    const { open, mails } = await openHouse();
    const { players, ids } = await tables(open, mails, 1);
    const [id = ''] = ids;
    const first = await playOne(id, players);
    while ((await players[0].get('table', { params: { id } })).awaited[0] === first)
      await playOne(id, players);
    open.clock.now += 600_000;
    await settled(open);
    expect(mails.received.slice(2).map(({ to }) => to[0])).toEqual([`player${1 - first}@mail.example`]);
  });

  it('end with one click, and with a button for people; opening the page ends nothing', async () => {
    const { open, mails } = await openHouse();
    const anna = await open.guest('Anna');
    await withMail(anna, mails, 'anna@mail.example', 'de');
    await anna.get('testNotice', { body: { way: 'mail' } });
    const link = mails.received[1]?.headers['list-unsubscribe']?.slice(1, -1) ?? '';
    const url = new URL(link).pathname;
    const page = await open.app.inject({ url, headers: { host: 'localhost' } });
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('<html lang="de">');
    expect(page.body).toContain('No more to anna@mail.example?');
    expect(page.body).toContain('<form method="post"><button>Stop</button></form>');
    expect(await anna.get('notices')).toMatchObject({ mail: { state: 'on' } });
    const headers = { host: 'localhost', 'content-type': 'application/x-www-form-urlencoded' };
    const payload = 'List-Unsubscribe=One-Click';
    const ended = await open.app.inject({ method: 'POST', url, headers, payload });
    expect([ended.statusCode, ended.body.includes('Done.')]).toEqual([200, true]);
    expect(await anna.get('notices')).toMatchObject({ mail: null });
    expect((await open.app.inject({ method: 'POST', url, headers, payload })).statusCode).toBe(200);
    expect((await open.app.inject({ url })).statusCode).toBe(404);
  });
});
