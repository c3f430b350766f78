import type { Levels } from '../levels.ts';

export const TAVERN_LEVELS = [
  'patron',
  'regular',
  'gambler',
  'barkeep',
  'peddler',
  'housekeeper',
  'innkeeper',
  'legend',
] as const;
export type TavernLevel = (typeof TAVERN_LEVELS)[number];

export const levels: Levels = {
  id: 'heros-tavern',
  rules: 1,
  levels: TAVERN_LEVELS,
  usual: 'barkeep',
  best: 'legend',
  names: {
    patron: 'Patron',
    regular: 'Regular',
    gambler: 'Gambler',
    barkeep: 'Barkeep',
    peddler: 'Peddler',
    housekeeper: 'Housekeeper',
    innkeeper: 'Innkeeper',
    legend: 'Legend',
  },
};
