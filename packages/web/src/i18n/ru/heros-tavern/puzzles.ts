import { type Breakdown, herosTavern } from '@taproom/games/heros-tavern';
import { finalSum } from '../../../games/heros-tavern/final-sum.ts';
import type { PuzzleGameWords } from '../../../puzzles/words.ts';
import { heroes, heroesAsObject } from './counts.ts';
import { words as review } from './review.ts';
import { nouns } from './words.ts';

export const words: PuzzleGameWords = {
  score: heroes,
  most: 'больше всего героев',
  reminder: kind =>
    kind === 'judgement'
      ? ''
      : `В конце каждый неистраченный жетон приносит ${heroesAsObject(herosTavern.numbers.UNSPENT_HEROES)}.`,
  sum: (breakdown: Breakdown) =>
    finalSum(breakdown, {
      rounds: 'раунды',
      final: parts => `итоговый подсчёт: ${parts}`,
      unspent: 'неистраченные жетоны',
      category: nouns.category,
      heroes,
    }),
  parts: review.parts,
  themes: {
    ale: 'Эль',
    entertainment: 'Развлечения',
    staff: 'Персонал',
    food: 'Еда',
    rooms: 'Ночлег и рынок',
    draft: 'Какую карту взять',
  },
};
