import type { Workbench } from '../workbench.ts';
import { levels } from './levels.ts';
import { tavernTraining } from './training.ts';
import { tavernYardsticks } from './yardsticks.ts';

export const workbench: Workbench = {
  id: levels.id,
  rules: levels.rules,
  yardsticks: tavernYardsticks,
  training: tavernTraining,
};
