import { isIPv6 } from 'node:net';

/** So many askers are remembered; whoever has not asked for longest is forgotten. */
const MOST_REMEMBERED = 20_000;

export interface Allowance {
  /** How many requests … */
  readonly most: number;
  /** … in how many milliseconds. */
  readonly per: number;
}

/**
 * Counts what each asker asks. A full allowance can be used at once; it comes back bit by bit. The memory is bounded
 * whoever asks.
 */
export class Limit {
  private readonly askers = new Map<string, { left: number; at: number }>();

  constructor(
    private readonly allowance: Allowance,
    private readonly now: () => number,
  ) {}

  /** Takes one request from the asker's allowance: 0, or the seconds to wait if there is none left. */
  take(asker: string): number {
    const { most, per } = this.allowance;
    const now = this.now();
    const known = this.askers.get(asker) ?? { left: most, at: now };
    const left = Math.min(most, known.left + (Math.max(0, now - known.at) * most) / per);
    const allowed = left >= 1;
    // Put at the end: the first one is who has not asked for longest.
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
 * What counts as one address: in IPv6 everybody has a network of their own, the first four of the eight groups. A client
 * that hung up before its request was looked at has no address any more.
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
