// A fair concurrency limiter for expensive requests: bursts must not block the event loop for everyone else.

import { FairQueue } from './play/fair-queue.ts';

interface Waiting {
  readonly asker: string;
  readonly enter: (how: Entered) => void;
  readonly isGone: () => boolean;
}

/**
 * `in`: it is the caller's turn, until they leave. `gone`: they have disconnected. `busy`: too many of their requests
 * are waiting.
 */
export type Entered = 'in' | 'gone' | 'busy';

/**
 * A fair concurrency limit for work that blocks the event loop. A few items run at once, and at most one starts per
 * turn of the event loop, so that cheap requests never wait for a whole burst. Callers take turns, however much one of
 * them asks for.
 */
export class Gate {
  private readonly queue = new FairQueue<Waiting>();
  private readonly waitingOf = new Map<string, number>();
  private inside = 0;
  /** Whether one has started in this turn of the event loop. */
  private isPausing = false;

  constructor(private readonly most: number) {}

  /**
   * Waits for the caller's turn, unless too many of their requests are waiting already. Every `in` must be followed by
   * `leave`.
   */
  enter(
    asker: string,
    isGone: () => boolean = () => false,
    mostWaiting = Number.POSITIVE_INFINITY,
  ): Promise<Entered> {
    const waiting = this.waitingOf.get(asker) ?? 0;
    if (waiting >= mostWaiting) return Promise.resolve('busy');
    return new Promise(enter => {
      this.waitingOf.set(asker, waiting + 1);
      this.queue.push({ address: asker, account: '' }, { asker, enter, isGone });
      this.admit();
    });
  }

  leave(): void {
    this.inside--;
    this.admit();
  }

  /** Does something when it is the caller's turn; null if they have disconnected by then. */
  async run<T>(asker: string, work: () => Promise<T>, isGone?: () => boolean): Promise<T | null> {
    if ((await this.enter(asker, isGone)) !== 'in') return null;
    try {
      return await work();
    } finally {
      this.leave();
    }
  }

  private admit(): void {
    while (!this.isPausing && this.inside < this.most) {
      const next = this.queue.take();
      if (next === null) return;
      this.forgetOne(next.asker);
      if (next.isGone()) {
        next.enter('gone');
        continue;
      }
      this.inside++;
      this.isPausing = true;
      setImmediate(() => {
        this.isPausing = false;
        this.admit();
      });
      next.enter('in');
    }
  }

  private forgetOne(asker: string): void {
    const waiting = (this.waitingOf.get(asker) ?? 0) - 1;
    if (waiting > 0) this.waitingOf.set(asker, waiting);
    else this.waitingOf.delete(asker);
  }
}
