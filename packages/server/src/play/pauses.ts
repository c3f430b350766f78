import type { Pause } from '../store/store.ts';

/** Times that count on nobody's clock. */
export interface OffClock {
  /** Grows with each pause, for those who have computed with fewer. */
  readonly count: number;
  /** How much of the time between two moments counts. */
  worked(from: number, to: number): number;
  /** When this much counted time has passed since a given time. */
  after(from: number, ms: number): number;
}

/** The times when no node was working. In order, and without overlaps. */
export class Pauses implements OffClock {
  private readonly pauses: Pause[] = [];

  get count(): number {
    return this.pauses.length;
  }

  get all(): readonly Pause[] {
    return this.pauses;
  }

  get lastEnd(): number {
    return this.pauses.at(-1)?.until ?? 0;
  }

  add(pauses: readonly Pause[]): void {
    for (const pause of pauses) if (pause.until > this.lastEnd) this.pauses.push(pause);
  }

  worked(from: number, to: number): number {
    if (to <= from) return 0;
    let worked = to - from;
    // From the end: most questions are about recent times.
    for (let i = this.pauses.length - 1; i >= 0; i--) {
      const { since, until } = this.pauses[i] ?? { since: 0, until: 0 };
      if (until <= from) break;
      worked -= Math.max(0, Math.min(until, to) - Math.max(since, from));
    }
    return worked;
  }

  after(from: number, ms: number): number {
    let at = from + Math.max(0, ms);
    for (const { since, until } of this.pauses)
      if (until > from && since < at) at += until - Math.max(since, from);
    return at;
  }
}

/** The pauses of one table: those of the server, and the times when its own clocks are stopped. */
export class TablePauses implements OffClock {
  private own: readonly Pause[] = [];
  private changes = 0;
  private counted = -1;
  private merged = new Pauses();

  constructor(private readonly server: Pauses) {}

  get count(): number {
    return this.server.count + this.changes;
  }

  /** The table's own pauses, in order. */
  set(own: readonly Pause[]): void {
    if (JSON.stringify(own) === JSON.stringify(this.own)) return;
    this.own = own;
    this.changes += 1;
  }

  worked(from: number, to: number): number {
    return this.both().worked(from, to);
  }

  after(from: number, ms: number): number {
    return this.both().after(from, ms);
  }

  private both(): Pauses {
    if (this.own.length === 0) return this.server;
    if (this.counted === this.count) return this.merged;
    this.counted = this.count;
    this.merged = new Pauses();
    let end = 0;
    for (const { since, until } of [...this.server.all, ...this.own].sort((a, b) => a.since - b.since)) {
      // What overlaps with an earlier one begins where that ends.
      this.merged.add([{ since: Math.max(since, end), until }]);
      end = Math.max(end, until);
    }
    return this.merged;
  }
}
