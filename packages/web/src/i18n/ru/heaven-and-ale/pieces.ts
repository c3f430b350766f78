import {
  BACKS,
  CARDS,
  FERTILITIES,
  GOALS,
  LARGE_BARREL_VP,
  MONK_COPIES,
  MONKS,
  RESOURCE_COPIES,
  RESOURCE_TILES,
  RESOURCES,
  SHED_ACTIVATIONS,
  SMALL_BARREL_VP,
  STARTING_DUCATS,
} from '@taproom/games/heaven-and-ale';
import { rule, section, table } from '../../../rules/rules.ts';

/** Section 1 of the rules. */
export const pieces = section(
  '1',
  'Состав игры',
  rule(
    '1.1',
    `В игре ${RESOURCE_TILES.length * RESOURCE_COPIES * BACKS.length} жетонов ресурсов. На каждом изображён один из ${RESOURCES.length} ресурсов (дерево, дрожжи, хмель, вода, ячмень) и указана фертильность от ${FERTILITIES[0]} до ${FERTILITIES.at(-1)}. Каждого из этих ${RESOURCE_TILES.length} видов по ${RESOURCE_COPIES * BACKS.length} жетона: ${RESOURCE_COPIES} с I на рубашке и ${RESOURCE_COPIES} с II.`,
  ),
  rule(
    '1.2',
    `В игре ${MONKS.length * MONK_COPIES * BACKS.length} жетона монахов: ${MONKS.length} типа по ${MONK_COPIES * BACKS.length} монахов, по ${MONK_COPIES} с I на рубашке и по ${MONK_COPIES} с II.`,
  ),
  rule(
    '1.3',
    `Всего ${GOALS.length} требований. Для каждого есть одна большая бочка (${LARGE_BARREL_VP} ПО) и одна малая (${SMALL_BARREL_VP} ПО).`,
  ),
  rule(
    '1.4',
    `Есть ${SHED_ACTIVATIONS.length} типов складов, с номерами от 0 до ${SHED_ACTIVATIONS.length - 1}. Склады, диски и дукаты не кончаются (11.7).`,
  ),
  rule(
    '1.5',
    'У каждого игрока есть:',
    table(
      'Что | Сколько',
      'сад | 1',
      `маркеры ресурсов | ${RESOURCES.length}, по одному на ресурс`,
      'пивовар | 1',
      'фишка игрока | 1',
      `карты привилегий | ${CARDS.length}, по одной каждого вида (7.5)`,
      `дукаты | ${STARTING_DUCATS}`,
    ),
    'Всё это открыто, в том числе дукаты. Скрыто только одно: какие жетоны ещё придут и в каком порядке.',
  ),
);
