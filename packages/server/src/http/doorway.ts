// Lets newcomers in before the next requests are handled, so that they don't wait behind all who are connected already.

/** So many newcomers come in one after another; then requests are handled, however many more there are. */
const MOST = 500;

/**
 * Node accepts one connection per turn of its event loop (https://github.com/libuv/libuv/pull/3696). When requests make
 * these turns long, newcomers would wait for one turn each, while everyone who is connected is answered in every turn:
 * with a thousand newcomers that is a thousand turns. So requests wait as long as newcomers keep coming in, which makes
 * these turns short: that costs a fraction of a millisecond for each newcomer.
 */
export class Doorway {
  private readonly waiting: (() => void)[] = [];
  /** How many have come in since requests wait; null if they don't. */
  private entered: number | null = null;
  private hasEntered = false;

  /** Someone has come in. */
  enter(): void {
    this.hasEntered = true;
    if (this.entered !== null) return;
    this.entered = 0;
    setImmediate(() => this.look());
  }

  /** Lets a request through: at once, or when nobody comes in any more. */
  pass(go: () => void): void {
    if (this.entered === null) go();
    else this.waiting.push(go);
  }

  /** Once in each turn of the event loop. */
  private look(): void {
    this.entered = (this.entered ?? 0) + 1;
    if (this.hasEntered && this.entered <= MOST) {
      this.hasEntered = false;
      setImmediate(() => this.look());
      return;
    }
    this.entered = null;
    for (const go of this.waiting.splice(0)) go();
  }
}
