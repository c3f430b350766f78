import { expectOk, type GameMove, type Seat, SeededRandom, type Viewer } from '@taproom/games';
import { CARDS, type View } from '@taproom/games/heros-tavern';
import { describe, expect, it } from 'vitest';
import { Table } from '../src/index.ts';
import { anyTurn, bytesFor, newTable, one, planOf } from './tables.ts';

const SEATS = [3, 4, 5];
const seatsOf = (table: Table): Seat[] => [...table.sitters.keys()];

const commit = (table: Table, seat: Seat, move: GameMove): void => {
  expectOk(table.commit(seat, [move], table.number(seat)));
};

/** The same table once more. */
const twin = (table: Table): Table => expectOk(Table.restore(table.game, table.setup, table.log));

/** Plays a game of chosen moves; before each step, `look` may try out things on twins. */
function playThrough(table: Table, random: SeededRandom, look: (choices: GameMove[]) => void): void {
  while (!table.finished) {
    const choices = seatsOf(table).map(seat => one(anyTurn(table, seat, random), random));
    look(choices);
    for (const [seat, move] of choices.entries()) commit(table, seat, move);
  }
}

function shuffled<T>(items: readonly T[], random: SeededRandom): T[] {
  const left = [...items];
  return items.flatMap(() => left.splice(random.below(left.length), 1));
}

describe.each(SEATS)("Hero's Tavern among %i: what viewers are sent", seats => {
  it('failure 13: differs in no byte if others chose something else in this step, or chose again and again', () => {
    const table = newTable('heros-tavern', seats, 'secrets');
    const random = new SeededRandom(`others ${seats}`);
    let different = 0;
    playThrough(table, random, choices => {
      const last = seats - 1;
      const [one1, other] = [twin(table), twin(table)];
      for (const [seat, move] of choices.slice(0, last).entries()) {
        commit(one1, seat, move);
        for (let again = random.below(3); again >= 0; again--) {
          const instead = one(planOf(other, seat).legal(), random);
          commit(other, seat, instead);
          if (JSON.stringify(instead) !== JSON.stringify(move)) different++;
        }
        // Taken back and made again: nobody else can tell.
        if (random.below(3) === 0) {
          expectOk(other.undo(seat));
          commit(other, seat, one(planOf(other, seat).legal(), random));
        }
      }
      for (const viewer of [last, 'spectator'] as const) {
        expect(bytesFor(other, viewer)).toBe(bytesFor(one1, viewer));
        expect(other.length).toBe(one1.length);
        expect(other.turns()).toEqual(one1.turns());
      }
    });
    expect(different).toBeGreaterThan(50);
  });

  it('does not tell, once all is revealed, who chose when or what they had chosen first', () => {
    const table = newTable('heros-tavern', seats, 'secrets');
    const random = new SeededRandom(`order ${seats}`);
    playThrough(table, random, choices => {
      const [plain, other] = [twin(table), twin(table)];
      for (const [seat, move] of choices.entries()) commit(plain, seat, move);
      const order = shuffled(seatsOf(table), random);
      const fickle = order[0] ?? 0;
      for (const move of planOf(other, fickle).legal().slice(0, 2)) commit(other, fickle, move);
      for (const seat of order) commit(other, seat, choices[seat] ?? { move: 'none' });
      for (const viewer of [...seatsOf(table), 'spectator'] as const) {
        // The one who chose again was told so.
        if (viewer !== fickle) expect(bytesFor(other, viewer)).toBe(bytesFor(plain, viewer));
        else expect(other.view(viewer)).toEqual(plain.view(viewer));
      }
      expect(other.record()).toBe(plain.record());
    });
  });

  it('numbers the events of each viewer without gaps, and a hidden choice only for who made it', () => {
    const table = newTable('heros-tavern', seats, 'secrets');
    const random = new SeededRandom(`numbers ${seats}`);
    const numbers = () => seatsOf(table).map(seat => table.number(seat));
    const before = numbers();
    commit(table, 1, one(planOf(table, 1).legal(), random));
    expect(numbers()).toEqual(before.map((number, seat) => (seat === 1 ? number + 1 : number)));
    expect(table.number('spectator')).toBe(before[0]);
    expectOk(table.undo(1));
    expect(numbers()).toEqual(before.map((number, seat) => (seat === 1 ? number + 2 : number)));
    playThrough(table, random, () => {});
    for (const viewer of [...seatsOf(table), 'spectator', 'host'] as const) {
      const told = table.events(viewer, 0);
      expect(told.map(({ number }) => number)).toEqual(told.map((_, i) => i + 1));
      for (const since of [0, 1, 7, told.length - 1, told.length, told.length + 5]) {
        expect(table.events(viewer, since)).toEqual(told.slice(since));
      }
      for (const nonsense of [-3, 0.5, Number.NaN]) expect(table.events(viewer, nonsense)).toEqual(told);
    }
  });

  it('holds no choice of others before its reveal, and no hand that was never theirs', () => {
    const table = newTable('heros-tavern', seats, 'secrets');
    const random = new SeededRandom(`hands ${seats}`);
    let hands = 0;
    const look = (viewer: Viewer) => {
      for (const { event } of table.events(viewer, 0)) {
        if (event.event === 'chose' || event.event === 'decided')
          expect(event).toMatchObject({ seat: viewer });
        if (event.event === 'dealt' && 'hands' in event && Array.isArray(event.hands)) {
          for (const [seat, hand] of event.hands.entries()) expect(hand !== null).toBe(seat === viewer);
          hands++;
        }
      }
      const view = table.view(viewer) as View;
      expect(view.pileCards).toBeNull();
      for (const [seat, player] of view.players.entries()) {
        if (seat !== viewer) expect([player.chosen, player.purchase]).toEqual([null, null]);
      }
    };
    while (!table.finished) {
      const seat = one(table.awaited(), random);
      commit(table, seat, one(planOf(table, seat).legal(), random));
      for (const viewer of [...seatsOf(table), 'spectator'] as const) look(viewer);
    }
    expect(hands).toBeGreaterThan(100);
  });

  it('failure 13: shows strangers what a spectator sees', () => {
    const table = newTable('heros-tavern', seats, 'secrets', { mode: 'shared' });
    for (const stranger of [null, undefined, seats, -1, 'nobody', {}] as unknown as Viewer[]) {
      expect(bytesFor(table, stranger)).toBe(bytesFor(table, 'spectator'));
    }
  });

  it('gives a bot the view of its seat and nothing else', () => {
    const table = newTable('heros-tavern', seats, 'secrets');
    expectOk(table.handOver(0, { kind: 'bot', level: 'random' }));
    commit(table, 1, one(planOf(table, 1).legal(), new SeededRandom('bot')));
    expect(table.botDue()).toEqual([
      { seat: 0, level: 'random', view: table.view(0), number: table.number(0) },
    ]);
    expect(JSON.stringify(table.view('host'))).toContain(
      `"chosen":"${CARDS.find(card => hasChosen(table, card))}"`,
    );
    expect(CARDS.some(card => JSON.stringify(table.botDue()).includes(`"chosen":"${card}"`))).toBe(false);
  });
});

