import type { Seat } from '@taproom/games';
import type { TableRow } from '../store/rows.ts';
import { patience } from './patience.ts';
import type { OffClock } from './pauses.ts';
import type { Sightings } from './presence.ts';
import type { Room } from './room.ts';
import { isPlaying } from './seats.ts';
import { areStoppedForGood } from './stops.ts';

/** How long someone in a live game may be away before a bot takes over: the grace period. */
export class Absence {
  constructor(
    private readonly pauses: OffClock,
    private readonly now: () => number,
    /** In milliseconds. */
    private readonly grace: number,
  ) {}

  /** The grace period at a table; null without one. Nobody else waits for the only person left: they have longer. */
  graceAt(row: TableRow): number | null {
    if (areStoppedForGood(row)) return patience(row.pace);
    return row.pace.pace === 'live' ? this.grace : null;
  }

  /** When a game ends that nobody has come back to. Time in which no node was working does not count here either. */
  lapsesAt({ row, waitingSince }: Room): number {
    return this.pauses.after(waitingSince, patience(row.pace));
  }

  /** When bots take over the seats of those who are away and have to move in a live game. The others are left out. */
  takeovers(room: Room, presence: Sightings): ReadonlyMap<Seat, number> {
    const { row, game } = room;
    const grace = this.graceAt(row);
    if (row.status !== 'playing' || grace === null || game === null) return new Map();
    const awaited = game.awaited().filter(seat => isPlaying(row.seats[seat]));
    const since = awaited.map((seat): [Seat, number] => {
      const until = presence.get(seat)?.until ?? 0;
      return [seat, Math.max(until, row.started ?? 0, room.times.waitsFor(seat))];
    });
    const away = since.filter(([, at]) => at <= this.now());
    // Time in which no node was working does not count as absence.
    return new Map(away.map(([seat, at]) => [seat, this.pauses.after(at, grace)]));
  }
}
