// The concurrency limit for the background jobs of a node, shared fairly by network address.

import type { Claim } from './claim.ts';

/** How many tables beyond the number of threads are loaded and ready, so that no thread waits for a table. */
const READY = 2;

/**
 * How many tables a node works on at once: no more than its threads can soon handle, so that other nodes get the rest.
 * They are shared by address: an address gets another one only if more are free than it holds (a dynamic threshold), so
 * that the next one to come finds a free slot. Tables where nobody is waiting can't use the slots of tables where
 * someone is; they have at least one of their own.
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

  /** Takes one; returns the function that releases it. */
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
