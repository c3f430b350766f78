import { expectOk, SeededRandom } from '@taproom/games';
import { heavenAndAle as game } from '@taproom/games/heaven-and-ale';
import { expect, it } from 'vitest';
import { turnsIn } from '../../puzzles/solving.ts';
import { TooMany } from './closed.ts';
import { wholeTurns } from './whole-turns.ts';

it('lists the turns that the rules allow', () => {
  const random = new SeededRandom('turns');
  const state = expectOk(game.setup(2));
  let compared = 0;
  for (let moves = 0; moves < 400; moves++) {
    const [actor] = game.actors(state);
    if (actor === undefined) break;
    if (actor !== 'chance' && game.moves(state, actor).every(({ move }) => move === 'go' || move === 'start'))
      try {
        const ends = wholeTurns(state, 300).map(({ after }) => after.join());
        const allowed = turnsIn(game, state, actor).map(({ end }) => end.join());
        expect(ends.sort()).toEqual(allowed.sort());
        compared++;
      } catch (error) {
        if (!(error instanceof TooMany)) throw error;
      }
    const options = actor === 'chance' ? [game.draw(state, random)] : game.moves(state, actor);
    expectOk(game.apply(state, actor, options[random.below(options.length)]));
  }
  expect(compared).toBeGreaterThan(3);
});
