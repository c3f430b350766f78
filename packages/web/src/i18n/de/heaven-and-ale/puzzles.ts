import type { Breakdown } from '@taproom/games/heaven-and-ale';
import { addedUp } from '../../../puzzles/added-up.ts';
import type { PuzzleGameWords } from '../../../puzzles/words.ts';
import { number } from '../../numbers.ts';
import { words as review } from './review.ts';

const score = (n: number): string => `${n} SP`;

export const words: PuzzleGameWords = {
  score,
  most: 'die meisten Siegpunkte',
  reminder: () => '',
  sum: ({ rearmost, value, production, barrels, barrelCard, firstPlayer, total }: Breakdown) =>
    addedUp(
      [
        [
          production,
          rearmost > 0
            ? `hinterster Marker ${rearmost} × ${value}`
            : `hinterster Marker auf ${number(rearmost)}`,
        ],
        [barrels, 'Fässer'],
        [barrelCard, 'Karte „Fässer“'],
        [firstPlayer, 'Startspielerfeld'],
      ],
      score(total),
    ),
  parts: review.parts,
  themes: {
    shed: 'Scheunen',
    monk: 'Mönche',
    barrels: 'Fässer',
    exchange: 'Umtausch',
    cards: 'Privilegkarten',
    purse: 'Dukaten',
  },
};
