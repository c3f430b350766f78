import {
  Catalogue,
  expectOk,
  GAMES,
  type Game,
  readRecord,
  replayRecord,
  SeededRandom,
} from '@taproom/games';
import { describe, expect, it } from 'vitest';
import { type LogEntry, logOf, Table, type TableSetup } from '../src/index.ts';
import { anyTurn, known, newTable, one, playTurns, setupOf, TABLES, viewersOf } from './tables.ts';

/** Does something that people at a table do; the larger `calm`, the more often it is just a turn. */
function act(table: Table, random: SeededRandom, calm: number): void {
  const seats = [...table.sitters.keys()];
  const seat = one(seats, random);
  switch (random.below(calm)) {
    case 0:
      for (const able of seats.filter(each => table.canUndo(each)).slice(-1)) expectOk(table.undo(able));
      return;
    case 1:
      if (table.turns().length > 0) table.back(one(table.turns().slice(-2), random).at);
      return;
    case 2: {
      const name = `guest ${random.below(3)}`;
      table.handOver(seat, random.below(2) ? { kind: 'human', name } : { kind: 'bot', level: 'random' });
      return;
    }
    default: {
      // A seat that has to move; now and then one that has chosen and changes its mind.
      const replaces = table.id === 'heros-tavern' && random.below(4) === 0;
      const actor = replaces ? seat : one(table.awaited(), random);
      expectOk(table.commit(actor, anyTurn(table, actor, random), table.number(actor)));
    }
  }
}

describe.each(TABLES)('a table of %s for %i', (id, seats) => {
  const game = GAMES.current(id);

  it('is restored from its log at every entry, the same in all that can be known', () => {
    const setup = setupOf(seats, 'restore');
    const table = expectOk(Table.create(game, setup));
    const random = new SeededRandom('restore');
    const stages = new Map([[table.log.length, known(table)]]);
    for (let n = 0; n < 60 && !table.finished; n++) {
      act(table, random, 7);
      stages.set(table.log.length, known(table));
    }
    const kinds = new Set(table.log.map(entry => entry.kind));
    expect([...kinds].sort()).toEqual(
      id === 'heros-tavern' ? ['back', 'move', 'seat', 'withdraw'] : ['back', 'move', 'seat'],
    );
    const last = known(table);
    for (let length = 0; length <= table.log.length; length++) {
      const stored: LogEntry[] = JSON.parse(JSON.stringify(table.log.slice(0, length)));
      const restored = expectOk(Table.restore(game, setup, stored));
      // Where chance was due, it has moved automatically, as it did before.
      expect(restored.log).toEqual(table.log.slice(0, restored.log.length));
      const then = stages.get(restored.log.length);
      if (then !== undefined && known(restored) !== then) expect(known(restored)).toBe(then);
      expectOk(restored.append(table.log.slice(restored.log.length)));
      if (known(restored) !== last) expect(known(restored)).toBe(last);
    }
  });

  it('forks at any point, and neither of the two notices what becomes of the other', () => {
    const setup = setupOf(seats, 'fork');
    const table = expectOk(Table.create(game, setup));
    const random = new SeededRandom('fork');
    for (let n = 0; n < 30 && !table.finished; n++) {
      const fork = table.fork();
      const before = known(table);
      expect(known(fork)).toBe(before);
      for (let i = 0; i < 3 && !fork.finished; i++) act(fork, random, 7);
      if (known(table) !== before) expect(known(table)).toBe(before);
      const after = known(fork);
      expect(known(expectOk(Table.restore(game, setup, fork.log)))).toBe(after);
      act(table, random, 7);
      if (known(fork) !== after) expect(known(fork)).toBe(after);
    }
  });

  it('plays to an end whose record holds the line played and replays to the same scores', () => {
    const setup = setupOf(seats, 'to the end');
    const table = expectOk(Table.create(game, setup));
    const random = new SeededRandom('to the end');
    while (!table.finished) act(table, random, 40);
    expect(known(expectOk(Table.restore(game, setup, table.log)))).toBe(known(table));

    const record = expectOk(readRecord(table.record('2026-01-31')));
    expect(record.date).toBe('2026-01-31');
    const replay = expectOk(replayRecord(record, GAMES));
    expect(replay.outcome).toEqual(table.outcome());
    expect(replay.steps.map(({ actor, move }) => ({ actor, move }))).toEqual(table.moves());
    expect(replay.steps.length).toBe(table.length);
    expect(table.log.length).toBeGreaterThan(table.length);
  });

  it('shows each earlier position as it was', () => {
    const table = newTable(id, seats, 'looking back');
    const random = new SeededRandom('looking back');
    const views = new Map<number, string>();
    const viewsNow = () => JSON.stringify(viewersOf(table).map(viewer => table.view(viewer)));
    while (!table.finished) {
      const open = table.moves().length > table.length;
      if (!open) views.set(table.length, viewsNow());
      playTurns(table, 1, random);
    }
    views.set(table.length, viewsNow());
    expect(views.size).toBeGreaterThan(15);
    for (const [n, then] of views) {
      expect(JSON.stringify(viewersOf(table).map(viewer => expectOk(table.viewAt(n, viewer))))).toBe(then);
    }
    for (const { at } of table.turns()) expect(views.has(at)).toBe(true);
    for (const n of [-1, 0.5, table.length + 1, Number.NaN]) {
      const refusal = { code: 'no-such-move', moves: table.length };
      expect(table.viewAt(n, 'spectator')).toEqual({ ok: false, refusal });
    }
  });

  it('takes a game played elsewhere, to be played on from any turn', () => {
    const table = newTable(id, seats, 'elsewhere');
    const random = new SeededRandom('elsewhere');
    playTurns(table, 12, random);
    const { at } = one(table.turns(), random);
    const log = logOf(game, table.moves().slice(0, at));
    const branch = expectOk(Table.restore(game, setupOf(seats, 'another chance'), log));
    expect(branch.view('host')).toEqual(expectOk(table.viewAt(at, 'host')));
    while (!branch.finished) playTurns(branch, 1, random);
  });
});

