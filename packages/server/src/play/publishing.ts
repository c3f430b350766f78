import { accept } from '@taproom/games';
import { type Answer, problem } from '../problem.ts';
import type { PersonRow, TableRow } from '../store/rows.ts';
import type { Store } from '../store/store.ts';
import type { Rooms } from './rooms.ts';

/** Makes finished games of unlisted tables public, if all their players want that. */
export class Publishing {
  constructor(
    private readonly store: Store,
    private readonly rooms: Rooms,
  ) {}

  /** One player agrees, or takes it back. */
  async set(id: string, me: PersonRow, on: 'on' | 'off'): Promise<Answer<TableRow>> {
    const room = await this.rooms.get(id);
    if (room === null) return problem('no-such-thing');
    if (room.seatOf(me.id) === null) return problem('not-seated');
    const asked = await this.asked(room.row);
    return room.wish(async () => {
      for (;;) {
        const { row } = room;
        if (row.status !== 'finished' || row.listed || row.deal !== null) return problem('wrong-status');
        const others = row.published.filter(person => person !== me.id);
        const published = on === 'on' ? [...others, me.id] : others;
        const isPublic = asked.every(person => published.includes(person));
        if (await room.change({ published, public: isPublic })) return accept(room.row);
      }
    });
  }

  /** Those who have to agree: everyone who played and whose account still exists. */
  private async asked({ seats }: TableRow): Promise<string[]> {
    const people = await this.store.people.many(seats.flatMap(({ person }) => person ?? []));
    return people.filter(({ deleted }) => deleted === null).map(({ id }) => id);
  }
}
