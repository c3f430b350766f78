import type { PuzzleGameWords } from '../../../puzzles/words.ts';
import { counted } from '../../plural.ts';

export const words: PuzzleGameWords = {
  score: n => counted('ru', n, { one: 'герой', few: 'героя', many: 'героев' }),
  themes: {
    ale: 'Эль',
    entertainment: 'Развлечения',
    staff: 'Персонал',
    food: 'Еда',
    rooms: 'Ночлег и рынок',
    purchase: 'От чего отказаться',
    draft: 'Какую карту взять',
  },
};
