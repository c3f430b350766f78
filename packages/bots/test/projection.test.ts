import { expectOk, GAMES, SeededRandom } from '@taproom/games';
import { describe, expect, it } from 'vitest';
import { ESTIMATORS, projectedScores } from '../src/coach/index.ts';
import { decide, PLAYERS } from '../src/index.ts';

const EFFORT = { nodes: 16, seed: 'test' };

describe.each(GAMES.ids)('the projection during a game of %s', id => {
  const game = GAMES.current(id);
  const estimator = ESTIMATORS.current(id);
  const [bot] = PLAYERS.current(id).rungs;
  const seats = game.seats.min;

  it('gives every seat a score, the same each time, from one seat’s view alone', () => {
    const state = expectOk(game.setup(seats));
    const random = new SeededRandom(`projection/${id}`);
    let asked = 0;
    for (let [actor] = game.actors(state); actor !== undefined; [actor] = game.actors(state)) {
      if (actor === 'chance') {
        expectOk(game.apply(state, 'chance', game.draw(state, random)));
        continue;
      }
      const view = game.view(state, actor);
      if (asked++ % 29 === 0) {
        const scores = projectedScores(estimator, { view, seat: actor, seats }, EFFORT);
        expect(scores).toHaveLength(seats);
        for (const score of scores ?? []) expect(score).toBeGreaterThanOrEqual(0);
        expect(projectedScores(estimator, { view, seat: actor, seats }, EFFORT)).toEqual(scores);
        // Another world that the seat can't tell from this one.
        const imagined = game.imagine(view, random);
        expect(game.view(imagined, actor)).toEqual(view);
      }
      for (const move of decide(bot, view, actor, { nodes: 1 }, `${asked}`).moves)
        expectOk(game.apply(state, actor, move));
    }
    expect(asked).toBeGreaterThan(7);
    expect(projectedScores(estimator, { view: game.view(state, 0), seat: 0, seats }, EFFORT)).toBeNull();
  });
});
