/** How long a result is cached, in milliseconds: each check writes to the disk, and anybody can ask. */
const GOOD = 1000;
/** After this many milliseconds without an answer the check has failed: callers may not wait any longer. */
const PATIENCE = 2000;

const NO_ANSWER = 'the store does not answer';

/** The readiness probe: can the server do its work? Concurrent callers share one check of the store. */
export class Probe {
  private last: { readonly why: string | null; readonly at: number } | null = null;
  /**
   * The check in progress, and since when. It may take long if the store hangs; it is not started a second time then.
   */
  private asking: { readonly answer: Promise<string | null>; readonly since: number } | null = null;

  constructor(
    private readonly ask: () => Promise<string | null>,
    private readonly steady: () => number,
  ) {}

  /** Null if all is well; otherwise the reason. */
  async ready(): Promise<string | null> {
    const now = this.steady();
    if (this.asking === null && this.last !== null && now - this.last.at < GOOD) return this.last.why;
    this.asking ??= { answer: this.askNow(now), since: now };
    const { answer, since } = this.asking;
    const wait = Math.max(0, since + PATIENCE - now);
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<string>(resolve => {
      timer = setTimeout(() => resolve(NO_ANSWER), wait);
    });
    return Promise.race([answer, late]).finally(() => clearTimeout(timer));
  }

  private async askNow(at: number): Promise<string | null> {
    try {
      const why = await this.ask();
      this.last = { why, at };
      return why;
    } finally {
      this.asking = null;
    }
  }
}
