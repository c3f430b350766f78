import type { Store } from '../store/store.ts';
import { Pauses } from './pauses.ts';

/** Milliseconds after which this node's last heartbeat is too old to conclude anything from elapsed time. */
const FRESH = 5000;

/**
 * The heartbeat that all nodes write to one row. If none was written for a while, no node was working: that time is
 * stored as a pause, by whichever node notices first.
 */
export class Heartbeat {
  readonly pauses = new Pauses();
  private last = Number.NEGATIVE_INFINITY;
  private beating: Promise<void> | null = null;

  constructor(
    private readonly store: Store,
    private readonly now: () => number,
    /** The gap without any node, in milliseconds, that counts as a pause. */
    private readonly outage: number,
  ) {}

  beat(): Promise<void> {
    this.beating ??= this.write().finally(() => {
      this.beating = null;
    });
    return this.beating;
  }

  /**
   * Must be called before something is taken from someone because time has passed. A pause this node does not know
   * about is longer than `outage` and began after its own last heartbeat, so it can't miss one while that is fresh.
   */
  async check(): Promise<void> {
    const age = this.now() - this.last;
    if (age < 0 || age > Math.min(FRESH, this.outage)) await this.beat();
  }

  private async write(): Promise<void> {
    const now = this.now();
    this.pauses.add(await this.store.beat(now, this.outage, this.pauses.lastEnd));
    this.last = now;
  }
}
