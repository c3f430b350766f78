import { expectOk, NOBODY, type Seat, SeededRandom } from '@taproom/games';
import { heavenAndAle as game, type Move, type State } from '@taproom/games/heaven-and-ale';
import { fast } from '@taproom/games/heaven-and-ale/fast';
import { ACTIVE, FIGURE, lastRound, player, ROUND, scoreNow } from '@taproom/games/heaven-and-ale/inner';
import { describe, expect, it } from 'vitest';
import { decide } from '../drive.ts';
import { cloisterBots } from './index.ts';

/** A last round in which the other one goes home as soon as they can, once seat 0 has come to one of some spaces. */
function leftAlone(seed: string, from: number): State {
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

const turnOf = (state: State, seat: Seat): readonly Move[] =>
  decide(cloisterBots.gardener, game.view(state, seat), seat, { nodes: 1 }, 'seed').moves;

const goHome = (state: State, seat: Seat): readonly Move[] => {
  const home = game.moves(state, seat).filter(move => move.move === 'start');
  return [home[0], { move: 'done' }];
};

/** The most that a seat that is alone can still score, found by trying everything. */
function most(state: State, seen: Map<string, number>): number {
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

describe('a player who is left alone in the last round', () => {
  it.each(['a', 'b', 'c', 'd', 'e', 'f', 'x6', 'x12', 'x23'])('finds the best end (%s)', seed => {
    const state = leftAlone(seed, 24);
    expect(state[ACTIVE]).toBe(0);
    const { candidates, moves } = decide(
      cloisterBots.brewmaster,
      game.view(state, 0),
      0,
      { nodes: 3000 },
      's',
    );
    const best = most(state, new Map());
    expect(candidates[0].scores[0]).toBe(best);
    const after = game.copy(state);
    for (const move of moves) expectOk(game.apply(after, 0, move));
    expect(most(after, new Map())).toBe(best);
  });

  it.each(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'])(
    'scores in the end what it expected all the time (%s)',
    seed => {
      const state = leftAlone(seed, 15);
      const expected: number[] = [];
      while (fast.actor(state) !== NOBODY) {
        const view = game.view(state, 0);
        const { candidates, moves } = decide(cloisterBots.brewmaster, view, 0, { nodes: 3000 }, 's');
        expected.push(candidates[0].scores[0]);
        for (const move of moves) expectOk(game.apply(state, 0, move));
      }
      expect(new Set(expected)).toEqual(new Set([scoreNow(state, 0)]));
    },
  );
});
