// Pauses the bots while the user clicks or types, so that the page stays responsive.

/** How long one pause lasts, in milliseconds. */
export const REST = 150;

/**
 * When the bots rest, all of them at once. The bots' clock stops meanwhile: they think longer to make up for it, so
 * clicking does not make a bot weaker.
 */
export class Rests {
  /** The last rest, and the total of all before it. */
  private from = 0;
  private until = 0;
  private before = 0;

  constructor(private readonly now: () => number) {}

  /** Starts a rest, or extends the current one. */
  begin(): void {
    const now = this.now();
    if (now >= this.until) {
      this.before += this.until - this.from;
      this.from = now;
    }
    this.until = now + REST;
  }

  /** The milliseconds left of a rest. */
  get left(): number {
    return Math.max(0, this.until - this.now());
  }

  /** The time without all rests. */
  readonly clock = (): number => {
    const now = this.now();
    return now - this.before - (Math.min(now, this.until) - this.from);
  };
}
