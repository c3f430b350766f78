import type { PartName } from '@taproom/bots/heaven-and-ale/parts';
import type { ReviewGameWords } from '../../../review/game-words.ts';

export const words: ReviewGameWords = {
  parts: {
    barrels: 'Очки за бочки',
    rearmost: 'Шаги самого отстающего маркера',
    markers: 'Шаги всех маркеров вместе',
    brewmaster: 'Шаги пивовара',
    ducats: 'Дукаты',
    sheds: 'Склады',
    sunny: 'Жетоны на солнце',
    shady: 'Жетоны в тени',
  } satisfies Record<PartName, string>,
};
