import { describe, expect, it } from 'vitest';
import {
  ACTION_SPACES,
  BARREL_SPACES,
  heavenAndAle,
  MONK_PRICE,
  MONK_SPACES,
  OPEN_SPOTS,
  RESOURCE_SPACES,
  SCORING_SPACES,
  scoringLetter,
  spaceKind,
} from './index.ts';
import { only, play, table } from './testing/table.ts';

/** The track as the rules print it, space by space. */
const TRACK =
  '1 R, 2 R, 3 M4, 4 A, 5 R, 6 R, 7 B, 8 R, 9 R, 10 M3, 11 R, 12 C, 13 R, 14 K, 15 R, 16 *, 17 R, 18 M2, ' +
  '19 R, 20 *, 21 R, 22 R, 23 R, 24 *, 25 M1, 26 K, 27 R';

const sign = (space: number): string => {
  switch (spaceKind(space)) {
    case 'resource':
      return 'R';
    case 'monk':
      return `M${MONK_PRICE[space]}`;
    case 'barrel':
      return 'K';
    default:
      return scoringLetter(space) ?? 'none';
  }
};

describe('the main board', () => {
  it('HA 2.1 has 27 spaces, each of its kind and price', () => {
    expect(ACTION_SPACES).toBe(27);
    expect(Array.from({ length: 27 }, (_, i) => `${i + 1} ${sign(i + 1)}`).join(', ')).toBe(TRACK);
  });

  it('HA 2.1 has 15 resource, 4 monk, 6 scoring and 2 barrel spaces', () => {
    expect(RESOURCE_SPACES).toEqual([1, 2, 5, 6, 8, 9, 11, 13, 15, 17, 19, 21, 22, 23, 27]);
    expect(MONK_SPACES).toEqual([3, 10, 18, 25]);
    expect(SCORING_SPACES).toEqual([4, 7, 12, 16, 20, 24]);
    expect(BARREL_SPACES).toEqual([14, 26]);
  });

  it('HA 2.1 names a letter and a price only where there is one', () => {
    for (let space = 1; space <= 27; space++) {
      expect(scoringLetter(space) !== null, `letter of ${space}`).toBe(
        [4, 7, 12, 16, 20, 24].includes(space),
      );
      expect(MONK_PRICE[space] > 0, `price of ${space}`).toBe([3, 10, 18, 25].includes(space));
      expect(OPEN_SPOTS[space] > 0, `spots of ${space}`).toBe([4, 7, 12, 16, 20, 24].includes(space));
    }
  });

  it.each([
    [3, 4, 8],
    [10, 3, 6],
    [18, 2, 4],
    [25, 1, 2],
  ])('HA 2.1 5.5 monks of space %i cost %i in the shade and %i in the sun', (space, shady, sunny) => {
    for (const [hex, price] of [
      ['a2', shady],
      ['a1', sunny],
    ] as const) {
      const state = table({ tiles: { [space]: ['monk2'] } });
      const events = play(state, `go ${space}`, `buy monk2 ${hex}`);
      expect(only(events, 'bought')).toEqual([
        {
          event: 'bought',
          seat: 0,
          space,
          tile: 'monk2',
          hex,
          side: hex === 'a1' ? 'sunny' : 'shady',
          price,
        },
      ]);
      expect(only(events, 'ducats')).toEqual([
        { event: 'ducats', seat: 0, change: -price, now: 25 - price, reason: 'price' },
      ]);
    }
  });

  it('HA 2.1 seats two to four', () => {
    expect(heavenAndAle.seats).toEqual({ min: 2, max: 4 });
    expect([1, 2, 3, 4, 5].map(seats => heavenAndAle.setup(seats).ok)).toEqual([
      false,
      true,
      true,
      true,
      false,
    ]);
  });
});
