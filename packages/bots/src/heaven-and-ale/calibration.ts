import { ACTION_SPACES } from '@taproom/games/heaven-and-ale';
import {
  FIGURE,
  FIRST_SLOT,
  lastRound,
  OUT,
  player,
  ROUND,
  SEAT_COUNT,
  type State,
} from '@taproom/games/heaven-and-ale/inner';

/** How many rounds are left, with the share of this one that figures have not walked yet. */
export function roundsLeft(state: State): number {
  const seats = state[SEAT_COUNT];
  let ahead = 0;
  for (let seat = 0; seat < seats; seat++) {
    const me = player(seat);
    const figure = state[me + FIGURE];
    if (state[me + OUT] === 0) ahead += figure < FIRST_SLOT ? (ACTION_SPACES - figure) / ACTION_SPACES : 1;
  }
  return lastRound(state) - state[ROUND] + ahead / seats;
}

/** How many seats sit between the one to move and another: 0 for the seat to move itself. */
export const placesBehind = (mover: number, seat: number, seats: number): number =>
  (seat - mover + seats) % seats;

/**
 * What a search is wrong by in the mean, and how much a lead is worth, at a number of rounds left. Fitted to games of
 * the best bot against itself: `scripts/heaven-and-ale/collect-calibration.ts`. A search hopes too much for the seat
 * to move, because it takes the best of many estimates; and it forgets that a seat which has just moved must watch all
 * the others take what it wants before it moves again.
 */
export interface Knot {
  readonly left: number;
  /** What seats really get more than a search expects, by their place behind the seat to move. */
  readonly more: readonly number[];
  /** How many points a seat must be ahead to be e times as likely to win. */
  readonly lead: number;
}

/** The calibration at any moment, between two knots on a straight line. */
export function knotAt(knots: readonly Knot[], left: number): Knot {
  const next = knots.findIndex(knot => knot.left > left);
  if (next <= 0) return next === 0 ? knots[0] : knots[knots.length - 1];
  const [a, b] = [knots[next - 1], knots[next]];
  const t = (left - a.left) / (b.left - a.left);
  const between = (from: number, to: number): number => from + t * (to - from);
  return { left, more: a.more.map((more, i) => between(more, b.more[i])), lead: between(a.lead, b.lead) };
}
