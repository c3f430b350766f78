import { Catalogue } from '@taproom/games';
import { puzzler as heavenAndAle } from './heaven-and-ale/puzzles/puzzler.ts';
import { puzzler as herosTavern } from './heros-tavern/puzzles/puzzler.ts';
import type { Puzzler } from './puzzles/puzzle.ts';

/** What finds puzzles in the released games: one line per edition. */
export const PUZZLERS = new Catalogue<Puzzler>([heavenAndAle, herosTavern]);
