import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DailyDeal } from '@taproom/contracts';
import { expectOk } from '@taproom/games';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { closeOf, dayAt, endOf } from '../../src/play/deal.ts';
import type { HallTerms } from '../../src/play/hall.ts';
import { needs } from '../../src/play/look.ts';
import { RELEASED } from '../../src/released.ts';
import { openStore } from '../../src/store/place.ts';
import type { PersonRow } from '../../src/store/rows.ts';
import { type PostgresServer, startPostgres } from '../store/postgres-server.ts';
import { House } from './house.ts';

const folder = mkdtempSync(join(tmpdir(), 'taproom-daily-'));
let postgres: PostgresServer;
beforeAll(async () => {
  postgres = await startPostgres('quick');
});
afterAll(async () => {
  await postgres.close();
  rmSync(folder, { recursive: true });
});

const PLACES = {
  sqlite: async () => join(mkdtempSync(join(folder, 'x')), 'taproom.db'),
  postgres: () => postgres.newDatabase(),
};
const QUICK = 'heros-tavern';

describe.for(Object.entries(PLACES))('daily deals in %s', ([, newPlace]) => {
  let house: House;
  let ann: PersonRow;
  let bob: PersonRow;
  let today: string;
  /** Bots play deals only where a test is about that. */
  const open = async (terms: Partial<HallTerms> = {}): Promise<void> => {
    house = await House.open({ store: await openStore(await newPlace()), terms });
    // In the middle of a day, so that none ends during a test.
    house.ahead = endOf(dayAt(Date.now())) + 43_200_000 - Date.now();
    today = dayAt(house.now());
    [ann, bob] = await Promise.all([house.person('Ann'), house.person('Bob')]);
  };
  beforeEach(() => open());
  afterEach(async () => {
    await house.close();
    expect(house.faults).toEqual([]);
  });

  const begin = async (me: PersonRow, game = QUICK, day = today) => {
    const begun = expectOk(await house.hall.daily.play(game, day, me, ''));
    await house.room(begun.table);
    return begun;
  };
  const read = async (me: PersonRow | null, day?: string): Promise<DailyDeal> =>
    expectOk(await house.hall.daily.deal(QUICK, day, me));
  const settle = async (): Promise<void> => {
    await house.hall.work.lookAround();
    await house.hall.work.idle();
  };
  /** Plays a deal to its end, at random. */
  const playOut = async (me: PersonRow, seed: string, game = QUICK): Promise<string> => {
    const { table } = await begin(me, game);
    await house.play(table, [me], seed);
    await settle();
    return table;
  };
  const resign = async (table: string, me: PersonRow): Promise<void> => {
    expectOk(await house.hall.referee.resign(table, me, house.key()));
  };

  it.for(RELEASED.games.ids)('gives the same draws to people who play %s differently', async game => {
    const logs = [];
    for (const [me, seed] of [
      [ann, 'one way'],
      [bob, 'another way'],
    ] as const) {
      const { game: played, row } = await house.room(await playOut(me, seed, game));
      expect(row).toMatchObject({ status: 'finished', listed: false, rated: false, public: false });
      const moves = played?.moves() ?? [];
      const draws = moves.filter(({ actor }) => actor === 'chance').map(({ move }) => move);
      const own = moves.filter(({ actor }) => actor !== 'chance').map(({ move }) => move);
      logs.push({ draws, own, bots: row.seats.map(({ level }) => level) });
    }
    const [first, second] = logs;
    expect(first?.draws.length).toBeGreaterThan(3);
    expect(second?.draws).toEqual(first?.draws);
    expect(second?.bots).toEqual(first?.bots);
    expect(second?.own).not.toEqual(first?.own);
  });

  it.for(RELEASED.games.ids)('lets the bots of %s answer the same turns in the same way', async game => {
    const logs = [];
    for (const me of [ann, bob]) {
      const { table } = await begin(me, game);
      await house.play(table, [me], 'the same', 3);
      await settle();
      logs.push((await house.room(table)).game?.log);
    }
    expect(logs[1]).toEqual(logs[0]);
  });

  it('counts one attempt: later ones are practice', async () => {
    const { table } = await begin(ann);
    // Until it is over, there is no other.
    expect(await begin(ann)).toEqual({ table, practice: false });
    const all = await Promise.all([begin(bob), begin(bob), begin(bob)]);
    expect(new Set(all.map(one => one.table)).size).toBe(1);

    await house.play(table, [ann], 'counts');
    await settle();
    const { mine, players, results } = await read(ann);
    expect(mine).toMatchObject({ table, status: 'finished' });
    expect([players, results?.length]).toEqual([1, 1]);

    const again = await begin(ann);
    expect(again.practice).toBe(true);
    expect(again.table).not.toBe(table);
    expect(await read(ann)).toMatchObject({ practice: again.table });
    // It is Ann's turn there, but practice waits for nobody.
    await settle();
    const room = await house.room(again.table);
    const seat = room.row.seats.findIndex(({ person }) => person !== null);
    expect(room.game?.awaited()).toContain(seat);
    expect(needs(room, seat)).toBe(false);
    await house.play(again.table, [ann], 'practice');
    await settle();
    expect(await read(ann)).toMatchObject({ mine, players: 1, results, practice: null });
  });

  it('does not give a second chance to somebody who gave up', async () => {
    const { table } = await begin(ann);
    await resign(table, ann);
    expect(await read(ann)).toMatchObject({
      mine: { status: 'abandoned', score: null },
      players: 0,
      streak: 0,
    });
    expect(await begin(ann)).toMatchObject({ practice: true });
  });

  it('takes the result from its own replay, and nothing from anybody else', async () => {
    const { table } = await begin(ann);
    const room = await house.room(table);
    const seat = room.seatOf(ann.id) ?? 0;
    await settle();
    const seen = room.game?.number(seat) ?? 0;
    const { referee } = house.hall;
    const forged = { key: house.key(), seen, moves: ['pick everything'] };
    expect(await referee.turn(table, ann, forged)).toMatchObject({ ok: false });
    expect(await referee.turn(table, bob, forged)).toMatchObject({ refusal: { code: 'not-seated' } });
    // Nor does anybody go back to before a draw.
    const back = { key: house.key(), kind: 'back', to: 0 } as const;
    expect(await referee.propose(table, ann, back)).toMatchObject({ refusal: { code: 'wrong-option' } });
    await house.play(table, [ann], 'honest');
    await settle();
    const { mine } = await read(ann);
    expect(mine?.score).toBe(room.game?.outcome()?.scores[seat]);
  });

  it('compares with the bots and with the others', async () => {
    await house.close();
    await open({ par: { nodes: 1, most: 2, least: 1, ms: 60_000 } });
    const tables = [await playOut(ann, 'first'), await playOut(bob, 'second')];
    await house.hall.par.idle();
    const scores = await Promise.all(
      tables.map(
        async table => (await house.store.ratings.results(table)).find(one => one.person !== null)?.score,
      ),
    );
    const [mine = 0, other = 0] = scores;
    const { mine: attempt, par, results } = await read(ann);
    const { levels } = RELEASED.levelsOf({ game: QUICK, rules: RELEASED.games.current(QUICK).rules });
    expect(par).toMatchObject({ isDone: true });
    expect(par?.levels.map(({ level, runs }) => [level, runs])).toEqual(levels.map(level => [level, 2]));

    const runs = await house.hall.par.runs(QUICK, today);
    const below = runs.map(({ score }) => (score < mine ? 1 : score === mine ? 0.5 : 0));
    const share = below.reduce((sum: number, one) => sum + one, 0) / runs.length;
    expect(attempt?.percentile).toBeCloseTo(share);
    expect(attempt?.matchpoints).toBe(mine > other ? 1 : mine === other ? 0.5 : 0);
    expect(results?.map(({ score }) => score)).toEqual([mine, other].toSorted((a, b) => b - a));
    expect(results?.map(({ person }) => person.name).toSorted()).toEqual(['Ann', 'Bob']);
  });

  it('shows nothing of the others before one’s own attempt is over', async () => {
    const table = await playOut(bob, 'bob');
    const { row } = await house.room(table);
    const { daily } = house.hall;
    const may = async (who: string | null) => daily.mayWatch(row, who);
    expect(await read(ann)).toMatchObject({ par: null, results: null, players: 1 });
    expect(await read(null)).toMatchObject({ par: null, results: null, mine: null });
    expect([await may(ann.id), await may(null), await may(bob.id)]).toEqual([false, false, true]);
    const { table: own } = await begin(ann);
    expect(await may(ann.id)).toBe(false);
    await resign(own, ann);
    expect(await may(ann.id)).toBe(true);
    expect(await read(ann)).toMatchObject({ results: [{ table }] });
    expect(daily.mayProve(row)).toBe(false);
    house.ahead += closeOf(today) - house.now();
    expect([await may(null), daily.mayProve(row)]).toEqual([true, true]);
  });

  it('counts what was begun on its day and ended before the next is over', async () => {
    const [early, late] = [await begin(ann), await begin(bob)];
    house.ahead += endOf(today) - house.now() + 1000;
    expect((await read(ann)).day).not.toBe(today);
    await house.play(early.table, [ann], 'in time');
    await settle();
    house.ahead += closeOf(today) - house.now();
    await house.play(late.table, [bob], 'too late');
    await settle();
    expect(await read(ann, today)).toMatchObject({
      players: 1,
      mine: { status: 'finished', matchpoints: null },
    });
    expect((await read(ann, today)).mine?.score).not.toBeNull();
    expect(await read(bob, today)).toMatchObject({ mine: { status: 'finished', score: null }, streak: 0 });
    // It is too late to begin another one that counts.
    const cat = await house.person('Cat');
    expect(await begin(cat, QUICK, today)).toMatchObject({ practice: true });
  });

  it('counts a streak, and forgives one missed day', async () => {
    await playOut(ann, 'monday');
    expect((await read(ann)).streak).toBe(1);
    house.ahead += 2 * 86_400_000;
    today = dayAt(house.now());
    expect((await read(ann)).streak).toBe(1);
    await playOut(ann, 'wednesday');
    expect((await read(ann)).streak).toBe(2);
    house.ahead += 3 * 86_400_000;
    expect((await read(ann)).streak).toBe(0);
  });

  it('has no deal for a day that has not begun, that never was, or of an unknown game', async () => {
    const code = async (game: string, day: string) => {
      const answer = await house.hall.daily.deal(game, day, ann);
      return answer.ok ? null : answer.refusal.code;
    };
    expect(await code(QUICK, dayAt(endOf(today)))).toBe('no-such-thing');
    expect(await code(QUICK, '2026-02-30')).toBe('no-such-thing');
    expect(await code('chess', today)).toBe('unknown-game');
  });
});
