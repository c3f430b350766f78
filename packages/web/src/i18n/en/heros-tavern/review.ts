import type { PartName } from '@taproom/bots/heros-tavern/parts';
import type { ReviewGameWords } from '../../../review/game-words.ts';

export const words: ReviewGameWords = {
  parts: {
    entertainment: 'Heroes for entertainment',
    food: 'Heroes for food',
    ale: 'Heroes for ale',
    lodging: 'Heroes for lodging',
    market: 'Heroes for markets',
    staff: 'Heroes for staff',
    unspent: 'Heroes for unspent tokens',
    later: 'Heroes still to come',
    coins: 'Coins to spend',
    storage: 'Storage to spend',
    land: 'Land to spend',
  } satisfies Record<PartName, string>,
};
