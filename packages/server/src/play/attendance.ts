import type { DueTable } from '../store/store.ts';
import type { Presence } from './presence.ts';

/** Milliseconds for which somebody who has acted without watching the table counts as waiting for it. */
const LATELY = 60_000;
const MOST_REMEMBERED = 10_000;

/**
 * At which tables somebody waits for what is due: a player watches the table, through whatever node, or has acted at this
 * node lately, as clients do that don't keep a stream. Their tables come first.
 */
export class Attendance {
  private readonly acted = new Map<string, number>();

  constructor(
    private readonly presence: Presence,
    private readonly steady: () => number,
  ) {}

  /** A player has asked for something at a table. */
  act(table: string): void {
    // Put at the end: the first one is where nobody acted for longest.
    this.acted.delete(table);
    this.acted.set(table, this.steady());
    const [first] = this.acted.keys();
    if (this.acted.size > MOST_REMEMBERED && first !== undefined) this.acted.delete(first);
  }

  isAttended({ table, isWatched }: DueTable): boolean {
    return isWatched || this.presence.isHere(table) || this.hasActed(table);
  }

  /** Of some tables, those where somebody waits by now. */
  async of(tables: readonly string[]): Promise<ReadonlySet<string>> {
    const watched = await this.presence.watched(tables);
    return new Set(tables.filter(table => watched.has(table) || this.hasActed(table)));
  }

  private hasActed(table: string): boolean {
    const at = this.acted.get(table);
    return at !== undefined && this.steady() - at < LATELY;
  }
}
