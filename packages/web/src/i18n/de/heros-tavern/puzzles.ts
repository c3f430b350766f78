import type { PuzzleGameWords } from '../../../puzzles/words.ts';
import { heroesObject } from './counts.ts';

export const words: PuzzleGameWords = {
  score: heroesObject,
  themes: {
    ale: 'Ale',
    entertainment: 'Unterhaltung',
    staff: 'Personal',
    food: 'Essen',
    rooms: 'Unterkunft und Markt',
    purchase: 'Was du ablegst',
    draft: 'Welche Karte du nimmst',
  },
};
