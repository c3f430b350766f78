import { Catalogue } from '@taproom/games';
import { HEAVEN_AND_ALE } from './heaven-and-ale.ts';
import { HEROS_TAVERN } from './heros-tavern.ts';
import type { GameShapes } from './shapes.ts';

/** The shapes of the released games: one line per edition. */
export const SHAPES = new Catalogue<GameShapes>([HEAVEN_AND_ALE, HEROS_TAVERN]);
