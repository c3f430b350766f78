import { tables } from '@taproom/games/heros-tavern';
import { expect, test } from 'vitest';
import { sumOf, totalsOf } from './rows.ts';

const row = (food: number) => ({ entertainment: 1, food, ale: 0, lodging: 2, market: 0, staff: 0 });

test('a row adds up over all categories', () => {
  expect(sumOf(row(10))).toBe(13);
});

test('HT 7.2 the totals run over five rounds and end with the final scoring and the unspent tokens', () => {
  const rows = [row(0), row(10), row(0), row(0), row(10), row(20)];
  expect(totalsOf(tables, { rows, total: 62 })).toEqual([0, 3, 16, 19, 22, 35, 62]);
});
