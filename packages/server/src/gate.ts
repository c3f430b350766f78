import { FairQueue } from './play/fair-queue.ts';

interface Waiting {
  readonly asker: string;
  readonly enter: (how: Entered) => void;
  readonly isGone: () => boolean;
}

/** `in`: it is the asker's turn, until they leave. `gone`: they don't need it any more. `busy`: too many of theirs wait. */
export type Entered = 'in' | 'gone' | 'busy';

/**
 * For work that keeps the event loop busy. Some go on at once, and at most one begins in each turn of the event loop, so
 * that requests that cost little never wait for a whole burst. Askers have their turn one after the other, however much
 * one of them asks for.
 */
export class Gate {
  private readonly queue = new FairQueue<Waiting>();
  private readonly waitingOf = new Map<string, number>();
  private inside = 0;
  /** Whether one has begun in this turn of the event loop. */
  private isPausing = false;

  constructor(private readonly most: number) {}

  /** Waits for the asker's turn, unless so many of theirs wait already. Whoever is in must leave. */
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

  /** Does something when it is the asker's turn; null if they have gone by then. */
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
