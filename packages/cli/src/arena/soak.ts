import type { Game, GameId } from '@taproom/games';
import { hold, type Outcome } from './contest.ts';
import type { Job } from './jobs.ts';
import type { Match } from './match.ts';

/** One rung against random movers. */
export interface Soak {
  readonly game: GameId;
  readonly level: string;
  readonly seats: number;
  /** At least so many, rounded up to whole deals. */
  readonly games: number;
  readonly nodes: number;
  readonly seed: string;
}

/** The games of one soak: what counts is that every one of them ends, and legally. */
export function soak(
  { game, level, seats, games, nodes, seed }: Soak,
  jobsFor: (match: Match) => readonly Job[],
): Promise<Outcome> {
  const bots = [level, ...Array.from({ length: seats - 1 }, () => 'random')];
  const match: Match = { game, bots, seed, allowance: { nodes }, timeout: 0 };
  return hold({
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
