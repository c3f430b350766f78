import { expect, it } from 'vitest';
import { slipMeasure, slipName } from './slip-names.ts';

const named = (share: number, before: number, seats: number, score = 0) =>
  slipName({ score, share }, { score: 50, share: before }, seats);

it('names slips by the share of victory they cost, scaled to the table', () => {
  expect([0.04, 0.05, 0.1, 0.2].map(loss => named(-loss, 0.5, 2))).toEqual([
    null,
    'inaccuracy',
    'mistake',
    'blunder',
  ]);
  expect(named(-0.05, 0.25, 4)).toBe('mistake');
  expect(named(-0.1, 0.25, 4)).toBe('blunder');
});

it('names slips by points where the game is as good as decided', () => {
  expect([1, 1.5, 3, 6].map(points => named(0, 0.999, 2, -points))).toEqual([
    null,
    'inaccuracy',
    'mistake',
    'blunder',
  ]);
  expect(named(0, 0.001, 2, -6)).toBe('blunder');
  expect(named(0, 0.5, 2, -6)).toBe(null);
});

it('measures a slip by what its name goes by', () => {
  const measured = (share: number, score: number, before: number) =>
    slipMeasure({ share, score }, { score: 50, share: before });
  expect(measured(-0.1, -3, 0.5)).toBe('share');
  expect(measured(0, -3, 0.5)).toBe('score');
  expect(measured(-0.001, -3, 0.999)).toBe('score');
  expect(measured(-0.001, 0, 0.999)).toBe('share');
});
