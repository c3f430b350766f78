import type { FastGame, Game } from './game.ts';
import { fast as heavenAndAleFast } from './heaven-and-ale/fast.ts';
import { heavenAndAle } from './heaven-and-ale/index.ts';
import { fast as herosTavernFast } from './heros-tavern/fast.ts';
import { herosTavern } from './heros-tavern/index.ts';
import { GAME_IDS, type GameId, isGameId } from './ids.ts';
import { accept, type Result, refuse } from './result.ts';

export { GAME_IDS, type GameId, isGameId };

export const GAMES: Readonly<Record<GameId, Game>> = {
  'heaven-and-ale': heavenAndAle,
  'heros-tavern': herosTavern,
};

/** Their fast edges. */
export const FAST: Readonly<Record<GameId, FastGame>> = {
  'heaven-and-ale': heavenAndAleFast,
  'heros-tavern': herosTavernFast,
};

export interface UnknownGame {
  readonly code: 'unknown-game';
  readonly known: readonly GameId[];
}

/** The game of an id, which may be anything. */
export const gameOf = (id: unknown): Result<Game, UnknownGame> =>
  isGameId(id) ? accept(GAMES[id]) : refuse({ code: 'unknown-game', known: GAME_IDS });
