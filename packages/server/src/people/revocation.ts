import type { PeopleStore } from '../store/store.ts';
import { type Pass, SESSION_LIFE } from './identities.ts';

const PART = 500;

/** Long connections that somebody was let in to once. */
export interface Connections {
  /** What those of a person, or of all people, were opened with. */
  passes(person: string | null): readonly Pass[];
  /** Ends those that were opened with one of these. */
  endAll(ended: ReadonlySet<string>): void;
}

/**
 * Ends streams whose session or token has ended, or whose person was banned or deleted. A request asks the store who it
 * comes from; a stream was let in once, so this asks again: whenever something changed with its person (other nodes send
 * a hint), and regularly, as hints may get lost.
 */
export class Revocation {
  constructor(
    private readonly store: PeopleStore,
    private readonly connections: Connections,
    private readonly now: () => number,
  ) {}

  async review(person: string | null): Promise<void> {
    const passes = this.connections.passes(person);
    // In parts, so that other requests get their turn between them.
    for (let i = 0; i < passes.length; i += PART) await this.check(passes.slice(i, i + PART));
  }

  private async check(passes: readonly Pass[]): Promise<void> {
    const idsOf = (by: Pass['by']) => passes.filter(pass => pass.by === by).map(({ id }) => id);
    const good = await this.store.stillGood(idsOf('session'), idsOf('token'), this.now() - SESSION_LIFE);
    this.connections.endAll(new Set(passes.map(({ id }) => id).filter(id => !good.has(id))));
  }
}
