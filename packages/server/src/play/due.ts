import type { Pace } from '@taproom/contracts';
import type { Seat } from '@taproom/games';
import type { SeatRow } from '../store/rows.ts';
import type { Clocks } from './clock.ts';
import { isPlaying } from './seats.ts';

/**
 * When a table must be looked at again after a turn: at once for a bot, or when a clock or grace period could run out.
 */
export function nextDue(
  seats: readonly SeatRow[],
  pace: Pace,
  awaited: readonly Seat[],
  clocks: Clocks,
  now: number,
  grace: number,
): number | null {
  if (awaited.some(seat => !isPlaying(seats[seat]))) return now;
  const out = clocks.firstOut();
  return pace.pace === 'live' && out !== null ? Math.min(out, now + grace) : out;
}
