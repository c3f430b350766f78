import { tables as t } from '@taproom/games/heros-tavern';

/** Descriptions of the pictures in the rules, for screen readers. */
export const words = {
  label: {
    draft: 'Four players at a table; each passes their hand to the left',
    sets: `${t.FOOD_SET} food: ${t.FOOD_HEROES}. A light and a dark ale: ${t.ALE_MIXED}. Two ales of one kind: ${t.ALE_SAME}.`,
  },
};

export type Words = typeof words;
