import { expectOk, SeededRandom } from '@taproom/games';
import { heavenAndAle as game } from '@taproom/games/heaven-and-ale';
import { scoreNow } from '@taproom/games/heaven-and-ale/inner';
import { describe, expect, it } from 'vitest';
import { decide } from '../drive.ts';
import { leftAlone, most } from './alone.fixture.ts';
import { estimator } from './estimator.ts';
import { cloisterBots } from './index.ts';

describe('a seat that is alone in the last round', () => {
  it.each(['a', 'b', 'c', 'x6', 'x12', 'x23'])('can expect exactly the best it can still get (%s)', seed => {
    const state = leftAlone(seed, 24);
    const best = most(state, new Map());
    const other = scoreNow(state, 1);
    const [own, rival] = estimator.worths(() => game.view(state, 0), [0, 1], { nodes: 100, seed: 's' });
    expect(own?.score).toBe(best);
    expect(rival?.score).toBe(other);
    expect(own?.share).toBe(best > other ? 1 : best === other ? 0.5 : 0);
    expect(rival?.share).toBe(1 - (own?.share ?? Number.NaN));
  });

  it.each(['a', 'x6'])('is told exactly what going home at once costs (%s)', seed => {
    const state = leftAlone(seed, 24);
    const best = most(state, new Map());
    const home = game.moves(state, 0).find(({ move }) => move === 'start');
    const played = home === undefined ? [] : [home, { move: 'done' } as const];
    const after = game.copy(state);
    for (const move of played) expectOk(game.apply(after, 0, move));
    const score = scoreNow(after, 0);
    const { slip } = estimator.judge(
      { view: game.view(state, 0), seat: 0, played },
      { score, share: score > scoreNow(after, 1) ? 1 : 0 },
      { nodes: 100, seed: 's' },
    ).score;
    expect(slip).toBe(score - best === 0 ? 0 : score - best);
  });
});

describe('a player as good as the estimator', () => {
  it.each([2, 3])('changes nothing by playing the turn that was expected (%i seats)', seats => {
    const nodes = 40;
    const effort = { nodes, seed: 's' };
    const random = new SeededRandom('as expected');
    const state = expectOk(game.setup(seats));
    let judged = 0;
    for (let turn = 0; turn < 8; turn++) {
      while (game.actors(state)[0] === 'chance')
        expectOk(game.apply(state, 'chance', game.draw(state, random)));
      const seat = game.position(state).active;
      const view = game.view(state, seat);
      const [before] = estimator.worths(() => view, [seat], effort);
      const { moves } = decide(cloisterBots.brewmaster, view, seat, { nodes }, 's');
      for (const move of moves) expectOk(game.apply(state, seat, move));
      // What follows a draw is measured with other draws than what precedes it.
      if (game.actors(state)[0] === 'chance') continue;
      const [after] = estimator.worths(() => game.view(state, seat), [seat], effort);
      const verdict = estimator.judge({ view, seat, played: moves }, after, effort);
      expect(verdict.before).toEqual(before);
      expect(after.score - verdict.score.slip).toBeCloseTo(before.score, 9);
      expect(after.share - verdict.share.slip).toBeCloseTo(before.share, 9);
      judged++;
    }
    expect(judged).toBe(8);
  });
});
