import { accept, type Edition, type Result, refuse } from '@taproom/games';
import type { Bot } from './bot.ts';
import { botOf, type Players, type UnknownLevel } from './roster.ts';
import type { Training } from './train/trainer.ts';

/**
 * What is needed to improve the players of an edition. Kept apart from them, because programs for players don't need
 * the weights in it.
 */
export interface Workbench extends Edition {
  /**
   * Older versions of levels, kept to measure new ones against. Such a reference bot has a name with its version
   * (`legend@1`), never changes again, and is not offered to players.
   */
  readonly yardsticks: readonly Bot[];
  readonly training: Training;
}

/** The bot of a level, or the reference bot of a name. The name may be anything. */
export function anyBotOf(
  players: Players,
  yardsticks: readonly Bot[],
  name: string,
): Result<Bot, UnknownLevel> {
  const yardstick = yardsticks.find(({ level }) => level === name);
  if (yardstick) return accept(yardstick);
  const bot = botOf(players, name);
  if (bot.ok) return bot;
  const known = [...bot.refusal.known, ...yardsticks.map(({ level }) => level)];
  return refuse({ code: 'unknown-level', level: name, known });
}
