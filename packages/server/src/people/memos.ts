import { accept } from '@taproom/games';
import { type Answer, DONE, type Done, problem } from '../problem.ts';
import type { PersonRow } from '../store/rows.ts';
import type { Store } from '../store/store.ts';

/** Private notes that players keep about a table. */
export class Memos {
  constructor(private readonly store: Store) {}

  async of(table: string, me: PersonRow): Promise<Answer<{ readonly text: string }>> {
    if ((await this.store.tables.get(table)) === null) return problem('no-such-thing');
    return accept({ text: await this.store.memos.get(table, me.id) });
  }

  async keep(table: string, me: PersonRow, text: string): Promise<Answer<Done>> {
    const row = await this.store.tables.get(table);
    if (row === null) return problem('no-such-thing');
    if (row.seats.every(({ person }) => person !== me.id)) return problem('not-seated');
    return (await this.store.memos.put(table, me.id, text)) ? DONE : problem('not-known');
  }
}
