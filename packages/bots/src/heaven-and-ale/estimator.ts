import { CHANCE, expectOk, type Seat, SeededRandom } from '@taproom/games';
import { heavenAndAle, type Move, type Position } from '@taproom/games/heaven-and-ale';
import { fast } from '@taproom/games/heaven-and-ale/fast';
import { ACTIVE, SEAT_COUNT, type State } from '@taproom/games/heaven-and-ale/inner';
import { chancesOf } from '../chances.ts';
import { sharesOf } from '../coach/account.ts';
import type { Alternative, Estimator, Part } from '../coach/estimator.ts';
import { isCertainLoss, mayBeLoss, NO_SLIP, type Slip, slipOf } from '../coach/paired.ts';
import { partDifferences } from '../coach/parts.ts';
import { Remembered } from '../coach/remembered.ts';
import type { Measure, Worth } from '../coach/worth.ts';
import { movesOf } from './bots.ts';
import { knotAt, placesBehind, roundsLeft } from './calibration.ts';
import { bounded } from './certain.ts';
import { KNOTS } from './knots.ts';
import { amountsIn, leastOf, PARTS } from './parts.ts';
import { Plans } from './plans.ts';
import { rollout } from './rollout.ts';
import { LOOK_AHEAD, rungsBy } from './rungs.ts';
import { type Considered, Search } from './search.ts';
import { SLIPS } from './slips.ts';
import { WEIGHTS } from './weights.ts';

const { judge: newEvaluation } = rungsBy(WEIGHTS, LOOK_AHEAD).brewmaster;

/** How many imagined futures two turns are compared in; if these few show no loss, no more are looked at. */
const FUTURES = 16;
const FEW_FUTURES = 5;
/** A turn is a candidate for the best if it was visited this share of the most visited one's visits. */
const TRIED = 0.1;
/** Alone in the last round everything is searched, for the price of at most this many times the nodes. */
const ALONE = 40;

/** A search of a position. Once nobody else can interfere, it continues until the result is exact. */
export function look(state: State, nodes: number): Search {
  const search = new Search(state, newEvaluation(''), LOOK_AHEAD);
  const most = search.isAlone ? nodes * ALONE : nodes;
  while (!search.isDone && search.nodes < most) search.step();
  return search;
}

/** What each seat can expect if a turn is played, corrected by what searches are wrong by. */
function worthsOf(search: Search, turn: Considered, state: State): Worth[] {
  const raw = search.expected(turn);
  if (search.isDone || search.isAlone) return exactly(raw);
  const knot = knotAt(KNOTS[state[SEAT_COUNT]], roundsLeft(state));
  const scores = raw.map((score, seat) =>
    bounded(turn.after, seat, score + knot.more[placesBehind(state[ACTIVE], seat, state[SEAT_COUNT])]),
  );
  const shares = chancesOf(scores, knot.lead);
  return scores.map((score, seat) => ({ score, share: shares[seat] }));
}

/** Scores that nothing can change any more. */
function exactly(scores: readonly number[]): Worth[] {
  const most = Math.max(...scores);
  const winners = scores.flatMap((score, seat) => (score === most ? seat : []));
  const shares = sharesOf({ scores, winners });
  return scores.map((score, seat) => ({ score, share: shares[seat] }));
}

const stateOf = (view: Position, seed: string): State => heavenAndAle.imagine(view, new SeededRandom(seed));

/** What a seat gets after a turn, in imagined futures; each is imagined when it is asked for. */
export class Futures {
  private readonly evaluation = newEvaluation('');
  private readonly plans = new Plans(this.evaluation, LOOK_AHEAD.width);
  private readonly found: Worth[] = [];
  private readonly ends: State[] = [];
  private readonly lead: number;

  constructor(
    private readonly from: State,
    private readonly seat: Seat,
    private readonly seed: string,
  ) {
    const left = Math.max(0, Math.ceil(roundsLeft(from)) - 1);
    this.lead = knotAt(KNOTS[from[SEAT_COUNT]], left).lead;
  }

  first(count: number): readonly Worth[] {
    while (this.found.length < count) this.found.push(this.imagined(this.found.length));
    return this.found.slice(0, count);
  }

  /** How much of each part the seat has in those that were imagined so far. */
  get amounts(): number[][] {
    return this.ends.map(state => amountsIn(state, this.seat));
  }

