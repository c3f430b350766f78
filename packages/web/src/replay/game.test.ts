import { expectOk, type GameId, SeededRandom } from '@taproom/games';
import { logOf, type Sitter, Table } from '@taproom/table';
import { describe, expect, it } from 'vitest';
import { LocalGame } from '../local/game.ts';
import { openRecord } from '../local/record.ts';
import { REPERTOIRE, TestHome } from '../local/testing/home.ts';
import { isChoice } from '../log/groups.ts';
import { newTable, playTurn } from '../log/testing/games.ts';
import { ReplayGame } from './game.ts';

function tableAfter(game: GameId, seats: number, turns: number): Table {
  const table = newTable(game, seats, 'replays');
  const random = new SeededRandom('replays');
  for (let turn = 0; turn < turns && !table.finished; turn++) playTurn(table, random);
  return table;
}

const replayOf = (table: Table): ReplayGame =>
  ReplayGame.ofRecord(expectOk(openRecord(table.record(), REPERTOIRE)), REPERTOIRE.games);

const ALL = Number.POSITIVE_INFINITY;

describe.each([
  ['heaven-and-ale', 3],
  ['heros-tavern', 3],
] as const)('a replay of %s', (game, seats) => {
  it('shows every position as it was', () => {
    const table = tableAfter(game, seats, ALL);
    const replay = replayOf(table);
    replay.seeThrough(1);
    expect(replay.length).toBe(table.length);
    const told = table.events(1, 0).filter(({ event }) => !isChoice(table.game, event));
    for (let n = 0; n <= table.length; n++) {
      replay.show(n);
      const now = replay.get();
      expect(now).toMatchObject({ moves: n, seat: 1, mayAct: false, plan: null, replaying: true });
      expect(now.view).toEqual(expectOk(table.viewAt(n, 1)));
      const open = now.told.filter(({ event }) => !isChoice(table.game, event));
      expect(open).toEqual(told.filter(({ at }) => at <= n));
      expect(now.outcome).toEqual(n === table.length ? table.outcome() : null);
    }
  });

  it('names those who have won at its table, if that is known', () => {
    const table = tableAfter(game, seats, ALL);
    const record = expectOk(openRecord(table.record(), REPERTOIRE));
    const worst = table
      .outcome()
      ?.scores.reduce((low, score, seat, all) => (score < (all[low] ?? 0) ? seat : low), 0);
    const replay = ReplayGame.ofRecord(record, REPERTOIRE.games, [worst ?? 0]);
    replay.show(ALL);
    const { outcome, told } = replay.get();
    expect(outcome).toMatchObject({ scores: table.outcome()?.scores, winners: [worst] });
    expect(told.findLast(({ event }) => event.event === 'game-over')?.event).toMatchObject({
      winners: [worst],
    });
    expect(replayOf(table).story.findLast(({ event }) => event.event === 'game-over')?.event).toMatchObject({
      winners: table.outcome()?.winners,
    });
  });

  it('waits for those who were awaited', () => {
    const table = tableAfter(game, seats, ALL);
    const replay = replayOf(table);
    for (const [n, { actor }] of table.moves().entries()) {
      replay.show(n);
      const { awaited } = replay.get();
      if (actor === 'chance') expect(awaited).toEqual([]);
      else expect(awaited).toContain(actor);
      if (game === 'heaven-and-ale') expect(awaited.length).toBeLessThanOrEqual(1);
    }
    replay.show(table.length);
    expect(replay.get().awaited).toEqual([]);
  });

  it('steps by moves and by turns, and stays between its start and its end', () => {
    const table = tableAfter(game, seats, 8);
    const replay = replayOf(table);
    const at = (act: () => void): number => {
      act();
      return replay.get().moves;
    };
    expect(at(() => replay.step(-1))).toBe(0);
    expect(at(() => replay.show(1e6))).toBe(table.length);
    expect(at(() => replay.step(1))).toBe(table.length);
    const stops: number[] = [];
    replay.show(0);
    while (replay.get().moves < replay.length) stops.push(at(() => replay.nextTurn()));
    const starts = table.turns().map(turn => turn.at);
    expect(stops).toEqual([...starts.filter(start => start > 0), table.length]);
    const backwards: number[] = [];
    while (replay.get().moves > 0) backwards.push(at(() => replay.turnBefore()));
    expect(backwards).toEqual([...new Set([0, ...starts])].reverse());
  });

  it('lets somebody play on before the turn that is shown', () => {
    const table = tableAfter(game, seats, 8);
    const replay = replayOf(table);
    const starts = table.turns().map(turn => turn.at);
    for (let n = 0; n <= table.length; n++) {
      replay.show(n);
      const line = replay.lineBefore();
      expect(line).toHaveLength(starts.findLast(start => start <= n) ?? 0);
      expect(line).toEqual(table.moves().slice(0, line.length));
      const { setup } = table;
      const chance = (k: number): SeededRandom => new SeededRandom(`another ${k}`);
      expect(Table.restore(table.game, { ...setup, chance }, logOf(table.game, line)).ok).toBe(true);
    }
  });

  it('can’t be changed', async () => {
    const replay = replayOf(tableAfter(game, seats, 4));
    const before = replay.get();
    expect(replay.act({ move: 'done' }).ok).toBe(false);
    expect((await replay.confirm()).ok).toBe(false);
    expect((await replay.rewind()).ok).toBe(false);
    expect(replay.get()).toBe(before);
  });
});

