import { accept, type GameId, type Result, refuse } from '@taproom/games';
import type { Bot } from './bot.ts';
import { CLOISTER_LEVELS, cloisterBots } from './heaven-and-ale/index.ts';
import { TAVERN_LEVELS, tavernBots } from './heros-tavern/index.ts';
import { randomBot } from './random.ts';

export * from './bot.ts';
export * from './drive.ts';
export * from './task.ts';

/** The bots of each game, weakest first. */
const LADDERS: Readonly<Record<GameId, readonly [Bot, ...Bot[]]>> = {
  'heaven-and-ale': [randomBot('heaven-and-ale'), ...CLOISTER_LEVELS.map(level => cloisterBots[level])],
  'heros-tavern': [randomBot('heros-tavern'), ...TAVERN_LEVELS.map(level => tavernBots[level])],
};

/** The names of all levels of a game, weakest first. */
export const levelsOf = (id: GameId): readonly string[] => LADDERS[id].map(bot => bot.level);

export interface UnknownLevel {
  readonly code: 'unknown-level';
  readonly level: string;
  readonly known: readonly string[];
}

/** The bot of a level, which may be anything. */
export function botOf(id: GameId, level: string): Result<Bot, UnknownLevel> {
  const bot = LADDERS[id].find(one => one.level === level);
  return bot ? accept(bot) : refuse({ code: 'unknown-level', level, known: levelsOf(id) });
}

/** The best bot of a game. */
export const strongestOf = (id: GameId): Bot => LADDERS[id][LADDERS[id].length - 1];
