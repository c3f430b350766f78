import type { Levels } from '../levels.ts';

export const CLOISTER_LEVELS = ['novice', 'gardener', 'cellarer', 'brewmaster'] as const;
export type CloisterLevel = (typeof CLOISTER_LEVELS)[number];

export const levels: Levels = {
  id: 'heaven-and-ale',
  rules: 1,
  levels: CLOISTER_LEVELS,
  usual: 'gardener',
  best: 'brewmaster',
  names: {
    novice: ['Novice', 'Novize', 'Послушник'],
    gardener: ['Gardener', 'Gärtner', 'Садовник'],
    cellarer: ['Cellarer', 'Kellermeister', 'Келарь'],
    brewmaster: ['Brewmaster', 'Braumeister', 'Пивовар'],
  },
};
