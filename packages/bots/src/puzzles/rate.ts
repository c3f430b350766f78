import type { Tries } from './puzzle.ts';

/** Ratings of puzzles and of those who tried them, found together. */
export interface StartRatings {
  readonly puzzles: readonly number[];
  readonly solvers: Readonly<Record<string, number>>;
}

/** What is assumed before anybody has tried: the middle, and how far ratings spread around it. */
const MIDDLE = 1500;
const SPREAD = 400;
const SWEEPS = 100;
const Q = Math.log(10) / 400;

/** One attempt or more of a solver at a puzzle. */
interface Result {
  readonly puzzle: number;
  readonly solver: string;
  readonly tries: Tries;
}

/**
 * The most likely ratings, given who found what: a solver finds a puzzle of its own rating every other time, and one
 * that is 400 points below it ten times in eleven. Ratings that are already known stay as they are; if none is, the
 * puzzles' mean is 1500.
 */
export function startRatings(
  found: readonly Readonly<Record<string, Tries>>[],
  known: readonly number[] = [],
): StartRatings {
  const results = found.flatMap((solvers, puzzle) =>
    Object.entries(solvers).map(([solver, tries]): Result => ({ puzzle, solver, tries })),
  );
  const puzzles = found.map((_, puzzle) => known[puzzle] ?? MIDDLE);
  const solvers = new Map(results.map(({ solver }) => [solver, MIDDLE]));
  const bySolver = new Map([...solvers.keys()].map(name => [name, results.filter(r => r.solver === name)]));
  const byPuzzle = found.map((_, puzzle) => results.filter(r => r.puzzle === puzzle));
  const strength = (name: string): number => solvers.get(name) ?? MIDDLE;
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    for (const [name, own] of bySolver)
      solvers.set(
        name,
        step(
          strength(name),
          own.map(({ puzzle, tries: [right, all] }) => ({ against: puzzles[puzzle], won: right, of: all })),
        ),
      );
    for (const [puzzle, own] of byPuzzle.entries()) {
      if (puzzle < known.length) continue;
      puzzles[puzzle] = step(
        puzzles[puzzle],
        own.map(({ solver, tries: [right, all] }) => ({
          against: strength(solver),
          won: all - right,
          of: all,
        })),
      );
    }
    if (known.length > 0) continue;
    const shift = puzzles.reduce((sum, one) => sum + one, 0) / puzzles.length - MIDDLE;
    for (const i of puzzles.keys()) puzzles[i] -= shift;
  }
  return { puzzles: puzzles.map(Math.round), solvers: Object.fromEntries(solvers) };
}

interface Encounter {
  readonly against: number;
  readonly won: number;
  readonly of: number;
}

/** One step of Newton's method towards the most likely rating. */
function step(rating: number, encounters: readonly Encounter[]): number {
  let slope = (MIDDLE - rating) / SPREAD ** 2;
  let curve = 1 / SPREAD ** 2;
  for (const { against, won, of } of encounters) {
    const chance = 1 / (1 + Math.exp(-Q * (rating - against)));
    slope += Q * (won - of * chance);
    curve += Q * Q * of * chance * (1 - chance);
  }
  // Far from the goal a whole step may go too far.
  return rating + Math.max(-SPREAD, Math.min(SPREAD, slope / curve));
}
