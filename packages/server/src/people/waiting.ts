import type { Seat } from '@taproom/games';
import { type Look, needs } from '../play/look.ts';
import type { Room } from '../play/room.ts';
import type { Herald } from './herald.ts';

const MOST_REMEMBERED = 10_000;

/** Watches games over days, and has those told who are awaited anew and are not there. */
export class Waiting {
  /** Who was awaited when a table was last looked at; tables that went on longest ago come first. */
  private readonly before = new Map<string, ReadonlySet<Seat>>();

  constructor(
    private readonly look: Look,
    private readonly herald: Pick<Herald, 'tell'>,
  ) {}

  /** A table went on. */
  async wentOn(room: Room): Promise<void> {
    const { row } = room;
    if (row.pace.pace !== 'days') return;
    const before = this.before.get(row.id);
    const awaited = new Set([...row.seats.keys()].filter(seat => needs(room, seat)));
    this.remember(row.id, awaited);
    const anew = [...awaited].filter(seat => !before?.has(seat));
    if (anew.length === 0) return;
    const { seats } = await this.look.info(row);
    for (const seat of anew) {
      const person = seats[seat]?.person;
      if (person == null || seats[seat]?.present) continue;
      const opponents = seats
        .filter((_, other) => other !== seat)
        .map(other => other.person?.name ?? other.level ?? '');
      this.herald.tell({ person: person.id, table: row.id, game: row.game, opponents });
    }
  }

  private remember(table: string, awaited: ReadonlySet<Seat>): void {
    this.before.delete(table);
    if (awaited.size > 0) this.before.set(table, awaited);
    for (const oldest of this.before.keys()) {
      if (this.before.size <= MOST_REMEMBERED) return;
      this.before.delete(oldest);
    }
  }
}
