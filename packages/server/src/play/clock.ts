import type { Pace } from '@taproom/contracts';
import type { Seat } from '@taproom/games';

/** A player who comes back to a seat finds at least this much on a live clock. */
const WELCOME = 60_000;
const DAY = 86_400_000;

const fullClock = (pace: Pace): number => (pace.pace === 'live' ? pace.minutes * 60_000 : pace.days * DAY);

/** What a seat did: it finished a turn, or took it back. */
export interface Deed {
  readonly seat: Seat;
  readonly deed: 'turn' | 'undo';
}

/**
 * The clocks of a table. They are not stored: they follow from the pace and from the moments at which turns were
 * stored, so every node and every restart comes to the same. The clocks of all people who are awaited run at once; a
 * bot's never does.
 */
export class Clocks {
  private readonly left: number[];
  /** What each seat was given for its last turn. */
  private readonly bonus: number[] = [];
  private running: readonly Seat[] = [];

  constructor(
    private readonly pace: Pace,
    seats: number,
    private at: number,
  ) {
    this.left = Array.from({ length: seats }, () => fullClock(pace));
  }

  /**
   * Something was stored at a moment: from now on the clocks of these people run. Whoever finished a turn with it gets
   * the bonus of the pace; whoever took a turn back gives it back, so that nobody can win time by undoing.
   */
  turn(at: number, awaited: readonly Seat[], deed: Deed | null): void {
    this.pass(at);
    if (deed?.deed === 'undo') {
      this.left[deed.seat] = this.leftOf(deed.seat) - (this.bonus[deed.seat] ?? 0);
      this.bonus[deed.seat] = 0;
    } else if (deed?.deed === 'turn' && this.running.includes(deed.seat)) {
      const left = this.leftOf(deed.seat);
      const bonus = this.pace.pace === 'days' ? fullClock(this.pace) - left : this.pace.seconds * 1000;
      this.left[deed.seat] = left + bonus;
      this.bonus[deed.seat] = bonus;
    }
    this.running = awaited;
  }

  /** The same clocks, to see what would be. */
  copy(): Clocks {
    const copy = new Clocks(this.pace, this.left.length, this.at);
    for (const [seat, left] of this.left.entries()) copy.left[seat] = left;
    for (const [seat, bonus] of this.bonus.entries()) copy.bonus[seat] = bonus;
    copy.running = this.running;
    return copy;
  }

  /** Somebody comes back to their seat. */
  welcome(seat: Seat): void {
    this.left[seat] = this.pace.pace === 'days' ? fullClock(this.pace) : Math.max(this.leftOf(seat), WELCOME);
  }

  /** The moment of the last turn. */
  get since(): number {
    return this.at;
  }

  /** What is left at a moment, and whether it runs. */
  read(seat: Seat, now: number): { readonly left: number; readonly runs: boolean } {
    const runs = this.running.includes(seat);
    return { left: Math.round(this.leftOf(seat) - (runs ? Math.max(0, now - this.at) : 0)), runs };
  }

  /** When the first of the running clocks is out; null if none runs. */
  firstOut(): number | null {
    const outs = this.running.map(seat => this.at + this.leftOf(seat));
    return outs.length === 0 ? null : Math.min(...outs);
  }

  /** Whose time is out at a moment. */
  out(now: number): Seat[] {
    return this.running.filter(seat => this.read(seat, now).left <= 0);
  }

  private pass(at: number): void {
    const passed = Math.max(0, at - this.at);
    for (const seat of this.running) this.left[seat] = this.leftOf(seat) - passed;
    this.at = Math.max(this.at, at);
  }

  private leftOf(seat: Seat): number {
    return this.left[seat] ?? 0;
  }
}
