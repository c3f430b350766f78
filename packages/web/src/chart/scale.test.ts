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

const BOUNDS = { least: 0, most: 100 };

it('leaves what is far enough apart', () => {
  expect(apart([80, 10, 40], 20, BOUNDS)).toEqual([80, 10, 40]);
});

it('moves apart what is too close, in its order and within the bounds', () => {
  expect(apart([50, 52, 51], 10, BOUNDS)).toEqual([50, 70, 60]);
  expect(apart([99, 100], 30, BOUNDS)).toEqual([70, 100]);
});
