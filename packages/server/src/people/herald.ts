// Delivers notifications from the outbox (store/errands.ts), with retries and backoff.

import type { NoticeWay } from '@taproom/contracts';
import type { Metrics } from '../operate/metrics.ts';
import type { ErrandStore } from '../store/errands.ts';
import type { ErrandRow } from '../store/rows.ts';
import { Deliveries, type Delivery, type DeliveryResult } from './deliveries.ts';
import type { Addressee, Messenger } from './messenger.ts';
import { quietUntil } from './quiet-hours.ts';
import { type WaitingGame, wordedLetter, wordedTurn } from './wording.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** The retry delays in milliseconds; after the last one, delivery is given up. */
const PAUSES = [10 * SECOND, MINUTE, 10 * MINUTE, HOUR, 6 * HOUR];
/** The lease on errands in milliseconds, and how often it is renewed. Sending never takes longer. */
const HELD = 2 * MINUTE;
const RENEW = 30 * SECOND;
/** How often it polls for errands without being woken: those other nodes left behind, and postponed ones. */
const LOOK = 2 * SECOND;
const MOST_TAKEN = 500;
const MOST_HELD = 10_000;

export interface HeraldParts {
  readonly errands: ErrandStore;
  readonly messenger: Messenger;
  /** What a table's notification says to someone; null if there is no such table. */
  readonly describe: (table: string, person: string) => Promise<WaitingGame | null>;
  readonly metrics: Metrics;
  readonly now: () => number;
  readonly failed: (error: unknown) => void;
  readonly pauses?: readonly number[];
}

/**
 * Notifies people who are not online that a game is waiting for them. Pending notifications are in the store (an
 * outbox), and are deleted there once the receiver has accepted them: delivery is at least once, and twice only if the
 * server was killed in between.
 */
export class Herald {
  private readonly deliveries = new Deliveries();
  /** Errands this node is at, and until when they are its own. */
  private readonly held = new Map<string, number>();
  private readonly timers: NodeJS.Timeout[] = [];
  private looking: Promise<void> | null = null;
  private isWoken = false;
  private stopped = false;

  constructor(private readonly parts: HeraldParts) {}

  start(): void {
    this.timers.push(setInterval(() => this.wake(), LOOK).unref());
    this.timers.push(setInterval(() => void this.renew().catch(this.parts.failed), RENEW).unref());
    this.wake();
  }

  /** There may be something to send. Returns at once: no turn waits for a foreign server. */
  wake(): void {
    if (this.stopped) return;
    this.isWoken = true;
    this.looking ??= this.lookAgain().finally(() => {
      this.looking = null;
    });
  }

  /** Whether it is neither looking for something to send nor sending. */
  get isIdle(): boolean {
    return this.looking === null && this.held.size === 0;
  }

  /** Resolves when everything that is under way has ended and is noted. */
  async stop(): Promise<void> {
    this.stopped = true;
    for (const timer of this.timers) clearInterval(timer);
    await this.looking;
    await this.deliveries.stop();
    // What was not begun is for the other nodes, or for the next start.
    await this.parts.errands.hold([...this.held.keys()], 0).catch(this.parts.failed);
  }

  private async lookAgain(): Promise<void> {
    while (this.isWoken && !this.stopped) {
      this.isWoken = false;
      await this.look().catch(this.parts.failed);
    }
  }

  private async look(): Promise<void> {
    const { errands, now } = this.parts;
    const room = Math.min(MOST_TAKEN, MOST_HELD - this.deliveries.size);
    if (room <= 0 || !(await errands.isDue(now()))) return;
    const until = now() + HELD;
    const [taken, letters] = [
      await errands.take(now(), until, room),
      await errands.takeLetters(now(), until, room),
    ];
    for (const errand of taken) this.add([errand], errand.way, until, to => this.turn(errand, to));
    for (const { id, errands: parts } of letters)
      this.add(parts, 'mail', until, to => this.letter(id, parts, to));
  }

  private add(
    errands: readonly ErrandRow[],
    way: NoticeWay,
    until: number,
    delivery: (to: Addressee) => Promise<Delivery | null>,
  ): void {
    const [errand] = errands;
    if (errand === undefined) return;
    const ids = errands.map(({ id }) => id);
    for (const id of ids) this.held.set(id, until);
    this.deliveries.add({
      prepare: async () => {
        const to = await this.parts.messenger.addressee(errand.person);
        if (to === null) return 'none';
        if (this.isLost(errand.id)) return 'put-off';
        const { quiet } = to.settings;
        const later = quiet && quietUntil(quiet, this.parts.now());
        if (later !== null) {
          await this.parts.errands.later(ids, later, errand.tries);
          return 'put-off';
        }
        return (await delivery(to)) ?? 'none';
      },
      ended: result => this.ended(ids, way, errand.tries, result),
    });
  }

  private async turn(errand: ErrandRow, to: Addressee): Promise<Delivery | null> {
    const { messenger, describe } = this.parts;
    const waiting = await describe(errand.table, errand.person);
    if (waiting === null) return null;
    const said = wordedTurn(errand.id, waiting, to.reader);
    return errand.way === 'webhook' ? messenger.webhook(to, said) : messenger.push(to, errand.target, said);
  }

  private async letter(id: string, errands: readonly ErrandRow[], to: Addressee): Promise<Delivery | null> {
    const { messenger, describe } = this.parts;
    const found = await Promise.all(errands.map(({ table, person }) => describe(table, person)));
    const games = found.filter(game => game !== null);
    if (games.length === 0) return null;
    return messenger.mail(to, id, unsubscribe => wordedLetter(games, to.reader, unsubscribe));
  }

  private async ended(
    ids: readonly string[],
    way: NoticeWay,
    tries: number,
    result: DeliveryResult,
  ): Promise<void> {
    const { errands, metrics, now, pauses = PAUSES } = this.parts;
    const pause = result === 'again' ? pauses[tries] : undefined;
    const final = result === 'again' && pause === undefined ? 'failed' : result;
    if (final === 'sent' || final === 'refused' || final === 'failed')
      metrics.notices.inc({ way, result: final });
    if (pause !== undefined) await this.surely(() => errands.later(ids, now() + pause, tries + 1));
    else if (result !== 'put-off') await this.surely(() => errands.done(ids));
    for (const id of ids) this.held.delete(id);
    // There may be more for the same receiver.
    this.wake();
  }

  /** Tries until it is stored: otherwise the same would be sent again. */
  private async surely(store: () => Promise<void>): Promise<void> {
    for (;;) {
      try {
        return await store();
      } catch (error) {
        this.parts.failed(error);
        if (this.stopped) return;
        await new Promise(done => setTimeout(done, SECOND).unref());
      }
    }
  }

  /** Whether another node may have taken it: this one could not renew it in time. */
  private isLost(id: string): boolean {
    return (this.held.get(id) ?? 0) < this.parts.now() + RENEW;
  }

  private async renew(): Promise<void> {
    const now = this.parts.now();
    // What has expired may be another node's by now.
    const ids = [...this.held].flatMap(([id, until]) => (until > now ? [id] : []));
    if (ids.length === 0) return;
    await this.parts.errands.hold(ids, now + HELD);
    for (const id of ids) if (this.held.has(id)) this.held.set(id, now + HELD);
  }
}
