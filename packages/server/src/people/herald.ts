import { setTimeout as sleep } from 'node:timers/promises';
import type { GameId } from '@taproom/games';
import type { PushKeys } from '../config/config.ts';
import type { Metrics } from '../operate/metrics.ts';
import type { PeopleStore } from '../store/store.ts';
import type { PushSubscription } from './notices.ts';
import { type Outside, post } from './post.ts';

/** A game over days waits for somebody. */
export interface Notice {
  readonly person: string;
  readonly table: string;
  readonly game: GameId;
  /** The names of the others. */
  readonly opponents: readonly string[];
}

type Way = 'webhook' | 'push';

/** After so many milliseconds it is tried again; then no more. */
const PAUSES = [10_000, 60_000, 600_000];
/** Notices under way; more than that are dropped, for the game itself still says whose turn it is. */
const MOST_AT_ONCE = 1000;
/** A push service keeps a message this many seconds for a device that sleeps. */
const KEPT = 86_400;

export interface HeraldOptions {
  readonly store: PeopleStore;
  readonly outside: Outside;
  readonly push: PushKeys | null;
  readonly metrics: Metrics;
  readonly pauses?: readonly number[];
}

/** Tells people who are not here that a game waits for them: by webhook and web push. */
export class Herald {
  /** Ends all rests at once. */
  private readonly stopped = new AbortController();
  private underWay = 0;

  constructor(private readonly options: HeraldOptions) {}

  /** Returns at once: nobody's turn waits for a foreign server. */
  tell(notice: Notice): void {
    if (this.stopped.signal.aborted || this.underWay >= MOST_AT_ONCE) return;
    this.underWay++;
    void this.send(notice).finally(() => {
      this.underWay--;
    });
  }

  stop(): void {
    this.stopped.abort();
  }

  private async send(notice: Notice): Promise<void> {
    const { store, push, outside } = this.options;
    // A database that is away for a moment costs this notice, nothing else.
    const row = await store.notices(notice.person).catch(() => null);
    const text = JSON.stringify({ game: notice.game, table: notice.table, opponents: notice.opponents });
    const ways: Promise<void>[] = [];
    const webhook = row?.webhook ?? null;
    if (webhook !== null)
      ways.push(
        this.deliver('webhook', () => post(webhook, text, { 'content-type': 'application/json' }, outside)),
      );
    if (row?.push && push !== null) {
      const subscription: PushSubscription = JSON.parse(row.push);
      ways.push(this.deliver('push', () => this.push(notice.person, subscription, text, push)));
    }
    await Promise.all(ways);
  }

  /** Tries, and tries again after a rest as long as that may help. */
  private async deliver(way: Way, send: () => ReturnType<typeof post>): Promise<void> {
    const { metrics, pauses = PAUSES } = this.options;
    for (const pause of [...pauses, null]) {
      const sent = await send().catch(() => null);
      if (sent?.ok) return metrics.notices.inc({ way, result: 'sent' });
      if (sent?.refusal.code === 'address-refused') return metrics.notices.inc({ way, result: 'refused' });
      const status = sent?.refusal.status ?? null;
      // What the other side calls our fault won't get better.
      const isHopeless =
        sent === null || (status !== null && status >= 300 && status < 500 && status !== 429);
      if (pause === null || isHopeless || !(await this.rest(pause))) break;
    }
    metrics.notices.inc({ way, result: 'failed' });
  }

  /** Waits; false if there is no time any more. */
  private async rest(ms: number): Promise<boolean> {
    return sleep(ms, true, { signal: this.stopped.signal, ref: false }).catch(() => false);
  }

  private async push(
    person: string,
    subscription: PushSubscription,
    text: string,
    vapidDetails: PushKeys,
  ): ReturnType<typeof post> {
    // Loaded when it is first needed: few houses have the keys for it.
    const { default: webpush } = await import('web-push');
    const { endpoint, headers, body } = webpush.generateRequestDetails(subscription, text, {
      vapidDetails,
      TTL: KEPT,
    });
    const sent = await post(endpoint, body ?? '', headers, this.options.outside);
    const status = !sent.ok && sent.refusal.code === 'not-reached' ? sent.refusal.status : null;
    // The browser has given its subscription up.
    if (status === 404 || status === 410) await this.unsubscribe(person);
    return sent;
  }

  private async unsubscribe(person: string): Promise<void> {
    const row = await this.options.store.notices(person);
    await this.options.store.setNotices({ ...row, push: null });
  }
}
