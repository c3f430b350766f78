import type {
  Card,
  Resource,
  SeatMove,
  Side,
  Slot,
  SpaceKind,
  Spot,
  Stage,
  Tile,
} from '@taproom/games/heaven-and-ale';
import { RESOURCES } from '@taproom/games/heaven-and-ale';
import { isMonk, tileParts } from '../../../games/heaven-and-ale/parts.ts';
import type { Summary } from '../../../games/heaven-and-ale/table/summary.ts';
import type { GoalAt } from '../../en/heaven-and-ale/board.ts';
import { number } from '../../numbers.ts';
import { counted } from '../../plural.ts';
import { cloisterWords as words } from './words.ts';

const tile = (name: Tile): string => {
  const parts = tileParts(name);
  if (parts.kind === 'monk') return words.monk[parts.monk];
  return words.tile(words.resource[parts.resource], parts.fertility);
};

const spot = (name: Spot): string => {
  if (name === 'fertility') return 'фертильность X';
  return isMonk(name) ? words.monk[name] : words.resource[name];
};

const KINDS: Record<SpaceKind, string> = {
  resource: 'место ресурсов',
  monk: 'место монахов',
  scoring: 'место дисков подсчёта',
  barrel: 'место бочек',
};

const BARREL = { large: 'большая бочка (4 ПО)', small: 'малая бочка (2 ПО)' } as const;

const goalState = ({ goal, have, need, own, left }: GoalAt): string => {
  if (own !== null) return `получено, ${BARREL[own]}`;
  const isSpot = goal === 'brewmaster-on-1' || goal === 'marker-on-20';
  const far = isSpot ? `сейчас на ${number(have)}` : `${have} из ${need}`;
  return `${far}, ${left === null ? 'бочек не осталось' : `доступна ${BARREL[left]}`}`;
};

export const boardWords = {
  name: 'Игровое поле',
  cloister: 'Ваш планшет',
  round: (round: number, rounds: number) => `Раунд ${round} из ${rounds}`,
  stacks: (n: number) =>
    counted('ru', n, {
      one: 'стопка монахов на следующие раунды',
      few: 'стопки монахов на следующие раунды',
      many: 'стопок монахов на следующие раунды',
    }),
  sunnySide: 'Солнечная сторона: двойная цена, активированные жетоны двигают маркеры',
  shadySide: 'Теневая сторона: обычная цена, активированные жетоны приносят дукаты',
  tile,
  spotName: spot,
  slot: (slot: Slot) => `Стартовая зона: ${words.slot[slot]}`,
  space: (at: { space: number; kind: SpaceKind; tiles: readonly Tile[]; discs: number; letter: string }) =>
    [
      `Место ${at.space}: ${KINDS[at.kind]}${at.letter ? ` ${at.letter}` : ''}`,
      ...at.tiles.map(tile),
      ...(at.discs > 0 ? [counted('ru', at.discs, { one: 'диск', few: 'диска', many: 'дисков' })] : []),
    ].join(', '),
  hex: (at: { hex: string; side: Side; tile: Tile | null; note: string }) =>
    [`Гекс ${at.hex}, ${words[at.side]}`, at.tile === null ? 'пусто' : tile(at.tile), at.note]
      .filter(Boolean)
      .join(', '),
  spot: (at: { spot: Spot; taken: boolean }) =>
    `Место для диска: ${spot(at.spot)}${at.taken ? ', занято' : ''}`,
  shed: (at: { shed: string; type: number | null }) =>
    at.type === null ? `Место для склада ${at.shed}` : `Склад типа ${at.type} на ${at.shed}`,
  placed: (card: Card) => `${words.card[card]}: карта выложена у этой пары`,
  goal: (at: GoalAt) => `${words.goal[at.goal]}: ${goalState(at)}`,
  goalState,
  barrels: (large: number, small: number) =>
    [
      counted('ru', large, { one: 'большая бочка', few: 'большие бочки', many: 'больших бочек' }),
      counted('ru', small, { one: 'малая бочка', few: 'малые бочки', many: 'малых бочек' }),
    ].join(', '),
  marker: (piece: Resource | 'brewmaster', spot: number) =>
    `${piece === 'brewmaster' ? 'пивовар' : words.resource[piece]}: ${number(spot)}`,
  card: (card: Card) => `${words.card[card]}: карта на руке`,
  band: (at: { from: number; to: number; rate: number; value: number }) =>
    `Пивовар на ${at.from}${at.to > at.from ? `–${at.to}` : ''}: курс обмена ${at.rate} к 1, множитель ПО ${at.value}`,
  nothingAtOnce: 'пока ничего',
  summary: (s: Summary): string =>
    [
      ...s.tiles.map(one => `${tile(one.tile)} → ${one.hex}`),
      ...s.sheds.map(shed => `склад на ${shed.shed} (${shed.sum}, тип ${shed.type})`),
      ...(s.activated.length > 0
        ? [counted('ru', s.activated.length, { one: 'активация', few: 'активации', many: 'активаций' })]
        : []),
      ...RESOURCES.flatMap(resource => {
        const moved = s.markers[resource];
        return moved ? [`${words.resource[resource]} ${number(moved.from)} → ${number(moved.to)}`] : [];
      }),
      ...(s.brewmaster ? [`пивовар ${number(s.brewmaster.from)} → ${number(s.brewmaster.to)}`] : []),
      ...s.pairs.map(() => 'пара собрана'),
      ...s.cards.map(card => words.card[card]),
      ...s.barrels.map(
        barrel => `${barrel.size === 'large' ? `большая бочка` : `малая бочка`}: ${words.goal[barrel.goal]}`,
      ),
      ...(s.ducats === 0 ? [] : [`${s.ducats > 0 ? '+' : '−'}${words.ducats(Math.abs(s.ducats))}`]),
    ].join(', '),
  awaits: {
    refill: 'На игровом поле появляются новые жетоны.',
    first: 'Определяется первый игрок.',
    place: 'Нужно выбрать ячейку стартовой зоны.',
    go: 'Ход: передвинуть фишку вперёд.',
    buy: 'Покупка: взять жетон и выбрать гекс.',
    shed: 'Склад построен: выбрать, что он активирует.',
    score: 'Выбрать место для диска.',
    card: 'Пара собрана: можно выложить карту.',
    done: 'Всё готово. Осталось подтвердить ход.',
    over: 'Игра окончена.',
  } satisfies Record<Stage, string>,
  move: (move: SeatMove): string => {
    switch (move.move) {
      case 'go':
        return `На место ${move.space}`;
      case 'start':
        return move.slot === 'marker' ? `${words.resource[move.resource]} +2` : words.slot[move.slot];
      case 'buy':
        return `${tile(move.tile)} на ${move.hex}`;
      case 'activate':
        return `Активировать: ${move.hexes.join(', ')}`;
      case 'score':
        return move.spot === 'fertility'
          ? `Подсчёт: фертильность ${move.fertility}`
          : `Подсчёт: ${spot(move.spot)}`;
      case 'card':
        if (move.card === 'none') return 'Без карты';
        return 'resource' in move
          ? `${words.card[move.card]}: ${words.resource[move.resource]}`
          : words.card[move.card];
      case 'return':
        return `Сдать карту «${words.card[move.card]}» за 3 дуката`;
      case 'done':
        return 'Готово';
    }
  },
};
