/** How strong someone is, and how far off that may be: Glicko, after Mark Glickman. */
export interface Strength {
  readonly rating: number;
  readonly deviation: number;
}

/** Where everyone starts. */
export const NEWCOMER: Strength = { rating: 1500, deviation: 350 };

/** Someone who plays on may still get better: it never gets more certain than this. */
const LEAST_DEVIATION = 60;
/** Ratings of puzzles come from the attempts of a few bots. */
const PUZZLE_DEVIATION = 100;

const Q = Math.log(10) / 400;

/** How much an opponent counts whose own rating is uncertain. */
const weight = (deviation: number): number => 1 / Math.sqrt(1 + (3 * (Q * deviation) ** 2) / Math.PI ** 2);

/** The chance to solve a puzzle. */
export const chanceAgainst = ({ rating }: Strength, puzzle: number): number =>
  1 / (1 + 10 ** ((-weight(PUZZLE_DEVIATION) * (rating - puzzle)) / 400));

/** The strength after an attempt: the puzzle was the opponent. `credit` is how much of it was right, from 0 to 1. */
export function afterAttempt(before: Strength, puzzle: number, credit: number): Strength {
  const g = weight(PUZZLE_DEVIATION);
  const expected = chanceAgainst(before, puzzle);
  const known = 1 / before.deviation ** 2 + Q ** 2 * g ** 2 * expected * (1 - expected);
  return {
    rating: before.rating + (Q / known) * g * (credit - expected),
    deviation: Math.max(LEAST_DEVIATION, Math.sqrt(1 / known)),
  };
}
