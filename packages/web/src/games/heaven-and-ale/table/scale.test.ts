import { expect, it } from 'vitest';
import { apart, stepFor } from './scale.ts';

it.each([
  [1, 1],
  [7, 2],
  [33, 10],
  [76, 20],
  [190, 50],
])('a scale up to %i has steps of %i', (most, step) => {
  expect(stepFor(most)).toBe(step);
});

it('keeps things apart that would cover each other, from the bottom up', () => {
  expect(apart([100, 100, 20], 30)).toEqual([100, 70, 20]);
  expect(apart([10, 50, 90], 30)).toEqual([10, 50, 90]);
});
