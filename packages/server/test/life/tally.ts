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
  /** From having to move to the move, without the deliberate pause: bots that search, and the others. */
  readonly bots = { plain: new Spans(), best: new Spans() };
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
