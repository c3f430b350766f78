import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestHouse, type TestHouse, type Visitor } from '../http/house.ts';
import { idOf, newKey, openTable } from '../http/playing.ts';
import { writeSite } from '../http/site.ts';

let open: TestHouse;
/** A client that calls its bots something else in each language. */
let site: string;
beforeAll(async () => {
  site = writeSite();
  open = await openTestHouse({ env: { SITE: site } });
});
afterAll(async () => {
  await open.close();
  rmSync(site, { recursive: true });
});

const shown = async (who: Visitor, id: string) =>
  (await who.get('table', { params: { id } })).table.seats.map(({ person }) => person?.name);

describe('names that can’t be seen', () => {
  const BLANK = ['\u3164', '\u2800', '\u115f\u1160', '\uffa0', 'A\u200bnna', '–', '...', '\u0301', '\ue000'];

  it.for(BLANK)('%j is refused wherever a name is set', async name => {
    const [anna, boss] = [await open.guest('Anna'), await open.guest('Boss')];
    await open.house.store.people.change(await idOf(boss), { operator: true });
    expect(await open.visitor().refused('newGuest', { body: { name } })).toBe('malformed');
    expect(await anna.refused('changeMe', { body: { name } })).toBe('malformed');
    expect(await anna.refused('newToken', { body: { name } })).toBe('malformed');
    const params = { id: await idOf(anna) };
    expect(await boss.refused('rename', { params, body: { name } })).toBe('malformed');
  });

  it('that are stored from before are not shown', async () => {
    const anna = await open.guest('Anna');
    const id = await idOf(anna);
    await open.house.store.people.change(id, { name: '\u3164' });
    expect((await anna.get('profile', { params: { id } })).person.name).toBe('–');
  });
});

describe('people at one table whose names look the same', () => {
  it('are told apart by a number; whose account is older has none', async () => {
    const anna = await open.guest('Anna');
    open.clock.now += 1000;
    // The second has a Cyrillic А, the third looks like what the second is shown as.
    const double = await open.guest('Аnna');
    open.clock.now += 1000;
    const clever = await open.guest('ANNA (2)');
    const id = await openTable([clever, double, anna]);
    expect(await shown(anna, id)).toEqual(['ANNA (2) (2)', 'Аnna (2)', 'Anna']);
    await double.get('changeMe', { body: { name: 'Ben' } });
    expect(await shown(anna, id)).toEqual(['ANNA (2)', 'Ben', 'Anna']);
  });

  it('are told apart in the chat, too', async () => {
    const anna = await open.guest('Anna');
    open.clock.now += 1000;
    const double = await open.guest('anna');
    const id = await openTable([anna, double]);
    const line = await double.get('say', { params: { id }, body: { key: newKey(), text: 'It is me' } });
    expect(line.person?.name).toBe('anna (2)');
    expect((await anna.get('chat', { params: { id } })).lines[0]?.person?.name).toBe('anna (2)');
  });

  it.for(['Gardener', 'Gardener in en', 'Gardener in de'])(
    'are told from a bot that plays there, in every language: %s',
    async name => {
      const ben = await open.guest(name);
      const [table, other] = [
        await openTable([ben], { seats: 2, bots: ['gardener'] }),
        await openTable([ben], { seats: 2, bots: ['novice'] }),
      ];
      expect(await shown(ben, table)).toEqual([`${name} (2)`, undefined]);
      expect(await shown(ben, other)).toEqual([name, undefined]);
    },
  );
});
