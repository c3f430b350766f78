import { expectOk, type GameMove, SeededRandom } from '@taproom/games';
import type { View } from '@taproom/games/heros-tavern';
import { describe, expect, it } from 'vitest';
import { Plan, type Table } from '../src/index.ts';
import { anyTurn, awaitedFirst, newTable, one, planOf, playTurn, playTurns, TABLES } from './tables.ts';

const knowledge = (table: Table, seat: number) => ({ view: table.view(seat), number: table.number(seat) });

describe.each(TABLES)('a plan at a table of %s for %i', (id, seats) => {
  it('tells beforehand what the commit makes happen, and leaves the table alone', () => {
    const table = newTable(id, seats, 'preview');
    const random = new SeededRandom('preview');
    for (let n = 0; n < 30 && !table.finished; n++) {
      const seat = awaitedFirst(table);
      // Only what goes over a wire.
      const plan = new Plan(table.game, seat, JSON.parse(JSON.stringify(knowledge(table, seat))));
      const { number } = plan;
      while (!plan.ready) expectOk(plan.push(one(plan.legal(), random)));
      expect(table.number(seat)).toBe(number);
      expectOk(table.commit(seat, plan.moves, number));
      const events = table.events(seat, number).map(({ event }) => event);
      expect(events.slice(0, plan.events.length)).toEqual(plan.events);
      if (events.length === plan.events.length) expect(plan.view).toEqual(table.view(seat));
    }
  });

  it('goes back and forth', () => {
    const table = newTable(id, seats, 'undo redo');
    const random = new SeededRandom('undo redo');
    playTurns(table, 6, random);
    const plan = planOf(table, awaitedFirst(table));
    const look = () => JSON.stringify([plan.moves, plan.events, plan.view, plan.ready, plan.legal()]);
    const seen = [look()];
    expect([plan.undo(), plan.redo(), plan.canUndo, plan.canRedo]).toEqual([false, false, false, false]);
    for (let n = 0; n < 3 && plan.legal().length > 0; n++) {
      expectOk(plan.push(one(plan.legal(), random)));
      seen.push(look());
    }
    for (const then of seen.toReversed().slice(1)) {
      expect(plan.undo()).toBe(true);
      expect(look()).toBe(then);
    }
    for (const then of seen.slice(1)) {
      expect(plan.redo()).toBe(true);
      expect(look()).toBe(then);
    }
    expect(plan.canRedo).toBe(false);
    plan.startOver();
    expect(look()).toBe(seen[0]);
    expect(plan.redo()).toBe(true);
    expect(look()).toBe(seen[1]);
    // Another move: what was undone is gone.
    plan.startOver();
    expectOk(plan.push(one(plan.legal().slice(-1), random)));
    expect(plan.canRedo).toBe(false);
  });

  it('says why something can not be done, and then has not done it', () => {
    const table = newTable(id, seats, 'why not');
    const random = new SeededRandom('why not');
    playTurns(table, 6, random);
    const plan = planOf(table, awaitedFirst(table));
    const before = JSON.stringify([plan.moves, plan.view]);
    for (const move of [{ move: 'fly' }, { move: 'go', space: 99 }, { move: 'pick', card: 'ace' }]) {
      const reason = plan.whyNot(move);
      expect(reason).toEqual({ ...reason, code: expect.any(String) });
      expect(plan.push(move)).toEqual({ ok: false, refusal: reason });
    }
    for (const move of plan.legal()) expect(plan.whyNot(move)).toBeNull();
    expect(JSON.stringify([plan.moves, plan.view])).toBe(before);
    expect(plan.ready).toBe(false);
  });

  it('survives that somebody sits down, and is committed with the new number', () => {
    const table = newTable(id, seats, 'survives');
    const random = new SeededRandom('survives');
    playTurns(table, 6, random);
    const seat = awaitedFirst(table);
    const plan = planOf(table, seat);
    while (!plan.ready) expectOk(plan.push(one(plan.legal(), random)));
    const { moves, events } = plan;
    expectOk(table.handOver(seat, { kind: 'bot', level: 'random' }));
    expectOk(table.handOver(seat, { kind: 'human', name: 'again' }));
    expect(table.commit(seat, plan.moves, plan.number)).toMatchObject({ refusal: { code: 'stale' } });
    expect(plan.rebase(knowledge(table, seat))).toEqual({ plan: 'kept' });
    expect([plan.moves, plan.events]).toEqual([moves, events]);
    expectOk(table.commit(seat, plan.moves, plan.number));
  });
});

