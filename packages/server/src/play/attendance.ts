// Priority for background jobs: the tables where someone is waiting.

import type { DueTable } from '../store/store.ts';
import type { Presence } from './presence.ts';

/** How long someone who has acted without watching the table counts as waiting there, in milliseconds. */
const LATELY = 60_000;
const MOST_REMEMBERED = 10_000;

/**
 * The tables where someone is waiting for due work: a player is watching the table, through any node, or has acted on
 * this node recently, as clients without a stream do. These tables come first.
 */
export class Attendance {
  private readonly acted = new Map<string, number>();

  constructor(
    private readonly presence: Presence,
    private readonly steady: () => number,
  ) {}

  /** A player has requested something at a table. */
  act(table: string): void {
    // Moved to the end: the first entry is the least recent.
    this.acted.delete(table);
    this.acted.set(table, this.steady());
    const [first] = this.acted.keys();
    if (this.acted.size > MOST_REMEMBERED && first !== undefined) this.acted.delete(first);
  }

  isAttended({ table, isWatched }: DueTable): boolean {
    return isWatched || this.presence.isHere(table) || this.hasActed(table);
  }

  /** Of some tables, those where someone is waiting by now. */
  async of(tables: readonly string[]): Promise<ReadonlySet<string>> {
    const watched = await this.presence.watched(tables);
    return new Set(tables.filter(table => watched.has(table) || this.hasActed(table)));
  }

  private hasActed(table: string): boolean {
    const at = this.acted.get(table);
    return at !== undefined && this.steady() - at < LATELY;
  }
}
