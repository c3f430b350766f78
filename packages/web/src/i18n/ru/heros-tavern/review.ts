import type { PartName } from '@taproom/bots/heros-tavern/parts';
import type { ReviewGameWords } from '../../../review/game-words.ts';

export const words: ReviewGameWords = {
  parts: {
    entertainment: 'Герои за развлечения',
    food: 'Герои за еду',
    ale: 'Герои за эль',
    lodging: 'Герои за ночлег',
    market: 'Герои за рынки',
    staff: 'Герои за персонал',
    unspent: 'Герои за неистраченные жетоны',
    later: 'Герои, которые ещё придут',
    coins: 'Монеты на покупки',
    storage: 'Кладовые на покупки',
    land: 'Участки на покупки',
  } satisfies Record<PartName, string>,
};
