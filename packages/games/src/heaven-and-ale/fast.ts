import type { Random } from '../chance.ts';
import { CHANCE, type FastGame, NOBODY } from '../game.ts';
import { ACTIVE, FIRST, OVER, REFILL, SEAT_COUNT, STAGE, type State } from './layout.ts';
import { listMoves, MOST_MOVES } from './list.ts';
import { playMove } from './play.ts';
import { beginRound, drawRefill, NEW_MONKS, NEW_RESOURCES, placeFirst } from './round.ts';
import { scoreNow } from './score.ts';

/** Reused by every refill to avoid allocations. */
const drawn = new Uint8Array(NEW_RESOURCES + NEW_MONKS);

/** The fast path of Heaven & Ale. */
export const fast: FastGame<State> = {
  mostMoves: MOST_MOVES,

  actor(state: State): number {
    const stage = state[STAGE];
    if (stage === REFILL || stage === FIRST) return CHANCE;
    return stage === OVER ? NOBODY : state[ACTIVE];
  },

  list: (state: State, _seat: number, codes: Int32Array): number => listMoves(state, codes),

  play(state: State, _seat: number, code: number): void {
    playMove(state, code, null);
  },

  chance(state: State, random: Random): void {
    if (state[STAGE] === FIRST) {
      placeFirst(state, random.below(state[SEAT_COUNT]), null);
      return;
    }
    drawRefill(state, random, drawn);
    beginRound(state, drawn, null);
  },

  scores(state: State, into: Int32Array): void {
    for (let seat = 0; seat < state[SEAT_COUNT]; seat++) into[seat] = scoreNow(state, seat);
  },
};
