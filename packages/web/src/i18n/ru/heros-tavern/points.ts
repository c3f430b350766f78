import type { PointsWords } from '../../../play/points.ts';
import { counted } from '../../plural.ts';

export const points: PointsWords = {
  whole: n => counted('ru', n, { one: 'герой', few: 'героя', many: 'героев' }),
  written: n => `${n} героя`,
  title: 'Герои',
  many: 'героев',
};
