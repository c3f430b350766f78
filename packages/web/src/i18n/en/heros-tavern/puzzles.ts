import type { PuzzleGameWords } from '../../../puzzles/words.ts';
import { counted } from '../../plural.ts';

export const words: PuzzleGameWords = {
  score: n => counted('en', n, { one: 'hero', other: 'heroes' }),
  themes: {
    ale: 'Ale',
    entertainment: 'Entertainment',
    staff: 'Staff',
    food: 'Food',
    rooms: 'Lodging and markets',
    purchase: 'What not to keep',
    draft: 'Which card to pick',
  },
};
