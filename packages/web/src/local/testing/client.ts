/** What a page needs to play, replay and review games of this device, for tests that bundle it with other rules. */
export { ESTIMATORS } from '@taproom/bots/coach';
export { ReplayGame } from '../../replay/game.ts';
export { LocalGame } from '../game.ts';
export { openRecord, storedOf } from '../record.ts';
export { REPERTOIRE, TestHome } from './home.ts';
