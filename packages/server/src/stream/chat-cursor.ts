/**
 * A cursor with deduplication: what a table's subscribers have been sent of its chat. Changes are numbered in the order in
 * which they are stored,
 * but are sent in any order: by the node where something was said, and by others after a hint.
 * Each is sent once.
 */
export class ChatCursor {
  /** Those after `last` that have already been sent. */
  private readonly ahead = new Set<number>();

  constructor(private last: number) {}

  /** Everything up to this change has been sent, or replaced by a later one. */
  get upTo(): number {
    return this.last;
  }

  /** Whether a change still has to be sent. From then on it does not. */
  take(change: number): boolean {
    if (change <= this.last || this.ahead.has(change)) return false;
    this.ahead.add(change);
    while (this.ahead.delete(this.last + 1)) this.last++;
    return true;
  }

  /** Everything up to a change was read from the store, and sent. */
  reach(change: number): void {
    this.last = Math.max(this.last, change);
    for (const one of this.ahead) if (one <= this.last) this.ahead.delete(one);
  }
}
