import type { Person } from '@taproom/contracts';
import { distinctNames } from '../people/names.ts';
import { toPerson } from '../people/person.ts';
import type { SeatRow } from '../store/rows.ts';
import type { Store } from '../store/store.ts';

const FRESH = 30_000;
const MOST = 5000;

interface CachedPerson {
  readonly person: Person;
  readonly created: number;
  readonly isDeleted: boolean;
  readonly at: number;
}

/** Display names, cached briefly: every message about a table needs them. */
export class PersonCache {
  private readonly known = new Map<string, CachedPerson>();

  constructor(
    private readonly store: Store,
    /** What bots of a level are called, in all languages: nobody at a table may look like one that plays there. */
    private readonly botNames: (level: string) => readonly string[],
    private readonly now: () => number,
  ) {}

  async of(ids: Iterable<string | null>): Promise<ReadonlyMap<string, Person>> {
    const faces = await this.find(ids);
    return new Map([...faces].map(([id, { person }]) => [id, person]));
  }

  /** The people at a table, with distinguishable names. */
  async atTable(seats: readonly SeatRow[]): Promise<ReadonlyMap<string, Person>> {
    const [people = new Map<string, Person>()] = await this.atTables([seats]);
    return people;
  }

  /** The same for several tables, in their order: names are looked up once for all of them. */
  async atTables(tables: readonly (readonly SeatRow[])[]): Promise<ReadonlyMap<string, Person>[]> {
    const faces = await this.find(tables.flatMap(seats => seats.map(({ person }) => person)));
    return tables.map(seats => peopleAt(seats, faces, this.botNames));
  }

  /** Someone has a new name. */
  forget(id: string): void {
    this.known.delete(id);
  }

  private async find(ids: Iterable<string | null>): Promise<ReadonlyMap<string, CachedPerson>> {
    const wanted = new Set([...ids].filter(id => id !== null));
    const late = this.now() - FRESH;
    const found = new Map<string, CachedPerson>();
    for (const id of wanted) {
      const face = this.known.get(id);
      if (face && face.at > late) found.set(id, face);
    }
    const missing = [...wanted].filter(id => !found.has(id));
    for (const row of missing.length > 0 ? await this.store.people.many(missing) : []) {
      const { created, deleted } = row;
      const face = { person: toPerson(row), created, isDeleted: deleted !== null, at: this.now() };
      found.set(row.id, face);
      // Moved to the end: the least recently read come first, and are dropped first.
      this.known.delete(row.id);
      this.known.set(row.id, face);
    }
    for (const oldest of this.known.keys()) {
      if (this.known.size <= MOST) break;
      this.known.delete(oldest);
    }
    return found;
  }
}

function peopleAt(
  seats: readonly SeatRow[],
  faces: ReadonlyMap<string, CachedPerson>,
  botNames: (level: string) => readonly string[],
): ReadonlyMap<string, Person> {
  const there = seats.flatMap(({ person }) => (person === null ? [] : (faces.get(person) ?? [])));
  const people = there.filter(({ isDeleted }) => !isDeleted);
  const names = distinctNames(
    people.map(({ person: { id, name }, created }) => ({ id, name, created })),
    seats.flatMap(({ level }) => (level === null ? [] : botNames(level))),
  );
  return new Map(
    there.map(({ person }) => [person.id, { ...person, name: names.get(person.id) ?? person.name }]),
  );
}
