import { expectOk, type GameMove, SeededRandom } from '@taproom/games';
import { describe, expect, it } from 'vitest';
import { Table } from '../src/index.ts';
import {
  anyTurn,
  awaitedFirst,
  known,
  newTable,
  one,
  planOf,
  playTurn,
  playTurns,
  TABLES,
  viewersOf,
} from './tables.ts';

/** Asks for something that must be refused and must leave everything as it was. */
function refused(table: Table, ask: (table: Table) => { readonly ok: boolean }): unknown {
  const before = known(table);
  const answer = ask(table);
  expect(answer.ok).toBe(false);
  expect(known(table)).toBe(before);
  return 'refusal' in answer ? answer.refusal : null;
}

const someWay = (table: Table, turns: number, seed: string): SeededRandom => {
  const random = new SeededRandom(seed);
  playTurns(table, turns, random);
  return random;
};

describe.each(TABLES)('a turn at a table of %s for %i', (id, seats) => {
  it('failure 4: is not executed twice', () => {
    const table = newTable(id, seats, 'twice');
    const random = someWay(table, 5, 'twice');
    for (let n = 0; n < 20 && !table.finished; n++) {
      const seat = awaitedFirst(table);
      const seen = table.number(seat);
      const moves = anyTurn(table, seat, random);
      const number = expectOk(table.commit(seat, moves, seen));
      expect(number).toBeGreaterThan(seen);
      expect(refused(table, () => table.commit(seat, moves, seen))).toEqual({ code: 'stale', number });
    }
  });

  it('is in the views of all at once, which are one and the same where all lies open', () => {
    const table = newTable(id, seats, 'views');
    const random = someWay(table, 5, 'views');
    const before = viewersOf(table).map(viewer => table.view(viewer));
    expect(new Set(before).size).toBe(table.game.open ? 1 : seats + 2);
    expect(viewersOf(table).map(viewer => table.view(viewer))).toEqual(before);
    const seat = awaitedFirst(table);
    expectOk(table.commit(seat, anyTurn(table, seat, random), table.number(seat)));
    for (const [i, viewer] of viewersOf(table).entries()) {
      expect(table.view(viewer)).not.toEqual(before[i]);
      expect(table.view(viewer)).toEqual(
        expectOk(Table.restore(table.game, table.setup, table.log)).view(viewer),
      );
    }
  });

  it('is refused if it was planned before something that changed it, with the current number', () => {
    const table = newTable(id, seats, 'stale');
    const random = someWay(table, 5, 'stale');
    const seat = awaitedFirst(table);
    const seen = table.number(seat);
    const moves = anyTurn(table, seat, random);
    do playTurn(table, random);
    while (awaitedFirst(table) !== seat);
    const stale = { code: 'stale', number: table.number(seat) };
    expect(refused(table, () => table.commit(seat, moves, seen))).toEqual(stale);
    expect(refused(table, () => table.commit(seat, moves, 0))).toEqual(stale);
  });

  it('failure 1: is refused to a client that knows more than the table', () => {
    const table = newTable(id, seats, 'ahead');
    const random = someWay(table, 5, 'ahead');
    const seat = awaitedFirst(table);
    const number = table.number(seat);
    const moves = anyTurn(table, seat, random);
    for (const seen of [number + 1, -1, 0.5, Number.NaN, Number.POSITIVE_INFINITY]) {
      const refusal = { code: 'no-such-event', number };
      expect(refused(table, () => table.commit(seat, moves, seen))).toEqual(refusal);
    }
  });

  it('goes through after somebody else took another seat', () => {
    const table = newTable(id, seats, 'not stale');
    const random = someWay(table, 5, 'not stale');
    const seat = awaitedFirst(table);
    const seen = table.number(seat);
    const moves = anyTurn(table, seat, random);
    expectOk(table.handOver((seat + 1) % seats, { kind: 'bot', level: 'random' }));
    expect(table.number(seat)).toBe(seen + 1);
    expectOk(table.commit(seat, moves, seen));
  });

  it('failure 12: of a bot is refused once the player took the seat back', () => {
    const table = newTable(id, seats, 'taken back');
    const random = someWay(table, 5, 'taken back');
    const seat = awaitedFirst(table);
    expectOk(table.handOver(seat, { kind: 'bot', level: 'random' }));
    const seen = table.number(seat);
    const moves = anyTurn(table, seat, random);
    expectOk(table.handOver(seat, { kind: 'human', name: 'player again' }));
    const refusal = { code: 'stale', number: seen + 1 };
    expect(refused(table, () => table.commit(seat, moves, seen))).toEqual(refusal);
    expectOk(table.commit(seat, moves, seen + 1));
  });

  it('is refused whole, with the move that was wrong and why', () => {
    const table = newTable(id, seats, 'illegal');
    const random = someWay(table, 7, 'illegal');
    const seat = awaitedFirst(table);
    const seen = table.number(seat);
    const moves = anyTurn(table, seat, random);
    const wrong = [null, undefined, 7, {}, { move: 'fly' }, { move: 'deal', hands: [] }, { move: 'go' }];
    for (const move of wrong as unknown as GameMove[]) {
      expect(refused(table, () => table.commit(seat, [move], seen))).toMatchObject({
        code: 'move-refused',
        index: 0,
        reason: { code: expect.any(String) },
      });
      const last = moves.length - 1;
      if (last === 0) continue;
      expect(refused(table, () => table.commit(seat, moves.with(last, move), seen))).toMatchObject({
        code: 'move-refused',
        index: last,
      });
    }
    expect(refused(table, () => table.commit(seat, [], seen))).toEqual({ code: 'no-moves-given' });
    for (const nobody of [-1, seats, 0.5, Number.NaN]) {
      expect(refused(table, () => table.commit(nobody, moves, seen))).toEqual({
        code: 'no-such-seat',
        seats,
      });
    }
  });

  it('ends where somebody else, or chance, acts', () => {
    const table = newTable(id, seats, 'too long');
    const random = someWay(table, 7, 'too long');
    const seat = awaitedFirst(table);
    const moves = anyTurn(table, seat, random);
    expect(refused(table, () => table.commit(seat, [...moves, ...moves], table.number(seat)))).toEqual({
      code: 'turn-over',
      index: moves.length,
    });
  });

  it('brings nothing into the log but its moves', () => {
    const table = newTable(id, seats, 'stowaway');
    const seat = awaitedFirst(table);
    const moves = anyTurn(table, seat, new SeededRandom('stowaway')).map(move => ({ ...move, more: 'xxx' }));
    const judged = expectOk(table.judge({ do: 'commit', seat, moves, seen: table.number(seat) }));
    expect(JSON.stringify(judged)).not.toContain('xxx');
    expectOk(table.commit(seat, moves, table.number(seat)));
    expect(JSON.stringify(table.log)).not.toContain('xxx');
  });

  it('can be asked for without being made', () => {
    const table = newTable(id, seats, 'judged');
    const seat = awaitedFirst(table);
    const moves = anyTurn(table, seat, new SeededRandom('judged'));
    const before = known(table);
    const entries = expectOk(table.judge({ do: 'commit', seat, moves, seen: table.number(seat) }));
    expect(known(table)).toBe(before);
    const other = newTable(id, seats, 'judged');
    expectOk(other.commit(seat, moves, other.number(seat)));
    expectOk(table.append(entries));
    expect(known(table)).toBe(known(other));
  });
});

