import type { PointsWords } from '../../../play/points.ts';
import { counted } from '../../plural.ts';

export const points: PointsWords = {
  whole: n => counted('en', n, { one: 'hero', other: 'heroes' }),
  written: n => `${n} heroes`,
  title: 'Heroes',
  many: 'heroes',
};
