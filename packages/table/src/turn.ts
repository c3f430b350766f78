import type { Game } from '@taproom/games';

export const isChanceDue = (game: Game, state: Int16Array): boolean => game.actors(state)[0] === 'chance';
