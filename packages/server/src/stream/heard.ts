/**
 * What a table's readers have been told of its chat. Changes are numbered in the order in which they are stored, but are
 * told in any order: by the node where something was said, and by others after a hint. Each is told once.
 */
export class Heard {
  /** Those after `last` that have been told already. */
  private readonly ahead = new Set<number>();

  constructor(private last: number) {}

  /** Everything up to this change has been told, or replaced by a later one. */
  get upTo(): number {
    return this.last;
  }

  /** Whether a change is still to be told. From then on it is not. */
  take(change: number): boolean {
    if (change <= this.last || this.ahead.has(change)) return false;
    this.ahead.add(change);
    while (this.ahead.delete(this.last + 1)) this.last++;
    return true;
  }

  /** Everything up to a change was read from the store, and told. */
  reach(change: number): void {
    this.last = Math.max(this.last, change);
    for (const one of this.ahead) if (one <= this.last) this.ahead.delete(one);
  }
}
