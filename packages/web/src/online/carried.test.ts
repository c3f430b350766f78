import { expect, it } from 'vitest';
import { isCarried } from './carried.ts';

it('settings are with the account when all that is set here is there as well', () => {
  const here = { theme: 'dark', volume: 30 };
  expect(isCarried(here, null)).toBe(false);
  expect(isCarried(here, { theme: 'dark' })).toBe(false);
  expect(isCarried(here, { theme: 'dark', volume: 40 })).toBe(false);
  expect(isCarried(here, { volume: 30, theme: 'dark', later: 'unknown' })).toBe(true);
});
