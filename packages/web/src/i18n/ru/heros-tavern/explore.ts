import { herosTavern, isCard } from '@taproom/games/heros-tavern';
import type { ExploreGameWords } from '../../../explore/words.ts';
import { points } from './points.ts';
import { tavernWords } from './words.ts';

export const words: ExploreGameWords = {
  points: points.title,
  kinds: {
    pick: {
      name: 'Первая карта раунда',
      option: 'Карта',
      means:
        'На столько героев в среднем меняется ваш итог, если первой взять эту карту, а не лучшую из остальных карт на руке.',
    },
    purchase: {
      name: 'Покупка в 1-м раунде',
      option: 'Карта',
      means:
        'На столько героев в среднем меняется ваш итог, если в первом раунде купить эту карту, а не сделать лучшую покупку без неё.',
    },
  },
  option: (_kind, option) => (isCard(option) ? tavernWords(herosTavern.numbers).name[option] : option),
};
