import type { Move, Position } from '@taproom/games/heaven-and-ale';
import type { Bot } from '../bot.ts';
import { CLOISTER_LEVELS } from '../levels.ts';
import { makeBot } from './bots.ts';
import { FIRST_WEIGHTS } from './first-weights.ts';
import { BeginnerEvaluation } from './novice.ts';
import { FIRST_SIGHT, rungsBy } from './rungs.ts';

const FIRST = rungsBy(FIRST_WEIGHTS);

/** What the rungs are measured by: somebody who is new and greedy for the turn at hand, and the first of each rung. */
export const cloisterYardsticks: readonly Bot<Position, Move>[] = [
  makeBot({ level: 'beginner', judge: () => new BeginnerEvaluation(), search: FIRST_SIGHT, most: 0 }),
  ...CLOISTER_LEVELS.map(level => makeBot({ level: `${level}@1`, ...FIRST[level] })),
];
