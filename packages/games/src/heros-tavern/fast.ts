import type { Random } from '../chance.ts';
import { CHANCE, type FastGame, NOBODY } from '../game.ts';
import { deal, dealBuffer, drawDeal } from './deal.ts';
import { SEATS, STAGE, type State } from './layout.ts';
import { firstAwaited, list, MOST_MOVES, play } from './moves.ts';
import { heroesOf } from './outcome.ts';
import { DEAL, OVER } from './vocabulary.ts';

const cards = dealBuffer();

/** The fast edge: the same rules, unchecked, without events and without allocating. */
export const fast: FastGame<State> = {
  mostMoves: MOST_MOVES,

  actor(state) {
    const stage = state[STAGE];
    if (stage === DEAL) return CHANCE;
    return stage === OVER ? NOBODY : firstAwaited(state);
  },

  list,

  play: (state, seat, code) => play(state, seat, code, null),

  chance(state: State, random: Random) {
    drawDeal(state, random, cards);
    deal(state, cards, null);
  },

  /** Heroes on the pads; with those for unspent tokens once the game is over. */
  scores(state, into) {
    for (let seat = 0; seat < state[SEATS]; seat++) into[seat] = heroesOf(state, seat);
  },
};
