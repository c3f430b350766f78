import type { GameId } from '@taproom/games';
import webpush from 'web-push';
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
  private readonly waiting = new Set<NodeJS.Timeout>();
  private underWay = 0;
  private stopped = false;

  constructor(private readonly options: HeraldOptions) {}

  /** Returns at once: nobody's turn waits for a foreign server. */
  tell(notice: Notice): void {
    if (this.stopped || this.underWay >= MOST_AT_ONCE) return;
    this.underWay++;
    void this.send(notice).finally(() => {
      this.underWay--;
    });
  }

  stop(): void {
    this.stopped = true;
    for (const timer of this.waiting) clearTimeout(timer);
    this.waiting.clear();
  }

  private async send(notice: Notice): Promise<void> {
    const { store, push } = this.options;
    // A database that is away for a moment costs this notice, nothing else.
    const row = await store.notices(notice.person).catch(() => null);
    if (row === null) return;
    const { webhook } = row;
    const text = JSON.stringify({ game: notice.game, table: notice.table, opponents: notice.opponents });
    if (webhook !== null)
      this.attempt('webhook', 0, () =>
        post(webhook, text, { 'content-type': 'application/json' }, this.options.outside),
      );
    if (row.push !== null && push !== null) {
      const subscription: PushSubscription = JSON.parse(row.push);
      this.attempt('push', 0, async () => {
        const { endpoint, headers, body } = webpush.generateRequestDetails(subscription, text, {
          vapidDetails: push,
          TTL: KEPT,
        });
        const sent = await post(endpoint, body ?? '', headers, this.options.outside);
        // The browser has given its subscription up.
        const status = !sent.ok && sent.refusal.code === 'not-reached' ? sent.refusal.status : null;
        if (status === 404 || status === 410) await this.unsubscribe(notice.person);
        return sent;
      });
    }
  }

  private attempt(way: Way, tries: number, send: () => ReturnType<typeof post>): void {
    void send()
      .catch(() => null)
      .then(sent => {
        const count = (result: string) => this.options.metrics.notices.inc({ way, result });
        if (sent === null) return count('failed');
        if (sent.ok) return count('sent');
        if (sent.refusal.code === 'address-refused') return count('refused');
        const pause = (this.options.pauses ?? PAUSES)[tries];
        const { status } = sent.refusal;
        // What the other side calls our fault won't get better.
        const hopeless = status !== null && status >= 300 && status < 500 && status !== 429;
        if (pause === undefined || hopeless || this.stopped) return count('failed');
        const timer = setTimeout(() => {
          this.waiting.delete(timer);
          this.attempt(way, tries + 1, send);
        }, pause).unref();
        this.waiting.add(timer);
      });
  }

  private async unsubscribe(person: string): Promise<void> {
    const row = await this.options.store.notices(person);
    await this.options.store.setNotices({ ...row, push: null });
  }
}
