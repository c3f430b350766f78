import { CHANCE, NOBODY, type Random } from '@taproom/games';
import { fast } from '@taproom/games/heaven-and-ale/fast';
import { SEAT_COUNT, type State } from '@taproom/games/heaven-and-ale/inner';
import { bounded } from './certain.ts';
import type { Evaluation } from './evaluation.ts';
import type { Plans } from './plans.ts';

/** How far the noise of an imagined player reaches, in points: it plays plans that look about as good, too. */
const NOISE = 0.4;

/** What each seat gets in an imagined future: final scores if the game is over in it. */
interface Future {
  readonly scores: readonly number[];
  readonly isOver: boolean;
  /** Where it was left. */
  readonly state: State;
}

/** How many turns of each seat are imagined. */
const TURNS = 4;

/**
 * One imagined future of a position: everyone plays on at first sight, a little unsteadily, for some turns, or to the
 * end of the round, after which tiles are drawn; then the evaluation takes over. The last round may end with final
 * scores. The same luck gives the same future, so that two turns can be compared.
 */
export function rollout(from: State, plans: Plans, evaluation: Evaluation, luck: Random): Future {
  const state = from.slice();
  const seats = state[SEAT_COUNT];
  let actor = fast.actor(state);
  for (let turn = 0; turn < TURNS * seats && actor !== CHANCE && actor !== NOBODY; turn++) {
    plans.make(state);
    let best = 0;
    let most = Number.NEGATIVE_INFINITY;
    for (let plan = 0; plan < plans.count; plan++) {
      const value = plans.values[plan] + NOISE * gumbel(luck);
      if (value > most) [best, most] = [plan, value];
    }
    state.set(plans.after(best));
    actor = fast.actor(state);
  }
  const scores = new Int32Array(seats);
  if (actor === NOBODY) {
    fast.scores(state, scores);
    return { scores: [...scores], isOver: true, state };
  }
  if (actor === CHANCE) fast.chance(state, luck);
  return {
    scores: Array.from(scores, (_, seat) => bounded(state, seat, evaluation.value(state, seat))),
    isOver: false,
    state,
  };
}

const FINE = 2 ** 20;

/** Noise of the distribution that turns a choice of the best into a choice by softmax. */
const gumbel = (random: Random): number => -Math.log(-Math.log((random.below(FINE) + 0.5) / FINE));
