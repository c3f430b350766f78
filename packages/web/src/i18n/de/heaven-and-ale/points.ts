import type { PointsWords } from '../../../play/points.ts';

export const points: PointsWords = {
  whole: n => `${n} SP`,
  written: n => `${n} SP`,
  title: 'Siegpunkte',
  many: 'Siegpunkte',
};
