import { digestOf, newSecret } from '../ids.ts';
import type { PersonRow } from '../store/rows.ts';
import type { PeopleStore } from '../store/store.ts';

const HOUR = 3_600_000;
/** So long a node goes on believing what it knows of somebody; a change on this node counts at once. */
const BELIEVED = 5000;
const MOST_REMEMBERED = 10_000;

interface Remembered {
  readonly person: PersonRow;
  readonly until: number;
}

/**
 * Who comes with which secret: a browser with that of its session, a bot with that of its token. Each request asks, so
 * the last ones are remembered for some seconds.
 */
export class Identities {
  /** By the secret, oldest first. */
  private readonly remembered = new Map<string, Remembered>();

  constructor(
    private readonly store: PeopleStore,
    private readonly now: () => number,
  ) {}

  /** Lets a browser in: the secret for its cookie. */
  async begin(person: string): Promise<string> {
    const secret = newSecret();
    await this.store.addSession({ digest: digestOf(secret), person, created: this.now() });
    return secret;
  }

  async end(secret: string): Promise<void> {
    this.remembered.delete(secret);
    await this.store.dropSession(digestOf(secret));
  }

  bySession(secret: string): Promise<PersonRow | null> {
    return this.find(secret, async () => (await this.store.session(digestOf(secret)))?.person ?? null);
  }

  byToken(secret: string): Promise<PersonRow | null> {
    return this.find(secret, async () => {
      const token = await this.store.token(digestOf(secret));
      if (token === null) return null;
      if (this.now() - (token.used ?? 0) > HOUR) await this.store.useToken(token.id, this.now());
      return token.person;
    });
  }

  /** Something changed with a person: look again. */
  forget(person: string): void {
    for (const [secret, known] of this.remembered)
      if (known.person.id === person) this.remembered.delete(secret);
  }

  private async find(secret: string, personOf: () => Promise<string | null>): Promise<PersonRow | null> {
    const now = this.now();
    const known = this.remembered.get(secret);
    if (known !== undefined && known.until > now) return known.person;
    this.remembered.delete(secret);
    const id = await personOf();
    const person = id === null ? null : await this.store.get(id);
    if (person === null || person.deleted !== null) return null;
    if (now - person.active > HOUR) await this.store.change(person.id, { active: now });
    this.remember(secret, person);
    return person;
  }

  private remember(secret: string, person: PersonRow): void {
    this.remembered.set(secret, { person, until: this.now() + BELIEVED });
    if (this.remembered.size <= MOST_REMEMBERED) return;
    for (const oldest of this.remembered.keys()) {
      this.remembered.delete(oldest);
      break;
    }
  }
}
