import type { Numbers } from '@taproom/games/heros-tavern';

/** How many cards score together. A pair of ale is a set of two. */
export const setSize = (of: 'food' | 'ale', { FOOD_SET }: Numbers): number => (of === 'food' ? FOOD_SET : 2);
