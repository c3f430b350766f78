// Stops the clocks of a table: while a request to go back is pending, and for good when only one player is left.

import type { Pace } from '@taproom/contracts';
import type { ClockStop, TableRow } from '../store/rows.ts';
import { hasOneLeft } from './seats.ts';

/** The longest the clocks are stopped for one request, in milliseconds: nobody can stall a game by not answering. */
const LONGEST: Readonly<Record<Pace['pace'], number>> = { live: 60_000, days: 86_400_000, untimed: 0 };
/** How often the clocks can be stopped in one game. */
const MOST = 100;
/** The end of a stop that has none: the last moment a date can name. */
export const FOREVER = 8_640_000_000_000_000;

type Clocked = Pick<TableRow, 'pace' | 'stops'>;

/** Whether the clocks never run again. */
export const areStoppedForGood = ({ stops }: Pick<TableRow, 'stops'>): boolean =>
  stops.at(-1)?.until === FOREVER;

/** The clocks stop now, because someone asks to go back. */
export function stopped({ pace, stops }: Clocked, now: number): readonly ClockStop[] {
  const until = now + LONGEST[pace.pace];
  const isFull = stops.length >= MOST || areStoppedForGood({ stops });
  return until === now || isFull ? stops : [...stops, { since: now, until }];
}

/** The request is decided: the clocks resume, if they were stopped until now. */
export function resumed({ stops }: Clocked, now: number): readonly ClockStop[] {
  const last = stops.at(-1);
  return last === undefined || last.until <= now || areStoppedForGood({ stops })
    ? stops
    : [...stops.slice(0, -1), { ...last, until: now }];
}

/** All others have resigned: nobody waits for the one who is left, so the clocks stop for good. */
export function stoppedAlone(
  { pace, stops, rated, seats }: Clocked & Pick<TableRow, 'rated' | 'seats'>,
  now: number,
): readonly ClockStop[] {
  const isOff = pace.pace === 'untimed' || rated || areStoppedForGood({ stops });
  return isOff || !hasOneLeft(seats) ? stops : [...stops, { since: now, until: FOREVER }];
}
