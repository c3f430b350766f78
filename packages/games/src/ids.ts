/** The ids of the games, in a file of their own: whoever only needs an id does not load the rules of every game. */
export const GAME_IDS = ['heaven-and-ale', 'heros-tavern'] as const;
export type GameId = (typeof GAME_IDS)[number];

export const isGameId = (id: unknown): id is GameId => GAME_IDS.some(known => known === id);
