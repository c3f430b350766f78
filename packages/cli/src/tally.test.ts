import { expect, it } from 'vitest';
import { Tally } from './tally.ts';

it('tells mean and percentiles of what was counted', () => {
  const tally = new Tally();
  for (let value = 100; value >= 1; value--) tally.add(value);
  expect(tally.summary()).toEqual({
    mean: 50.5,
    min: 1,
    p10: 10,
    p25: 25,
    p50: 50,
    p75: 75,
    p90: 90,
    max: 100,
  });
  const one = new Tally();
  one.add(-7);
  expect(one.summary()).toEqual({ mean: -7, min: -7, p10: -7, p25: -7, p50: -7, p75: -7, p90: -7, max: -7 });
});
