import type { GameId } from '@taproom/games';
import type { PushKeys } from '../config/config.ts';
import type { Metrics } from '../operate/metrics.ts';
import type { NoticesRow } from '../store/rows.ts';
import type { PeopleStore } from '../store/store.ts';
import { Deliveries, type Delivery } from './deliveries.ts';
import { SESSION_LIFE } from './identities.ts';
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

/** How long to wait, in milliseconds, before something is sent again; then it is given up. */
const PAUSES = [10_000, 60_000, 600_000];
/** A push service keeps a message this many seconds for a device that sleeps. */
const KEPT = 86_400;

export interface HeraldOptions {
  readonly store: PeopleStore;
  readonly outside: Outside;
  readonly push: PushKeys | null;
  readonly metrics: Metrics;
  readonly now: () => number;
  readonly pauses?: readonly number[];
}

/** Tells people who are not here that a game waits for them: by webhook and web push. */
export class Herald {
  private readonly deliveries: Deliveries<Notice>;

  constructor(private readonly options: HeraldOptions) {
    const { metrics, pauses = PAUSES } = options;
    this.deliveries = new Deliveries(pauses, (target, result, count) =>
      metrics.notices.inc({ way: target.startsWith('push ') ? 'push' : 'webhook', result }, count),
    );
  }

  /** Returns at once: nobody's turn waits for a foreign server. */
  tell(notice: Notice): void {
    const ways: readonly Way[] = this.options.push === null ? ['webhook'] : ['webhook', 'push'];
    for (const way of ways)
      this.deliveries.add(`${way} ${notice.person}`, notice.table, notice, () =>
        this.prepare(way, notice.person),
      );
  }

  stop(): void {
    this.deliveries.stop();
  }

  /** Where a person wants to be told now, and how; null if they don't, or are not to be told anything. */
  private async prepare(way: Way, person: string): Promise<Delivery<Notice> | null> {
    const { store, push, outside } = this.options;
    const [row, of] = await Promise.all([store.notices(person), store.get(person)]);
    if (of === null || of.deleted !== null || of.banned) return null;
    if (way === 'webhook') {
      const { webhook } = row;
      const headers = { 'content-type': 'application/json' };
      return webhook === null
        ? null
        : { host: hostOf(webhook), send: notice => post(webhook, textOf(notice), headers, outside) };
    }
    if (row.push === null || push === null || !(await this.isSignedIn(row))) return null;
    const subscription: PushSubscription = JSON.parse(row.push);
    return {
      host: hostOf(subscription.endpoint),
      send: notice => this.push(row, subscription, textOf(notice), push),
    };
  }

  /** Whether the browser that wants push messages is still signed in; of older ones that is not known. */
  private async isSignedIn({ session }: NoticesRow): Promise<boolean> {
    if (session === null) return true;
    const since = this.options.now() - SESSION_LIFE;
    return (await this.options.store.stillGood([session], [], since)).has(session);
  }

  private async push(
    row: NoticesRow,
    subscription: PushSubscription,
    text: string,
    vapidDetails: PushKeys,
  ): ReturnType<typeof post> {
    // Loaded when it is first needed: few servers have the keys for it.
    const { default: webpush } = await import('web-push');
    const { endpoint, headers, body } = webpush.generateRequestDetails(subscription, text, {
      vapidDetails,
      TTL: KEPT,
    });
    const sent = await post(endpoint, body ?? '', headers, this.options.outside);
    const status = !sent.ok && sent.refusal.code === 'not-reached' ? sent.refusal.status : null;
    // The browser has given its subscription up.
    if (status === 404 || status === 410) await this.unsubscribe(row);
    return sent;
  }

  /** Unless the person has set another one meanwhile. */
  private async unsubscribe({ person, push }: NoticesRow): Promise<void> {
    if (push !== null) await this.options.store.dropPush(person, push);
  }
}

const textOf = ({ game, table, opponents }: Notice): string => JSON.stringify({ game, table, opponents });

const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).hostname : '');
