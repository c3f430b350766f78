import { expectOk, SeededRandom } from '@taproom/games';
import { herosTavern } from '@taproom/games/heros-tavern';
import { fast } from '@taproom/games/heros-tavern/fast';
import { CATEGORIES, RESOURCES } from '@taproom/games/heros-tavern/inner';
import { expect, it } from 'vitest';
import { playout } from './bots.ts';
import { amountsIn, PARTS } from './parts.ts';

it('the heroes of all parts add up to the score, before and at the end of a game', () => {
  const random = new SeededRandom('parts');
  const state = expectOk(herosTavern.setup(3));
  const codes = new Int32Array(fast.mostMoves);
  while (herosTavern.outcome(state) === null) {
    if (herosTavern.actors(state)[0] === 'chance') fast.chance(state, random);
    else
      for (const seat of herosTavern.actors(state)) {
        if (seat === 'chance') continue;
        const code = codes[random.below(fast.list(state, seat, codes))];
        const isLast = herosTavern.actors(state).length === 1;
        if (isLast) {
          playout().run(state, seat, code, random);
          const amounts = amountsIn(playout(), seat);
          expect(amounts).toHaveLength(PARTS.length);
          const heroes = amounts.slice(0, CATEGORIES.length + 2).reduce((sum, n) => sum + n, 0);
          expect(heroes).toBeCloseTo(playout().scores[seat], 6);
          expect(amounts.slice(-RESOURCES.length).every(tokens => tokens >= 0)).toBe(true);
        }
        fast.play(state, seat, code);
      }
  }
});
