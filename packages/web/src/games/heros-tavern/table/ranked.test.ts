import { expect, it } from 'vitest';
import { ranked } from './ranked.ts';

it('goes by heroes', () => {
  expect(ranked([30, 50, 40], [1])).toEqual([1, 2, 0]);
});

it('begins with whoever won a tie', () => {
  expect(ranked([40, 40, 30], [1])).toEqual([1, 0, 2]);
});

it('begins with the winner, though whoever resigned has more', () => {
  expect(ranked([60, 40, 50], [2])).toEqual([2, 0, 1]);
});
