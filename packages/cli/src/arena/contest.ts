// Runs the games of an arena match on several jobs.

import {
  type ArenaGame,
  type Crash,
  isClear,
  type MatchSummary,
  rotations,
  type Sitting,
  sittings,
  summariseMatch,
} from '@taproom/bots/arena';
import type { Job } from './jobs.ts';
import type { Match } from './match.ts';

/** The fewest deals after which a comparison may be called clear. */
export const FEWEST_DEALS = 30;
/** The number of crashes after which the match is stopped. */
export const MOST_CRASHES = 10;

export interface Contest {
  readonly match: Match;
  readonly deals: number;
  readonly until: 'all-played' | 'clear';
  /** Games that were already played. */
  readonly before: readonly ArenaGame[];
  readonly jobs: readonly Job[];
  onGame(played: ArenaGame, done: number): void;
}

export interface ContestOutcome {
  readonly summary: MatchSummary;
  readonly crashes: readonly Crash[];
  /** Whether it ended early because the comparison was clear. */
  readonly clear: boolean;
}

/** Plays the games of a match with all jobs in parallel. The results do not depend on how many there are. */
export async function holdContest(contest: Contest): Promise<ContestOutcome> {
  const { match, deals, jobs } = contest;
  const results = new Results(contest);
  const open = results.open();
  const worker = async (job: Job): Promise<void> => {
    while (!results.isOver) {
      const { value: sitting } = open.next();
      if (!sitting) return;
      const result = await job.play(sitting);
      results.take(result);
      if (!('reason' in result)) contest.onGame(result, results.done);
    }
  };
  try {
    await Promise.all(jobs.map(worker));
  } finally {
    await Promise.all(jobs.map(job => job.close()));
  }
  const { crashes } = results;
  const counted = results.played.filter(({ deal }) => deal < (results.clearAfter ?? deals));
  return { summary: summariseMatch(match.bots, counted), crashes, clear: results.clearAfter !== null };
}

/** The games so far, in order, however they came in. */
class Results {
  readonly crashes: Crash[] = [];
  /** After how many deals the comparison was clear. */
  clearAfter: number | null = null;
  private readonly rotations: number;
  private readonly games = new Map<string, ArenaGame>();
  private readonly settled = new Map<number, number>();
  /** All deals before this one are settled: each game was played or has crashed. */
  private front = 0;

  constructor(private readonly contest: Contest) {
    this.rotations = rotations(contest.match.bots).length;
    for (const game of contest.before) {
      if (game.deal < contest.deals && game.rotation < this.rotations && !this.games.has(key(game)))
        this.take(game);
    }
  }

  get played(): ArenaGame[] {
    return [...this.games.values()];
  }

  get done(): number {
    return this.games.size + this.crashes.length;
  }

  get isOver(): boolean {
    return this.clearAfter !== null || this.crashes.length >= MOST_CRASHES;
  }

  /** The games still to play. */
  *open(): Generator<Sitting, undefined> {
    for (const sitting of sittings(this.contest.deals, this.rotations))
      if (!this.games.has(key(sitting))) yield sitting;
    return undefined;
  }

  take(result: ArenaGame | Crash): void {
    if ('reason' in result) this.crashes.push(result);
    else this.games.set(key(result), result);
    this.settled.set(result.deal, (this.settled.get(result.deal) ?? 0) + 1);
    while (this.settled.get(this.front) === this.rotations) {
      this.front++;
      if (this.contest.until === 'clear' && this.clearAfter === null) this.judge();
    }
  }

  private judge(): void {
    const front = this.played.filter(({ deal }) => deal < this.front);
    const whole = front.length / this.rotations;
    if (whole >= FEWEST_DEALS && isClear(this.contest.match.bots, front)) this.clearAfter = this.front;
  }
}

const key = ({ deal, rotation }: Sitting): string => `${deal}/${rotation}`;
