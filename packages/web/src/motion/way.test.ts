import { expect, test } from 'vitest';
import { durationOf, enlarged } from './way.ts';

const end = { x: 0, y: 0, scale: 1 };

test('a longer way takes longer, and none takes for ever', () => {
  const short = durationOf([{ x: 30, y: 40, scale: 1 }, end]);
  const long = durationOf([{ x: 300, y: 400, scale: 1 }, end]);
  expect(short).toBe(430);
  expect(long).toBe(700);
  expect(durationOf([{ x: 3000, y: 4000, scale: 1 }, { x: 0, y: 4000, scale: 1 }, end])).toBe(1100);
});

test('a small piece is large on its way, and ends at its own size', () => {
  const way = [{ x: 100, y: 60, scale: 1 }, end];
  expect(enlarged(way, 14)).toEqual([{ x: 100, y: 60, scale: 1 }, { x: 50, y: 30, scale: 4 }, end]);
  expect(enlarged([{ x: 100, y: 60, scale: 1 }, { x: 20, y: 60, scale: 1 }, end], 28)).toEqual([
    { x: 100, y: 60, scale: 1 },
    { x: 20, y: 60, scale: 2 },
    end,
  ]);
});

test('a large piece keeps its size', () => {
  const way = [{ x: 100, y: 60, scale: 0.5 }, end];
  expect(enlarged(way, 80)).toEqual(way);
});
