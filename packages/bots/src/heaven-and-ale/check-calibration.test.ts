import { expect, it } from 'vitest';
import { placesBehind } from './calibration.ts';
import { revisionsIn, worthsIn } from './check-calibration.ts';
import type { Collected } from './collected.ts';
import { fitted } from './fit-calibration.ts';

/** Searches that hope 2 points too much for who has just moved, and 1 too little for who is to move. */
const WRONG = [-1, 0, 2];

/** A game of three in which everyone gets 50 points and one, and always could expect as much. */
function collected(n: number): Collected {
  const final = [50, 50, 50].map((score, seat) => (seat === n % 3 ? score + 1 : score));
  const rows = Array.from({ length: 40 }, (_, i) => {
    const mover = i % 3;
    const expected = final.map((score, seat) => score + (WRONG[placesBehind(mover, seat, 3)] ?? 0));
    return [4 - i / 10, mover, ...expected];
  });
  return { seats: 3, rows, exact: rows.length, final };
}

it('finds what is gained on own turns where nothing was corrected', () => {
  const none = [{ left: 0, more: [0, 0, 0], lead: 5 }];
  const [first] = revisionsIn(collected(0), none);
  // Thirteen turns lift what is expected from 1 too little to 2 too much, and the last one ends with the result.
  expect(first?.score).toBeCloseTo(13 * 3 + 1, 9);
  expect(worthsIn(collected(0), none).at(-1)?.[0]).toEqual({ score: 51, share: 1 });
});

it('fits a correction that leaves nothing of it', () => {
  const knots = fitted(Array.from({ length: 30 }, (_, n) => collected(n)));
  for (const { score } of revisionsIn(collected(1), knots)) expect(Math.abs(score)).toBeLessThan(0.1);
});
