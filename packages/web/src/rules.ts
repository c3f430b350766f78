/** The rules of the released games, in a file of their own so that they load on demand: `released.ts` does that. */
export { GAMES } from '@taproom/games';
