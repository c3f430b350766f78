import { LEVELS } from '@taproom/bots/levels';
import { SHAPES } from '@taproom/contracts/shapes/released';
import { GAMES } from '@taproom/games';
import { Repertoire } from './play/repertoire.ts';

/** The released games. */
export const RELEASED = new Repertoire(GAMES, LEVELS, SHAPES);
