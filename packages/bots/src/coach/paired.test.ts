import { SeededRandom } from '@taproom/games';
import { describe, expect, it } from 'vitest';
import { slipOf } from './paired.ts';

describe('a slip', () => {
  it('is the mean difference, if that is clear', () => {
    expect(slipOf([-2, -2, -2], 'score')).toEqual({ slip: -2, error: 0 });
    const { slip, error } = slipOf([-2.5, -1.5, -2.5, -1.5, -2.5, -1.5], 'score');
    expect(slip).toBe(-2);
    expect(error).toBeCloseTo(Math.sqrt(1.5 / 5 / 6), 12);
  });

  it('is none if the turn was not worse', () => {
    expect(slipOf([1, 3], 'score').slip).toBe(0);
  });

  it('is none if it is smaller than a quarter of a point, or half a percent of victory', () => {
    expect(slipOf([-0.24, -0.24], 'score').slip).toBe(0);
    expect(slipOf([-0.25, -0.25], 'score').slip).toBe(-0.25);
    expect(slipOf([-0.004, -0.004], 'share').slip).toBe(0);
    expect(slipOf([-0.005, -0.005], 'share').slip).toBe(-0.005);
  });

  it('is none if it may be noise', () => {
    expect(slipOf([-9, 5, -8, 6], 'score').slip).toBe(0);
    // More than two standard errors, but that happens by chance once in fifty decisions.
    const often = Array.from({ length: 100 }, (_, n) => (n % 2 === 0 ? -2.5 : 1.5));
    expect(slipOf(often, 'score').slip).toBe(0);
  });

  it('needs more from few futures than from many', () => {
    expect(slipOf([-3, -1, -3, -1], 'score').slip).toBe(0);
    expect(slipOf([-3, -1, -3, -1, -3, -1, -3, -1], 'score').slip).toBe(-2);
  });

  it('is as rare with few futures as with many, if there is nothing but noise', () => {
    const random = new SeededRandom('noise');
    /** About a normal distribution. */
    const noise = (): number =>
      Array.from({ length: 12 }, () => random.below(1000) / 1000 - 0.5).reduce((a, b) => a + b);
    for (const futures of [4, 16]) {
      let slips = 0;
      for (let n = 0; n < 4000; n++)
        if (
          slipOf(
            Array.from({ length: futures }, () => 100 * noise()),
            'score',
          ).slip < 0
        )
          slips++;
      // Once in 740.
      expect(slips / 4000).toBeLessThan(0.0035);
    }
  });
});
