import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestHouse, type TestHouse, type Visitor } from '../http/house.ts';
import { idOf, LIVE, NONCE, newKey } from '../http/playing.ts';

let open: TestHouse;
beforeAll(async () => {
  open = await openTestHouse();
});
afterAll(() => open.close());

async function member(name: string): Promise<Visitor> {
  const person = await open.guest(name);
  await open.house.store.people.change(await idOf(person), { kind: 'member' });
  return person;
}

async function botOf(owner: Visitor): Promise<Visitor> {
  const bot = open.visitor();
  bot.token = (await owner.get('newToken', { body: { name: 'robot' } })).secret;
  return bot;
}

const rated = () => ({
  body: { key: newKey(), game: 'heaven-and-ale', seats: 2, pace: LIVE, rated: true, listed: true },
});

describe('a rated table', () => {
  it('is not for guests, nor for their bots', async () => {
    const [host, guest] = [await member('Member'), await open.guest('Guest')];
    const { table } = await host.get('newTable', rated());
    const params = { id: table.id };
    for (const one of [guest, await botOf(guest)]) {
      expect(await one.refused('newTable', rated())).toBe('needs-passkey');
      expect(await one.refused('join', { params, body: { nonce: NONCE } })).toBe('needs-passkey');
    }
  });

  it('takes the bot of a member, as long as its owner is one', async () => {
    const [host, owner] = [await member('Member'), await member('Owner')];
    const bot = await botOf(owner);
    const { table } = await host.get('newTable', rated());
    const params = { id: table.id };
    expect((await bot.get('join', { params, body: { nonce: NONCE } })).seat).toBe(0);
    await owner.get('deleteMe');
    expect(await bot.refused('myGames')).toBe('not-known');
    const { seats } = (await host.get('table', { params })).table;
    expect(seats[0]).toMatchObject({ person: null, level: null });
  });

  it('seats one account once, whether as a person or through bots', async () => {
    const owner = await member('Owner');
    const { table } = await owner.get('newTable', rated());
    const params = { id: table.id };
    await owner.get('join', { params, body: { nonce: NONCE } });
    expect(await (await botOf(owner)).refused('join', { params, body: { nonce: NONCE } })).toBe('not-yours');
  });
});
