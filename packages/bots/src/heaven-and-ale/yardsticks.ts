import type { Move, Position } from '@taproom/games/heaven-and-ale';
import type { Bot } from '../bot.ts';
import { makeBot } from './bots.ts';
import { FIRST_WEIGHTS } from './first-weights.ts';
import { CLOISTER_LEVELS } from './levels.ts';
import { BeginnerEvaluation } from './novice.ts';
import { FIRST_SIGHT, LOOK_AHEAD_1, rungsBy } from './rungs.ts';
import { WEIGHTS } from './weights.ts';

const FIRST = rungsBy(FIRST_WEIGHTS, LOOK_AHEAD_1);
const SECOND = rungsBy(WEIGHTS, LOOK_AHEAD_1);

/** What the rungs are measured by: somebody who is new and greedy for the turn at hand, and older versions of the rungs. */
export const cloisterYardsticks: readonly Bot<Position, Move>[] = [
  makeBot({ level: 'beginner', judge: () => new BeginnerEvaluation(), search: FIRST_SIGHT, most: 0 }),
  ...CLOISTER_LEVELS.map(level => makeBot({ level: `${level}@1`, ...FIRST[level] })),
  makeBot({ level: 'brewmaster@2', ...SECOND.brewmaster }),
];
