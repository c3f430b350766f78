import type { PeopleStore } from '../store/store.ts';
import { type Pass, SESSION_LIFE } from './identities.ts';

const PART = 500;

/** Long-lived connections that were authorised once. */
export interface Connections {
  /** What those of a person, or of everyone, were opened with. */
  passes(person: string | null): readonly Pass[];
  /** Ends those that were opened with one of these. */
  endAll(ended: ReadonlySet<string>): void;
}

/**
 * Ends streams whose session or token has ended, or whose person was banned or deleted. Requests are authenticated
 * every time, but a stream only once, so this checks again: whenever something changed about its person (other nodes
 * send a hint), and regularly, since hints may get lost.
 */
export class Revocation {
  constructor(
    private readonly store: PeopleStore,
    private readonly connections: Connections,
    private readonly now: () => number,
  ) {}

  async review(person: string | null): Promise<void> {
    const passes = this.connections.passes(person);
    // In chunks, so that other requests get their turn in between.
    for (let i = 0; i < passes.length; i += PART) await this.check(passes.slice(i, i + PART));
  }

  private async check(passes: readonly Pass[]): Promise<void> {
    const idsOf = (by: Pass['by']) => passes.filter(pass => pass.by === by).map(({ id }) => id);
    const good = await this.store.stillGood(idsOf('session'), idsOf('token'), this.now() - SESSION_LIFE);
    this.connections.endAll(new Set(passes.map(({ id }) => id).filter(id => !good.has(id))));
  }
}
