import type { Pause } from '../store/store.ts';

/** When no node worked: that time is on nobody's clock. Newer pauses come after older ones, and none overlap. */
export class Pauses {
  private readonly pauses: Pause[] = [];

  /** Grows with each pause, for those who have counted with fewer. */
  get count(): number {
    return this.pauses.length;
  }

  get lastEnd(): number {
    return this.pauses.at(-1)?.until ?? 0;
  }

  add(pauses: readonly Pause[]): void {
    for (const pause of pauses) if (pause.until > this.lastEnd) this.pauses.push(pause);
  }

  /** How much of the time from one moment to another counts. */
  worked(from: number, to: number): number {
    if (to <= from) return 0;
    let worked = to - from;
    // The last ones matter: most questions are about a short time ago.
    for (let i = this.pauses.length - 1; i >= 0; i--) {
      const { since, until } = this.pauses[i] ?? { since: 0, until: 0 };
      if (until <= from) break;
      worked -= Math.max(0, Math.min(until, to) - Math.max(since, from));
    }
    return worked;
  }

  /** When so much time that counts has passed since a moment. */
  after(from: number, ms: number): number {
    let at = from + Math.max(0, ms);
    for (const { since, until } of this.pauses)
      if (until > from && since < at) at += until - Math.max(since, from);
    return at;
  }
}
