/** Milliseconds for which an answer is good: each one writes to the disk, and anybody can ask. */
const GOOD = 1000;
/** Milliseconds after which no answer counts as one: whoever asks may not wait for longer. */
const PATIENCE = 2000;

const NO_ANSWER = 'the store does not answer';

/** Finds out whether the server can do its work. The store is asked once for all who want to know at the same time. */
export class Probe {
  private last: { readonly why: string | null; readonly at: number } | null = null;
  /** Under way, and since when. It may take long if the store hangs; then it is not asked a second time. */
  private asking: { readonly answer: Promise<string | null>; readonly since: number } | null = null;

  constructor(
    private readonly ask: () => Promise<string | null>,
    private readonly steady: () => number,
  ) {}

  /** Null if all is well; else the reason. */
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
