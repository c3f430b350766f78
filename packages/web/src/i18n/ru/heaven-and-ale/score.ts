import type { Words } from '../../en/heaven-and-ale/score.ts';
import { cloisterWords as nouns } from './words.ts';

export const words: Words = {
  title: 'Подсчёт очков в Heaven & Ale',
  hint: 'Для игры за настоящим столом: укажите, что есть у каждого игрока в конце.',
  brewmaster: 'Пивовар',
  ducats: 'Дукаты',
  largeBarrels: 'Большие бочки',
  smallBarrels: 'Малые бочки',
  barrelCard: 'Карта «Бочки» выложена',
  firstPlayer: 'В ячейке «1 игрок»',
  rate: 'Курс обмена',
  value: 'Множитель ПО',
  steps: 'Как прошёл обмен',
  noSteps: 'Без обмена.',
  mayStop:
    'Обмен прекращается, когда следующий шаг отнял бы очки. Это разрешают немецкие правила; английские и русские требуют обменивать, пока это возможно (правило 11.5).',
  exchange: (resource: string, to: string) => `${resource} вперёд до ${to}`,
  back: (resource: string, steps: number, to: string) =>
    `${resource} назад на ${nouns.steps(steps)}, до ${to}`,
  bought: (ducats: number, resource: string, to: string) =>
    `за ${nouns.ducats(ducats)}: ${resource} до ${to}`,
  production: (value: number, spot: string) => `Производство: ${value} × ${spot}`,
  barrels: 'Бочки',
  points: (n: number) => `${n} ПО`,
  resource: nouns.resource,
};
