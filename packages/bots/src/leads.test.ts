import { expect, it } from 'vitest';
import { bestLead } from './leads.ts';

/** Games in which a seat that is 5 points ahead wins this many times as often as the other. */
const games = (times: number) =>
  Array.from({ length: times + 1 }, (_, n) => ({ scores: [55, 50], final: n < times ? [1, 0] : [0, 1] }));

it('is the lead that makes a seat e times as likely to win', () => {
  expect(bestLead(games(3)) / (5 / Math.log(3))).toBeCloseTo(1, 1);
  expect(bestLead(games(9)) / (5 / Math.log(9))).toBeCloseTo(1, 1);
});

it('counts a shared victory for both', () => {
  expect(bestLead([{ scores: [55, 50], final: [7, 7] }])).toBeGreaterThan(20);
});
