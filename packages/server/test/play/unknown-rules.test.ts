import { PLAYERS, type Players } from '@taproom/bots';
import { LEVELS } from '@taproom/bots/levels';
import { Catalogue, expectOk, GAMES, type Game } from '@taproom/games';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Repertoire } from '../../src/play/repertoire.ts';
import { RELEASED } from '../../src/released.ts';
import type { PersonRow } from '../../src/store/rows.ts';
import { storeGameOver } from '../store/games-over.ts';
import { House } from './house.ts';
import { LocalThinkers } from './thinkers.ts';

const GAME = 'heaven-and-ale';
const today = GAMES.current(GAME);
const next = today.rules + 1;

/** What a server knows after an upgrade: newer rules, with today's or without them. */
const knowing = (...rules: readonly number[]): Repertoire => {
  const games = rules.map((version): Game => ({ ...today, rules: version }));
  const levels = rules.map(version => ({ ...LEVELS.current(GAME), rules: version }));
  return new Repertoire(new Catalogue<Game>(games), new Catalogue(levels));
};

let house: House;
let ann: PersonRow;
let bob: PersonRow;
beforeEach(async () => {
  const young = { ...PLAYERS.current(GAME), rules: next, game: { ...today, rules: next } };
  const roster = new Catalogue<Players>([...PLAYERS.all, young]);
  house = await House.open({ thinkers: new LocalThinkers(roster) });
  [ann, bob] = [await house.person('Ann'), await house.person('Bob')];
});
afterEach(async () => {
  expect(house.faults).toEqual([]);
  await house.close();
});

/** The server is started again with other games. */
async function restartWith(repertoire: Repertoire): Promise<void> {
  house.repertoire = repertoire;
  await house.restart();
}

async function allDueDone(): Promise<void> {
  await house.hall.work.lookAround();
  await house.hall.work.idle();
}

describe('a table whose rules the server still knows after an upgrade', () => {
  it('is played on by its own rules, while new tables get the new ones', async () => {
    const { row } = await house.table(GAME, [ann, bob]);
    await house.play(row.id, [ann, bob], 'before', 4);
    await restartWith(knowing(today.rules, next));
    await house.play(row.id, [ann, bob], 'after');
    const room = await house.room(row.id);
    expect(room.row).toMatchObject({ status: 'finished', rules: today.rules });
    expect(room.game?.game.rules).toBe(today.rules);
    expect(expectOk(await house.hall.records.record(row.id))).toContain(`rules: ${today.rules}\n`);
    const young = await house.table(GAME, [ann, bob]);
    expect(young.row.rules).toBe(next);
    expect(young.game?.game.rules).toBe(next);
  });
});

