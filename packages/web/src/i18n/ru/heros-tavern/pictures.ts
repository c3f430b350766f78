import { tables as t } from '@taproom/games/heros-tavern';
import type { Words } from '../../en/heros-tavern/pictures.ts';

export const words: Words = {
  label: {
    draft: 'Четыре игрока за столом; каждый передаёт карты влево',
    sets: `Набор из ${t.FOOD_SET} карт еды: ${t.FOOD_HEROES}. Светлый и тёмный эль: ${t.ALE_MIXED}. Два эля одного сорта: ${t.ALE_SAME}.`,
  },
};
