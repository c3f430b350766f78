import { describe, expect, it } from 'vitest';
import { addUpToOne, charted, reviewCurve } from './curve.ts';
import { accountWith, worth } from './testing/accounts.ts';

const first = [
  { ply: 1, worths: [worth(30, 0.4), worth(31, 0.6)] },
  { ply: 3, worths: [worth(32, 0.5), worth(33, 0.5)] },
  { ply: 5, worths: [worth(45, 1), worth(20, 0)] },
];

describe('the curve of a review', () => {
  it('is not there before the first look', () => {
    expect(reviewCurve({ curve: null, accounts: [] }, () => 1)).toBeNull();
  });

  it('takes of each seat the most thorough values there are', () => {
    const curve = reviewCurve({ curve: first, accounts: [accountWith(0, [])] }, () => 1);
    // The account of the first seat has values before moves 1 and 5.
    expect(curve?.lines).toEqual([
      [worth(40, 0.5), worth(41, 0.6), worth(32, 0.5), worth(45, 1)],
      [worth(31, 0.6), worth(31, 0.6), worth(33, 0.5), worth(20, 0)],
    ]);
  });

  it('starts with what the account expects at the start', () => {
    const account = accountWith(0, []);
    const start = { ply: 0, worths: [worth(1, 0.1), worth(2, 0.9)] };
    for (const curve of [first, [start, ...first]]) {
      const lines = reviewCurve({ curve, accounts: [account] }, () => 1)?.lines;
      expect(lines?.[0]?.[0]).toEqual(account.seats[0]?.initial);
      expect(lines?.map(line => line.length)).toEqual([4, 4]);
    }
  });

  it('marks where rounds begin, and never the end', () => {
    const curve = reviewCurve({ curve: first, accounts: [] }, ply => (ply < 2 ? 1 : ply < 4 ? 2 : 3));
    expect(curve?.rounds).toEqual([
      { at: 1, round: 1 },
      { at: 2, round: 2 },
    ]);
  });
});

it('nothing negative is charted', () => {
  expect(charted(worth(-3, 0.25), 'score')).toBe(0);
  expect(charted(worth(-3, 0.25), 'share')).toBe(25);
});

it('knows whether the chances of all players add up to 100 %', () => {
  expect(
    addUpToOne([
      [0.3, 0.7],
      [0.5, 0.496],
    ]),
  ).toBe(true);
  expect(
    addUpToOne([
      [0.3, 0.7],
      [0.6, 0.55],
    ]),
  ).toBe(false);
});
