import { expectOk, SeededRandom } from '@taproom/games';
import { describe, expect, it } from 'vitest';
import { retold, Table } from '../src/index.ts';
import { anyTurn, awaitedFirst, known, newTable, playTurn, playTurns, TABLES } from './tables.ts';

const refusalOf = (answer: { readonly ok: boolean; readonly refusal?: unknown }) => answer.refusal;
const views = (table: Table): string =>
  JSON.stringify([...table.sitters.keys(), 'host' as const].map(viewer => table.view(viewer)));
const chances = (table: Table): number => table.moves().filter(({ actor }) => actor === 'chance').length;

/** A game of Heaven & Ale in the middle of a round: the next turn ends with nothing but the next seat's. */
function midRound(seed: string, seats = 3): { table: Table; random: SeededRandom } {
  const table = newTable('heaven-and-ale', seats, seed);
  const random = new SeededRandom(seed);
  playTurns(table, seats + 1, random);
  return { table, random };
}

describe('undo in Heaven & Ale', () => {
  it('failure 7: brings back the position before one’s own turn, and the numbers go on', () => {
    const { table, random } = midRound('undo');
    const before = views(table);
    const { length } = table;
    const entries = table.log.length;
    const seat = playTurn(table, random);
    const number = table.number(seat);
    expect(table.canUndo(seat)).toBe(true);
    expectOk(table.undo(seat));
    expect(views(table)).toBe(before);
    expect(table.length).toBe(length);
    expect(table.awaited()).toEqual([seat]);
    expect(table.log.length).toBeGreaterThan(entries + 1);
    expect(table.log.at(-1)).toMatchObject({ kind: 'back', to: length, by: seat });
    expect(table.events(seat, number)).toEqual([
      { number: number + 1, at: length, event: { event: 'taken-back', to: length, by: seat } },
    ]);
  });

  it('failure 4: a second click on undo takes back nothing more', () => {
    const { table, random } = midRound('double click');
    const seat = playTurn(table, random);
    expectOk(table.undo(seat));
    const before = known(table);
    expect(refusalOf(table.undo(seat))).toEqual({ code: 'others-acted' });
    expect(known(table)).toBe(before);
  });

  it('is over once somebody else has acted, also if they took it back', () => {
    const { table, random } = midRound('others');
    const seat = playTurn(table, random);
    const next = playTurn(table, random);
    expect(next).not.toBe(seat);
    expect(refusalOf(table.undo(seat))).toEqual({ code: 'others-acted' });
    expectOk(table.undo(next));
    expect(refusalOf(table.undo(seat))).toEqual({ code: 'others-acted' });
  });

  it('goes on after somebody sat down, and takes back a turn handed in piece by piece as one', () => {
    const { table, random } = midRound('pieces');
    const before = views(table);
    const seat = awaitedFirst(table);
    const moves = anyTurn(table, seat, random);
    for (const move of moves) expectOk(table.commit(seat, [move], table.number(seat), { partial: true }));
    expectOk(table.handOver((seat + 1) % 3, { kind: 'bot', level: 'random' }));
    expectOk(table.undo(seat));
    expect(views(table)).toBe(before);
  });

  it('failure 13: is over once chance has moved', () => {
    const table = newTable('heaven-and-ale', 2, 'refill');
    const random = new SeededRandom('refill');
    const first = chances(table);
    let seat = awaitedFirst(table);
    while (chances(table) === first) seat = playTurn(table, random);
    expect(refusalOf(table.undo(seat))).toEqual({ code: 'something-revealed' });
  });

  it('is over with the game, and before the first turn there is none', () => {
    const table = newTable('heaven-and-ale', 2, 'ends');
    expect(refusalOf(table.undo(0))).toEqual({ code: 'nothing-to-undo' });
    expect(refusalOf(table.undo(2))).toEqual({ code: 'no-such-seat', seats: 2 });
    const random = new SeededRandom('ends');
    let seat = 0;
    while (!table.finished) seat = playTurn(table, random);
    expect(refusalOf(table.undo(seat))).toEqual({ code: 'game-over' });
  });
});

