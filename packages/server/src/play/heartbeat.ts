import type { Store } from '../store/store.ts';
import { Pauses } from './pauses.ts';

/** Milliseconds after which this node's last sign of life is too old to conclude anything from the time that has passed. */
const FRESH = 5000;

/**
 * The sign of life that all nodes write to one place. Where none was written for a while, no node was working: the time is
 * stored as a pause, by whoever finds it first.
 */
export class Heartbeat {
  readonly pauses = new Pauses();
  private last = Number.NEGATIVE_INFINITY;
  private beating: Promise<void> | null = null;

  constructor(
    private readonly store: Store,
    private readonly now: () => number,
    /** So many milliseconds without any node are a pause. */
    private readonly outage: number,
  ) {}

  beat(): Promise<void> {
    this.beating ??= this.write().finally(() => {
      this.beating = null;
    });
    return this.beating;
  }

  /**
   * Whoever takes something from somebody because time has passed asks for this first. A pause that this node does not
   * know of is longer than `outage` and began after its own last sign of life, so it has none to miss while that is fresh.
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
