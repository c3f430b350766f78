import type { PuzzleGameWords } from '../../../puzzles/words.ts';

export const words: PuzzleGameWords = {
  score: n => `${n} SP`,
  themes: {
    shed: 'Scheunen',
    monk: 'Mönche',
    barrels: 'Fässer',
    exchange: 'Umtausch',
    cards: 'Privilegkarten',
    purse: 'Dukaten',
  },
};
