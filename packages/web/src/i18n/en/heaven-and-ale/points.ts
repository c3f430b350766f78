import type { PointsWords } from '../../../play/points.ts';

export const points: PointsWords = {
  whole: n => `${n} VP`,
  written: n => `${n} VP`,
  title: 'Victory points',
  many: 'victory points',
};
