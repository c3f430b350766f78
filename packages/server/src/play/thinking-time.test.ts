import { expect, it } from 'vitest';
import { thinkingTime } from './thinking-time.ts';

it('a bot thinks for what is left of its time, and for a tenth at least', () => {
  expect(thinkingTime(1000, -300)).toBe(1000);
  expect(thinkingTime(1000, 0)).toBe(1000);
  expect(thinkingTime(1000, 250)).toBe(750);
  expect(thinkingTime(1000, 60_000)).toBe(100);
});
