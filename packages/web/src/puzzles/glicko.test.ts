import { expect, it } from 'vitest';
import { afterAttempt, chanceAgainst, NEWCOMER, type Strength } from './glicko.ts';

it('goes up with a solved puzzle, down with a failed one, and becomes more certain with both', () => {
  const up = afterAttempt(NEWCOMER, 1500, 1);
  const down = afterAttempt(NEWCOMER, 1500, 0);
  expect(up.rating).toBeGreaterThan(1600);
  expect(up.rating - 1500).toBeCloseTo(1500 - down.rating);
  expect(up.deviation).toBeLessThan(NEWCOMER.deviation);
  expect(down.deviation).toBe(up.deviation);
  expect(afterAttempt(NEWCOMER, 1500, 0.5).rating).toBeCloseTo(1500);
});

it('learns more from a surprise', () => {
  const settled: Strength = { rating: 1500, deviation: 80 };
  const gain = (puzzle: number): number => afterAttempt(settled, puzzle, 1).rating - settled.rating;
  expect(gain(1900)).toBeGreaterThan(gain(1500));
  expect(gain(1500)).toBeGreaterThan(gain(1100));
  expect(gain(1100)).toBeGreaterThan(0);
});

it('finds the strength of somebody who solves by chance', () => {
  let player = NEWCOMER;
  // Alternates puzzles, and solves those up to 1800.
  for (let i = 0; i < 400; i++) {
    const puzzle = 1000 + ((i * 37) % 21) * 80;
    player = afterAttempt(player, puzzle, puzzle <= 1800 ? 1 : 0);
  }
  expect(player.rating).toBeGreaterThan(1700);
  expect(player.rating).toBeLessThan(1950);
  expect(chanceAgainst(player, 1000)).toBeGreaterThan(0.95);
});
