import type { Move, Position } from '@taproom/games/heaven-and-ale';
import type { Bot } from '../bot.ts';
import { makeBot } from './bots.ts';
import type { CloisterLevel } from './levels.ts';
import { LOOK_AHEAD, rungsBy } from './rungs.ts';
import { WEIGHTS } from './weights.ts';

export { CLOISTER_LEVELS, type CloisterLevel } from './levels.ts';

const RUNGS = rungsBy(WEIGHTS, LOOK_AHEAD);

export const cloisterBots: Readonly<Record<CloisterLevel, Bot<Position, Move>>> = {
  novice: makeBot({ level: 'novice', ...RUNGS.novice }),
  gardener: makeBot({ level: 'gardener', ...RUNGS.gardener }),
  cellarer: makeBot({ level: 'cellarer', ...RUNGS.cellarer }),
  brewmaster: makeBot({ level: 'brewmaster', ...RUNGS.brewmaster }),
};
