import { tables as t } from '@taproom/games/heros-tavern';
import type { Words } from '../../en/heros-tavern/pictures.ts';

export const words: Words = {
  label: {
    draft: 'Vier Spieler am Tisch; alle geben ihre Handkarten nach links weiter',
    sets: `${t.FOOD_SET} Karten Essen: ${t.FOOD_HEROES}. Ein helles und ein dunkles Ale: ${t.ALE_MIXED}. Zwei Ales einer Sorte: ${t.ALE_SAME}.`,
  },
};
