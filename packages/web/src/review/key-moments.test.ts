import { GAMES } from '@taproom/games';
import { expect, it } from 'vitest';
import { shownMoments } from './key-moments.ts';
import { accountWith, judgedTurn, worth } from './testing/accounts.ts';

const game = GAMES.current('heaven-and-ale');
const all = (): boolean => true;
const turns = [
  judgedTurn(2, worth(2, 0.1)),
  judgedTurn(4, worth(9, 0)),
  judgedTurn(6, worth(0, 0), { isForced: true }),
  judgedTurn(8, worth(1, 0.3)),
];
const account = accountWith(0, turns, worth(-2, 0.06));

it('key moments come in the order of play, with the number of the turn and a mark for the biggest', () => {
  const shown = shownMoments(game, account, 2, all);
  expect(shown.map(({ kind, moment, number, isBiggest }) => [kind, moment.ply, number, isBiggest])).toEqual([
    ['luck', 0, 1, false],
    ['slip', 2, 1, false],
    ['slip', 4, 2, false],
    ['slip', 8, 4, true],
  ]);
});

it('the biggest is the one with the largest number beside it, and always among the few', () => {
  const small = [1, 3, 5, 7].map(ply => judgedTurn(ply, worth(20, 0.1)));
  const [only, ...others] = shownMoments(
    game,
    accountWith(0, [...small, judgedTurn(9, worth(0.5, 0.2))]),
    2,
    all,
    1,
  );
  expect(only).toMatchObject({ moment: { ply: 9 }, isBiggest: true });
  expect(others).toEqual([]);
});

it('the few that mattered most are still in the order of play', () => {
  const shown = shownMoments(game, account, 2, all, 2);
  expect(shown.map(({ moment }) => moment.ply)).toEqual([4, 8]);
});

it('the name of a slip goes by the measure that stands beside it', () => {
  const shown = shownMoments(game, account, 2, all).filter(({ kind }) => kind === 'slip');
  expect(shown.map(({ by, moment }) => [by, moment.kind === 'slip' && moment.name])).toEqual([
    ['share', 'mistake'],
    ['score', null],
    ['share', 'blunder'],
  ]);
});

it('luck goes by chances, if it changes them', () => {
  const [draw] = shownMoments(game, account, 2, all);
  expect(draw?.by).toBe('share');
  const [other] = shownMoments(game, accountWith(0, turns, worth(-2, 0)), 2, all);
  expect(other?.by).toBe('score');
});
