import type { Edition } from '@taproom/games';
import { type Look, needs } from '../play/look.ts';
import type { Room } from '../play/room.ts';
import type { ErrandStore } from '../store/errands.ts';
import type { Herald } from './herald.ts';

/** How many games are looked at again in one go. */
const MOST_MISSED = 200;

export interface TurnWatcherParts {
  readonly look: Look;
  readonly errands: ErrandStore;
  readonly herald: Pick<Herald, 'wake'>;
  readonly now: () => number;
  /** How long emails are held back to include further turns, in milliseconds. */
  readonly gather: number;
  /** The games this server knows the rules of. */
  readonly editions: readonly Edition[];
  readonly room: (table: string) => Promise<Room | null>;
}

/** Watches correspondence games, and has people notified when it becomes their turn and they are not online. */
export class TurnWatcher {
  constructor(private readonly parts: TurnWatcherParts) {}

  /** A table has moved on. */
  async wentOn(room: Room): Promise<void> {
    const { look, errands, herald, now, gather } = this.parts;
    const { row, length: entries } = room;
    if (row.pace.pace === 'live') return;
    const awaited = [...row.seats.keys()].filter(seat => needs(room, seat));
    const { seats } = await look.info(row);
    const people = awaited.flatMap(seat => {
      const at = seats[seat];
      return at?.person == null ? [] : [{ person: at.person.id, isThere: at.present }];
    });
    if (await errands.note({ table: row.id, entries, people, at: now(), gather })) herald.wake();
  }

  /** Looks at games whose node stopped after it had stored a turn, and before it could say so. */
  async catchUp(): Promise<void> {
    const { errands, editions, room } = this.parts;
    for (const table of await errands.unnoted(editions, MOST_MISSED)) {
      const found = await room(table);
      if (found !== null) await this.wentOn(found);
    }
  }
}
