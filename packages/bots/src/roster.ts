import { accept, type Catalogue, type Game, type Result, refuse } from '@taproom/games';
import type { Traits } from './arena/traits.ts';
import type { Bot } from './bot.ts';
import type { Levels } from './levels.ts';

/** All players of one edition of a game. */
export interface Players extends Levels {
  readonly game: Game;
  /** Weakest first: one that moves at random, then the levels. */
  readonly rungs: readonly Bot[];
  /** What the arena counts. */
  readonly traits: Traits;
}

/** The players a program knows, by game and rules. */
export type Roster = Catalogue<Players>;

export interface UnknownLevel {
  readonly code: 'unknown-level';
  readonly level: string;
  readonly known: readonly string[];
}

/** The bot of a level. The level may be anything. */
export function botOf({ rungs }: Players, level: string): Result<Bot, UnknownLevel> {
  const bot = rungs.find(one => one.level === level);
  return bot ? accept(bot) : refuse({ code: 'unknown-level', level, known: rungs.map(one => one.level) });
}