describe('the eyes of a replay', () => {
  it('see a hidden choice when its own move is shown', () => {
    const table = tableAfter('heros-tavern', 3, ALL);
    const replay = replayOf(table);
    replay.seeThrough('host');
    const choices = (): number => replay.get().told.filter(({ event }) => isChoice(table.game, event)).length;
    for (let n = 0; n <= table.length; n++) {
      replay.show(n);
      const made = table.moves().slice(0, n);
      expect(choices()).toBe(made.filter(({ actor }) => actor !== 'chance').length);
    }
  });

  const hands = (replay: ReplayGame): boolean[] =>
    (replay.get().view as { players: { hand: unknown }[] }).players.map(({ hand }) => hand !== null);

  it('see all hands once the game is over, or what a seat saw', () => {
    const replay = replayOf(tableAfter('heros-tavern', 3, ALL));
    replay.show(1);
    expect(replay.eyes).toEqual(['host', 0, 1, 2]);
    expect(hands(replay)).toEqual([true, true, true]);
    replay.seeThrough(2);
    expect(hands(replay)).toEqual([false, false, true]);
  });

  it.each([
    { people: 1, eyes: [0], seen: [true, false, false] },
    { people: 2, eyes: ['spectator'], seen: [false, false, false] },
  ])(
    'see no more than the table while a game of this device goes on: $people',
    async ({ people, eyes, seen }) => {
      const home = new TestHome();
      const seats = Array.from(
        { length: 3 },
        (_, i): Sitter => (i < people ? { kind: 'human', name: `${i}` } : { kind: 'bot', level: 'patron' }),
      );
      const setup = { game: 'heros-tavern', seats, options: {}, memoryAid: false } as const;
      const game = await LocalGame.create(setup, home);
      const replay = expectOk(ReplayGame.ofStored(home.stored(game.get().id), home.games));
      replay.show(1);
      expect(replay.eyes).toEqual(eyes);
      expect(hands(replay)).toEqual(seen);
    },
  );
});

it('a record that ends before a move of chance is shown without it', () => {
  const whole = tableAfter('heaven-and-ale', 2, ALL);
  const moves = whole.moves();
  const second = moves.findLastIndex(({ actor }) => actor === 'chance');
  const log = logOf(whole.game, moves.slice(0, second));
  const setup = { game: 'heaven-and-ale', seats: whole.setup.seats, options: {}, memoryAid: false } as const;
  const replay = ReplayGame.ofRecord({ setup, log }, REPERTOIRE.games);
  expect(replay.length).toBe(second);
  replay.show(second);
  expect(replay.get().view).toEqual(expectOk(whole.viewAt(second, 0)));
});
