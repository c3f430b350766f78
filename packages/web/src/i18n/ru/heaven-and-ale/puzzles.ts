import type { Breakdown } from '@taproom/games/heaven-and-ale';
import { addedUp } from '../../../puzzles/added-up.ts';
import type { PuzzleGameWords } from '../../../puzzles/words.ts';
import { number } from '../../numbers.ts';
import { counted } from '../../plural.ts';
import { words as review } from './review.ts';

const score = (n: number): string => counted('ru', n, { one: 'очко', few: 'очка', many: 'очков' });

export const words: PuzzleGameWords = {
  score,
  most: 'больше всего победных очков',
  reminder: () => '',
  sum: ({ rearmost, value, production, barrels, barrelCard, firstPlayer, total }: Breakdown) =>
    addedUp(
      [
        [
          production,
          rearmost > 0
            ? `самый отстающий маркер: ${rearmost} × ${value}`
            : `самый отстающий маркер на ${number(rearmost)}`,
        ],
        [barrels, 'бочки'],
        [barrelCard, 'карта «Бочки»'],
        [firstPlayer, 'ячейка «1 игрок»'],
      ],
      score(total),
    ),
  parts: review.parts,
  themes: {
    shed: 'Склады',
    monk: 'Монахи',
    barrels: 'Бочки',
    exchange: 'Обмен',
    cards: 'Карты привилегий',
    purse: 'Дукаты',
  },
};
