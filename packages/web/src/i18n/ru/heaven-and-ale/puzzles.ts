import type { PuzzleGameWords } from '../../../puzzles/words.ts';
import { counted } from '../../plural.ts';

export const words: PuzzleGameWords = {
  score: n => counted('ru', n, { one: 'очко', few: 'очка', many: 'очков' }),
  themes: {
    shed: 'Склады',
    monk: 'Монахи',
    barrels: 'Бочки',
    exchange: 'Обмен',
    cards: 'Карты привилегий',
    purse: 'Дукаты',
  },
};
