import { describe, expect, it } from 'vitest';
import { bits, fulfils, GOAL_NEEDS, goalCount, goalProgress } from './goals.ts';
import { heavenAndAle as game } from './index.ts';
import { playGame } from './testing/games.ts';
import { GOALS } from './vocabulary.ts';

describe.each([2, 3, 4])('the goals of %i players', seats => {
  it('are as near in a position as in its state, all through a game', () => {
    const met = new Set<string>();
    for (let seed = 0; seed < 12; seed++)
      playGame({ seats, seed: `goals ${seed}`, ducats: 300 }, ({ after: state }) => {
        for (const [seat, player] of game.position(state).players.entries()) {
          const progress = goalProgress(player);
          expect(progress).toEqual(
            GOALS.map((goal, i) => ({ goal, have: goalCount(state, seat, i), need: GOAL_NEEDS[i] })),
          );
          for (const [i, { goal, have, need }] of progress.entries()) {
            expect(fulfils(state, seat, i)).toBe(have >= need);
            if (have >= need) met.add(goal);
          }
        }
      });
    // The games go far enough to say something.
    expect(met.size).toBeGreaterThanOrEqual(4);
  });
});

it('bits are counted', () => {
  for (let mask = 0; mask < 1 << 15; mask++)
    expect(bits(mask)).toBe([...mask.toString(2)].filter(bit => bit === '1').length);
});
