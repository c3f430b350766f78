import { expect, it } from 'vitest';
import type { Tries } from './puzzle.ts';
import { startRatings } from './rate.ts';

/** Solvers of known strength try puzzles of known difficulty, as often as chance would have it. */
const TRUE_SOLVERS = { weak: 900, middle: 1400, strong: 1900 };
const TRUE_PUZZLES = [700, 1000, 1300, 1500, 1700, 2000, 2300];
const chance = (solver: number, puzzle: number): number => 1 / (1 + 10 ** ((puzzle - solver) / 400));
const found = TRUE_PUZZLES.map(puzzle =>
  Object.fromEntries(
    Object.entries(TRUE_SOLVERS).map(([name, solver]): [string, Tries] => [
      name,
      [Math.round(200 * chance(solver, puzzle)), 200],
    ]),
  ),
);

it('finds ratings again that attempts were made from', () => {
  const { puzzles, solvers } = startRatings(found);
  for (const [i, puzzle] of TRUE_PUZZLES.entries())
    expect(Math.abs((puzzles[i] ?? 0) - puzzle)).toBeLessThan(80);
  for (const [name, solver] of Object.entries(TRUE_SOLVERS))
    expect(Math.abs((solvers[name] ?? 0) - solver)).toBeLessThan(80);
});

it('rates new puzzles on the scale of known ones', () => {
  const known = TRUE_PUZZLES.slice(0, 5).map(rating => rating + 300);
  const { puzzles } = startRatings(found, known);
  expect(puzzles.slice(0, 5)).toEqual(known);
  for (const [i, puzzle] of TRUE_PUZZLES.slice(5).entries())
    expect(Math.abs((puzzles[5 + i] ?? 0) - puzzle - 300)).toBeLessThan(100);
});

it('rates what all find low, what nobody finds high, and neither without end', () => {
  const all: Tries = [4, 4];
  const none: Tries = [0, 4];
  const { puzzles } = startRatings([
    { weak: all, strong: all },
    { weak: none, strong: all },
    { weak: none, strong: none },
  ]);
  expect(puzzles).toEqual([...puzzles].sort((a, b) => a - b));
  expect(Math.min(...puzzles)).toBeGreaterThan(500);
  expect(Math.max(...puzzles)).toBeLessThan(2500);
});
