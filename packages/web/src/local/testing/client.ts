/** What a page has to play and replay games of this device, for tests that bundle it with other rules. */
export { GAMES } from '@taproom/games';
export { ReplayGame } from '../../replay/game.ts';
export { LocalGame } from '../game.ts';
export { openRecord, storedOf } from '../record.ts';
export { TestHome } from './home.ts';
