// Concurrency limits for outgoing requests, overall and per host.

import type { post } from './post.ts';

/**
 * The result of a delivery. `again`: retry later. `none`: nobody wants it any more. `put-off`: whoever postponed it
 * takes care of it from here on.
 */
export type DeliveryResult = 'sent' | 'refused' | 'failed' | 'again' | 'none' | 'put-off';

/** Where to send something, and how. */
export interface Delivery {
  readonly host: string;
  send(): Promise<DeliveryResult>;
}

export interface DeliveryJob {
  /** Looks up the address at the last moment: it may have changed, or be gone. */
  prepare(): Promise<Delivery | DeliveryResult>;
  ended(result: DeliveryResult): Promise<void>;
}

/** Concurrent requests: in all, and to one host, however many people use it. */
const MOST_AT_ONCE = 32;
const MOST_PER_HOST = 8;

interface Queued {
  readonly job: DeliveryJob;
  /** Its host, as of the last time it was looked up. */
  host: string | null;
}

/**
 * Limits the concurrency of outgoing webhooks, push messages and emails, overall and per host, so that a host that
 * hangs delays nobody else.
 */
export class Deliveries {
  private readonly ready = new Set<Queued>();
  private readonly running = new Set<Promise<void>>();
  private readonly hosts = new Map<string, number>();
  private stopped = false;

  get size(): number {
    return this.ready.size + this.running.size;
  }

  add(job: DeliveryJob): void {
    if (this.stopped) return;
    this.ready.add({ job, host: null });
    this.sendNext();
  }

  /** Drops everything in the queue; resolves when all that is under way has ended. */
  async stop(): Promise<void> {
    this.stopped = true;
    this.ready.clear();
    await Promise.all(this.running);
  }

  private sendNext(): void {
    for (const queued of this.ready) {
      if (this.running.size >= MOST_AT_ONCE) return;
      if (this.isCrowded(queued.host)) continue;
      this.ready.delete(queued);
      const running = this.send(queued).finally(() => {
        this.running.delete(running);
        this.sendNext();
      });
      this.running.add(running);
    }
  }

  private async send(queued: Queued): Promise<void> {
    const { job } = queued;
    // A store that is briefly unavailable is treated like a receiver that is.
    const delivery = await job.prepare().catch(() => 'again' as const);
    if (typeof delivery === 'string') return job.ended(delivery);
    queued.host = delivery.host;
    if (this.isCrowded(delivery.host)) {
      if (!this.stopped) this.ready.add(queued);
      return;
    }
    this.count(delivery.host, 1);
    // Anything thrown here is caused by the message itself, and would be thrown again.
    const result = await delivery.send().catch(() => 'failed' as const);
    this.count(delivery.host, -1);
    return job.ended(result);
  }

  private isCrowded(host: string | null): boolean {
    return host !== null && (this.hosts.get(host) ?? 0) >= MOST_PER_HOST;
  }

  private count(host: string, change: 1 | -1): void {
    const count = (this.hosts.get(host) ?? 0) + change;
    if (count === 0) this.hosts.delete(host);
    else this.hosts.set(host, count);
  }
}

/** What an HTTP response means. */
export function resultOf(sent: Awaited<ReturnType<typeof post>>): DeliveryResult {
  if (sent.ok) return 'sent';
  if (sent.refusal.code === 'address-refused') return 'refused';
  const { status } = sent.refusal;
  // A request the receiver calls wrong (4xx) won't get better.
  return status !== null && status >= 300 && status < 500 && status !== 429 ? 'failed' : 'again';
}
