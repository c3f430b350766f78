import type { Words } from '../../en/heaven-and-ale/score.ts';
import { cloisterWords } from './words.ts';

export const words: Words = {
  title: 'Подсчёт очков Heaven & Ale',
  hint: 'Для игры за настоящим столом: указать, что есть у каждого игрока, и увидеть итог.',
  brewmaster: 'Пивовар',
  ducats: 'Дукаты',
  largeBarrels: 'Большие бочки',
  smallBarrels: 'Малые бочки',
  barrelCard: 'Карта «Бочки» выложена',
  firstPlayer: 'В ячейке «Первый игрок»',
  rate: 'Курс обмена',
  value: 'Множитель ПО',
  steps: 'Обмен по шагам',
  noSteps: 'Менять нечего.',
  exchange: (resource: string, to: string) => `${resource} вперёд на ${to}`,
  back: (resource: string, steps: number, to: string) => `${resource} назад на ${steps}, теперь ${to}`,
  bought: (ducats: number, resource: string, to: string) => `${ducats} дукатов: ${resource} на ${to}`,
  production: (value: number, spot: string) => `Производство: ${value} × ${spot}`,
  barrels: 'Бочки',
  points: (n: number) => `${n} ПО`,
  resource: cloisterWords.resource,
};
