import type { Levels } from '../levels.ts';

export const CLOISTER_LEVELS = [
  'novice',
  'beekeeper',
  'gardener',
  'carpenter',
  'drayman',
  'cellarer',
  'abbess',
  'brewmaster',
] as const;
export type CloisterLevel = (typeof CLOISTER_LEVELS)[number];

export const levels: Levels = {
  id: 'heaven-and-ale',
  rules: 1,
  levels: CLOISTER_LEVELS,
  usual: 'gardener',
  best: 'brewmaster',
  names: {
    novice: 'Novice',
    beekeeper: 'Beekeeper',
    gardener: 'Gardener',
    carpenter: 'Carpenter',
    drayman: 'Drayman',
    cellarer: 'Cellarer',
    abbess: 'Abbess',
    brewmaster: 'Brewmaster',
  },
};
