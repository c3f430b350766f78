import type { Move, Position } from '@taproom/games/heaven-and-ale';
import type { Bot } from '../bot.ts';
import { makeBot } from './bots.ts';
import { FIRST_WEIGHTS } from './first-weights.ts';
import { BeginnerEvaluation } from './novice.ts';
import { FIRST_SIGHT, LOOK_AHEAD_1, rungsBy } from './rungs.ts';
import { WEIGHTS } from './weights.ts';

const FIRST = rungsBy(FIRST_WEIGHTS, LOOK_AHEAD_1);
const SECOND = rungsBy(WEIGHTS, LOOK_AHEAD_1);

/**
 * The reference bots the levels are measured against: a newcomer who is greedy for the current turn, and older versions
 * of the levels.
 */
export const cloisterYardsticks: readonly Bot<Position, Move>[] = [
  makeBot({ level: 'beginner', judge: () => new BeginnerEvaluation(), search: FIRST_SIGHT, most: 0 }),
  makeBot({ level: 'novice@1', ...FIRST.novice }),
  makeBot({ level: 'gardener@1', ...FIRST.gardener }),
  makeBot({ level: 'cellarer@1', ...FIRST.cellarer }),
  makeBot({ level: 'brewmaster@1', ...FIRST.brewmaster }),
  makeBot({ level: 'brewmaster@2', ...SECOND.brewmaster }),
];
