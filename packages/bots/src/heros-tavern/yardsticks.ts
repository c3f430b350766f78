import type { Move, View } from '@taproom/games/heros-tavern';
import type { Bot } from '../bot.ts';
import { bySearch, byTaste } from './bots.ts';
import { BARKEEP_1, BEGINNER, INNKEEPER_1, LEGEND_1, PATRON_1 } from './characters.ts';

/**
 * Reference bots that never change. A level that is improved gets a new character with the next number, and leaves the
 * old one here.
 */
export const tavernYardsticks: readonly Bot<View, Move>[] = [
  byTaste('beginner', BEGINNER),
  byTaste('patron@1', PATRON_1),
  byTaste('barkeep@1', BARKEEP_1),
  byTaste('innkeeper@1', INNKEEPER_1),
  bySearch('legend@1', LEGEND_1),
];