describe('a log that is wrong', () => {
  const setup = setupOf(2, 'wrong');
  const game = GAMES.current('heaven-and-ale');
  const table = expectOk(Table.create(game, setup));
  playTurns(table, 3, new SeededRandom('wrong'));
  const { log } = table;
  const restored = (entries: readonly unknown[]) => Table.restore(game, setup, entries as LogEntry[]);

  it('is refused with the entry that does not fit', () => {
    const gap = { code: 'wrong-number', need: 3, have: 4 };
    expect(restored(log.toSpliced(2, 1))).toEqual({ ok: false, refusal: gap });
    const twice = { code: 'wrong-number', need: 4, have: 3 };
    expect(restored(log.toSpliced(2, 0, ...log.slice(2, 3)))).toEqual({ ok: false, refusal: twice });

    const number = log.length + 1;
    const refusals = [
      [{ number, kind: 'move', actor: 0, text: 'go nowhere' }, 'move-refused'],
      [{ number, kind: 'move', actor: 0, text: null }, 'move-refused'],
      [{ number, kind: 'move', actor: 7, text: 'done' }, 'move-refused'],
      [{ number, kind: 'back', to: 1, by: null }, 'no-turn-there'],
      [{ number, kind: 'back', to: 1000, by: null }, 'no-turn-there'],
      [{ number, kind: 'withdraw', seat: 0 }, 'nothing-to-undo'],
      [{ number, kind: 'seat', seat: 2, sitter: { kind: 'bot', level: 'random' } }, 'no-such-seat'],
      [{ number, kind: 'seat', seat: 0, sitter: { kind: 'bot', level: '' } }, 'wrong-level'],
      [{ number, kind: 'seat', seat: 0, sitter: { kind: 'human', name: 'two\nlines' } }, 'wrong-name'],
      [{ number, kind: 'seat', seat: 0, sitter: { kind: 'cat' } }, 'sitter-not-understood'],
    ] as const;
    for (const [entry, code] of refusals) {
      const refusal = { code: 'entry-refused', number, reason: { code } };
      expect(restored([...log, entry]), code).toMatchObject({ ok: false, refusal });
    }
    const strange = { code: 'entry-not-understood', number };
    expect(restored([...log, { number, kind: 'dance' }])).toEqual({ ok: false, refusal: strange });
  });

  it('is not taken by a table that has gone on: the race is lost', () => {
    const seat = table.awaited()[0] ?? 0;
    const moves = anyTurn(table, seat, new SeededRandom('race'));
    const judged = expectOk(table.judge({ do: 'commit', seat, moves, seen: table.number(seat) }));
    expectOk(table.handOver(0, { kind: 'bot', level: 'random' }));
    const before = known(table);
    expect(table.append(judged)).toMatchObject({ ok: false, refusal: { code: 'wrong-number' } });
    expect(known(table)).toBe(before);
  });
});

describe('a table that can not be set up', () => {
  it.each([
    [{ seats: [] }, 'setup-refused'],
    [{ options: { first: 9 } }, 'setup-refused'],
    [
      {
        seats: [
          { kind: 'human', name: ' ' },
          { kind: 'bot', level: 'random' },
        ],
      },
      'wrong-name',
    ],
    [
      {
        seats: [
          { kind: 'bot', level: 'A B' },
          { kind: 'bot', level: 'random' },
        ],
      },
      'wrong-level',
    ],
  ])('is refused: %j', (wrong, code) => {
    const setup = { ...setupOf(2, 'no'), ...wrong } as TableSetup;
    const made = Table.create(GAMES.current('heaven-and-ale'), setup);
    expect(made).toMatchObject({ ok: false, refusal: { code } });
  });
});

describe('a table of an older edition', () => {
  it('plays by the rules that it is handed, and its record names them', () => {
    const today = GAMES.current('heaven-and-ale');
    // The older edition gave every player one point more.
    const older: Game = {
      ...today,
      rules: today.rules - 1,
      outcome(state) {
        const outcome = today.outcome(state);
        return outcome && { ...outcome, scores: outcome.scores.map(score => score + 1) };
      },
    };
    const setup = setupOf(2, 'older');
    const [old, young] = [older, today].map(game => {
      const table = expectOk(Table.create(game, setup));
      playTurns(table, 3, new SeededRandom('older'));
      const restored = expectOk(Table.restore(game, setup, table.log));
      const random = new SeededRandom('to the end');
      while (!restored.finished) playTurns(restored, 1, random);
      return restored;
    });
    expect(old?.outcome()?.scores).toEqual(young?.outcome()?.scores.map(score => score + 1));
    const record = expectOk(readRecord(old?.record()));
    expect(record.rules).toBe(older.rules);
    const both = new Catalogue([today, older]);
    expect(expectOk(replayRecord(record, both)).outcome).toEqual(old?.outcome());
    expect(replayRecord(record, GAMES)).toMatchObject({
      refusal: { code: 'unknown-rules', rules: older.rules, known: [today.rules] },
    });
  });
});
