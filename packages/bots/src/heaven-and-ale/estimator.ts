import { expectOk, SeededRandom } from '@taproom/games';
import { heavenAndAle, type Move, type Position } from '@taproom/games/heaven-and-ale';
import type { State } from '@taproom/games/heaven-and-ale/inner';
import type { Alternative, Estimator } from '../coach/estimator.ts';
import { partDifferences } from '../coach/parts.ts';
import type { Measure } from '../coach/worth.ts';
import { movesOf } from './bots.ts';
import { outlook, TurnChoice } from './outlook.ts';
import { leastOf, PARTS } from './parts.ts';
import { SLIPS } from './slips.ts';

const stateOf = (view: Position, seed: string): State => heavenAndAle.imagine(view, new SeededRandom(seed));

/** Judges positions of Heaven & Ale. Nothing is hidden, so every seat knows the same. */
export const estimator: Estimator<Position, Move> = {
  id: heavenAndAle.id,
  rules: heavenAndAle.rules,
  game: heavenAndAle,
  version: 5,
  ladder: SLIPS,

  worths(viewOf, seats, { nodes, seed }) {
    const state = stateOf(viewOf(seats[0]), seed);
    return seats.map(seat => outlook(state, seat, nodes));
  },

  judge({ view, seat, played }, after, { nodes, seed }) {
    if (after === null) throw new Error('seats take their turns one after the other');
    const state = stateOf(view, seed);
    const choice = new TurnChoice(state, nodes);
    const end = state.slice();
    for (const move of played) expectOk(heavenAndAle.apply(end, seat, move));
    const alternative = (measure: Measure): Alternative<Move> => {
      const best = choice.best(measure);
      const slip = choice.slip(best, { end, worth: after }, measure);
      const amounts = (turnEnd: State): number[][] => choice.futures(turnEnd).amounts;
      return {
        moves: movesOf(state, seat, best.turn),
        ...slip,
        // Certain losses were not measured in imagined futures.
        ...(slip.slip < 0 &&
          !choice.isCertain && {
            parts: partDifferences(PARTS, amounts(best.turn.after), amounts(end), leastOf),
          }),
      };
    };
    return {
      before: outlook(state, seat, nodes),
      played: after,
      score: alternative('score'),
      share: alternative('share'),
      isForced: choice.isForced,
      isObvious: choice.isObvious,
    };
  },
};
