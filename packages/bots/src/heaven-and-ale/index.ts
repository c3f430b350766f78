import { heavenAndAle, type Move, type Position } from '@taproom/games/heaven-and-ale';
import type { Bot } from '../bot.ts';
import { randomBot } from '../random.ts';
import type { Players } from '../roster.ts';
import { makeBot } from './bots.ts';
import { CLOISTER_LEVELS, type CloisterLevel, levels } from './levels.ts';
import { LOOK_AHEAD, rungsBy } from './rungs.ts';
import { traits } from './traits.ts';
import { WEIGHTS } from './weights.ts';

const RUNGS = rungsBy(WEIGHTS, LOOK_AHEAD);

export const cloisterBots: Readonly<Record<CloisterLevel, Bot<Position, Move>>> = {
  novice: makeBot({ level: 'novice', ...RUNGS.novice }),
  gardener: makeBot({ level: 'gardener', ...RUNGS.gardener }),
  cellarer: makeBot({ level: 'cellarer', ...RUNGS.cellarer }),
  brewmaster: makeBot({ level: 'brewmaster', ...RUNGS.brewmaster }),
};

export const players: Players = {
  ...levels,
  game: heavenAndAle,
  rungs: [randomBot(heavenAndAle), ...CLOISTER_LEVELS.map(level => cloisterBots[level])],
  traits,
};
