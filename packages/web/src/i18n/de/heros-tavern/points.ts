import type { PointsWords } from '../../../play/points.ts';
import { counted } from '../../plural.ts';

export const points: PointsWords = {
  whole: n => counted('de', n, { one: 'Held', other: 'Helden' }),
  written: n => `${n} Helden`,
  title: 'Helden',
  many: 'Helden',
};
