import type { Levels } from '../levels.ts';

export const TAVERN_LEVELS = ['patron', 'barkeep', 'innkeeper', 'legend'] as const;
export type TavernLevel = (typeof TAVERN_LEVELS)[number];

export const levels: Levels = {
  id: 'heros-tavern',
  rules: 1,
  levels: TAVERN_LEVELS,
  usual: 'barkeep',
  best: 'legend',
};
