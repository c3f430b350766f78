import { expectOk, type Seat, SeededRandom } from '@taproom/games';
import { heavenAndAle as game, type Move, type State } from '@taproom/games/heaven-and-ale';
import { GO, lastRound, OUT, player, ROUND, STAGE, scoreNow } from '@taproom/games/heaven-and-ale/inner';
import { describe, expect, it } from 'vitest';
import { decide } from '../drive.ts';
import { isSettled } from './certain.ts';
import { cloisterBots } from './index.ts';
import { CLOISTER_LEVELS } from './levels.ts';

type Mover = (state: State, seat: Seat) => readonly Move[];

/** Plays a game to its end. */
function play(seats: number, seed: string, mover: Mover): State {
  const random = new SeededRandom(seed);
  const state = expectOk(game.setup(seats)) as State;
  for (let [actor] = game.actors(state); actor !== undefined; [actor] = game.actors(state)) {
    if (actor === 'chance') expectOk(game.apply(state, actor, game.draw(state, random)));
    else for (const move of mover(state, actor)) expectOk(game.apply(state, actor, move));
  }
  return state;
}

/** Goes straight home if that is possible, else does anything. */
const goHome: Mover = (state, seat) => {
  const moves = game.moves(state, seat);
  const home = moves.find(({ move }) => move === 'start');
  return state[STAGE] === GO && home ? [home, { move: 'done' }] : moves.slice(0, 1);
};

const anything =
  (random: SeededRandom): Mover =>
  (state, seat) => {
    const moves = game.moves(state, seat);
    return [moves[random.below(moves.length)]];
  };

describe('what the rules make certain', () => {
  it.each([2, 3, 4])('is the score of whoever has gone home in the last round, with %i seats', seats => {
    for (const seed of ['a', 'b', 'c', 'd']) {
      const settled = new Map<Seat, number>();
      const act = anything(new SeededRandom(seed));
      const state = play(seats, seed, (now, seat) => {
        for (let of = 0; of < seats; of++)
          if (isSettled(now, of) && !settled.has(of)) settled.set(of, scoreNow(now, of));
        return act(now, seat);
      });
      expect(settled.size).toBeGreaterThan(0);
      for (const [seat, score] of settled) expect(scoreNow(state, seat)).toBe(score);
    }
  });

  it.each([2, 3, 4])('is at least what somebody has who only goes home from now on, with %i seats', seats => {
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
      let certain: number | null = null;
      const act = anything(new SeededRandom(seed));
      const state = play(seats, seed, (now, seat) => {
        if (seat !== 0 || now[STAGE] !== GO || now[ROUND] < 2) return act(now, seat);
        certain ??= scoreNow(now, 0);
        return goHome(now, 0);
      });
      expect(scoreNow(state, 0)).toBeGreaterThanOrEqual(certain ?? Number.POSITIVE_INFINITY);
    }
  });
});

/**
 * Whether this is a turn to think about. All are with two seats; with more, thoughts take long, so one seat thinks in
 * each round, another one each time, and in the last round the one whose rivals have all gone home.
 */
function isToThink(state: State, seats: number): boolean {
  const home = Array.from({ length: seats }, (_, seat) => state[player(seat) + OUT]).filter(out => out === 1);
  return seats === 2 || (home.length + lastRound(state) - state[ROUND] + 1) % seats === 0;
}

describe.each(CLOISTER_LEVELS)('%s', level => {
  it.each([2, 4])(
    'expects nothing that can not be where everybody goes straight home, with %i seats',
    { timeout: 120_000 },
    seats => {
      let settled = 0;
      let thoughts = 0;
      play(seats, 'home', (state, seat) => {
        if (state[STAGE] !== GO || !isToThink(state, seats)) return goHome(state, seat);
        const view = game.view(state, seat);
        const { candidates } = decide(cloisterBots[level], view, seat, { nodes: 300 }, 'home');
        thoughts++;
        for (const { moves, scores } of candidates) {
          const after = game.copy(state);
          for (const move of moves) expectOk(game.apply(after, seat, move));
          for (let of = 0; of < seats; of++) {
            expect(scores[of]).toBeGreaterThanOrEqual(scoreNow(after, of));
            if (!isSettled(after, of)) continue;
            expect(scores[of]).toBe(scoreNow(after, of));
            settled++;
          }
        }
        return goHome(state, seat);
      });
      // One for each of the six turns with two seats, and for each of the six rounds with four.
      expect(thoughts).toBe(6);
      expect(settled).toBeGreaterThan(0);
    },
  );
});
