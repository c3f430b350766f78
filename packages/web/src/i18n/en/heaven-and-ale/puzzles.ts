import type { PuzzleGameWords } from '../../../puzzles/words.ts';

export const words: PuzzleGameWords = {
  score: n => `${n} VP`,
  themes: {
    shed: 'Sheds',
    monk: 'Monks',
    barrels: 'Barrels',
    exchange: 'Exchange',
    cards: 'Privilege cards',
    purse: 'Ducats',
  },
};