describe("undo in Hero's Tavern", () => {
  it('takes back a hidden choice and leaves those of others alone', () => {
    const table = newTable('heros-tavern', 4, 'withdraw');
    const random = new SeededRandom('withdraw');
    for (const seat of [2, 0]) expectOk(table.commit(seat, anyTurn(table, seat, random), table.number(seat)));
    const before = views(table);
    expectOk(table.commit(1, anyTurn(table, 1, random), table.number(1)));
    expectOk(table.commit(1, anyTurn(table, 1, random), table.number(1)));
    expect(table.awaited()).toEqual([3]);
    expectOk(table.undo(1));
    expect(table.awaited()).toEqual([1, 3]);
    expect(views(table)).toBe(before);
    expect(table.events(1, table.number(1) - 1)).toMatchObject([{ event: { event: 'withdrew', seat: 1 } }]);
    expect(table.canUndo(1)).toBe(false);
    expect(table.canUndo(2)).toBe(true);
  });

  it('failure 13: is over once choices are revealed, for the last one to choose, too', () => {
    const table = newTable('heros-tavern', 3, 'revealed');
    playTurns(table, 3, new SeededRandom('revealed'));
    for (const seat of [0, 1, 2]) expect(refusalOf(table.undo(seat))).toEqual({ code: 'something-revealed' });
  });
});

describe('taking back again and again at a shared table', () => {
  /** Makes a turn and takes it back until that is refused. */
  function wearOut(table: Table, random: SeededRandom, most: number): unknown {
    for (let i = 0; i < most; i++) {
      const seat = playTurn(table, random);
      const undone = table.undo(seat);
      if (!undone.ok) return undone.refusal;
    }
    return null;
  }

  it('ends after twenty times, so that the log stays short; the game goes on', () => {
    const table = newTable('heaven-and-ale', 3, 'worn', { mode: 'shared' });
    const random = new SeededRandom('worn');
    playTurns(table, 4, random);
    const { length } = table.log;
    expect(wearOut(table, random, 2_600)).toEqual({ code: 'too-many-undos' });
    expect(table.log.filter(({ kind }) => kind === 'back')).toHaveLength(20);
    expect(table.log.length).toBeLessThan(length + 21 * 20);
    playTurns(table, 3, random);
    // The next turn has its own count.
    const seat = playTurn(table, random);
    expect(table.canUndo(seat)).toBe(true);
  });

  it('ends after twenty other choices, of which the last one stands', () => {
    const table = newTable('heros-tavern', 3, 'choices', { mode: 'shared' });
    const random = new SeededRandom('choices');
    const choose = () => table.commit(0, anyTurn(table, 0, random), table.number(0));
    const answers = Array.from({ length: 30 }, choose);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(20);
    expect(refusalOf(answers[29] ?? { ok: true })).toEqual({ code: 'too-many-undos' });
    expect(table.canUndo(0)).toBe(false);
    expect(table.awaited()).toEqual([1, 2]);
    playTurns(table, 2, random);
    expectOk(choose());
    expectOk(table.undo(0));
  });

  it('ends for the whole table, also if all agree each time', () => {
    const table = newTable('heaven-and-ale', 2, 'agreed', { mode: 'shared' });
    const random = new SeededRandom('agreed');
    playTurns(table, 2, random);
    const to = table.length;
    for (let i = 0, done = true; done && i < 1_000; i++) {
      playTurns(table, 2, random);
      done = table.back(to).ok;
    }
    expect(refusalOf(table.back(to))).toEqual({ code: 'too-many-undos' });
    expect(table.log.length).toBeLessThan(1_100);
    playTurns(table, 2, random);
  });

  it('has no end at a local table, and old logs with more of it are read', () => {
    const table = newTable('heaven-and-ale', 3, 'worn', { mode: 'local' });
    const random = new SeededRandom('worn');
    playTurns(table, 4, random);
    expect(wearOut(table, random, 300)).toBeNull();
    const shared = expectOk(Table.restore(table.game, { ...table.setup, mode: 'shared' }, table.log));
    expect(views(shared)).toBe(views(table));
    expect(shared.number(0)).toBe(table.number(0));
  });

  it('is left out of what a newcomer is told, except for the last times', () => {
    const table = newTable('heaven-and-ale', 3, 'told');
    const random = new SeededRandom('told');
    playTurns(table, 4, random);
    const before = table.events('spectator', 0);
    expectOk(table.handOver(2, { kind: 'bot', level: 'random' }));
    expect(wearOut(table, random, 50)).toBeNull();
    const all = table.events('spectator', 0);
    const told = retold(all);
    expect(told.slice(0, before.length + 1)).toEqual(all.slice(0, before.length + 1));
    expect(told.filter(({ event }) => event.event === 'taken-back')).toHaveLength(3);
    expect(told.filter(({ event }) => event.event === 'seat-taken')).toHaveLength(1);
    expect(told.at(-1)).toEqual(all.at(-1));
    expect(JSON.stringify(told).length).toBeLessThan(JSON.stringify(before).length + 6_000);
  });
});

