import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { airborne, grounded, landed } from './landing.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  grounded();
  vi.useRealTimers();
});

/** How many milliseconds it takes until everything has landed. */
async function waited(pace = 1): Promise<number> {
  const begun = performance.now();
  const landing = landed(pace).then(() => performance.now() - begun);
  await vi.runAllTimersAsync();
  return landing;
}

test('waits for the last piece, also for one that takes off after the new position is shown', async () => {
  airborne(300);
  airborne(700);
  setTimeout(() => airborne(900), 50);
  expect(await waited()).toBe(950);
});

test('waits only for a moment where nothing flies', async () => {
  expect(await waited()).toBe(100);
});

test('does not wait for what was put in its place at once', async () => {
  airborne(5000);
  setTimeout(grounded, 50);
  expect(await waited()).toBe(100);
});

test('does not wait at all where nothing moves', async () => {
  airborne(5000);
  expect(await waited(0)).toBe(0);
});
