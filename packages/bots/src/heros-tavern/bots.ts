import { SeededRandom } from '@taproom/games';
import type { Move, View } from '@taproom/games/heros-tavern';
import type { Bot } from '../bot.ts';
import { roundWeights } from './experience.ts';
import { feel } from './intuition.ts';
import { Playout } from './playout.ts';
import { Prospects } from './prospects.ts';
import { type Mind, Search } from './search.ts';
import type { Taste } from './taste.ts';
import { WEIGHTS } from './weights.ts';
import { anyWorld } from './worlds.ts';

/** Created on first use. A player never pauses in the middle of a playout, so all of them can share it. */
let made: Playout | null = null;
export const playout = (): Playout => {
  made ??= new Playout(new Prospects(roundWeights(WEIGHTS)));
  return made;
};

export const byTaste = (level: string, taste: Taste): Bot<View, Move> => ({
  level,
  *think(view, seat, _budget, seed) {
    const root = anyWorld(view, new SeededRandom(seed));
    const thought = feel(root, seat, seed, playout(), taste);
    yield thought;
    return thought;
  },
});

export const bySearch = (level: string, mind: Mind): Bot<View, Move> => ({
  level,
  think: (view, seat, budget, seed) =>
    new Search(random => anyWorld(view, random), seat, seed, playout(), mind).run(budget),
});
