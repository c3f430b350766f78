import { Times } from '../bench/http.ts';

/** Times of the whole run, and those since someone last looked. */
class Spans {
  readonly all = new Times();
  private recent = new Times();

  add(ms: number): void {
    this.all.add(ms);
    this.recent.add(ms);
  }

  /** The times since the last call. */
  take(): Times {
    const { recent } = this;
    this.recent = new Times();
    return recent;
  }
}

/** A bot that moved late, or whose person took the seat back before it did. */
export interface LateBot {
  readonly ms: number;
  readonly table: string;
  readonly seat: number;
  readonly level: string;
  /** How many moves stood before. */
  readonly at: number;
  /** Why it plays for someone, and whether they are at the table, when it moved; null in a seat of its own. */
  readonly replaced: string | null;
  readonly present: boolean;
}

/** How many of the latest bots are remembered. */
const LATEST = 10;

/** The latest bots, latest first, and when that was, in milliseconds since the run began. */
class Latest {
  readonly bots: (LateBot & { readonly when: number })[] = [];
  private readonly began = performance.now();

  add(bot: LateBot): void {
    if (this.bots.length >= LATEST && bot.ms <= (this.bots.at(-1)?.ms ?? 0)) return;
    this.bots.push({ ...bot, when: performance.now() - this.began });
    this.bots.sort((a, b) => b.ms - a.ms).splice(LATEST);
  }
}

/** Counts things by name. */
export class Counts {
  private readonly counts = new Map<string, number>();

  add(name: string): void {
    this.counts.set(name, (this.counts.get(name) ?? 0) + 1);
  }

  get total(): number {
    return [...this.counts.values()].reduce((sum, n) => sum + n, 0);
  }

  of(name: string): number {
    return this.counts.get(name) ?? 0;
  }

  toJSON(): Record<string, number> {
    return Object.fromEntries([...this.counts].toSorted(([, a], [, b]) => b - a));
  }
}

/** Everything that is counted and timed while people play. */
export class Tally {
  /** From sending a turn to its answer, and to hearing of it on each stream that watches the table. */
  readonly acknowledged = new Spans();
  readonly heard = new Spans();
  /**
   * From having to move to the move, without the deliberate pause and without what was left to someone who is at the
   * table: bots that search, and the others.
   */
  readonly bots = { plain: new Spans(), best: new Spans() };
  readonly latest = new Latest();
  /** How long bots left a turn to someone at the table: until that person took the seat back, or the bot moved after all. */
  readonly offers = { takenBack: new Times(), played: new Times() };
  /** From the moment at which a clock ran out to the news that a bot took over. */
  readonly clocks = new Times();
  /** What people did besides turns. */
  readonly deeds = new Counts();
  /** Answers that no honest client should get, requests without an answer, streams that broke, gaps in streams. */
  readonly errors = new Counts();
  /** Refusals that people brought on themselves: two who want the same seat, a turn after the time was up. */
  readonly provoked = new Counts();
  /** People's turns that were acknowledged, and bots' turns that were heard of. */
  peopleTurns = 0;
  botTurns = 0;

  get turns(): number {
    return this.peopleTurns + this.botTurns;
  }
}
