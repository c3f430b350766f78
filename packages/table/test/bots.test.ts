import { botOf, decide, PLAYERS } from '@taproom/bots';
import { expectOk, GAMES, type GameMove, SeededRandom } from '@taproom/games';
import { describe, expect, it } from 'vitest';
import { type BotDue, type BotRunner, playBots, type Sitter, Table } from '../src/index.ts';
import { anyTurn, awaitedFirst, known, newTable, setupOf, TABLES } from './tables.ts';

const BOT: Sitter = { kind: 'bot', level: 'random' };
const botsFor = (seats: number): Sitter[] => Array(seats).fill(BOT);
const atOnce = (): Promise<void> => Promise.resolve();

/** Thinks with the built-in bots. */
const runnerFor =
  (table: Table): BotRunner =>
  async ({ seat, level, view, number }) =>
    decide(expectOk(botOf(PLAYERS.current(table.id), level)), view, seat, { nodes: 1 }, `${seat} ${number}`)
      .moves;

describe.each(TABLES)('bots at a table of %s for %i', (id, seats) => {
  it('play a game to its end', async () => {
    const table = newTable(id, seats, 'bots', { seats: botsFor(seats) });
    expect(await playBots(table, runnerFor(table), atOnce)).toBeNull();
    expect(table.finished).toBe(true);
    expect(table.botDue()).toEqual([]);
    expect(table.record()).toContain('name 0: random');
  });

  it('stop where a person is awaited, and go on after', async () => {
    const table = newTable(id, seats, 'mixed', {
      seats: [{ kind: 'human', name: 'Ann' }, ...botsFor(seats - 1)],
    });
    const random = new SeededRandom('mixed');
    for (;;) {
      expect(await playBots(table, runnerFor(table), atOnce)).toBeNull();
      if (table.finished) break;
      expect(table.awaited()).toEqual([0]);
      expectOk(table.commit(0, anyTurn(table, 0, random), table.number(0)));
    }
  });

  it('play on after a restart in the middle, even of a turn', async () => {
    const setup = setupOf(seats, 'restart', { seats: botsFor(seats) });
    const whole = expectOk(Table.create(GAMES.current(id), setup));
    await playBots(whole, runnerFor(whole), atOnce);
    const restarted = expectOk(Table.restore(whole.game, setup, whole.log.slice(0, whole.log.length / 2)));
    await playBots(restarted, runnerFor(restarted), atOnce);
    expect(restarted.finished).toBe(true);
  });
});

describe('a bot', () => {
  it('is given time to seem to think, while it thinks', async () => {
    const table = newTable('heaven-and-ale', 2, 'pause', { seats: botsFor(2) });
    let pauses = 0;
    let asked = 0;
    const think = runnerFor(table);
    const before: number[] = [];
    const fault = await playBots(
      table,
      due => {
        asked++;
        return think(due);
      },
      async () => {
        pauses++;
        const length = table.length;
        await Promise.resolve();
        before.push(table.length - length);
      },
    );
    expect(fault).toBeNull();
    expect(pauses).toBe(asked);
    // Nothing is played before the pause is over.
    expect(new Set(before)).toEqual(new Set([0]));
  });

  it('whose answer comes too late is not heard, and is asked again if it is still awaited', async () => {
    const table = newTable('heaven-and-ale', 2, 'late', { seats: botsFor(2) });
    const think = runnerFor(table);
    const numbers: number[] = [];
    const first = awaitedFirst(table);
    const fault = await playBots(
      table,
      async due => {
        numbers.push(due.number);
        const moves = await think(due);
        if (numbers.length === 1) {
          // While it thinks, a person takes the seat and gives it back.
          expectOk(table.handOver(first, { kind: 'human', name: 'Ann' }));
          expectOk(table.handOver(first, BOT));
        }
        return moves;
      },
      atOnce,
    );
    expect(fault).toBeNull();
    expect(numbers[1]).toBe((numbers[0] ?? 0) + 2);
    expect(table.finished).toBe(true);
  });

  it('that thinks on while the table goes back is asked about the new position', async () => {
    const table = newTable('heros-tavern', 3, 'gone', { seats: [{ kind: 'human', name: 'Ann' }, BOT, BOT] });
    const random = new SeededRandom('gone');
    expectOk(table.commit(0, anyTurn(table, 0, random), table.number(0)));
    const think = runnerFor(table);
    let asked = 0;
    await playBots(
      table,
      async due => {
        if (++asked === 2) expectOk(table.rewind(table.length));
        return think(due);
      },
      atOnce,
    );
    expect(asked).toBe(4);
    expect(table.awaited()).toEqual([0]);
  });

  it('that plays against the rules is told of, and nothing happens', async () => {
    const table = newTable('heaven-and-ale', 2, 'fault', { seats: botsFor(2) });
    const before = known(table);
    const seat = awaitedFirst(table);
    const illegal: GameMove[] = [{ move: 'cheat' }];
    expect(await playBots(table, async () => illegal, atOnce)).toMatchObject({
      seat,
      level: 'random',
      refusal: { code: 'move-refused', index: 0 },
    });
    expect(known(table)).toBe(before);
  });

  it('can play at a table that takes its time to store a turn', async () => {
    const table = newTable('heros-tavern', 3, 'stored', { seats: botsFor(3) });
    const stored = {
      botDue: (): BotDue[] => table.botDue(),
      async commit(seat: number, moves: readonly GameMove[], seen: number) {
        await Promise.resolve();
        return table.commit(seat, moves, seen);
      },
    };
    expect(await playBots(stored, runnerFor(table), atOnce)).toBeNull();
    expect(table.outcome()?.scores.length).toBe(GAMES.current('heros-tavern').seats.min);
  });

  it('takes a seat and gives it back, and this survives a restart', () => {
    const setup = setupOf(2, 'seats');
    const table = expectOk(Table.create(GAMES.current('heaven-and-ale'), setup));
    const seat = awaitedFirst(table);
    expect(table.botDue()).toEqual([]);
    expectOk(table.handOver(seat, BOT));
    expect(table.botDue()).toMatchObject([{ seat, level: 'random' }]);
    expect(table.handOver(seat, BOT)).toMatchObject({ refusal: { code: 'sits-there-already', seat } });
    expect(table.handOver(2, BOT)).toMatchObject({ refusal: { code: 'no-such-seat', seats: 2 } });
    expect(table.handOver(0, { kind: 'human', name: ' ' })).toMatchObject({
      refusal: { code: 'wrong-name' },
    });
    const restored = expectOk(Table.restore(table.game, setup, table.log));
    expect(restored.botDue()).toEqual(table.botDue());
    expect(table.events('spectator', table.number('spectator') - 1)).toMatchObject([
      { event: { event: 'seat-taken', seat, sitter: BOT } },
    ]);
  });
});
