import { expect, it } from 'vitest';
import { figuresIn } from './figures.ts';

it('writes figures as each language does, with a real minus', () => {
  const { points, pointsOff, share, shareOff, fine } = figuresIn('en');
  expect([points(4), pointsOff(-4.06), pointsOff(4), share(0.125), shareOff(-0.2), fine(0.314)]).toEqual([
    '4.0',
    '−4.1',
    '+4.0',
    '12.5%',
    '−20%',
    '0.31',
  ]);
  expect([points(-0), points(-0.04), share(-0.0001)]).toEqual(['0.0', '0.0', '0%']);
  expect(figuresIn('de').shareOff(-0.125)).toBe('−12,5\u00a0%');
  expect(figuresIn('ru').points(4.1)).toBe('4,1');
});
