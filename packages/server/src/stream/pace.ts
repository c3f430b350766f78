/** So many messages can follow each other at once; after that there is one in so many milliseconds. */
const BURST = 4;
const PAUSE = 500;

/**
 * Merges what changes quickly: however often something happens, it is told a few times, and at last how it is. What happens
 * now and then is told at once.
 */
export class Pace {
  private left = BURST;
  private counted = performance.now();
  private timer: NodeJS.Timeout | null = null;

  constructor(private readonly tell: () => void) {}

  /** Something has happened: it is told soon. */
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
