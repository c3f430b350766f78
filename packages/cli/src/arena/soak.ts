import type { Game, GameId } from '@taproom/games';
import { type ContestOutcome, holdContest } from './contest.ts';
import type { Job } from './jobs.ts';
import type { Match } from './match.ts';

/** One level against random movers. */
export interface Soak {
  readonly game: GameId;
  readonly level: string;
  readonly seats: number;
  /** At least this many, rounded up to whole deals. */
  readonly games: number;
  readonly nodes: number;
  readonly seed: string;
}

/** The games of one soak test: what counts is that all of them end, and legally. */
export function soak(
  { game, level, seats, games, nodes, seed }: Soak,
  jobsFor: (match: Match) => readonly Job[],
): Promise<ContestOutcome> {
  const bots = [level, ...Array.from({ length: seats - 1 }, () => 'random')];
  const match: Match = { game, bots, seed, allowance: { nodes }, timeout: 0 };
  return holdContest({
    match,
    deals: Math.ceil(games / seats),
    until: 'all-played',
    before: [],
    jobs: jobsFor(match),
    onGame: () => {},
  });
}

/** Every number of seats of a game. */
export function seatCounts({ seats: { min, max } }: Game): number[] {
  return Array.from({ length: max - min + 1 }, (_, i) => min + i);
}
