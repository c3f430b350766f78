import type { Workbench } from '../workbench.ts';
import { levels } from './levels.ts';
import { cloisterTraining } from './training.ts';
import { cloisterYardsticks } from './yardsticks.ts';

export const workbench: Workbench = {
  id: levels.id,
  rules: levels.rules,
  yardsticks: cloisterYardsticks,
  training: cloisterTraining,
};
