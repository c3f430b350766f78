import { expect, it } from 'vitest';
import { nextTo } from './steps.ts';

const things = [
  { name: 'right', x: 10, y: 0 },
  { name: 'far right', x: 20, y: 0 },
  { name: 'right below', x: 5, y: 9 },
  { name: 'left below', x: -5, y: 9 },
];
const from = { x: 0, y: 0 };

it.each([
  ['the nearest ahead', { x: 1, y: 0 }, 'right'],
  ['the first of two that are equally near', { x: 0, y: 1 }, 'right below'],
  ['what lies aside if nothing lies ahead', { x: -1, y: 0 }, 'left below'],
  ['nothing where nothing is', { x: 0, y: -1 }, undefined],
])('an arrow key steps to %s', (_, direction, name) => {
  expect(nextTo(from, direction, things)?.name).toBe(name);
});
