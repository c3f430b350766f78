import type { Random } from '../chance.ts';
import { CHANCE, type FastGame, NOBODY } from '../game.ts';
import { deal, dealBuffer, drawDeal } from './deal.ts';
import { SEATS, STAGE, type State } from './layout.ts';
import { firstAwaited, listMoves, MOST_MOVES, playMove } from './moves.ts';
import { heroesOf } from './outcome.ts';
import { DEAL, OVER } from './vocabulary.ts';

const cards = dealBuffer();

/** The fast path: the same rules, unchecked, without events or allocations. */
export const fast: FastGame<State> = {
  mostMoves: MOST_MOVES,

  actor(state) {
    const stage = state[STAGE];
    if (stage === DEAL) return CHANCE;
    return stage === OVER ? NOBODY : firstAwaited(state);
  },

  list: listMoves,

  play: (state, seat, code) => playMove(state, seat, code, null),

  chance(state: State, random: Random) {
    drawDeal(state, random, cards);
    deal(state, cards, null);
  },

  /** Heroes on the pads, including those for unspent tokens once the game is over. */
  scores(state, into) {
    for (let seat = 0; seat < state[SEATS]; seat++) into[seat] = heroesOf(state, seat);
  },
};
