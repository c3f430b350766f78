import { Catalogue } from '@taproom/games';
import type { Explorer } from './explore/explorer.ts';
import { explorer as heavenAndAle } from './heaven-and-ale/explorer.ts';
import { explorer as herosTavern } from './heros-tavern/explorer.ts';

/** What can be explored in the released games: one line per edition. */
export const EXPLORERS = new Catalogue<Explorer>([heavenAndAle, herosTavern]);
