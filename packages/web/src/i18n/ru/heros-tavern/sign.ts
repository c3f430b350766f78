import type { Words } from '../../en/heros-tavern/sign.ts';

export const words: Words = {
  pitch: 'Выбирать карты и привлекать героев в таверну. 3–5 игроков, 15–20 минут.',
  levels: {
    patron: 'Гость',
    barkeep: 'Бармен',
    innkeeper: 'Трактирщик',
    legend: 'Легенда',
  },
  pages: {
    score: 'Лист подсчёта Hero’s Tavern',
    print: 'Печать: памятка и лист Hero’s Tavern',
  },
};
