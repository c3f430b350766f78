import {
  type Breakdown,
  type Card,
  type Event,
  type Numbers,
  type PlayerPosition,
  RESOURCES,
  type Resource,
  type Side,
  type Slot,
  type SpaceKind,
  type Spot,
} from '@taproom/games/heaven-and-ale';
import type { HexFacts, SpaceFacts, Stretch } from '../../../games/heaven-and-ale/text-table/passages.ts';
import { number } from '../../numbers.ts';
import { KINDS, spot, tile } from './board.ts';
import { pair, SLOT } from './log.ts';
import { cloisterWords as words } from './words.ts';

const list = (items: readonly string[]): string => items.join(', ') || 'нет';

const OPEN = {
  A: 'диск для места подсчёта по фертильности',
  B: 'диск для места подсчёта по монахам',
  C: 'диск для места подсчёта по ресурсам',
  '*': 'диск для любого места',
};

const SIDE: Record<Side | 'border', string> = { sunny: 'Солнце', border: 'Граница', shady: 'Тень' };
const ON: Record<Side, string> = { sunny: 'на солнце', shady: 'в тень' };

const hex = (at: HexFacts): string => {
  if ('tile' in at) return `${at.hex} ${at.tile === null ? 'пусто' : tile(at.tile)}`;
  return at.shed === null
    ? `${at.hex} место для склада, смежных жетонов ${at.filled} из 6`
    : `${at.hex} склад типа ${at.shed}`;
};

const onSpace = (at: SpaceFacts): string[] => [
  ...at.tiles.map(tile),
  ...(at.kind === 'monk' ? [`цена ${at.price}`] : []),
  ...(at.letter === null
    ? []
    : [at.discs === 0 ? 'диска нет' : `${OPEN[at.letter]}${at.discs > 1 ? ` ×${at.discs}` : ''}`]),
];

const here = (names: readonly string[]): string => (names.length > 0 ? `; здесь: ${names.join(', ')}` : '');

export const textWords = ({ EMERGENCY_COINS }: Numbers) => ({
  vocabulary: {
    verb: {
      go: 'идти иди',
      start: 'старт',
      buy: 'купить купи',
      activate: 'активировать активируй',
      score: 'подсчёт',
      card: 'карта',
      return: 'сдать сдай',
    },
    topic: {
      me: 'я',
      garden: 'сад',
      board: 'поле',
      barrels: 'бочки',
    },
    noun: {
      wood: 'дерево',
      yeast: 'дрожжи',
      hops: 'хмель',
      water: 'вода воду',
      barley: 'ячмень',
      monk: 'монах монаха',
      fertility: 'фертильность',
      first: 'первый',
      brewmaster: 'пивовар',
      marker: 'маркер',
      ducats: 'дукаты',
      harvest: 'урожай',
      stragglers: 'отстающие',
      barrels: 'бочки',
      purse: 'кошель',
      none: 'нет',
    },
  },

  // ---- The position
  round: (round: number, of: number) => `Раунд ${round} из ${of}.`,
  slot: (slot: Slot, names: readonly string[]) => `Стартовая зона, ячейка ${SLOT[slot]}${here(names)}`,
  space: (at: SpaceFacts, names: readonly string[]) =>
    `${[`${at.space}: ${KINDS[at.kind]}`, ...onSpace(at)].join(', ')}${here(names)}`,
  there: (at: SpaceFacts) => `Там: ${onSpace(at).join(', ')}.`,
  barrels: 'Бочки',
  ducats: (n: number) => `Дукаты: ${n}`,
  figure: ({ figure, out }: PlayerPosition) => {
    if (figure === null) return 'Фишка: ещё не выставлена';
    const place = typeof figure === 'number' ? `место ${figure}` : `ячейка ${SLOT[figure]}`;
    return `Фишка: ${place}${out ? ', вне раунда' : ''}`;
  },
  markers: (at: { markers: Readonly<Record<Resource, number>>; rearmost: readonly Resource[] }) =>
    `Маркеры ресурсов: ${RESOURCES.map(one => `${words.resource[one]} ${number(at.markers[one])}`).join(', ')}; ${at.rearmost.length === 1 ? 'самый отстающий' : 'самые отстающие'}: ${at.rearmost.map(one => words.resource[one]).join(', ')}`,
  brewmaster: (at: { spot: number; rate: number; value: number }) =>
    `Пивовар: ${number(at.spot)}; курс обмена ${at.rate}:1, множитель ПО ${at.value}`,
  cards: (hand: readonly Card[]) =>
    `Карты привилегий на руке: ${list(hand.map(card => `«${words.card[card]}»`))}`,
  placed: (all: readonly { card: Card; spots: readonly [Spot, Spot] }[]) =>
    `Выложенные карты привилегий: ${list(all.map(one => `«${words.card[one.card]}» к паре ${pair(one.spots)}`))}`,
  discs: (spots: readonly Spot[]) => `Диски подсчёта: ${list(spots.map(spot))}`,
  ownBarrels: ({ largeBarrels, smallBarrels }: PlayerPosition) =>
    `Бочки: ${list([
      ...largeBarrels.map(goal => `большая за «${words.goal[goal]}»`),
      ...smallBarrels.map(goal => `малая за «${words.goal[goal]}»`),
    ])}`,
  garden: (name: string, own: boolean) => (own ? 'Ваш сад' : `Сад: ${name}`),
  emptyGarden: 'Сад пока пуст.',
  row: (row: string, stretches: readonly Stretch[]) =>
    `Ряд ${row}. ${stretches.map(({ side, hexes }) => `${SIDE[side]}: ${hexes.map(hex).join(', ')}`).join('. ')}.`,
  points: (name: string, of: Breakdown) =>
    `${name}: сейчас ${words.points(of.total)} (${[
      `производство ${of.value} × ${number(Math.max(0, of.rearmost))}`,
      ...(of.barrels > 0 ? [`бочки ${of.barrels}`] : []),
      ...(of.barrelCard > 0 ? [`карта «Бочки» ${of.barrelCard}`] : []),
      ...(of.firstPlayer > 0 ? [`ячейка ${SLOT.first} ${of.firstPlayer}`] : []),
    ].join(', ')})`,

  // ---- What can I do?
  group: {
    go: (kind: SpaceKind) => `Пойти на ${KINDS[kind]}`,
    buy: (bought: Extract<Event, { event: 'bought' }>) =>
      `Купить за ${words.ducats(bought.price)} и положить ${ON[bought.side]}: ${tile(bought.tile)}`,
    start: 'Пойти в стартовую зону',
    activate: 'Выбрать, что активирует склад',
    score: 'Выбрать место для диска',
    card: 'Выложить карту привилегии или обойтись без неё',
    return: `Сдать карту привилегии за ${words.ducats(EMERGENCY_COINS)}`,
    done: 'Закончить ход',
  },
  endTurn: 'Ваш ход заканчивается.',
});
