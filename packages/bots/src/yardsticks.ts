import { accept, type GameId, type Result, refuse } from '@taproom/games';
import type { Bot } from './bot.ts';
import { cloisterYardsticks } from './heaven-and-ale/yardsticks.ts';
import { tavernYardsticks } from './heros-tavern/index.ts';
import { botOf, levelsOf, type UnknownLevel } from './index.ts';

/**
 * Older versions of levels, kept to measure new ones against. Such a yardstick has a name with its version
 * (`brewmaster@1`), never changes again, and is not offered to people: programs for players do without their weights.
 */
export const YARDSTICKS: Readonly<Record<GameId, readonly Bot[]>> = {
  'heaven-and-ale': cloisterYardsticks,
  'heros-tavern': tavernYardsticks,
};

/** The bot of a level or the yardstick of a name, which may be anything. */
export function anyBotOf(id: GameId, name: string): Result<Bot, UnknownLevel> {
  const yardstick = YARDSTICKS[id].find(({ level }) => level === name);
  if (yardstick) return accept(yardstick);
  const bot = botOf(id, name);
  if (bot.ok) return bot;
  const known = [...levelsOf(id), ...YARDSTICKS[id].map(({ level }) => level)];
  return refuse({ code: 'unknown-level', level: name, known });
}
