import { expectOk, NOBODY } from '@taproom/games';
import { heavenAndAle as game } from '@taproom/games/heaven-and-ale';
import { fast } from '@taproom/games/heaven-and-ale/fast';
import { ACTIVE, scoreNow } from '@taproom/games/heaven-and-ale/inner';
import { describe, expect, it } from 'vitest';
import { decide } from '../drive.ts';
import { leftAlone, most } from './alone.fixture.ts';
import { cloisterBots } from './index.ts';

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