describe('a plan of Heaven & Ale', () => {
  const planned = (seed: string, turns: number) => {
    const table = newTable('heaven-and-ale', 3, seed);
    const random = new SeededRandom(seed);
    playTurns(table, turns, random);
    const seat = awaitedFirst(table);
    return { table, random, seat, plan: planOf(table, seat) };
  };

  it('is ready when the turn is whole, and can go no further', () => {
    const { plan, random } = planned('whole', 5);
    expect(plan.ready).toBe(false);
    while (!plan.ready) expectOk(plan.push(one(plan.legal(), random)));
    expect(plan.moves.at(-1)).toEqual({ move: 'done' });
    expect(plan.legal()).toEqual([]);
    expect(plan.whyNot({ move: 'done' })).toMatchObject({ code: 'not-your-turn' });
  });

  it('is cut, with the reason, where the turn was made already', () => {
    const { table, plan, random, seat } = planned('made', 5);
    while (!plan.ready) expectOk(plan.push(one(plan.legal(), random)));
    const { moves } = plan;
    playTurn(table, random);
    const rebased = plan.rebase(knowledge(table, seat));
    expect(rebased).toMatchObject({ plan: 'cut', index: 0, lost: moves, reason: { code: 'not-your-turn' } });
    expect(plan.moves).toEqual([]);
    expect(plan.number).toBe(table.number(seat));
  });

  it('says which move does something else now, or is cut at it, after others went back and played again', () => {
    const found = new Set<string>();
    for (let n = 0; n < 40; n++) {
      const { table, plan, random, seat } = planned(`again ${n}`, 8);
      while (!plan.ready) expectOk(plan.push(one(plan.legal(), random)));
      const { moves } = plan;
      const options = planOf(table, seat).legal();
      const turn = table.turns().at(-1);
      expectOk(table.back(turn?.at ?? -1));
      const before = table.number(seat);
      playTurn(table, random);
      expect(table.number(seat)).toBeGreaterThan(before);
      const rebased = plan.rebase(knowledge(table, seat));
      found.add(rebased.plan);
      const sameOptions = JSON.stringify(planOf(table, seat).legal()) === JSON.stringify(options);
      if (rebased.plan === 'kept') expect(sameOptions).toBe(true);
      if (rebased.plan === 'differs') expect(rebased.index === 0).toBe(!sameOptions);
      const left = rebased.plan === 'cut' ? rebased.index : moves.length;
      expect(plan.moves).toEqual(moves.slice(0, left));
      if (rebased.plan === 'cut') expect(rebased.lost).toEqual(moves.slice(left));
      if (plan.ready) expectOk(table.commit(seat, plan.moves, plan.number));
    }
    expect([...found].sort()).toEqual(['cut', 'differs', 'kept']);
  });
});

describe("a plan of Hero's Tavern", () => {
  const start = (seed: string) => {
    const table = newTable('heros-tavern', 3, seed);
    return { table, random: new SeededRandom(seed), plan: planOf(table, 2) };
  };
  const cardOf = (move: GameMove | undefined): unknown => move && 'card' in move && move.card;

  it('is one choice, and another one takes its place', () => {
    const { plan } = start('one');
    const picks = plan.legal();
    for (const pick of picks) {
      expectOk(plan.push(pick));
      expect(plan.moves).toEqual([pick]);
      expect(plan.events).toEqual([{ event: 'chose', seat: 2, card: cardOf(pick) }]);
      expect(plan.ready).toBe(true);
    }
    plan.undo();
    expect(plan.moves).toEqual([picks.at(-2)]);
  });

  it('makes up no reveal when all others are in, and shows that they are', () => {
    const { table, random } = start('all in');
    for (const seat of [0, 1]) expectOk(table.commit(seat, anyTurn(table, seat, random), table.number(seat)));
    const plan = planOf(table, 2);
    const pick = one(plan.legal(), random);
    expectOk(plan.push(pick));
    expect(plan.events.map(({ event }) => event)).toEqual(['chose']);
    const view = plan.view as View;
    expect(view.players.map(player => player.in)).toEqual([true, true, true]);
    expect(view.players.map(({ chosen }) => chosen)).toEqual([null, null, cardOf(pick)]);
  });

  it('is kept while others choose, and cut when a bot chose instead and the hand has gone', () => {
    const { table, random, plan } = start('kept');
    const hand = (table.view(2) as View).players[2]?.hand ?? [];
    const coming = (table.view('host') as View).players[1]?.hand ?? [];
    const card = hand.find(each => !coming.includes(each));
    expectOk(plan.push({ move: 'pick', card } as GameMove));
    expectOk(table.commit(0, anyTurn(table, 0, random), table.number(0)));
    expect(plan.rebase(knowledge(table, 2))).toEqual({ plan: 'kept' });
    expectOk(table.commit(1, anyTurn(table, 1, random), table.number(1)));
    expect(plan.rebase(knowledge(table, 2))).toEqual({ plan: 'kept' });
    expectOk(table.commit(2, anyTurn(table, 2, random), table.number(2)));
    expect(plan.rebase(knowledge(table, 2))).toMatchObject({
      plan: 'cut',
      index: 0,
      reason: { code: 'not-in-hand', card },
    });
  });
});
