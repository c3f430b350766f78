/** This many messages can follow each other at once; after that there is one per this many milliseconds. */
const BURST = 4;
const PAUSE = 500;

/**
 * Throttles rapid changes: however often something happens, only a few messages are sent, the last one with the final
 * state. Occasional changes are sent at once.
 */
export class Throttle {
  private left = BURST;
  private counted = performance.now();
  private timer: NodeJS.Timeout | null = null;

  constructor(private readonly tell: () => void) {}

  /** Something has happened: it is sent soon. */
  soon(): void {
    if (this.timer !== null) return;
    this.count();
    this.timer = setTimeout(
      () => {
        this.timer = null;
        this.count();
        this.left = Math.max(0, this.left - 1);
        this.tell();
      },
      Math.max(0, (1 - this.left) * PAUSE),
    ).unref();
  }

  close(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
  }

  private count(): void {
    const now = performance.now();
    this.left = Math.min(BURST, this.left + (now - this.counted) / PAUSE);
    this.counted = now;
  }
}
