import type { Pace } from '@taproom/contracts';
import type { Seat } from '@taproom/games';
import { type OffClock, Pauses } from './pauses.ts';
import { FOREVER } from './stops.ts';

/** A player who comes back to a seat gets at least this much on a live clock, once a turn. */
const WELCOME = 60_000;
const DAY = 86_400_000;

function fullClock(pace: Pace): number {
  switch (pace.pace) {
    case 'live':
      return pace.minutes * 60_000;
    case 'days':
      return pace.days * DAY;
    case 'untimed':
      return Number.POSITIVE_INFINITY;
  }
}

/** What a turn brings back to the clock. */
function bonusOf(pace: Pace, left: number): number {
  switch (pace.pace) {
    case 'live':
      return pace.seconds * 1000;
    case 'days':
      return fullClock(pace) - left;
    case 'untimed':
      return 0;
  }
}

/** What a seat did: it finished a turn, or took it back. */
export interface ClockDeed {
  readonly seat: Seat;
  readonly deed: 'turn' | 'undo';
}

/** Something that was stored at a given time: from then on the clocks of those who have to move run. */
interface ClockStep {
  readonly at: number;
  readonly awaited: readonly Seat[];
  readonly deed: ClockDeed | null;
  /** Who came back to their seat with it. */
  readonly welcomed: readonly Seat[];
}

/**
 * The clocks of a table. They are not stored: they are derived from the pace and the times at which turns were stored,
 * so every node and every restart computes the same. The clocks of all people who have to move run at once; a bot's
 * never does, and none does while no node is working.
 */
export class Clocks {
  private left: number[] = [];
  /** What each seat was given for its last turn. */
  private bonus: number[] = [];
  private running: readonly Seat[] = [];
  /** Since when each of those who have to move has had to, without having done anything. */
  private waiting: number[] = [];
  /** Which seats owe a turn: someone was given time when they came back, and nobody has played there since. */
  private owes: boolean[] = [];
  /** Which seats owed their last turn, in case it is taken back. */
  private owed: boolean[] = [];
  private at: number;
  /** Everything that has happened: a pause may become known only after something was stored. */
  private readonly steps: ClockStep[] = [];
  private counted = 0;

  constructor(
    private readonly pace: Pace,
    private readonly seats: number,
    private readonly start: number,
    private readonly pauses: OffClock = new Pauses(),
  ) {
    this.at = start;
    this.count();
  }

  /**
   * Something was stored at a given time: from now on the clocks of these people run. Whoever finished a turn with it
   * gets the increment of the pace; whoever took a turn back returns it, so that nobody can gain time by undoing.
   * Whoever came back to their seat gets some time, but no more of it before a turn was played there.
   */
  turn(at: number, awaited: readonly Seat[], deed: ClockDeed | null, welcomed: readonly Seat[] = []): void {
    const step = { at, awaited, deed, welcomed };
    this.recount();
    this.steps.push(step);
    this.take(step);
  }

  /** An independent copy of these clocks. */
  copy(): Clocks {
    this.recount();
    const copy = new Clocks(this.pace, this.seats, this.start, this.pauses);
    for (const step of this.steps) copy.steps.push(step);
    copy.left = [...this.left];
    copy.bonus = [...this.bonus];
    copy.running = this.running;
    copy.waiting = [...this.waiting];
    copy.owes = [...this.owes];
    copy.owed = [...this.owed];
    copy.at = this.at;
    return copy;
  }

  /** The time of the last turn. */
  get since(): number {
    return this.at;
  }

  /** What is left at a given time, and whether it is running. */
  read(seat: Seat, now: number): { readonly left: number; readonly runs: boolean } {
    this.recount();
    const runs = this.running.includes(seat);
    return { left: Math.round(this.leftOf(seat) - (runs ? this.pauses.worked(this.at, now) : 0)), runs };
  }

  /** Whether someone has also used up the time they were given when they came back, without a turn since. */
  isSpent(seat: Seat): boolean {
    this.recount();
    return (this.owes[seat] ?? false) && this.leftOf(seat) <= 0;
  }

  /** Since when someone who has to move has had to. What others do meanwhile does not give them more time. */
  waitsFor(seat: Seat): number {
    return this.waiting[seat] ?? this.at;
  }

  /** When a running clock runs out; null if it is not running, or never does. */
  outAt(seat: Seat): number | null {
    this.recount();
    return this.running.includes(seat) ? this.endOf(this.leftOf(seat)) : null;
  }

  /** When the first of the running clocks runs out; null if none is running. */
  firstOut(): number | null {
    this.recount();
    const lefts = this.running.map(seat => this.leftOf(seat));
    return this.endOf(Math.min(...lefts));
  }

  /** Whose time is up at a given time. */
  out(now: number): Seat[] {
    this.recount();
    return this.running.filter(seat => this.read(seat, now).left <= 0);
  }

  /** Recomputes from the start if there was a pause that was not known last time. */
  private recount(): void {
    if (this.counted !== this.pauses.count) this.count();
  }

  private count(): void {
    this.counted = this.pauses.count;
    this.left = Array.from({ length: this.seats }, () => fullClock(this.pace));
    this.bonus = [];
    this.running = [];
    this.waiting = [];
    this.owes = [];
    this.owed = [];
    this.at = this.start;
    for (const step of this.steps) this.take(step);
  }

  private take({ at, awaited, deed, welcomed }: ClockStep): void {
    for (const seat of welcomed) this.welcome(seat);
    this.pass(at);
    if (deed?.deed === 'turn') {
      this.owed[deed.seat] = this.owes[deed.seat] ?? false;
      this.owes[deed.seat] = false;
    }
    if (deed?.deed === 'undo') {
      this.owes[deed.seat] ||= this.owed[deed.seat] ?? false;
      this.left[deed.seat] = this.leftOf(deed.seat) - (this.bonus[deed.seat] ?? 0);
      this.bonus[deed.seat] = 0;
    } else if (deed?.deed === 'turn' && this.running.includes(deed.seat)) {
      const left = this.leftOf(deed.seat);
      const bonus = bonusOf(this.pace, left);
      this.left[deed.seat] = left + bonus;
      this.bonus[deed.seat] = bonus;
    }
    for (const seat of awaited)
      if (!this.running.includes(seat) || deed?.seat === seat || welcomed.includes(seat))
        this.waiting[seat] = this.at;
    this.running = awaited;
  }

  /** Nobody gains time by coming back again and again. Whoever has none left was let in because nobody is waiting. */
  private welcome(seat: Seat): void {
    if (!this.owes[seat] || this.leftOf(seat) <= 0)
      this.left[seat] =
        this.pace.pace === 'days' ? fullClock(this.pace) : Math.max(this.leftOf(seat), WELCOME);
    this.owes[seat] = true;
  }

  private pass(at: number): void {
    const passed = this.pauses.worked(this.at, at);
    for (const seat of this.running) this.left[seat] = this.leftOf(seat) - passed;
    this.at = Math.max(this.at, at);
  }

  private endOf(left: number): number | null {
    const out = Number.isFinite(left) ? this.pauses.after(this.at, left) : FOREVER;
    return out < FOREVER ? out : null;
  }

  private leftOf(seat: Seat): number {
    return this.left[seat] ?? 0;
  }
}
