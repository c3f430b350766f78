import { Catalogue } from '@taproom/games';
import { workbench as heavenAndAle } from './heaven-and-ale/workbench.ts';
import { workbench as herosTavern } from './heros-tavern/workbench.ts';
import type { Workbench } from './workbench.ts';

export * from './train/trainer.ts';
export * from './workbench.ts';

/** The workbenches of the released games: one line per edition. */
export const WORKBENCHES = new Catalogue<Workbench>([heavenAndAle, herosTavern]);
