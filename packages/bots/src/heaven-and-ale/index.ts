import { heavenAndAle, type Move, type Position } from '@taproom/games/heaven-and-ale';
import type { Bot } from '../bot.ts';
import { randomBot } from '../random.ts';
import type { Players } from '../roster.ts';
import { makeBot } from './bots.ts';
import { CLOISTER_LEVELS, type CloisterLevel, levels } from './levels.ts';
import { LOOK_AHEAD, rungsBetween, rungsBy } from './rungs.ts';
import { traits } from './traits.ts';
import { WEIGHTS } from './weights.ts';

const RUNGS = { ...rungsBy(WEIGHTS, LOOK_AHEAD), ...rungsBetween(WEIGHTS) };
const bot = (level: CloisterLevel): Bot<Position, Move> => makeBot({ level, ...RUNGS[level] });

export const cloisterBots: Readonly<Record<CloisterLevel, Bot<Position, Move>>> = {
  novice: bot('novice'),
  beekeeper: bot('beekeeper'),
  gardener: bot('gardener'),
  carpenter: bot('carpenter'),
  drayman: bot('drayman'),
  cellarer: bot('cellarer'),
  abbess: bot('abbess'),
  brewmaster: bot('brewmaster'),
};

export const players: Players = {
  ...levels,
  game: heavenAndAle,
  rungs: [randomBot(heavenAndAle), ...CLOISTER_LEVELS.map(level => cloisterBots[level])],
  traits,
};