describe('a turn of Heaven & Ale', () => {
  it('is refused if it stops halfway, unless it is handed in piece by piece', () => {
    const table = newTable('heaven-and-ale', 3, 'halfway');
    const random = someWay(table, 6, 'halfway');
    const seat = awaitedFirst(table);
    const plan = planOf(table, seat);
    while (!plan.ready) {
      const move = one(plan.legal(), random);
      expectOk(plan.push(move));
      if (plan.ready) break;
      const seen = table.number(seat);
      expect(refused(table, () => table.commit(seat, [move], seen))).toEqual({ code: 'unfinished-turn' });
      expectOk(table.commit(seat, [move], seen, { partial: true }));
      expect(table.view(seat)).toEqual(plan.view);
      expect(table.awaited()).toEqual([seat]);
    }
    expectOk(table.commit(seat, plan.moves.slice(-1), table.number(seat)));
    expect(table.awaited()).not.toEqual([seat]);
    expect(table.turns().at(-1)).toEqual({ at: table.length - plan.moves.length, seats: [seat] });
  });

  it('can be several turns of the last one on the track, each known as a turn', () => {
    const table = newTable('heaven-and-ale', 2, 'alone');
    const random = new SeededRandom('alone');
    let alone = 0;
    while (!table.finished) {
      const seat = awaitedFirst(table);
      const plan = planOf(table, seat);
      const starts = [table.length];
      while (plan.legal().length > 0) {
        if (plan.ready) starts.push(table.length + plan.moves.length);
        // Seat 1 creeps over the track, so that it stays there alone.
        expectOk(plan.push(one(seat === 1 ? plan.legal().slice(0, 1) : plan.legal(), random)));
      }
      expectOk(table.commit(seat, plan.moves, plan.number));
      expect(table.turns().slice(-starts.length)).toEqual(starts.map(at => ({ at, seats: [seat] })));
      alone += starts.length - 1;
    }
    expect(alone).toBeGreaterThan(5);
  });
});

describe("a choice of Hero's Tavern", () => {
  it('is not made stale by the choices of others, and can be replaced until all are in', () => {
    const table = newTable('heros-tavern', 3, 'at once');
    const random = new SeededRandom('at once');
    const seen = table.number(2);
    const early = anyTurn(table, 2, random);
    expectOk(table.commit(0, anyTurn(table, 0, random), table.number(0)));
    expectOk(table.commit(1, anyTurn(table, 1, random), table.number(1)));
    const first = planOf(table, 0).legal()[0];
    const last = planOf(table, 0).legal().at(-1);
    if (!first || !last) throw new Error('no picks');
    for (const move of [first, last]) expectOk(table.commit(0, [move], table.number(0)));
    expect(table.number(2)).toBe(seen);
    // Someone sits down, someone chooses again: this does not make a choice stale, either.
    expectOk(table.handOver(1, { kind: 'bot', level: 'random' }));
    expectOk(table.commit(0, [last], table.number(0)));
    expectOk(table.commit(2, early, seen));
    expect(table.events(2, seen + 1).map(({ event }) => event)).toMatchObject([
      { event: 'chose' },
      { event: 'revealed', picks: [cardOf(last), expect.any(String), cardOf(early[0])] },
      { event: 'passed' },
    ]);
  });
});

const cardOf = (move: GameMove | undefined): unknown => move && 'card' in move && move.card;
