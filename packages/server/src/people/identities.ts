// Authentication: sessions of browsers and access tokens of bots.

import { digestOf, newId, newSecret } from '../ids.ts';
import { type Answer, DONE, type Done, problem } from '../problem.ts';
import type { PersonRow, SessionRow } from '../store/rows.ts';
import type { KnownPerson, PeopleStore } from '../store/store.ts';

const HOUR = 3_600_000;
/** Sessions expire after this long without use; browsers don't keep the cookie any longer either. */
export const SESSION_LIFE = 400 * 86_400_000;
/** A person has at most this many sessions. */
const MOST = 50;

/** What someone is authenticated by: the session of a browser, or the token of a bot. */
export interface Pass {
  readonly by: 'session' | 'token';
  readonly id: string;
}

/** The caller, and what they are authenticated by. */
export interface Asker {
  readonly person: PersonRow;
  readonly pass: Pass;
}

export type ToldSession = Pick<SessionRow, 'id' | 'created' | 'used' | 'device'> & {
  readonly current: boolean;
};

/**
 * Authentication by secret. Nothing is cached: each request reads the store once, so that a session ended on one node
 * is accepted by no other.
 */
export class Identities {
  constructor(
    private readonly store: PeopleStore,
    /** A session ended. */
    private readonly changed: (person: string) => void,
    private readonly now: () => number,
  ) {}

  /**
   * Starts a session, and uses up the move code it is started with, if any. Returns the secret for the browser's
   * cookie, or null if the account was deleted in the meantime or the code has ended.
   */
  async begin(person: string, device: string | null, code?: string): Promise<string | null> {
    const [secret, now] = [newSecret(), this.now()];
    const session = { digest: digestOf(secret), id: newId(), person, created: now, used: now, device };
    return (await this.store.addSession(session, MOST, code)) ? secret : null;
  }

  async end(secret: string): Promise<void> {
    const person = await this.store.dropSession(digestOf(secret));
    if (person !== null) this.changed(person);
  }

  async bySession(secret: string): Promise<Asker | null> {
    const known = await this.store.bySession(digestOf(secret), this.now() - SESSION_LIFE);
    return this.noteUse(known, 'session', id => this.store.useSession(id, this.now()));
  }

  async byToken(secret: string): Promise<Asker | null> {
    const known = await this.store.byToken(digestOf(secret));
    return this.noteUse(known, 'token', id => this.store.useToken(id, this.now()));
  }

  /** The sessions of a person, most recently used first. */
  async sessions(person: PersonRow, pass: Pass | null): Promise<ToldSession[]> {
    const rows = await this.store.sessionsOf(person.id, this.now() - SESSION_LIFE);
    return rows.map(({ id, created, used, device }) => ({
      id,
      created,
      used,
      device,
      current: pass?.by === 'session' && pass.id === id,
    }));
  }

  async endSession(person: PersonRow, id: string): Promise<Answer<Done>> {
    if ((await this.store.dropSessions(person.id, { only: id })) === 0) return problem('no-such-thing');
    this.changed(person.id);
    return DONE;
  }

  /** Ends all sessions of a person except the caller's. */
  async endOthers(person: PersonRow, pass: Pass | null): Promise<void> {
    await this.store.dropSessions(person.id, { but: pass?.by === 'session' ? pass.id : null });
    this.changed(person.id);
  }

  /** Notes once an hour that a credential, and so its person, is in use. */
  private async noteUse(
    known: KnownPerson | null,
    by: Pass['by'],
    use: (id: string) => Promise<void>,
  ): Promise<Asker | null> {
    if (known === null) return null;
    const { person, id } = known;
    const late = this.now() - HOUR;
    // A full disk must not keep people from reading: it is noted next time.
    if ((known.used ?? 0) < late) await use(id).catch(() => undefined);
    if (person.active < late)
      await this.store.change(person.id, { active: this.now() }).catch(() => undefined);
    return { person, pass: { by, id } };
  }
}
