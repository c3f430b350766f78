import { SeededRandom } from '@taproom/games';
import { herosTavern, type Move, type View } from '@taproom/games/heros-tavern';
import type { Bot } from '../bot.ts';
import { BARKEEP_1, BEGINNER, INNKEEPER_1, LEGEND_1, PATRON_1 } from './characters.ts';
import { roundWeights } from './experience.ts';
import { feel } from './intuition.ts';
import type { TavernLevel } from './levels.ts';
import { forgetChoices, Playout } from './playout.ts';
import { Prospects } from './prospects.ts';
import { type Mind, Search } from './search.ts';
import type { Taste } from './taste.ts';
import { WEIGHTS } from './weights.ts';

export { TAVERN_LEVELS, type TavernLevel } from './levels.ts';

/** Made when it is first asked for. One player's thinking never waits in the middle of a playout, so all can share it. */
let made: Playout | null = null;
const playout = (): Playout => {
  made ??= new Playout(new Prospects(roundWeights(WEIGHTS)));
  return made;
};

const byTaste = (level: string, taste: Taste): Bot<View, Move> => ({
  level,
  *think(view, seat, _budget, seed) {
    const root = herosTavern.imagine(view, new SeededRandom(seed));
    forgetChoices(root);
    const thought = feel(root, seat, seed, playout(), taste);
    yield thought;
    return thought;
  },
});

const bySearch = (level: string, mind: Mind): Bot<View, Move> => ({
  level,
  think: (view, seat, budget, seed) => new Search(view, seat, seed, playout(), mind).run(budget),
});

export const tavernBots: Readonly<Record<TavernLevel, Bot<View, Move>>> = {
  patron: byTaste('patron', PATRON_1),
  barkeep: byTaste('barkeep', BARKEEP_1),
  innkeeper: byTaste('innkeeper', INNKEEPER_1),
  legend: bySearch('legend', LEGEND_1),
};

/** Who never changes. A rung that is improved gets a new character with the next number, and leaves the old one here. */
export const tavernYardsticks: readonly Bot<View, Move>[] = [
  byTaste('beginner', BEGINNER),
  byTaste('patron@1', PATRON_1),
  byTaste('barkeep@1', BARKEEP_1),
  byTaste('innkeeper@1', INNKEEPER_1),
  bySearch('legend@1', LEGEND_1),
];
