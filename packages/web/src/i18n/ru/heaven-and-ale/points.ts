import type { PointsWords } from '../../../play/points.ts';
import { counted } from '../../plural.ts';

export const points: PointsWords = {
  whole: n => counted('ru', n, { one: 'очко', few: 'очка', many: 'очков' }),
  written: n => `${n} очка`,
  title: 'Очки',
  many: 'очков',
};
