// Stops the clocks of a table while a request to go back is pending.

import type { Pace } from '@taproom/contracts';
import type { ClockStop, TableRow } from '../store/rows.ts';

/** The longest the clocks are stopped for one request, in milliseconds: nobody can stall a game by not answering. */
const LONGEST: Readonly<Record<Pace['pace'], number>> = { live: 60_000, days: 86_400_000, untimed: 0 };
/** How often the clocks can be stopped in one game. */
const MOST = 100;

type Clocked = Pick<TableRow, 'pace' | 'stops'>;

/** The clocks stop now, because someone asks to go back. */
export function stopped({ pace, stops }: Clocked, now: number): readonly ClockStop[] {
  const until = now + LONGEST[pace.pace];
  return until === now || stops.length >= MOST ? stops : [...stops, { since: now, until }];
}

/** The request is decided: the clocks resume, if they were stopped until now. */
export function resumed({ stops }: Clocked, now: number): readonly ClockStop[] {
  const last = stops.at(-1);
  return last === undefined || last.until <= now ? stops : [...stops.slice(0, -1), { ...last, until: now }];
}
