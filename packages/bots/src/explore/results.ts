import { type Estimate, estimate } from '../arena/statistics.ts';
import { type Cell, cellName, type Explorer } from './explorer.ts';
import type { Pair } from './pairs.ts';

/** All pairs of one game: the unit in which results are saved. */
export interface ExploredGame {
  readonly seats: number;
  /** Games are numbered from 0 for each number of seats. */
  readonly game: number;
  readonly pairs: readonly Pair[];
}

/** What is known about a cell. */
export interface Finding extends Cell {
  readonly seats: number;
  /** How many positions were compared. */
  readonly pairs: number;
  /** Mean differences with 95 % intervals; null if they are not precise enough to be shown. */
  readonly points: Estimate | null;
  readonly share: Estimate | null;
  /** The numbers of the first games that the cell occurs in. */
  readonly games: readonly number[];
}

/** A mean is shown once it is known to within this many points: its 95 % interval reaches no further on either side. */
export const PRECISION = 1;
/** Fewer pairs say too little about how far they spread. */
export const FEWEST_PAIRS = 100;
/** How many sample games a cell has. */
export const SAMPLES = 3;
/** Rare options never get all their pairs: there are at most this many games for each pair that is asked for. */
const GAMES_PER_PAIR = 10;

/** What a game of an exploration is called: all its chance follows from it. */
export const gameName = (seed: string, seats: number, game: number): string => `${seed}/${seats}/${game}`;

/** The differences found in one cell. */
class CellTally {
  readonly points: number[] = [];
  readonly shares: number[] = [];
  readonly games: number[] = [];
}

export const isPrecise = ({ low, high }: Estimate, pairs: number): boolean =>
  pairs >= FEWEST_PAIRS && low !== null && high !== null && high - low <= 2 * PRECISION;

/** Collects the pairs of an exploration. */
export class Results {
  private readonly tallies = new Map<string, CellTally>();
  /** How many games were played, by number of seats. */
  private readonly games = new Map<number, number>();

  constructor(private readonly explorer: Explorer) {
    const { min, max } = explorer.game.seats;
    for (let seats = min; seats <= max; seats++)
      for (const cell of explorer.cells(seats))
        this.tallies.set(`${seats} ${cellName(cell)}`, new CellTally());
  }

  /** Adds the next game; false if its number is not the next one, or it has pairs of a cell that does not exist. */
  add({ seats, game, pairs }: ExploredGame): boolean {
    if (game !== this.next(seats) || pairs.some(({ cell }) => !this.tallies.has(`${seats} ${cell}`)))
      return false;
    this.games.set(seats, game + 1);
    for (const { cell, points, share } of pairs) {
      const tally = this.tallies.get(`${seats} ${cell}`);
      tally?.points.push(points);
      tally?.shares.push(share);
      if (tally !== undefined && tally.games.length < SAMPLES) tally.games.push(game);
    }
    return true;
  }

  /** The number of the next game. */
  next(seats: number): number {
    return this.games.get(seats) ?? 0;
  }

  pairs(seats: number, cell: string): number {
    return this.tallies.get(`${seats} ${cell}`)?.points.length ?? 0;
  }

  /** Whether there are enough pairs of some cells, or enough games. */
  isComplete(seats: number, cells: readonly Cell[], pairs: number): boolean {
    if (this.next(seats) >= pairs * GAMES_PER_PAIR) return true;
    return cells.every(cell => this.pairs(seats, cellName(cell)) >= pairs);
  }

  /** How many of the pairs that are asked for there are. */
  done(seats: number, cells: readonly Cell[], pairs: number): number {
    return cells.reduce((sum, cell) => sum + Math.min(pairs, this.pairs(seats, cellName(cell))), 0);
  }

  findings(seats: number): Finding[] {
    return this.explorer.cells(seats).map(cell => {
      const tally = this.tallies.get(`${seats} ${cellName(cell)}`) ?? new CellTally();
      const pairs = tally.points.length;
      const points = estimate(tally.points);
      const isShown = isPrecise(points, pairs);
      const share = isShown ? estimate(tally.shares) : null;
      return { seats, ...cell, pairs, points: isShown ? points : null, share, games: tally.games };
    });
  }
}