describe('a table whose rules the server does not know', () => {
  const refusal = {
    code: 'unknown-rules',
    refusal: { code: 'unknown-rules', rules: today.rules, known: [next] },
  };

  it('says so to whoever wants to do something there, and loses nothing', async () => {
    const { row } = await house.table(GAME, [ann, bob]);
    await house.play(row.id, [ann, bob], 'before', 4);
    const before = (await house.room(row.id)).game?.view('host');
    const stored = await house.store.games.turns(row.id, 1);
    await restartWith(knowing(next));
    const { referee, look, lobby, rooms } = house.hall;
    const turn = { key: house.key(), seen: 0, moves: ['done'] };
    const room = await house.room(row.id);
    for (const answer of [
      await referee.plan(row.id, ann, []),
      await referee.turn(row.id, ann, turn),
      await referee.undo(row.id, ann, { key: house.key() }),
      await referee.resign(row.id, ann, house.key()),
      await referee.propose(row.id, ann, { key: house.key(), kind: 'abandon' }),
      await lobby.rematch(row.id, ann, house.key()),
      await look.viewAt(room, 0, 0),
    ])
      expect(answer).toEqual({ ok: false, refusal });
    expect(await house.store.games.turns(row.id, 1)).toEqual(stored);
    expect((await rooms.fresh(row.id))?.row.version).toBe(room.row.version);
    await restartWith(RELEASED);
    expect((await house.room(row.id)).game?.view('host')).toEqual(before);
    await house.play(row.id, [ann, bob], 'after');
    expect((await house.room(row.id)).row.status).toBe('finished');
  });

  it('is shown in lists as what it is, and waits for nobody', async () => {
    const { row } = await house.table(GAME, [ann, bob], [], { listed: true });
    await restartWith(knowing(next));
    const rooms = await house.hall.rooms.freshAll([row.id]);
    const own = await house.hall.look.own(
      rooms.filter(room => room !== null),
      ann,
    );
    expect(own).toMatchObject([
      { needsYou: false, due: null, table: { id: row.id, rules: today.rules, playable: false } },
    ]);
    const listed = async () => (await house.hall.listing.read()).tables;
    expect(await listed()).toMatchObject([{ id: row.id, rules: today.rules, playable: false }]);
    await restartWith(RELEASED);
    expect(await listed()).toMatchObject([{ id: row.id, rules: today.rules, playable: true }]);
  });

  it('is left alone by the due work, which goes on everywhere else', async () => {
    const { row: strange } = await house.table(GAME, [ann], ['novice']);
    await restartWith(knowing(next));
    const { row: known } = await house.table(GAME, [ann], ['novice']);
    // Nobody has moved for years: clocks have run out at both tables.
    house.ahead += 1e11;
    await allDueDone();
    // Whatever is due now was not due before.
    await allDueDone();
    expect(house.hall.work.late).toBeLessThan(1000);
    expect(await house.store.tables.get(strange.id)).toEqual(strange);
    expect((await house.store.tables.get(known.id))?.version).toBeGreaterThan(known.version);
  });

  it('can be left before it begins, but not be started', async () => {
    const made = { key: house.key(), game: GAME, seats: 2, pace: { pace: 'days', days: 3 } } as const;
    const { table } = expectOk(await house.hall.lobby.create(ann, made));
    const nonce = '0'.repeat(32);
    for (const me of [ann, bob])
      expectOk(
        await house.hall.lobby.join(table.id, me, { nonce, invite: (await house.room(table.id)).row.invite }),
      );
    await restartWith(knowing(next));
    expect(await house.hall.lobby.start(table.id, ann)).toEqual({ ok: false, refusal });
    expectOk(await house.hall.lobby.leave(table.id, bob));
    expect((await house.room(table.id)).row.status).toBe('open');
  });

  it('gets no record here if none was stored when it ended, and the log is not filled with that', async () => {
    const over = await storeGameOver(house.store, 'over11111111', GAME, [ann.id, bob.id], 1000);
    await restartWith(knowing(next));
    await house.hall.open();
    await house.hall.backlog.done();
    expect(await house.hall.records.record(over.id)).toEqual({ ok: false, refusal });
    expect(await house.store.records.missing({ id: '', ended: 0 }, 9)).toMatchObject([{ id: over.id }]);
    await restartWith(RELEASED);
    expect(expectOk(await house.hall.records.record(over.id))).toContain(`rules: ${today.rules}\n`);
  });

  it('has a record if that was stored when it ended', async () => {
    const { row } = await house.table(GAME, [ann, bob]);
    await house.play(row.id, [ann, bob], 'whole');
    const record = expectOk(await house.hall.records.record(row.id));
    await restartWith(knowing(next));
    expect(await house.hall.records.record(row.id)).toEqual({ ok: true, value: record });
  });
});

it('a game that the server does not know is refused with those that it knows', async () => {
  const wish = { key: house.key(), game: 'chess', seats: 2, pace: { pace: 'days', days: 3 } } as const;
  expect(await house.hall.lobby.create(ann, wish)).toEqual({
    ok: false,
    refusal: { code: 'unknown-game', refusal: { code: 'unknown-game', known: GAMES.ids } },
  });
});

it('a server is not started with games whose bots it does not know', () => {
  const games = new Catalogue<Game>([{ ...today, rules: next }]);
  expect(() => new Repertoire(games, LEVELS)).toThrow('unknown-rules');
});
