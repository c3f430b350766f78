import { expectOk, GAMES, type GameId, SeededRandom } from '@taproom/games';
import { describe, expect, it } from 'vitest';
import {
  ESTIMATORS,
  gameAccount,
  gameCurve,
  judgeAttempt,
  type MoveMade,
  solves,
  tolerance,
} from '../src/coach/index.ts';

const DEPTH = { nodes: 30, controls: 2, seed: 'attempt' };

/** A game of players who choose at random. */
function randomGame(id: GameId, seats: number): { setup: Int16Array; moves: MoveMade[] } {
  const game = GAMES.current(id);
  const setup = expectOk(game.setup(seats));
  const state = game.copy(setup);
  const random = new SeededRandom('attempt');
  const moves: MoveMade[] = [];
  for (let [actor] = game.actors(state); actor !== undefined; [actor] = game.actors(state)) {
    const legal = actor === 'chance' ? [game.draw(state, random)] : game.moves(state, actor);
    const move = legal[random.below(legal.length)];
    expectOk(game.apply(state, actor, move));
    moves.push({ actor, move });
  }
  return { setup, moves };
}

function finish<Result>(job: Generator<number, Result, void>): Result {
  let next = job.next();
  while (!next.done) next = job.next();
  return next.value;
}

describe.each([
  { id: 'heaven-and-ale', seats: 2 },
  { id: 'heros-tavern', seats: 3 },
] as const)('after a game of $id', ({ id, seats }) => {
  const estimator = ESTIMATORS.current(id);
  const { setup, moves } = randomGame(id, seats);
  const account = finish(gameAccount(estimator, setup, moves, { ...DEPTH, seats: [0] }));

  it('a slip says what the better turn brings more, and nothing else does', () => {
    const slips = account.turns.flatMap(({ verdict }) => [verdict.score, verdict.share]);
    const measured = slips.filter(({ slip, error }) => slip < 0 && error > 0);
    expect(measured.some(({ parts = [] }) => parts.length > 0)).toBe(true);
    for (const { slip, parts } of slips) if (slip === 0) expect(parts).toBeUndefined();
    for (const { parts = [] } of measured)
      for (const { more, error } of parts) expect(Math.abs(more)).toBeGreaterThanOrEqual(2 * error);
  });

  it('another look at the turn that was played finds what the account found', () => {
    const slips = account.turns.filter(({ verdict }) => verdict.share.slip < 0);
    expect(slips.length).toBeGreaterThan(0);
    for (const { ply, seat, played, verdict } of slips.slice(0, 2)) {
      const again = judgeAttempt(estimator, setup, moves, { ply, seat, played }, DEPTH);
      expect(again.share.slip).toBeCloseTo(verdict.share.slip, 9);
      expect(again.share.moves).toEqual(verdict.share.moves);
    }
  });

  it('the best turn found is no slip when somebody tries it', () => {
    for (const { ply, seat, verdict } of account.turns.slice(0, 5)) {
      const tried = { ply, seat, played: verdict.share.moves };
      expect(judgeAttempt(estimator, setup, moves, tried, DEPTH).share.slip).toBe(0);
    }
  });

  it('the curve has a point wherever somebody decides, and ends with the result', () => {
    const curve = finish(gameCurve(estimator, setup, moves, DEPTH));
    const own = account.turns.map(({ ply }) => ply);
    expect(curve.map(({ ply }) => ply)).toEqual(expect.arrayContaining(own));
    // It starts where the account starts, before the first draw.
    expect(curve[0]).toMatchObject({ ply: 0 });
    expect(curve[0].worths[0]).toEqual(account.seats[0].initial);
    expect(curve.every(({ worths }) => worths.length === seats)).toBe(true);
    const end = curve.at(-1);
    expect(end?.ply).toBe(moves.length);
    expect(end?.worths[0]).toEqual(account.seats[0].final);
    expect(end?.worths.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 9);
  });
});

it('what a turn may cost and still be right shrinks with the table', () => {
  expect([2, 3, 4].map(tolerance)).toEqual([0.04, 0.08 / 3, 0.02]);
});

it('a turn that saves points but loses chances does not solve an exercise about points', () => {
  const slip = (score: number, share: number) => ({
    score: { moves: [], slip: score, error: 0 },
    share: { moves: [], slip: share, error: 0 },
  });
  expect(solves(slip(0, 0), 'score', 2)).toBe(true);
  expect(solves(slip(0, -0.2), 'score', 2)).toBe(false);
  expect(solves(slip(-9, 0), 'score', 2)).toBe(false);
  expect(solves(slip(-9, 0), 'share', 2)).toBe(true);
});
