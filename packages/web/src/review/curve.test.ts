import { describe, expect, it } from 'vitest';
import { charted, reviewCurve } from './curve.ts';
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
      [worth(41, 0.6), worth(32, 0.5), worth(45, 1)],
      [worth(31, 0.6), worth(33, 0.5), worth(20, 0)],
    ]);
  });

  it('marks where rounds begin, and never the end', () => {
    const curve = reviewCurve({ curve: first, accounts: [] }, ply => (ply < 2 ? 1 : ply < 4 ? 2 : 3));
    expect(curve?.rounds).toEqual([
      { at: 0, round: 1 },
      { at: 1, round: 2 },
    ]);
  });
});

it('nothing negative is charted', () => {
  expect(charted(worth(-3, 0.25), 'score')).toBe(0);
  expect(charted(worth(-3, 0.25), 'share')).toBe(25);
});
