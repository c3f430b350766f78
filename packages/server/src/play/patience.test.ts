import { expect, it } from 'vitest';
import { Offers } from './patience.ts';

const SECOND = 1000;
const MINUTE = 60_000;

it('lets a bot wait for whoever is back, once; and again only after a while', () => {
  const offers = new Offers();
  expect(offers.until('table 1', false, 0)).toBeNull();
  expect(offers.until('table 1', true, SECOND)).toBe(21 * SECOND);
  expect(offers.until('table 1', false, 2 * SECOND)).toBeNull();
  expect(offers.until('table 1', true, 3 * SECOND)).toBe(21 * SECOND);
  expect(offers.until('table 1', false, 30 * SECOND)).toBeNull();
  expect(offers.until('table 1', true, 31 * SECOND)).toBeNull();
  expect(offers.until('table 1', true, 5 * MINUTE)).toBeNull();
  expect(offers.until('table 2', true, 5 * MINUTE)).toBe(5 * MINUTE + 20 * SECOND);
  expect(offers.until('table 1', true, 11 * MINUTE)).toBe(11 * MINUTE + 20 * SECOND);
});
