import type { Person } from '@taproom/contracts';
import { type Answer, DONE, type Done, problem } from '../problem.ts';
import type { PersonRow } from '../store/rows.ts';
import type { PeopleStore } from '../store/store.ts';
import { toPerson } from './person.ts';

const MOST = 1000;

/** Whose chat someone does not want to see. */
export class Mutes {
  constructor(private readonly store: PeopleStore) {}

  async of(person: PersonRow): Promise<Person[]> {
    const people = await this.store.many(await this.store.mutedBy(person.id));
    return people.map(toPerson);
  }

  async set(person: PersonRow, other: string, on: 'on' | 'off'): Promise<Answer<Done>> {
    if (other === person.id || (await this.store.get(other)) === null) return problem('no-such-thing');
    if (on === 'on' && (await this.store.mutedBy(person.id)).length >= MOST) return problem('too-many');
    return (await this.store.mute(person.id, other, on)) ? DONE : problem('not-known');
  }
}
