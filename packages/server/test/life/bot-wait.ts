import type { SeatInfo } from '@taproom/contracts';

/**
 * What the server promises to people for whom a bot plays: while they are at the table it leaves them its turn for 20
 * seconds, and then not again for ten minutes. The load knows this from docs/server.md and not from the server's code.
 */
const OFFER = 20_000;
const REST = 600_000;

/** Whether the bot in a seat plays for someone who is at the table and can take the seat back. */
const isAtTable = ({ replaced, present }: SeatInfo): boolean =>
  present && (replaced === 'time' || replaced === 'away');

/** The time in which the bot in one seat may wait for its person, as seen from the streams. */
export class Offer {
  private since = Number.NEGATIVE_INFINITY;
  private gone = Number.NEGATIVE_INFINITY;

  /** The bot has to move, and its person may be at the table. */
  look(seat: SeatInfo | undefined, now: number): void {
    const isHere = seat !== undefined && isAtTable(seat);
    if (isHere && now >= this.since + OFFER + REST) this.since = now;
    this.gone = isHere ? Number.POSITIVE_INFINITY : Math.min(this.gone, now);
  }

  /** How many milliseconds between two moments belong to it. */
  within(from: number, to: number): number {
    const end = Math.min(this.since + OFFER, this.gone);
    return Math.max(0, Math.min(to, end) - Math.max(from, this.since));
  }
}

/** A bot that has to move. */
export class BotWait {
  private from: number;

  constructor(
    readonly level: string,
    /** How many moves stood before. */
    readonly at: number,
    private readonly offer: Offer,
    /** The pause that bots make on purpose, in milliseconds. */
    private readonly pause: number,
    now: number,
    /** Nobody watched the table for a while, or its bots rest: how long it took says nothing. */
    public unseen: boolean,
  ) {
    this.from = now + pause;
  }

  /** Someone watches again, or its bots go on. */
  restart(now: number): void {
    this.from = now + this.pause;
    this.unseen = false;
  }

  /** For how many milliseconds it could have moved; what it left to its person does not count. */
  late(now: number): number {
    return Math.max(0, now - this.from) - this.offered(now);
  }

  /** For how many milliseconds it left its turn to its person. */
  offered(now: number): number {
    return this.offer.within(this.from, now);
  }
}
