import { expect, test } from 'vitest';
import { apart } from './apart.ts';

const LIMITS = { least: 0, most: 100 };

test('what is far enough apart stays', () => {
  expect(apart([80, 10, 40], 20, LIMITS)).toEqual([80, 10, 40]);
});

test('what is too close moves apart, in its order and within the limits', () => {
  expect(apart([50, 52, 51], 10, LIMITS)).toEqual([50, 70, 60]);
  expect(apart([99, 100], 30, LIMITS)).toEqual([70, 100]);
});
