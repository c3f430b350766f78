import { expect, it } from 'vitest';
import { counted, PLAIN_POINTS } from './points.ts';

it('one of them is called otherwise than several', () => {
  const heroes = { one: 'hero', many: 'heroes' };
  expect([0, 1, 2, 21, -1].map(n => counted(n, heroes))).toEqual([
    '0 heroes',
    '1 hero',
    '2 heroes',
    '21 heroes',
    '-1 hero',
  ]);
  expect(counted(1, PLAIN_POINTS)).toBe('1 point');
});
