import { LONGEST_KEPT, MOST_KEPT } from '@taproom/contracts';
import { expectOk, GAMES, readRecord, SeededRandom } from '@taproom/games';
import { secretChance, Table } from '@taproom/table';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestHouse, type TestHouse, type Visitor } from '../http/house.ts';
import { idOf } from '../http/playing.ts';

let open: TestHouse;
let anna: Visitor;
let ben: Visitor;
beforeAll(async () => {
  open = await openTestHouse();
  [anna, ben] = [await open.guest('Anna'), await open.guest('Ben')];
});
afterAll(() => open.close());

/** The record of a game after some random turns. */
function recordAfter(turns: number): string {
  const random = new SeededRandom('kept');
  const table = expectOk(
    Table.create(GAMES.current('heros-tavern'), {
      seats: [
        { kind: 'human', name: 'Ännchen' },
        { kind: 'bot', level: 'patron' },
        { kind: 'bot', level: 'patron' },
      ],
      mode: 'local',
      chance: secretChance({ secret: new Uint8Array(32), nonces: [], game: 'kept' }),
    }),
  );
  for (let i = 0; i < turns; i++) {
    const seat = table.awaited()[0] ?? 0;
    const state = expectOk(table.game.load(table.view('host')));
    const moves = table.game.moves(state, seat);
    const move = moves[random.below(moves.length)];
    if (move === undefined) throw new Error('nothing can be done');
    expectOk(table.commit(seat, [move], table.number(seat)));
  }
  return table.record('2026-11-15');
}

const id = (n: number): string => n.toString(16).padStart(24, '0');
const keep = (who: Visitor, n: number, played: number, record: string, before: number | null = null) =>
  who.ask('keep', { params: { id: id(n) }, body: { played, before, record } });
const recordOf = (who: Visitor, n: number) => who.ask('keptRecord', { params: { id: id(n) } });

describe('games of somebody’s own devices', () => {
  const early = recordAfter(2);
  const late = recordAfter(9);

  it('are kept as the devices know them, for their owner alone', async () => {
    expect((await anna.get('kept')).games).toEqual([]);
    expect((await keep(anna, 1, 100, early)).status).toBe(200);
    expect((await keep(anna, 1, 200, late, 100)).status).toBe(200);
    expect((await keep(anna, 1, 300, early, 100)).status).toBe(409);
    expect((await keep(anna, 1, 300, early)).status).toBe(409);
    expect((await keep(anna, 2, 300, early)).status).toBe(200);
    expect((await anna.get('kept')).games).toEqual([
      { id: id(2), played: 300 },
      { id: id(1), played: 200 },
    ]);
    expect((await recordOf(anna, 1)).text).toBe(late);

    expect((await ben.get('kept')).games).toEqual([]);
    for (const name of ['keptRecord', 'dropKept'] as const)
      expect(await ben.refused(name, { params: { id: id(1) } })).toBe('no-such-thing');
    expect(await open.visitor().refused('keptRecord', { params: { id: id(1) } })).toBe('not-known');
    expect(await open.visitor().refused('kept')).toBe('not-known');
  });

  it('are let go of when their owner says so', async () => {
    await anna.get('dropKept', { params: { id: id(2) } });
    expect(await anna.refused('keptRecord', { params: { id: id(2) } })).toBe('no-such-thing');
    expect(await anna.refused('dropKept', { params: { id: id(2) } })).toBe('no-such-thing');
  });

  it('are games by the rules, or the reason comes back and nothing is kept', async () => {
    const lines = early.split('\n');
    const wrong = {
      'no record': 'Dear diary',
      'a move too much': `${lines.slice(0, -2).join('\n')}\n0: pick dragon\n${lines.slice(-2).join('\n')}`,
      'a game that nobody knows': early.replace('heros-tavern', 'chess'),
    };
    for (const [what, record] of Object.entries(wrong)) {
      const { status, text } = await keep(anna, 3, 1, record);
      expect([status, JSON.parse(text).code], what).toEqual([409, 'refused']);
      expect(JSON.parse(text).refusal, what).toMatchObject({ code: expect.any(String) });
    }
    for (const record of ['', 'x'.repeat(LONGEST_KEPT + 1), 5, null])
      expect((await keep(anna, 3, 1, record as string)).status).toBe(400);
    expect(
      await anna.refused('keep', {
        params: { id: 'mine' },
        body: { played: 1, before: null, record: early },
      }),
    ).toBe('malformed');
    expect(await anna.refused('keptRecord', { params: { id: id(3) } })).toBe('no-such-thing');
  });

  it('are written in our own spelling, with what somebody put in between', async () => {
    const noted = `${early.replace('\n', '\n# a note to myself\n').replace('end:', '# good?\nend:')}# later\n`;
    await keep(anna, 4, 1, noted.replaceAll('\n', '\n\n'));
    expect((await recordOf(anna, 4)).text).toBe(noted);
    expect(expectOk(readRecord(noted)).comments).toHaveLength(3);
  });

  it('are so many at most', async () => {
    const cleo = await open.guest('Cleo');
    const person = await idOf(cleo);
    for (let n = 0; n < MOST_KEPT; n++)
      await open.house.store.people.keepGame(
        { person, id: id(n), played: n, record: early },
        null,
        MOST_KEPT,
      );
    expect((await keep(cleo, MOST_KEPT, 1, early)).status).toBe(429);
    expect((await keep(cleo, 0, 1000, late, 0)).status).toBe(200);
    expect((await cleo.get('kept')).games).toHaveLength(MOST_KEPT);
  });

  it('are no bot’s', async () => {
    const bot = open.visitor();
    bot.token = (await ben.get('newToken', { body: { name: 'robot' } })).secret;
    expect((await keep(bot, 1, 1, early)).status).toBe(403);
  });

  it('are among one’s own data, and go with the account', async () => {
    const dora = await open.guest('Dora');
    const person = await idOf(dora);
    await keep(dora, 7, 70, late);
    expect((await dora.get('myData')).kept).toEqual([{ id: id(7), played: 70, record: late }]);
    await dora.get('deleteMe');
    expect(await open.house.store.people.keptGames(person)).toEqual([]);
  });
});
