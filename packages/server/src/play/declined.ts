import type { Declined, TableRow } from '../store/rows.ts';

/** The back-off after a declined proposal, in milliseconds; it doubles each time. */
const FIRST_WAIT = 10_000;
const LONGEST_WAIT = 600_000;

/** How long someone has to wait before they may propose again, in seconds; 0 if they may now. */
export function proposalWait({ declined }: Pick<TableRow, 'declined'>, person: string, now: number): number {
  const own = declined.find(one => one.person === person);
  if (own === undefined) return 0;
  const wait = Math.min(FIRST_WAIT * 2 ** (own.times - 1), LONGEST_WAIT);
  return Math.max(0, Math.ceil((own.at + wait - now) / 1000));
}

/**
 * What was declined at a table, with one more proposal by someone. It does not matter who declines: withdrawing counts
 * too.
 */
export function declinedBy({ declined }: Pick<TableRow, 'declined'>, person: string, at: number): Declined[] {
  const times = (declined.find(one => one.person === person)?.times ?? 0) + 1;
  return [...notDeclined({ declined }, person), { person, times, at }];
}

/** The same without someone whose proposal was carried out. */
export const notDeclined = ({ declined }: Pick<TableRow, 'declined'>, person: string): Declined[] =>
  declined.filter(one => one.person !== person);
