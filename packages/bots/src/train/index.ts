import type { GameId } from '@taproom/games';
import { cloisterTraining } from './heaven-and-ale.ts';
import { tavernTraining } from './heros-tavern.ts';
import type { Training } from './trainer.ts';

export * from './trainer.ts';

/** The trainings by game. */
export const TRAININGS: Readonly<Record<GameId, Training>> = {
  'heaven-and-ale': cloisterTraining,
  'heros-tavern': tavernTraining,
};
