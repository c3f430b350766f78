import { Catalogue } from './catalogue.ts';
import type { Game } from './game.ts';
import { heavenAndAle } from './heaven-and-ale/index.ts';
import { herosTavern } from './heros-tavern/index.ts';

/** The released games: one line per edition. */
export const GAMES = new Catalogue<Game>([heavenAndAle, herosTavern]);