  private imagined(n: number): Worth {
    const luck = new SeededRandom(`${this.seed}/future ${n}`);
    const { scores, isOver, state } = rollout(this.from, this.plans, this.evaluation, luck);
    this.ends.push(state);
    if (isOver) return exactly(scores)[this.seat];
    return { score: scores[this.seat], share: chancesOf(scores, this.lead)[this.seat] };
  }
}

/** The latest searches: a position is looked at twice, for its value and, once the next one has its value, for its turn. */
const searches = new Remembered<Search>(2);

const searched = (state: State, nodes: number): Search =>
  searches.get(`${nodes} ${state.join()}`, () => look(state, nodes));

/** Judges positions of Heaven & Ale. Nothing is hidden, so every seat knows the same. */
export const estimator: Estimator<Position, Move> = {
  id: heavenAndAle.id,
  rules: heavenAndAle.rules,
  game: heavenAndAle,
  version: 4,
  ladder: SLIPS,

  worths(viewOf, seats, { nodes, seed }) {
    const state = stateOf(viewOf(seats[0]), seed);
    const search = searched(state, nodes);
    const worths = worthsOf(search, search.ranked()[0], state);
    return seats.map(seat => worths[seat]);
  },

  judge({ view, seat, played }, after, { nodes, seed }) {
    if (after === null) throw new Error('seats take their turns one after the other');
    const state = stateOf(view, seed);
    const search = searched(state, nodes);
    const ranked = search.ranked();
    const before = worthsOf(search, ranked[0], state)[seat];
    const end = state.slice();
    for (const move of played) expectOk(heavenAndAle.apply(end, seat, move));
    const tried = ranked.filter(({ visits }) => visits >= ranked[0].visits * TRIED);
    const worths = new Map(tried.map(turn => [turn, worthsOf(search, turn, state)[seat]]));
    const worthOf = (turn: Considered): Worth => worths.get(turn) ?? before;
    const own = new Remembered<Futures>(3);
    const futuresOf = (from: State): Futures => own.get(from.join(), () => new Futures(from, seat, seed));
    const compared = (best: State, measure: Measure): Slip => {
      const differences = (count: number): number[] => {
        const others = futuresOf(best).first(count);
        return futuresOf(end)
          .first(count)
          .map((worth, n) => worth[measure] - others[n][measure]);
      };
      const few = differences(FEW_FUTURES);
      return mayBeLoss(few) ? slipOf(differences(FUTURES), measure) : NO_SLIP;
    };
    const isCertain = search.isDone || search.isAlone;
    /** Two judges must agree: a search of what follows, and imagined futures. The milder one counts. */
    const slipAgainst = (best: Considered, measure: Measure): Slip => {
      if (isCertain) return certain(after[measure] - worthOf(best)[measure], measure);
      if (fast.actor(best.after) === CHANCE) return compared(best.after, measure);
      const next = look(best.after, nodes);
      const follow = worthsOf(next, next.ranked()[0], best.after)[seat];
      const { slip } = certain(after[measure] - follow[measure], measure);
      if (slip === 0) return NO_SLIP;
      const found = compared(best.after, measure);
      return { slip: found.slip === 0 ? 0 : Math.max(slip, found.slip), error: found.error };
    };
    const gains = (best: State): Part[] =>
      partDifferences(PARTS, futuresOf(best).amounts, futuresOf(end).amounts, leastOf);
    const alternative = (measure: Measure): Alternative<Move> => {
      const best = tried.reduce((most, turn) =>
        worthOf(turn)[measure] > worthOf(most)[measure] ? turn : most,
      );
      const isSame = best.after.every((cell, i) => cell === end[i]);
      const slip = isSame ? NO_SLIP : slipAgainst(best, measure);
      return {
        moves: movesOf(state, seat, best),
        ...slip,
        // Certain losses were not measured in imagined futures.
        ...(slip.slip < 0 && !isCertain && { parts: gains(best.after) }),
      };
    };
    return {
      before,
      played: after,
      score: alternative('score'),
      share: alternative('share'),
      isForced: ranked.length === 1,
      // Where everything is known, visits say nothing.
      isObvious: tried.length === 1 && !isCertain,
    };
  },
};

/** A difference without any error. */
const certain = (difference: number, measure: Measure): Slip => ({
  slip: isCertainLoss(difference, 0, measure) ? difference : 0,
  error: 0,
});