const hasChosen = (table: Table, card: string): boolean =>
  (table.view('host') as View).players.some(({ chosen }) => chosen === card);

describe('a bot that stands in for somebody', () => {
  const bot = { kind: 'bot', level: 'patron' } as const;
  const person = { kind: 'human', name: 'player 1' } as const;
  const choose = (table: Table, seat: Seat): void =>
    commit(table, seat, one(planOf(table, seat).legal(), new SeededRandom(`choice ${seat}`)));
  const lastTo = (table: Table, viewer: Viewer): readonly Seat[] | undefined =>
    table.events(viewer, 0).findLast(({ event }) => event.event === 'revealed')?.standIns;

  it('is known to have made its choice, first to that seat and then to all, also after a restart', () => {
    const table = newTable('heros-tavern', 3, 'stand-in');
    expectOk(table.handOver(1, bot));
    choose(table, 1);
    expectOk(table.handOver(1, person));
    expect(table.events(1, 0).find(({ event }) => event.event === 'chose')?.standIns).toEqual([1]);
    for (const other of [0, 2, 'spectator'] as const)
      expect(table.events(other, 0).some(({ standIns }) => standIns !== undefined)).toBe(false);
    choose(table, 0);
    choose(table, 2);
    for (const same of [table, twin(table), table.fork()])
      for (const viewer of [0, 1, 2, 'spectator'] as const) expect(lastTo(same, viewer)).toEqual([1]);
  });

  it('has not made what its person chose before it came, or after they were back', () => {
    const table = newTable('heros-tavern', 3, 'stand-in');
    choose(table, 1);
    expectOk(table.handOver(1, bot));
    choose(table, 0);
    choose(table, 2);
    expect(lastTo(table, 0)).toBeUndefined();
    choose(table, 1);
    expectOk(table.handOver(1, person));
    choose(table, 1);
    choose(table, 0);
    choose(table, 2);
    expect(lastTo(table, 1)).toBeUndefined();
  });

  it('is no bot that sat there from the start', () => {
    const table = newTable('heros-tavern', 3, 'stand-in', { seats: [person, bot, bot] });
    for (const seat of seatsOf(table)) choose(table, seat);
    expect(lastTo(table, 0)).toBeUndefined();
  });
});
