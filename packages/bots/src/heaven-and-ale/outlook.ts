import { CHANCE, NOBODY, type Seat, SeededRandom } from '@taproom/games';
import { fast } from '@taproom/games/heaven-and-ale/fast';
import { ACTIVE, SEAT_COUNT, type State } from '@taproom/games/heaven-and-ale/inner';
import { isCertainLoss, mayBeLoss, NO_SLIP, type Slip, slipOf } from '../coach/paired.ts';
import { Remembered } from '../coach/remembered.ts';
import { type Measure, meanOf, type Worth } from '../coach/worth.ts';
import { Futures } from './futures.ts';
import { finalWorths, isCertain, positionKey, searched, worthsOf } from './looks.ts';
import type { Considered } from './search.ts';

/** How many imagined futures two turns are compared in; if these few show no loss, no more are looked at. */
const FUTURES = 16;
const FEW_FUTURES = 5;
/** A turn is a candidate for the best if it was visited this share of the most visited one's visits. */
const TRIED = 0.1;
/** In how many draws a seat's prospects are judged once its turn has ended the round. */
const DRAWS = 8;

/** The latest outlooks: someone alone in a round is asked again at every turn about where the round will end. */
const outlooks = new Remembered<Worth>(256);

/**
 * What a seat can expect where someone has to decide. For whoever is to move, that is what it can expect after its best
 * turn, judged from there. A search from before the turn would hope for the best of many estimates, and to play what it
 * had already found would seem to change something.
 */
export const outlook = (state: State, seat: Seat, nodes: number): Worth =>
  outlooks.get(`${seat} ${positionKey(state, nodes)}`, () => {
    const search = searched(state, nodes);
    const [favourite] = search.ranked();
    if (state[ACTIVE] !== seat || isCertain(search)) return worthsOf(search, favourite, state)[seat];
    const { score, share } = outlookAfter(favourite.after, seat, nodes);
    const choice = new TurnChoice(state, nodes);
    const missed = (measure: Measure): number =>
      choice.slip(choice.best(measure), { end: favourite.after, worth: { score, share } }, measure).slip;
    return { score: score - missed('score'), share: share - missed('share') };
  });

/** What a seat can expect where its turn has led to, whatever comes next. */
export function outlookAfter(state: State, seat: Seat, nodes: number): Worth {
  const next = fast.actor(state);
  if (next === NOBODY) {
    const scores = new Int32Array(state[SEAT_COUNT]);
    fast.scores(state, scores);
    return finalWorths([...scores])[seat];
  }
  if (next !== CHANCE) return outlook(state, seat, nodes);
  // The draws follow from the position: whoever asks twice gets the same answer.
  const key = positionKey(state, nodes);
  return meanOf(
    Array.from({ length: DRAWS }, (_, n) => {
      const luck = new SeededRandom(`${key}/${n}`);
      const drawn = state.slice();
      while (fast.actor(drawn) === CHANCE) fast.chance(drawn, luck);
      return outlook(drawn, seat, nodes);
    }),
  );
}

/** A turn that may be the best, with what the search expects of it. */
interface Tried {
  readonly turn: Considered;
  readonly worth: Worth;
}

/** A turn as it was played: where it led to, and what the seat can expect there. */
interface Played {
  readonly end: State;
  readonly worth: Worth;
}

/** The turns that a seat can choose from, compared with each other. */
export class TurnChoice {
  private readonly seat: Seat;
  private readonly tried: readonly Tried[];
  private readonly imagined = new Remembered<Futures>(3);
  /** Whether all that can happen is known: nothing is imagined then. */
  readonly isCertain: boolean;
  readonly isForced: boolean;

  constructor(
    private readonly state: State,
    private readonly nodes: number,
  ) {
    this.seat = state[ACTIVE];
    const search = searched(state, nodes);
    const ranked = search.ranked();
    this.isCertain = isCertain(search);
    this.isForced = ranked.length === 1;
    this.tried = ranked
      .filter(({ visits }) => visits >= ranked[0].visits * TRIED)
      .map(turn => ({ turn, worth: worthsOf(search, turn, state)[this.seat] }));
  }

  /** Whether the search considered one turn only. Where everything is known, visits say nothing. */
  get isObvious(): boolean {
    return this.tried.length === 1 && !this.isCertain;
  }

  best(measure: Measure): Tried {
    return this.tried.reduce((most, one) => (one.worth[measure] > most.worth[measure] ? one : most));
  }

  /**
   * How much worse a turn is than the best one. All judges must agree: the search, if it tried the turn, a search of what
   * follows, and imagined futures. The milder one of the last two counts.
   */
  slip({ turn, worth }: Tried, played: Played, measure: Measure): Slip {
    const best = turn.after;
    const known = this.tried.find(one => one.turn.after.every((cell, i) => cell === played.end[i]));
    if (known !== undefined && !isCertainLoss(known.worth[measure] - worth[measure], 0, measure))
      return NO_SLIP;
    if (this.isCertain) return certain(played.worth[measure] - worth[measure], measure);
    if (fast.actor(best) === CHANCE) return this.compared(best, played.end, measure);
    const follow = outlookAfter(best, this.seat, this.nodes);
    const { slip } = certain(played.worth[measure] - follow[measure], measure);
    if (slip === 0) return NO_SLIP;
    const found = this.compared(best, played.end, measure);
    return { slip: found.slip === 0 ? 0 : Math.max(slip, found.slip), error: found.error };
  }

  /** What the seat gets after a turn, in imagined futures: the same luck for all turns. */
  futures(after: State): Futures {
    const seed = positionKey(this.state, this.nodes);
    return this.imagined.get(after.join(), () => new Futures(after, this.seat, seed));
  }

  private compared(best: State, end: State, measure: Measure): Slip {
    const differences = (count: number): number[] => {
      const others = this.futures(best).first(count);
      return this.futures(end)
        .first(count)
        .map((worth, n) => worth[measure] - others[n][measure]);
    };
    return mayBeLoss(differences(FEW_FUTURES)) ? slipOf(differences(FUTURES), measure) : NO_SLIP;
  }
}

/** A difference without any error. */
const certain = (difference: number, measure: Measure): Slip => ({
  slip: isCertainLoss(difference, 0, measure) ? difference : 0,
  error: 0,
});
