/** The rungs of each game, weakest first: names only, so that a page can offer them without loading the bots. */
export const CLOISTER_LEVELS = ['novice', 'gardener', 'cellarer', 'brewmaster'] as const;
export type CloisterLevel = (typeof CLOISTER_LEVELS)[number];

export const TAVERN_LEVELS = ['patron', 'barkeep', 'innkeeper', 'legend'] as const;
export type TavernLevel = (typeof TAVERN_LEVELS)[number];

export const RUNGS = { 'heaven-and-ale': CLOISTER_LEVELS, 'heros-tavern': TAVERN_LEVELS } as const;
