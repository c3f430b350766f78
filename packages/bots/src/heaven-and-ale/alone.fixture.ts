import { expectOk, NOBODY, type Seat, SeededRandom } from '@taproom/games';
import { heavenAndAle as game, type Move, type State } from '@taproom/games/heaven-and-ale';
import { fast } from '@taproom/games/heaven-and-ale/fast';
import { FIGURE, lastRound, player, ROUND, scoreNow } from '@taproom/games/heaven-and-ale/inner';
import { expect } from 'vitest';
import { decide } from '../drive.ts';
import { cloisterYardsticks } from './yardsticks.ts';

/** A last round in which the other one goes home as soon as they can, once seat 0 has come to one of some spaces. */
export function leftAlone(seed: string, from: number): State {
  const random = new SeededRandom(seed);
  const state = expectOk(game.setup(2)) as State;
  for (;;) {
    const [actor] = game.actors(state);
    if (actor === 'chance') {
      expectOk(game.apply(state, actor, game.draw(state, random)));
      continue;
    }
    const last = state[ROUND] === lastRound(state);
    if (last && actor === 0 && state[player(0) + FIGURE] >= from && state[player(0) + FIGURE] <= 27)
      return state;
    for (const move of last && actor === 1 ? goHome(state, actor) : turnOf(state, actor))
      expectOk(game.apply(state, actor, move));
  }
}

/** A bot that never changes: the positions stay the same. */
const gardener = cloisterYardsticks.find(({ level }) => level === 'gardener@1');

const turnOf = (state: State, seat: Seat): readonly Move[] =>
  decide(gardener ?? expect.fail(), game.view(state, seat), seat, { nodes: 1 }, 'seed').moves;

const goHome = (state: State, seat: Seat): readonly Move[] => {
  const home = game.moves(state, seat).filter(move => move.move === 'start');
  return [home[0], { move: 'done' }];
};

/** The most that a seat that is alone can still score, found by trying everything. */
export function most(state: State, seen: Map<string, number>): number {
  if (fast.actor(state) === NOBODY) return scoreNow(state, 0);
  const key = state.join();
  const known = seen.get(key);
  if (known !== undefined) return known;
  const codes = new Int32Array(fast.mostMoves);
  const count = fast.list(state, 0, codes);
  let best = 0;
  for (let i = 0; i < count; i++) {
    const next = state.slice();
    fast.play(next, 0, codes[i]);
    best = Math.max(best, most(next, seen));
  }
  seen.set(key, best);
  return best;
}
