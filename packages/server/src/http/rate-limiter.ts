// A token-bucket rate limiter.

import { isIPv6 } from 'node:net';

/** The most callers remembered; the least recently seen one is dropped. */
const MOST_REMEMBERED = 20_000;

export interface RateLimit {
  /** How many requests … */
  readonly most: number;
  /** … in how many milliseconds. */
  readonly per: number;
}

/**
 * A rate limiter: a token bucket per caller. A full allowance can be used at once and refills gradually. Memory is bounded, whoever
 * calls.
 */
export class RateLimiter {
  private readonly askers = new Map<string, { left: number; at: number }>();

  constructor(
    private readonly allowance: RateLimit,
    private readonly now: () => number,
  ) {}

  /** Takes one request from the caller's allowance: 0, or the seconds to wait if there is none left. */
  take(asker: string): number {
    const { most, per } = this.allowance;
    const now = this.now();
    const known = this.askers.get(asker) ?? { left: most, at: now };
    const left = Math.min(most, known.left + (Math.max(0, now - known.at) * most) / per);
    const allowed = left >= 1;
    // Moved to the end: the first entry is the least recently seen.
    this.askers.delete(asker);
    this.askers.set(asker, { left: allowed ? left - 1 : left, at: now });
    if (this.askers.size > MOST_REMEMBERED) this.forgetOne();
    return allowed ? 0 : Math.ceil(((1 - left) * per) / most / 1000);
  }

  get size(): number {
    return this.askers.size;
  }

  private forgetOne(): void {
    for (const asker of this.askers.keys()) {
      this.askers.delete(asker);
      return;
    }
  }
}

/**
 * What counts as one address: for IPv6 the /64 network, the first four of the eight groups. A client that hung up
 * before its request was looked at no longer has an address.
 */
export function addressKey(address: string | undefined): string {
  if (address === undefined) return 'gone';
  if (!address.includes(':')) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.split('%')[0]?.split('::') ?? [];
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? [] : Array(Math.max(0, 8 - before.length - after.length)).fill('0');
  return [...before, ...zeros, ...after].slice(0, 4).join(':');
}
