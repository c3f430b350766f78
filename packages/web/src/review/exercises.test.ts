import { expect, it } from 'vitest';
import { exercisesOf } from './exercises.ts';
import { accountWith, judgedTurn, worth } from './testing/accounts.ts';

it('exercises are the turns that would not pass as right, at the scale of the table', () => {
  const account = accountWith(1, [
    judgedTurn(2, worth(9, 0), { seat: 1 }),
    judgedTurn(4, worth(1, 0.03), { seat: 1 }),
    judgedTurn(6, worth(2, 0.05), { seat: 1 }),
  ]);
  expect(exercisesOf('key', account, 2)).toEqual([
    {
      key: 'key',
      ply: 2,
      seat: 1,
      played: [{ move: 'played' }],
      best: [{ move: 'richer' }],
      slip: worth(-9, -0),
      by: 'score',
      parts: [],
      error: 0.1,
    },
    {
      key: 'key',
      ply: 6,
      seat: 1,
      played: [{ move: 'played' }],
      best: [{ move: 'better' }],
      slip: worth(-2, -0.05),
      by: 'share',
      parts: [],
      error: 0.01,
    },
  ]);
  expect(exercisesOf('key', account, 4).map(({ ply }) => ply)).toEqual([2, 4, 6]);
  expect(exercisesOf('key', account, 4, ({ ply }) => ply !== 6).map(({ ply }) => ply)).toEqual([2, 4]);
});
