import { chancesOf } from '../chances.ts';
import { sharesOf } from '../coach/account.ts';
import { minus, NOTHING, plus, type Worth } from '../coach/worth.ts';
import { type Knot, knotAt, placesBehind } from './calibration.ts';
import { type Collected, settledFrom } from './collected.ts';

/** What the seats could expect in each position of a game that was collected, corrected; and in the end what they got. */
export function worthsIn(game: Collected, knots: readonly Knot[]): Worth[][] {
  const { seats, rows, exact, final } = game;
  const settled = final.map((_, seat) => settledFrom(game, seat));
  const expected = rows.map(([left, mover, ...raw], i) => {
    if (i >= exact) return certainly(raw);
    const { more, lead } = knotAt(knots, left);
    const scores = raw.map((score, seat) =>
      i < settled[seat] ? score + more[placesBehind(mover, seat, seats)] : score,
    );
    const shares = chancesOf(scores, lead);
    return scores.map((score, seat): Worth => ({ score, share: shares[seat] }));
  });
  return [...expected, certainly(final)];
}

function certainly(scores: readonly number[]): Worth[] {
  const most = Math.max(...scores);
  const winners = scores.flatMap((score, seat) => (score === most ? seat : []));
  const shares = sharesOf({ scores, winners });
  return scores.map((score, seat): Worth => ({ score, share: shares[seat] }));
}

/**
 * What each seat's expectation gained on its own turns in a game. A player who plays like the estimator gains nothing on
 * average: this is the revision of an account, and the luck of the draws that follow, which is 0 on average.
 */
export function revisionsIn(game: Collected, knots: readonly Knot[]): Worth[] {
  const worths = worthsIn(game, knots);
  const sums = game.final.map(() => NOTHING);
  for (const [i, [, mover]] of game.rows.entries())
    sums[mover] = plus(sums[mover], minus(worths[i + 1][mover], worths[i][mover]));
  return sums;
}
