import { ACTIVE, SEAT_COUNT, type State } from '@taproom/games/heaven-and-ale/inner';
import { chancesOf } from '../chances.ts';
import { sharesOf } from '../coach/account.ts';
import { Remembered } from '../coach/remembered.ts';
import type { Worth } from '../coach/worth.ts';
import { knotAt, placesBehind, roundsLeft } from './calibration.ts';
import { bounded } from './certain.ts';
import { KNOTS } from './knots.ts';
import { LOOK_AHEAD, rungsBy } from './rungs.ts';
import { type Considered, Search } from './search.ts';
import { WEIGHTS } from './weights.ts';

export const { judge: newEvaluation } = rungsBy(WEIGHTS, LOOK_AHEAD).brewmaster;

/** Alone in the last round everything is searched, for the price of at most this many times the nodes. */
const ALONE = 40;

/** A search of a position. Once nobody else can interfere, it continues until the result is exact. */
export function look(state: State, nodes: number): Search {
  const search = new Search(state, newEvaluation(''), LOOK_AHEAD);
  const most = search.isAlone ? nodes * ALONE : nodes;
  while (!search.isDone && search.nodes < most) search.step();
  return search;
}

/** A position, as a question that can be asked again. */
export const positionKey = (state: State, nodes: number): string => `${nodes} ${state.join()}`;

/** The latest searches: a position is looked at for its value, for the turn before it, and for its own turn. */
const searches = new Remembered<Search>(6);

export const searched = (state: State, nodes: number): Search =>
  searches.get(positionKey(state, nodes), () => look(state, nodes));

/** Whether a search knows the final scores. */
export const isCertain = ({ isDone, isAlone }: Search): boolean => isDone || isAlone;

/** What each seat can expect if a turn is played, corrected by what searches are wrong by. */
export function worthsOf(search: Search, turn: Considered, state: State): Worth[] {
  const raw = search.expected(turn);
  if (isCertain(search)) return finalWorths(raw);
  const knot = knotAt(KNOTS[state[SEAT_COUNT]], roundsLeft(state));
  const scores = raw.map((score, seat) =>
    bounded(turn.after, seat, score + knot.more[placesBehind(state[ACTIVE], seat, state[SEAT_COUNT])]),
  );
  const shares = chancesOf(scores, knot.lead);
  return scores.map((score, seat) => ({ score, share: shares[seat] }));
}

/** Scores that nothing can change any more. */
export function finalWorths(scores: readonly number[]): Worth[] {
  const most = Math.max(...scores);
  const winners = scores.flatMap((score, seat) => (score === most ? seat : []));
  const shares = sharesOf({ scores, winners });
  return scores.map((score, seat) => ({ score, share: shares[seat] }));
}
