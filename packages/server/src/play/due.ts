import type { Seat } from '@taproom/games';
import type { TableRow } from '../store/rows.ts';
import type { Clocks } from './clock.ts';
import { patience } from './patience.ts';
import { isPlaying } from './seats.ts';
import { areStoppedForGood } from './stops.ts';

/**
 * When a table must be looked at again after a turn: at once for a bot, or when a clock or grace period could run out.
 */
export function nextDue(
  { seats, pace, stops }: Pick<TableRow, 'seats' | 'pace' | 'stops'>,
  awaited: readonly Seat[],
  clocks: Clocks,
  now: number,
  grace: number,
): number | null {
  if (awaited.some(seat => !isPlaying(seats[seat]))) return now;
  if (areStoppedForGood({ stops })) return now + patience(pace);
  const out = clocks.firstOut();
  return pace.pace === 'live' && out !== null ? Math.min(out, now + grace) : out;
}
