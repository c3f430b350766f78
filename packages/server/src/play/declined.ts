import type { Proposal, TableInfo } from '@taproom/contracts';
import type { Seat } from '@taproom/games';
import type { Declined, TableRow } from '../store/rows.ts';
import { hasOneLeft } from './seats.ts';

/** The backoff after a declined proposal, in milliseconds; it doubles each time. */
const FIRST_WAIT = 10_000;
const LONGEST_WAIT = 600_000;

/** When someone may propose again; null if they may now. Whoever is left alone asks nobody, so they may always. */
export function proposesAgain(
  { declined, seats }: Pick<TableRow, 'declined' | 'seats'>,
  person: string,
  now: number,
): number | null {
  const own = declined.find(one => one.person === person);
  if (own === undefined || own.times === 0 || hasOneLeft(seats)) return null;
  const until = own.at + Math.min(FIRST_WAIT * 2 ** (own.times - 1), LONGEST_WAIT);
  return until > now ? until : null;
}

/**
 * What was declined at a table, with one more proposal that someone has declined. For the backoff it does not matter
 * who it was: withdrawing counts too.
 */
export function declinedBy(
  { declined, seats }: Pick<TableRow, 'declined' | 'seats'>,
  { id, kind, seat }: Proposal,
  by: string,
  at: number,
): Declined[] {
  const person = seats[seat]?.person ?? '';
  const times = (declined.find(one => one.person === person)?.times ?? 0) + 1;
  return [...without(declined, person), { person, times, at, last: { id, kind, by } }];
}

/** The proposal that was declined last, for everyone to see. */
export function lastDeclined({
  declined,
  seats,
}: Pick<TableRow, 'declined' | 'seats'>): TableInfo['declined'] {
  const one = declined.at(-1);
  const seatOf = (person: string): Seat => seats.findIndex(seat => seat.person === person);
  if (one?.last === undefined) return null;
  const { id, kind, by } = one.last;
  const [seat, decliner] = [seatOf(one.person), seatOf(by)];
  return seat < 0 || decliner < 0 ? null : { id, kind, seat, by: decliner };
}

/**
 * The same after a proposal of someone was carried out: they may propose again at once. They stay the last in the list, so
 * that nothing that was declined earlier becomes the last.
 */
export function carriedOut({ declined }: Pick<TableRow, 'declined'>, person: string, at: number): Declined[] {
  const wasDeclined = declined.some(one => one.person === person);
  return wasDeclined ? [...without(declined, person), { person, times: 0, at }] : [...declined];
}

const without = (declined: readonly Declined[], person: string): Declined[] =>
  declined.filter(one => one.person !== person);
