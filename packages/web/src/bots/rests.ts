/** So many milliseconds the bots rest when they are asked to. */
export const REST = 150;

/**
 * When the bots rest, all of them at once. Its clock stands still meanwhile: whoever rests thinks longer for it, so nobody
 * makes a bot weaker by clicking.
 */
export class Rests {
  /** The last rest, and how long all before it were. */
  private from = 0;
  private until = 0;
  private before = 0;

  constructor(private readonly now: () => number) {}

  /** A rest begins, or the one that goes on is prolonged. */
  begin(): void {
    const now = this.now();
    if (now >= this.until) {
      this.before += this.until - this.from;
      this.from = now;
    }
    this.until = now + REST;
  }

  /** The milliseconds that are left of a rest. */
  get left(): number {
    return Math.max(0, this.until - this.now());
  }

  /** The time without all rests. */
  readonly clock = (): number => {
    const now = this.now();
    return now - this.before - (Math.min(now, this.until) - this.from);
  };
}
