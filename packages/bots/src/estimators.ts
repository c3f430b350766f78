import { Catalogue } from '@taproom/games';
import type { Estimator } from './coach/estimator.ts';
import { estimator as heavenAndAle } from './heaven-and-ale/estimator.ts';
import { estimator as herosTavern } from './heros-tavern/estimator.ts';

/** The estimators of the released games: one line per edition. */
export const ESTIMATORS = new Catalogue<Estimator>([heavenAndAle, herosTavern]);
