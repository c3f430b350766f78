import { expectOk, type GameMove, SeededRandom } from '@taproom/games';
import type { Table } from '@taproom/table';
import { describe, expect, it } from 'vitest';
import { choose, newTable, playTurn } from '../log/testing/games.ts';
import { tonguesOf } from '../play/testing/faces.ts';
import { ExerciseGame } from './exercise-game.ts';
import { turnInWords } from './turn-in-words.ts';

function wholeTable(game: string, seats: number): Table {
  const table = newTable(game, seats, 'exercise');
  const random = new SeededRandom('exercise');
  while (!table.finished) playTurn(table, random);
  return table;
}

describe.each([
  ['heaven-and-ale', 2],
  ['heros-tavern', 3],
] as const)('an exercise from a game of %s', (id, seats) => {
  const table = wholeTable(id, seats);
  const turn = table.turns()[4];
  const ply = turn?.at ?? 0;
  const seat = turn?.seats[0] ?? 0;
  const newExercise = (): ExerciseGame => new ExerciseGame(table, ply, seat);

  /** Plans a whole turn. */
  function plan(game: ExerciseGame): void {
    const random = new SeededRandom('plan');
    for (let now = game.get(); now.plan?.complete === false; now = game.get())
      expectOk(game.act(choose(now.plan.legal, random)));
  }

  it('shows what the seat knew, and nothing of what it chose then', () => {
    const now = newExercise().get();
    expect(now).toMatchObject({ mayAct: true, seat, moves: ply, outcome: null, replaying: false });
    expect(now.view).toEqual(expectOk(table.viewAt(ply, seat)));
    expect(now.told.every(({ at }) => at <= ply)).toBe(true);
    const later = table.events(seat, 0).filter(({ at }) => at > ply);
    expect(now.told.length + later.length).toBeLessThanOrEqual(table.events(seat, 0).length);
  });

  it('takes a whole turn, hands it on, and then waits', async () => {
    const game = newExercise();
    const turns: (readonly GameMove[])[] = [];
    game.onTurn = moves => turns.push(moves);
    expect((await game.confirm()).ok).toBe(false);
    expect(turns).toEqual([]);
    plan(game);
    const { moves } = game.get().plan ?? { moves: [] };
    expectOk(await game.confirm());
    expect(turns).toEqual([moves]);
    expect(game.get()).toMatchObject({ mayAct: false, plan: null });
    expect((await game.confirm()).ok).toBe(false);
    expect(game.whyNot(moves[0] ?? { move: '' })).not.toBeNull();
  });

  it('begins again on request', async () => {
    const game = newExercise();
    plan(game);
    expectOk(await game.confirm());
    game.reopen();
    expect(game.get()).toMatchObject({ mayAct: true, plan: { moves: [] } });
    expect(game.get().view).toEqual(newExercise().get().view);
  });

  it('shows a turn on the board', () => {
    const game = newExercise();
    plan(game);
    const { view, plan: planned } = game.get();
    const other = newExercise();
    other.show(planned?.moves ?? []);
    expect(other.get().view).toEqual(view);
    expect(other.get()).toMatchObject({ mayAct: false, replaying: true });
  });

  it('is told in words in every language, whoever reads', async () => {
    const game = newExercise();
    plan(game);
    const moves = game.get().plan?.moves ?? [];
    for (const [language, tongue] of Object.entries(await tonguesOf(id))) {
      const told = [seat, null].map(reader => turnInWords(table, { ply, seat, moves }, reader, tongue));
      for (const one of told) expect(one, language).toMatch(/\p{L}{3}/u);
    }
  });
});
