import { LEVELS } from '@taproom/bots/levels';
import { expectOk, GAMES, readRecord, replayRecord, SeededRandom } from '@taproom/games';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { House, randomTurn } from './house.ts';

let house: House;
beforeEach(async () => {
  house = await House.open();
});
afterEach(async () => {
  await house.close();
  expect(house.faults).toEqual([]);
});

/** Two people sit at each table. */
const botsOf = (game: string): string[] =>
  Array.from({ length: GAMES.current(game).seats.min - 1 }, () => LEVELS.current(game).levels[0] ?? '');

describe.each(GAMES.ids)('%s at a table of the server', game => {
  it('is played to its end by people and bots, and is a public record then', async () => {
    const [ann, bob] = [await house.person('Ann'), await house.person('Bob')];
    const { row } = await house.table(game, [ann, bob], botsOf(game));
    expect(await house.hall.records.record(row.id)).toEqual({ ok: false, refusal: { code: 'wrong-status' } });
    await house.play(row.id, [ann, bob], `${game} whole`);
    const room = await house.room(row.id);
    expect(room.row.status).toBe('finished');
    const record = expectOk(readRecord(expectOk(await house.hall.records.record(row.id))));
    const replay = expectOk(replayRecord(record, GAMES));
    expect(replay.outcome).toEqual(room.game?.outcome());
    expect(record.names.slice(0, 2)).toEqual(['Ann', 'Bob']);
    await house.hall.work.lookAround();
    await house.hall.work.idle();
    expect(await house.store.ratings.results(row.id)).toHaveLength(room.row.seats.length);
  });

  it('goes on after a restart at any turn, with the same state, numbers and clocks', async () => {
    const [ann, bob] = [await house.person('Ann'), await house.person('Bob')];
    const { row } = await house.table(game, [ann, bob], botsOf(game));
    for (let i = 0; i < 6; i++) {
      await house.play(row.id, [ann, bob], `${game} ${i}`, 3);
      const before = await house.room(row.id);
      const told = [0, 1, 'spectator'].map(viewer => before.game?.events(viewer as 0, 0));
      const clocks = [0, 1].map(seat => before.clock(seat, 1e13));
      const view = before.game?.view('host');
      await house.restart();
      const after = await house.room(row.id);
      expect(after).not.toBe(before);
      expect(after.game?.view('host')).toEqual(view);
      expect([0, 1, 'spectator'].map(viewer => after.game?.events(viewer as 0, 0))).toEqual(told);
      expect([0, 1].map(seat => after.clock(seat, 1e13))).toEqual(clocks);
    }
  });

  it('failure 2 and 4: a turn that is sent again counts once', async () => {
    const [ann, bob] = [await house.person('Ann'), await house.person('Bob')];
    const { row } = await house.table(game, [ann, bob], botsOf(game));
    const room = await house.room(row.id);
    while (!room.game?.awaited().some(of => of < 2)) {
      await house.hall.work.lookAround();
      await house.hall.work.idle();
    }
    const seat = room.game.awaited().find(of => of < 2) ?? 0;
    const me = seat === 0 ? ann : bob;
    const moves = randomTurn(room, seat, new SeededRandom('again')).map(
      move => room.game?.game.write(move) ?? '',
    );
    const turn = { key: house.key(), seen: room.game?.number(seat) ?? 0, moves };
    const answers = await Promise.all([1, 2, 3].map(() => house.hall.referee.turn(row.id, me, turn)));
    expect(answers.map(answer => expectOk(answer).again)).toEqual([false, true, true]);
    const entries = room.length;
    await house.restart();
    expect(expectOk(await house.hall.referee.turn(row.id, me, turn)).again).toBe(true);
    expect((await house.room(row.id)).length).toBe(entries);
  });
});
