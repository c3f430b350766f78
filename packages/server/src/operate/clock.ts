import type { Store } from '../store/store.ts';

/** How often the clock is compared with the database's, in milliseconds. */
const COMPARE = 30_000;
/** Each comparison asks this many times; the fastest answer is the most precise. */
const QUESTIONS = 3;
/** Differences below the first are ignored, those above the second are logged. */
const LITTLE = 250;
const MUCH = 2000;

interface ClockLog {
  error(facts: object, text: string): void;
  warn(facts: object, text: string): void;
}

/**
 * The current time. Where nodes share a database, its clock counts for all of them: otherwise a node whose clock is
 * fast would end the players' time too early, and take work from others whose leases are still valid.
 */
export class SharedClock {
  private correction = 0;
  private isTold = false;
  private timer: NodeJS.Timeout | null = null;

  constructor(private readonly local: () => number = Date.now) {}

  readonly now = (): number => this.local() + this.correction;

  /** By how many milliseconds this machine's clock is ahead. */
  get ahead(): number {
    return -this.correction;
  }

  /** Compares now, and then repeatedly until it is stopped. */
  async follow(store: Store, log: ClockLog): Promise<void> {
    await this.compare(store, log);
    this.timer = setInterval(() => {
      // While the database can't be asked, the last answer is the best there is.
      this.compare(store, log).catch(error => {
        log.error({ error: String(error) }, 'could not compare the clock with the database');
      });
    }, COMPARE);
    this.timer.unref();
  }

  stop(): void {
    if (this.timer !== null) clearInterval(this.timer);
  }

  async compare(store: Store, log: ClockLog): Promise<void> {
    let best: { readonly ahead: number; readonly took: number } | null = null;
    for (let i = 0; i < QUESTIONS; i++) {
      const asked = this.local();
      const time = await store.time();
      if (time === null) return;
      const took = this.local() - asked;
      // The clock was changed while the question was on its way.
      if (took < 0) continue;
      if (best === null || took < best.took) best = { ahead: asked + took / 2 - time, took };
    }
    if (best === null || Math.abs(best.ahead - this.ahead) <= best.took / 2 + LITTLE) return;
    this.correction = Math.abs(best.ahead) <= LITTLE ? 0 : -Math.round(best.ahead);
    const isMuch = Math.abs(this.ahead) > MUCH;
    if (isMuch && !this.isTold)
      log.warn(
        { seconds: Math.round(this.ahead / 1000) },
        "this machine's clock differs from the database's, which is authoritative; synchronise it (NTP)",
      );
    this.isTold = isMuch;
  }
}
