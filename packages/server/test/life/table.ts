import type { SeatInfo, TableInfo, TableView } from '@taproom/contracts';
import type { Seat } from '@taproom/games';
import { BotWait, Offer } from './bot-wait.ts';
import { searches } from './habits.ts';
import type { Reader } from './reader.ts';
import type { Tally } from './tally.ts';

/** A turn that was sent, and the readers who have not heard of it yet. */
interface Sent {
  readonly seat: Seat;
  /** How many moves stood before it. */
  readonly at: number;
  readonly began: number;
  readonly waiting: Set<Reader>;
}

/** Bots wait while they play for all people of a table. Rated games and daily deals go on. */
const rests = ({ rated, deal, seats }: TableInfo): boolean => {
  const people = seats.filter(({ person }) => person !== null);
  return !rated && deal === null && people.length > 0 && people.every(({ level }) => level !== null);
};

/** A table as all of its readers together know it: whoever receives something first reports it here. */
export class LifeTable {
  readonly readers = new Set<Reader>();
  /** The keys of acknowledged turns by person, in the order of the answers. */
  readonly acknowledged = new Map<string, string[]>();
  private readonly sent = new Set<Sent>();
  private readonly bots = new Map<Seat, BotWait>();
  private readonly offers = new Map<Seat, Offer>();
  /** When running clocks will be out, by the server's time. */
  private readonly outs = new Map<Seat, number>();
  private at = -1;
  private awaited: readonly Seat[] = [];
  private seats: readonly SeatInfo[] = [];
  private isResting = false;
  private version = -1;
  private status: TableView['table']['status'] = 'open';

  constructor(
    readonly id: string,
    private readonly tally: Tally,
    private readonly botPause: number,
  ) {}

  get isPlaying(): boolean {
    return this.status === 'playing';
  }

  /** The bots that have to move now, as far as someone is watching. */
  get waits(): BotWait[] {
    return [...this.bots.values()].filter(({ unseen }) => !unseen);
  }

  /** Clocks that had run out at a given time without anybody having been notified: for how many milliseconds. */
  overdue(then: number): number[] {
    if (!this.isPlaying) return [];
    return [...this.outs.values()].filter(out => out < then).map(out => Date.now() - out);
  }

  // ---- Turns of people

  /** Someone sends a turn: from now on it is measured when the readers hear of it. */
  send(seat: Seat, at: number): Sent {
    const waiting = new Set([...this.readers].filter(({ known }) => known?.at === at));
    const sent = { seat, at, began: performance.now(), waiting };
    this.sent.add(sent);
    return sent;
  }

  /** It was refused, or never answered. */
  drop(sent: Sent): void {
    this.sent.delete(sent);
  }

  acknowledge(person: string, key: string): void {
    const keys = this.acknowledged.get(person) ?? [];
    keys.push(key);
    this.acknowledged.set(person, keys);
  }

  // ---- What the readers hear

  /** A reader has opened a stream, or heard of something. */
  hear(reader: Reader, known: TableView): void {
    const now = performance.now();
    this.readers.add(reader);
    for (const sent of this.sent) {
      if (known.at <= sent.at && known.awaited.includes(sent.seat)) continue;
      if (sent.waiting.delete(reader)) this.tally.heard.add(now - sent.began);
      if (sent.waiting.size === 0) this.sent.delete(sent);
    }
    this.advance(known, now);
  }

  /** A reader has closed its stream. */
  leave(reader: Reader): void {
    this.readers.delete(reader);
    for (const sent of this.sent) {
      sent.waiting.delete(reader);
      if (sent.waiting.size === 0) this.sent.delete(sent);
    }
    if (this.readers.size > 0) return;
    for (const wait of this.bots.values()) wait.unseen = true;
    this.outs.clear();
  }

  private advance({ table, at, awaited, clocks, now: then }: TableView, now: number): void {
    if (table.version >= this.version) {
      this.version = table.version;
      this.seats = table.seats;
      this.isResting = rests(table);
      this.status = table.status;
    }
    const isOlder = at < this.at || (at === this.at && awaited.length > this.awaited.length);
    if (!isOlder) {
      this.at = at;
      this.awaited = awaited;
      for (const [seat, clock] of clocks.entries()) {
        if (clock?.runs && this.seats[seat]?.replaced === null) this.outs.set(seat, then + clock.left);
        else if (clock !== null) this.outs.delete(seat);
      }
    }
    this.lookAtClocks();
    this.lookAtBots(now);
  }

  private lookAtClocks(): void {
    for (const [seat, out] of this.outs) {
      const why = this.seats[seat]?.replaced ?? null;
      if (why === null) continue;
      if (why === 'time') this.tally.clocks.add(Math.max(0, Date.now() - out));
      this.outs.delete(seat);
    }
  }

  private lookAtBots(now: number): void {
    const isOver = !this.isPlaying && this.status !== 'finished';
    for (const [seat, wait] of this.bots) {
      const isReplaced = this.seats[seat]?.level !== wait.level;
      const hasMoved = !isReplaced && (this.at > wait.at || !this.awaited.includes(seat));
      if (!isOver && !isReplaced && !hasMoved) this.lookAtWait(seat, wait, now);
      else {
        this.bots.delete(seat);
        if (!isOver) this.note(seat, wait, hasMoved, now);
      }
    }
    if (!this.isPlaying) return;
    for (const seat of this.awaited) {
      const level = this.seats[seat]?.level ?? null;
      if (level === null || this.bots.has(seat)) continue;
      const offer = this.offers.get(seat) ?? new Offer();
      this.offers.set(seat, offer);
      // Bots that rest wait for everybody, so nothing is left to one person in particular.
      if (!this.isResting) offer.look(this.seats[seat], now);
      this.bots.set(seat, new BotWait(level, this.at, offer, this.botPause, now, this.isResting));
    }
  }

  /** A bot still has to move. */
  private lookAtWait(seat: Seat, wait: BotWait, now: number): void {
    if (this.isResting) {
      wait.unseen = true;
      return;
    }
    this.offers.get(seat)?.look(this.seats[seat], now);
    if (wait.unseen) wait.restart(now);
  }

  /** A bot has moved, or its person has taken the seat back: before that it may have been late. */
  private note(seat: Seat, wait: BotWait, hasMoved: boolean, now: number): void {
    const { tally } = this;
    if (hasMoved) tally.botTurns++;
    if (wait.unseen) return;
    const late = wait.late(now);
    if (hasMoved || late > 0) tally.bots[searches(wait.level) ? 'best' : 'plain'].add(late);
    const offered = wait.offered(now);
    if (offered > 0) tally.offers[hasMoved ? 'played' : 'takenBack'].add(offered);
    const { replaced = null, present = false } = this.seats[seat] ?? {};
    tally.latest.add({ ms: late, table: this.id, seat, level: wait.level, at: wait.at, replaced, present });
  }
}
