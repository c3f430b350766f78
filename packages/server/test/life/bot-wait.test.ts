import type { SeatInfo } from '@taproom/contracts';
import { expect, it } from 'vitest';
import { BotWait, Offer } from './bot-wait.ts';

const SECOND = 1000;
const PAUSE = 700;

const seat = (replaced: SeatInfo['replaced'], present: boolean): SeatInfo => ({
  person: { id: 'p', name: 'Bob', kind: 'guest' },
  level: 'gardener',
  replaced,
  takeover: null,
  present,
  seen: 0,
});
const waits = (offer: Offer, now: number): BotWait => new BotWait('gardener', 1, offer, PAUSE, now, false);

it('counts the time in which a bot could have moved, after its pause', () => {
  const wait = waits(new Offer(), 0);
  expect(wait.late(PAUSE)).toBe(0);
  expect(wait.late(PAUSE + 5 * SECOND)).toBe(5 * SECOND);
});

it('does not count what was left to someone at the table, but all that came before and after it', () => {
  const offer = new Offer();
  const wait = waits(offer, 0);
  offer.look(seat('away', false), SECOND);
  offer.look(seat('away', true), PAUSE + 3 * SECOND);
  expect(wait.late(PAUSE + 13 * SECOND)).toBe(3 * SECOND);
  expect(wait.offered(PAUSE + 13 * SECOND)).toBe(10 * SECOND);
  expect(wait.late(PAUSE + 27 * SECOND)).toBe(7 * SECOND);
  expect(wait.offered(PAUSE + 27 * SECOND)).toBe(20 * SECOND);
});

it('counts again when they have gone, and in the next ten minutes', () => {
  const offer = new Offer();
  const first = waits(offer, 0);
  offer.look(seat('time', true), 0);
  offer.look(seat('time', false), 5 * SECOND);
  expect(first.late(7 * SECOND)).toBe(2 * SECOND);
  const next = waits(offer, 60 * SECOND);
  offer.look(seat('time', true), 60 * SECOND);
  expect(next.late(70 * SECOND)).toBe(10 * SECOND - PAUSE);
  const later = waits(offer, 621 * SECOND);
  offer.look(seat('time', true), 621 * SECOND);
  expect(later.late(630 * SECOND)).toBe(0);
});

it('allows no wait for whoever has resigned, or in a seat that is a bot’s own', () => {
  for (const replaced of ['resigned', null] as const) {
    const offer = new Offer();
    const wait = waits(offer, 0);
    offer.look(seat(replaced, true), 0);
    expect(wait.late(PAUSE + SECOND)).toBe(SECOND);
  }
});
