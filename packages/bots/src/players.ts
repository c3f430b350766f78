import { Catalogue } from '@taproom/games';
import { players as heavenAndAle } from './heaven-and-ale/index.ts';
import { players as herosTavern } from './heros-tavern/index.ts';
import type { Players } from './roster.ts';

/** The players of the released games: one line per edition. */
export const PLAYERS = new Catalogue<Players>([heavenAndAle, herosTavern]);
