import { expect, it } from 'vitest';
import { thinkingTime } from './thinking-time.ts';

it('a bot thinks for what is left of its time, and for a tenth unless it is later than that whole time', () => {
  expect(thinkingTime(1000, -300)).toBe(1000);
  expect(thinkingTime(1000, 0)).toBe(1000);
  expect(thinkingTime(1000, 250)).toBe(750);
  expect(thinkingTime(1000, 950)).toBe(100);
  expect(thinkingTime(1000, 2000)).toBe(50);
  expect(thinkingTime(1000, 60_000)).toBe(10);
});

it('forty bots that are due at once and share one thread all move before the last is four times its time late', () => {
  let passed = 0;
  for (let i = 0; i < 40; i++) passed += thinkingTime(1000, passed);
  expect(passed).toBeLessThan(4000);
});
