import type { Breakdown } from '@taproom/games/heaven-and-ale';
import { addedUp } from '../../../puzzles/added-up.ts';
import type { PuzzleGameWords } from '../../../puzzles/words.ts';
import { number } from '../../numbers.ts';
import { words as review } from './review.ts';

const score = (n: number): string => `${n} VP`;

export const words: PuzzleGameWords = {
  score,
  most: 'the most victory points',
  reminder: () => '',
  sum: ({ rearmost, value, production, barrels, barrelCard, firstPlayer, total }: Breakdown) =>
    addedUp(
      [
        [
          production,
          rearmost > 0
            ? `marker furthest behind ${rearmost} × ${value}`
            : `marker furthest behind on ${number(rearmost)}`,
        ],
        [barrels, 'barrels'],
        [barrelCard, 'Barrels card'],
        [firstPlayer, 'first-player space'],
      ],
      score(total),
    ),
  parts: review.parts,
  themes: {
    shed: 'Sheds',
    monk: 'Monks',
    barrels: 'Barrels',
    exchange: 'Exchange',
    cards: 'Privilege cards',
    purse: 'Ducats',
  },
};
