import { herosTavern, type Move, type View } from '@taproom/games/heros-tavern';
import type { Bot } from '../bot.ts';
import { randomBot } from '../random.ts';
import type { Players } from '../roster.ts';
import { bySearch, byTaste } from './bots.ts';
import {
  BARKEEP_1,
  GAMBLER_1,
  HOUSEKEEPER_1,
  INNKEEPER_1,
  LEGEND_1,
  PATRON_1,
  PEDDLER_1,
  REGULAR_1,
} from './characters.ts';
import { levels, TAVERN_LEVELS, type TavernLevel } from './levels.ts';
import { traits } from './traits.ts';

export const tavernBots: Readonly<Record<TavernLevel, Bot<View, Move>>> = {
  patron: byTaste('patron', PATRON_1),
  regular: byTaste('regular', REGULAR_1),
  gambler: byTaste('gambler', GAMBLER_1),
  barkeep: byTaste('barkeep', BARKEEP_1),
  peddler: byTaste('peddler', PEDDLER_1),
  housekeeper: byTaste('housekeeper', HOUSEKEEPER_1),
  innkeeper: byTaste('innkeeper', INNKEEPER_1),
  legend: bySearch('legend', LEGEND_1),
};

export const players: Players = {
  ...levels,
  game: herosTavern,
  rungs: [randomBot(herosTavern), ...TAVERN_LEVELS.map(level => tavernBots[level])],
  traits,
};
