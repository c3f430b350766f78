/** What was expected in the positions of a game, and how it ended. */
export interface Collected {
  readonly seats: number;
  /** Rounds left, seat to move, then what each seat could expect. */
  readonly rows: readonly (readonly number[])[];
  /** From which row on a seat is alone in the last round: what was expected there is not corrected. */
  readonly exact: number;
  readonly final: readonly number[];
}

/** From which row on a seat's expectation is not corrected: it has gone home in the last round, or someone is alone. */
export function settledFrom({ rows, exact, final }: Collected, seat: number): number {
  let from = exact;
  while (from > 0 && rows[from - 1][2 + seat] === final[seat] && rows[from - 1][0] < 1) from--;
  return from;
}
