import { type Breakdown, herosTavern } from '@taproom/games/heros-tavern';
import { finalSum } from '../../../games/heros-tavern/final-sum.ts';
import type { PuzzleGameWords } from '../../../puzzles/words.ts';
import { counted } from '../../plural.ts';
import { words as review } from './review.ts';
import { nouns } from './words.ts';

const heroes = (n: number): string => counted('en', n, { one: 'hero', other: 'heroes' });

export const words: PuzzleGameWords = {
  score: heroes,
  most: 'the most heroes',
  reminder: kind =>
    kind === 'judgement'
      ? ''
      : `At the end each unspent token is worth ${heroes(herosTavern.numbers.UNSPENT_HEROES)}.`,
  sum: (breakdown: Breakdown) =>
    finalSum(breakdown, {
      rounds: 'rounds',
      final: parts => `final scoring: ${parts}`,
      unspent: 'unspent tokens',
      category: nouns.category,
      heroes,
    }),
  parts: review.parts,
  themes: {
    ale: 'Ale',
    entertainment: 'Entertainment',
    staff: 'Staff',
    food: 'Food',
    rooms: 'Lodging and markets',
    draft: 'Which card to pick',
  },
};
