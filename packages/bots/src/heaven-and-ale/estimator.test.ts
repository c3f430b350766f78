import { expectOk } from '@taproom/games';
import { heavenAndAle as game } from '@taproom/games/heaven-and-ale';
import { scoreNow } from '@taproom/games/heaven-and-ale/inner';
import { describe, expect, it } from 'vitest';
import { leftAlone, most } from './alone.fixture.ts';
import { estimator } from './estimator.ts';

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
