import type { Seat } from '@taproom/games';
import type { OffClock } from './pauses.ts';
import type { Sightings } from './presence.ts';
import type { Room } from './room.ts';
import { isPlaying } from './seats.ts';

/** How long someone in a live game may be away before a bot takes over: the grace period. */
export class Absence {
  constructor(
    private readonly pauses: OffClock,
    private readonly now: () => number,
    /** In milliseconds. */
    readonly grace: number,
  ) {}

  /** When bots take over the seats of those who are away and have to move in a live game. The others are left out. */
  takeovers(room: Room, presence: Sightings): ReadonlyMap<Seat, number> {
    const { row, game } = room;
    if (row.status !== 'playing' || row.pace.pace !== 'live' || game === null) return new Map();
    const awaited = game.awaited().filter(seat => isPlaying(row.seats[seat]));
    const since = awaited.map((seat): [Seat, number] => {
      const until = presence.get(seat)?.until ?? 0;
      return [seat, Math.max(until, row.started ?? 0, room.waitingSince)];
    });
    const away = since.filter(([, at]) => at <= this.now());
    // Time in which no node was working does not count as absence.
    return new Map(away.map(([seat, at]) => [seat, this.pauses.after(at, this.grace)]));
  }
}
