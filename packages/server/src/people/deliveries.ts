import type { post } from './post.ts';

/** Where something goes, and how. */
export interface Delivery<T> {
  readonly host: string;
  send(thing: T): ReturnType<typeof post>;
}

export type DeliveryResult = 'sent' | 'refused' | 'failed';

/** Requests under way at once: in all, and to one host, however many people use it. */
const MOST_AT_ONCE = 32;
const MOST_PER_HOST = 8;
/** Things that wait for one target; of more the oldest is dropped, as the games themselves still say whose turn it is. */
const MOST_WAITING = 20;
const MOST_TARGETS = 10_000;

/** Somebody's webhook, or somebody's browser: what waits for it goes out one after the other. */
interface Target<T> {
  readonly name: string;
  /** The newest of each kind, oldest first. */
  readonly waiting: Map<string, T>;
  /** Looks up where it is, each time: it may have moved, or be gone. */
  prepare: () => Promise<Delivery<T> | null>;
  /** Its host, as far as known from the last time. */
  host: string | null;
  /** How often the first one that waits was tried. */
  tries: number;
  pause: NodeJS.Timeout | null;
}

/**
 * A queue for each target, and few requests at once. Targets take turns, so that neither one with many things nor one
 * that hangs keeps others waiting; a target that rests before a retry takes up no slot, and of one host only some are
 * tried at the same time.
 */
export class Deliveries<T> {
  private readonly targets = new Map<string, Target<T>>();
  /** Targets that something can be sent to, in the order of their turns. */
  private readonly ready = new Set<Target<T>>();
  private readonly hosts = new Map<string, number>();
  private underWay = 0;
  private stopped = false;

  constructor(
    private readonly pauses: readonly number[],
    private readonly ended: (target: string, result: DeliveryResult, count: number) => void,
  ) {}

  /** Adds something, in place of what waits there for the same reason. */
  add(name: string, reason: string, thing: T, prepare: Target<T>['prepare']): void {
    if (this.stopped) return;
    const known = this.targets.get(name);
    if (known === undefined && this.targets.size >= MOST_TARGETS) {
      this.ended(name, 'failed', 1);
      return;
    }
    const target = known ?? { name, waiting: new Map(), prepare, host: null, tries: 0, pause: null };
    this.targets.set(name, target);
    target.waiting.delete(reason);
    target.waiting.set(reason, thing);
    if (target.waiting.size > MOST_WAITING) this.dropOldest(target);
    if (known !== undefined) return;
    this.ready.add(target);
    this.sendNext();
  }

  /** Gives up all that waits; what is under way ends by itself. */
  stop(): void {
    this.stopped = true;
    for (const target of this.targets.values()) this.giveUp(target);
    this.ready.clear();
  }

  private sendNext(): void {
    for (const target of this.ready) {
      if (this.underWay >= MOST_AT_ONCE) return;
      if (this.isCrowded(target.host)) continue;
      this.ready.delete(target);
      this.underWay++;
      void this.send(target)
        // A store that is away for a moment is like a server that is.
        .catch(() => 'again' as const)
        .then(outcome => {
          this.underWay--;
          this.goOn(target, outcome);
          this.sendNext();
        });
    }
  }

  private async send(target: Target<T>): Promise<DeliveryResult | 'again' | 'crowded' | 'none'> {
    const delivery = await target.prepare();
    target.host = delivery?.host ?? null;
    const [next] = target.waiting;
    if (delivery === null || next === undefined) return 'none';
    if (this.isCrowded(delivery.host)) return 'crowded';
    const [reason, thing] = next;
    this.count(delivery.host, 1);
    // Whatever throws here is a fault of what was to be sent, and would throw again.
    const sent = await delivery.send(thing).catch(() => null);
    this.count(delivery.host, -1);
    const outcome = sent === null ? 'failed' : outcomeOf(sent);
    // Something newer may have come in its place meanwhile.
    if (outcome !== 'again' && target.waiting.get(reason) === thing) target.waiting.delete(reason);
    return outcome;
  }

  private goOn(target: Target<T>, outcome: Awaited<ReturnType<Deliveries<T>['send']>>): void {
    if (this.stopped) return;
    if (outcome === 'none') {
      target.waiting.clear();
    } else if (outcome === 'again') {
      const pause = this.pauses[target.tries++];
      if (pause === undefined) this.giveUp(target);
      else this.rest(target, pause);
    } else if (outcome !== 'crowded') {
      this.ended(target.name, outcome, 1);
      target.tries = 0;
    }
    if (target.waiting.size === 0) this.targets.delete(target.name);
    else if (target.pause === null) this.ready.add(target);
  }

  private rest(target: Target<T>, pause: number): void {
    target.pause = setTimeout(() => {
      target.pause = null;
      this.ready.add(target);
      this.sendNext();
    }, pause).unref();
  }

  /** It was tried often enough: what waits behind the first one would fare no better. */
  private giveUp(target: Target<T>): void {
    if (target.pause !== null) clearTimeout(target.pause);
    target.pause = null;
    if (target.waiting.size > 0) this.ended(target.name, 'failed', target.waiting.size);
    target.waiting.clear();
  }

  private dropOldest(target: Target<T>): void {
    const [oldest] = target.waiting.keys();
    if (oldest === undefined) return;
    target.waiting.delete(oldest);
    this.ended(target.name, 'failed', 1);
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

function outcomeOf(sent: Awaited<ReturnType<typeof post>>): DeliveryResult | 'again' {
  if (sent.ok) return 'sent';
  if (sent.refusal.code === 'address-refused') return 'refused';
  const { status } = sent.refusal;
  // What the other side calls our fault won't get better.
  return status !== null && status >= 300 && status < 500 && status !== 429 ? 'failed' : 'again';
}
