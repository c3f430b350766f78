import type {
  Card,
  Goal,
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
import type { Summary } from '../../cloister/summary.ts';
import { counted } from '../plural.ts';
import { cloisterWords as words } from './words.ts';

const ROMAN = ['', 'I', 'II', 'III', 'IV'];

const tile = (name: Tile): string => {
  if (name.startsWith('monk')) return `монах ${ROMAN[Number(name.slice(4))]}`;
  return words.tile(words.resource[name.slice(0, -1) as Resource], Number(name.slice(-1)));
};

const spot = (name: Spot): string => {
  if (name === 'fertility') return 'фертильность X';
  return name.startsWith('monk') ? `монах ${ROMAN[Number(name.slice(4))]}` : words.resource[name as Resource];
};

const KINDS: Record<SpaceKind, string> = {
  resource: 'поле ресурса',
  monk: 'поле монаха',
  scoring: 'поле подсчёта',
  barrel: 'поле бочек',
};

export const boardWords = {
  name: 'Главное поле',
  cloister: 'Ваш монастырь',
  round: (round: number) => `Раунд ${round}`,
  tile,
  slot: (slot: Slot) => `Стартовая зона: ${words.slot[slot]}`,
  space: (at: { space: number; kind: SpaceKind; tiles: readonly Tile[]; discs: number; letter: string }) =>
    [
      `Поле ${at.space}: ${KINDS[at.kind]}${at.letter ? ` ${at.letter}` : ''}`,
      ...at.tiles.map(tile),
      ...(at.discs > 0 ? [counted('ru', at.discs, { one: 'диск', few: 'диска', many: 'дисков' })] : []),
    ].join(', '),
  hex: (at: { hex: string; side: Side; tile: Tile | null; note: string }) =>
    [`Клетка ${at.hex}, ${words[at.side]}`, at.tile === null ? 'пусто' : tile(at.tile), at.note]
      .filter(Boolean)
      .join(', '),
  spot: (at: { spot: Spot; taken: boolean }) =>
    `Место для диска: ${spot(at.spot)}${at.taken ? ', занято' : ''}`,
  goal: (at: { goal: Goal; have: number; need: number; own: string | null; left: string | null }) =>
    [
      words.goal[at.goal],
      at.own === null ? `${at.have} из ${at.need}` : 'получено',
      at.left === null
        ? 'бочек не осталось'
        : at.left === 'large'
          ? 'большая бочка, 4 очка'
          : 'малая бочка, 2 очка',
    ].join(', '),
  marker: (piece: Resource | 'brewmaster', spot: number) =>
    `${piece === 'brewmaster' ? 'пивовар' : words.resource[piece]}: ${spot}`,
  card: (card: Card) => `${words.card[card]}: карта на руке`,
  band: (at: { from: number; to: number; rate: number; value: number }) =>
    `Пивовар на ${at.from}${at.to > at.from ? `–${at.to}` : ''}: обмен ${at.rate} к 1, ценность ${at.value}`,
  nothingAtOnce: 'пока ничего',
  summary: (s: Summary): string =>
    [
      ...s.tiles.map(one => `${tile(one.tile)} → ${one.hex}`),
      ...s.sheds.map(shed => `склад на ${shed.shed} (${shed.sum}, вид ${shed.type})`),
      ...RESOURCES.flatMap(resource => {
        const moved = s.markers[resource];
        return moved ? [`${words.resource[resource]} ${moved.from} → ${moved.to}`] : [];
      }),
      ...(s.brewmaster > 0 ? [`пивовар +${s.brewmaster}`] : []),
      ...s.barrels.map(
        barrel => `${barrel.size === 'large' ? `большая бочка` : `малая бочка`}: ${words.goal[barrel.goal]}`,
      ),
      ...(s.ducats === 0 ? [] : [`${s.ducats > 0 ? '+' : '−'}${words.ducats(Math.abs(s.ducats))}`]),
    ].join(', '),
  awaits: {
    refill: 'На поле появляются новые жетоны.',
    first: 'Определяется первый игрок.',
    place: 'Нужно выбрать место в стартовой зоне.',
    go: 'Ход: передвинуть фигуру вперёд.',
    buy: 'Покупка: взять жетон и выбрать клетку.',
    shed: 'Склад построен: выбрать, что он активирует.',
    score: 'Выбрать место для диска.',
    card: 'Пара собрана: можно выложить карту.',
    done: 'Всё готово. Осталось подтвердить ход.',
    over: 'Игра окончена.',
  } satisfies Record<Stage, string>,
  move: (move: SeatMove): string => {
    switch (move.move) {
      case 'go':
        return `На поле ${move.space}`;
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
