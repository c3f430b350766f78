import type { Claim } from './claim.ts';

/** Beyond the threads, so many tables are loaded and ready, so that no thread waits for a table. */
const READY = 2;

/**
 * How many tables a node works at, at once: not more than its threads can think about soon, so that other nodes get the
 * rest. They are shared by address: one more only if more are free than the address holds (a dynamic threshold), so that
 * whoever comes next finds one free. Tables where nobody waits can't take those of tables where somebody does; of their own
 * they have one at least.
 */
export class Slots {
  private readonly held = { attended: new Map<string, number>(), left: new Map<string, number>() };
  private readonly used = { attended: 0, left: 0 };
  private readonly most: number;

  constructor(threads: number) {
    this.most = threads + READY;
  }

  mayTake({ isAttended, share }: Claim): boolean {
    const { attended, left } = this.used;
    if (!isAttended && left === 0) return true;
    const free = this.most - attended - (isAttended ? 0 : left);
    return (this.held[isAttended ? 'attended' : 'left'].get(share.address) ?? 0) < free;
  }

  /** Takes one; gives the way to give it back. */
  take({ isAttended, share: { address } }: Claim): () => void {
    const kind = isAttended ? 'attended' : 'left';
    const held = this.held[kind];
    held.set(address, (held.get(address) ?? 0) + 1);
    this.used[kind]++;
    let isTaken = true;
    return () => {
      if (!isTaken) return;
      isTaken = false;
      this.used[kind]--;
      const rest = (held.get(address) ?? 0) - 1;
      if (rest > 0) held.set(address, rest);
      else held.delete(address);
    };
  }
}
