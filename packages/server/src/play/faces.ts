import type { Person } from '@taproom/contracts';
import { toPerson } from '../people/person.ts';
import type { Store } from '../store/store.ts';

const FRESH = 30_000;
const MOST = 5000;

/** Names to show, kept for a moment: every message about a table needs them. */
export class Faces {
  private readonly known = new Map<string, { readonly person: Person; readonly at: number }>();

  constructor(
    private readonly store: Store,
    private readonly now: () => number,
  ) {}

  async of(ids: Iterable<string | null>): Promise<ReadonlyMap<string, Person>> {
    const wanted = new Set([...ids].filter(id => id !== null));
    const late = this.now() - FRESH;
    const found = new Map<string, Person>();
    for (const id of wanted) {
      const face = this.known.get(id);
      if (face && face.at > late) found.set(id, face.person);
    }
    const missing = [...wanted].filter(id => !found.has(id));
    for (const row of missing.length > 0 ? await this.store.people.many(missing) : []) {
      const person = toPerson(row);
      found.set(row.id, person);
      // Behind all others: those that were read longest ago stand first, and go first.
      this.known.delete(row.id);
      this.known.set(row.id, { person, at: this.now() });
    }
    for (const oldest of this.known.keys()) {
      if (this.known.size <= MOST) break;
      this.known.delete(oldest);
    }
    return found;
  }

  /** Somebody has another name now. */
  forget(id: string): void {
    this.known.delete(id);
  }
}
