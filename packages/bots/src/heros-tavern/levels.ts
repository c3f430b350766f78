import type { Levels } from '../levels.ts';

export const TAVERN_LEVELS = ['patron', 'barkeep', 'innkeeper', 'legend'] as const;
export type TavernLevel = (typeof TAVERN_LEVELS)[number];

export const levels: Levels = {
  id: 'heros-tavern',
  rules: 1,
  levels: TAVERN_LEVELS,
  usual: 'barkeep',
  best: 'legend',
  names: {
    patron: ['Patron', 'Gast', 'Гость'],
    barkeep: ['Barkeep', 'Schankwirt', 'Бармен'],
    innkeeper: ['Innkeeper', 'Gastwirt', 'Трактирщик'],
    legend: ['Legend', 'Legende', 'Легенда'],
  },
};
