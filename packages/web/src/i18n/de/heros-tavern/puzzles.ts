import { type Breakdown, herosTavern } from '@taproom/games/heros-tavern';
import { finalSum } from '../../../games/heros-tavern/final-sum.ts';
import type { PuzzleGameWords } from '../../../puzzles/words.ts';
import { heroes, heroesObject } from './counts.ts';
import { words as review } from './review.ts';
import { nouns } from './words.ts';

export const words: PuzzleGameWords = {
  score: heroesObject,
  most: 'die meisten Helden',
  reminder: kind =>
    kind === 'judgement'
      ? ''
      : `Am Ende bringt jeder nicht ausgegebene Marker ${heroesObject(herosTavern.numbers.UNSPENT_HEROES)}.`,
  sum: (breakdown: Breakdown) =>
    finalSum(breakdown, {
      rounds: 'Runden',
      final: parts => `Schlusswertung: ${parts}`,
      unspent: 'nicht ausgegebene Marker',
      category: nouns.category,
      heroes,
    }),
  parts: review.parts,
  themes: {
    ale: 'Ale',
    entertainment: 'Unterhaltung',
    staff: 'Personal',
    food: 'Essen',
    rooms: 'Unterkunft und Markt',
    draft: 'Welche Karte du nimmst',
  },
};