describe.each(TABLES)('going back at a table of %s for %i', (id, seats) => {
  it('leads to the position at the start of any earlier turn', () => {
    const random = new SeededRandom('back');
    const table = newTable(id, seats, 'back', { mode: 'shared' });
    const then = new Map<number, string>();
    for (let n = 0; n < 12 && !table.finished; n++) {
      if (table.moves().length === table.length) then.set(table.length, views(table));
      playTurn(table, random);
    }
    for (const { at } of table.turns().reverse()) {
      const entries = table.log.length;
      expectOk(table.back(at));
      expect(views(table)).toBe(then.get(at));
      expect(table.length).toBe(at);
      expect(table.log.length).toBe(entries + 1);
    }
    expect(refusalOf(table.rewind(0))).toEqual({ code: 'not-local' });
  });

  it('leads nowhere but to the start of a turn', () => {
    const table = newTable(id, seats, 'nowhere');
    playTurns(table, 2 * seats, new SeededRandom('nowhere'));
    const starts = new Set(table.turns().map(({ at }) => at));
    const before = known(table);
    for (const to of [-1, 0.5, Number.NaN, ...Array(table.length + 3).keys()]) {
      if (starts.has(to)) continue;
      expect(refusalOf(table.back(to)), `${to}`).toEqual({ code: 'no-turn-there', to });
      expect(refusalOf(table.rewind(to))).toEqual({ code: 'no-turn-there', to });
    }
    expect(known(table)).toBe(before);
  });

  it('can not make chance roll again', () => {
    const seed = `again ${seats}`;
    const table = newTable(id, seats, seed);
    const random = new SeededRandom(seed);
    const first = chances(table);
    while (chances(table) < first + 2) playTurn(table, random);
    const played = table.moves();
    const target = table.turns()[0];
    expectOk(table.rewind(target?.at ?? -1));
    expect(chances(table)).toBe(first);
    // The same moves of the seats once more: chance does the same, unasked.
    while (table.length < played.length) {
      const { actor, move } = played[table.moves().length] ?? { actor: 'chance', move: { move: '' } };
      if (actor === 'chance') throw new Error('chance is late');
      expectOk(table.commit(actor, [move], table.number(actor), { partial: true }));
    }
    expect(table.moves()).toEqual(played);
    expect(chances(table)).toBe(first + 2);
  });
});

describe('rewinding a local table', () => {
  it('leads to turns of people, not of bots', () => {
    const table = newTable('heaven-and-ale', 3, 'rewind');
    const random = new SeededRandom('rewind');
    playTurns(table, 6, random);
    expectOk(table.handOver(1, { kind: 'bot', level: 'random' }));
    const turns = table.turns();
    for (const { at, seats } of turns.reverse()) {
      if (seats.includes(1))
        expect(refusalOf(table.rewind(at))).toEqual({ code: 'not-your-own-turn', to: at });
      else expectOk(table.rewind(at));
    }
    expect(turns.some(({ seats }) => seats.includes(1))).toBe(true);
  });

  it("leads to the start of the present step of Hero's Tavern, too", () => {
    const table = newTable('heros-tavern', 3, 'step');
    const start = views(table);
    playTurns(table, 2, new SeededRandom('step'));
    expectOk(table.rewind(table.length));
    expect(views(table)).toBe(start);
  });
});
