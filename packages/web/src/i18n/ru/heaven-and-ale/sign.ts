import type { Words } from '../../en/heaven-and-ale/sign.ts';

export const words: Words = {
  pitch: 'Сажать, собирать и варить в саду из солнца и тени. 2–4 игрока, 30–60 минут.',
  levels: {
    novice: 'Послушник',
    gardener: 'Садовник',
    cellarer: 'Келарь',
    brewmaster: 'Пивовар',
  },
  pages: {
    score: 'Подсчёт очков Heaven & Ale',
  },
};
