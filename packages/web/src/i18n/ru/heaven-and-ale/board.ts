import {
  type Card,
  type Numbers,
  RESOURCES,
  type Resource,
  type SeatMove,
  type Side,
  type Slot,
  type SpaceKind,
  type Spot,
  type Stage,
  type Tile,
} from '@taproom/games/heaven-and-ale';
import { isMonk, tileParts } from '../../../games/heaven-and-ale/parts.ts';
import type { GainSummary } from '../../../games/heaven-and-ale/table/summary.ts';
import type { GoalAt } from '../../en/heaven-and-ale/board.ts';
import { number } from '../../numbers.ts';
import { counted } from '../../plural.ts';
import { slotWords, cloisterWords as words } from './words.ts';

export const tile = (name: Tile): string => {
  const parts = tileParts(name);
  if (parts.kind === 'monk') return words.monk[parts.monk];
  return words.tile(words.resource[parts.resource], parts.fertility);
};

export const spot = (name: Spot): string => {
  if (name === 'fertility') return 'фертильность X';
  return isMonk(name) ? words.monk[name] : words.resource[name];
};

export const KINDS: Record<SpaceKind, string> = {
  resource: 'место ресурсов',
  monk: 'место монахов',
  scoring: 'место с дисками',
  barrel: 'место бочек',
};

/** What a space has to offer, after its number. */
const OFFERS: Record<SpaceKind, string> = {
  resource: 'ресурсы',
  monk: 'монахи',
  scoring: 'диски',
  barrel: 'бочки',
};

const barrel = (size: 'large' | 'small', numbers: Numbers): string =>
  size === 'large'
    ? `большая бочка (${words.points(numbers.LARGE_BARREL_VP)})`
    : `малая бочка (${words.points(numbers.SMALL_BARREL_VP)})`;

const goalState = ({ goal, have, need, own, left }: GoalAt, numbers: Numbers): string => {
  if (own !== null) return `у вас ${barrel(own, numbers)}`;
  const isSpot = goal === 'brewmaster-on-1' || goal === 'marker-on-20';
  const far = isSpot ? `сейчас на ${number(have)}` : `${have} из ${need}`;
  return `${far}, ${left === null ? 'бочек не осталось' : `доступна ${barrel(left, numbers)}`}`;
};

/** A move inside a sentence: "на место 5", "хмель 3 на c4". */
export function moveInside(move: SeatMove, numbers: Numbers): string {
  switch (move.move) {
    case 'go':
      return `на место ${move.space}`;
    case 'start':
      return move.slot === 'marker'
        ? `${words.resource[move.resource]} +${numbers.MARKER_SLOT_STEPS}`
        : slotWords(numbers)[move.slot].toLowerCase();
    case 'buy':
      return `${tile(move.tile)} на ${move.hex}`;
    case 'activate':
      return `активировать: ${move.hexes.join(', ')}`;
    case 'score':
      return `подсчёт: ${move.spot === 'fertility' ? `фертильность ${move.fertility}` : spot(move.spot)}`;
    case 'card': {
      if (move.card === 'none') return 'без карты';
      const card = `карта «${words.card[move.card]}»`;
      return 'resource' in move ? `${card}: ${words.resource[move.resource]}` : card;
    }
    case 'return':
      return `сдать карту «${words.card[move.card]}» за ${words.ducats(numbers.EMERGENCY_COINS)}`;
    case 'done':
      return 'подтвердить ход';
  }
}

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const AWAITS = {
  refill: 'На игровое поле выкладывают новые жетоны.',
  first: 'Выбирают первого игрока.',
  place: 'Выберите ячейку стартовой зоны.',
  go: 'Передвиньте фишку вперёд.',
  buy: 'Купите жетон: возьмите его и выберите гекс.',
  shed: 'Склад построен: выберите, что он активирует.',
  score: 'Выберите место для диска.',
  card: 'Пара собрана: выложите карту или обойдитесь без неё.',
  done: 'Всё готово. Подтвердите ход.',
  over: 'Партия окончена.',
} satisfies Record<Stage, string>;

export const boardWords = (numbers: Numbers) => ({
  name: 'Игровое поле',
  cloister: 'Ваш планшет',
  round: (round: number, rounds: number) => `Раунд ${round} из ${rounds}`,
  stacks: (n: number) =>
    counted('ru', n, {
      one: 'стопка монахов на следующие раунды',
      few: 'стопки монахов на следующие раунды',
      many: 'стопок монахов на следующие раунды',
    }),
  sunnySide: 'Солнечная сторона: жетоны стоят вдвое дороже и двигают маркеры',
  shadySide: 'Теневая сторона: жетоны продаются по обычной цене и приносят дукаты',
  tile,
  spotName: spot,
  slot: (slot: Slot) => `Стартовая зона: ${slotWords(numbers)[slot]}`,
  space: (at: { space: number; kind: SpaceKind; tiles: readonly Tile[]; discs: number; letter: string }) =>
    [
      `Место ${at.space}: ${OFFERS[at.kind]}${at.letter ? ` ${at.letter}` : ''}`,
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
  placed: (card: Card) => `Карта «${words.card[card]}», выложена к этой паре`,
  goal: (at: GoalAt) => `${words.goal[at.goal]}: ${goalState(at, numbers)}`,
  goalState: (at: GoalAt) => goalState(at, numbers),
  barrels: (large: number, small: number) =>
    [
      counted('ru', large, { one: 'большая бочка', few: 'большие бочки', many: 'больших бочек' }),
      counted('ru', small, { one: 'малая бочка', few: 'малые бочки', many: 'малых бочек' }),
    ].join(', '),
  marker: (piece: Resource | 'brewmaster', spot: number) =>
    `${piece === 'brewmaster' ? 'пивовар' : words.resource[piece]}: ${number(spot)}`,
  card: (card: Card) => `Карта «${words.card[card]}», на руке`,
  band: (at: { from: number; to: number; rate: number; value: number }) =>
    `Пивовар на ${at.to <= 0 ? '0 или ниже' : `${at.from}${at.to > at.from ? `–${at.to}` : ''}`}: курс обмена ${at.rate}:1, множитель ПО ${at.value}`,
  nothingAtOnce: 'пока ничего не даёт',
  summary: (s: GainSummary): string =>
    [
      ...s.tiles.map(one => `${tile(one.tile)} → ${one.hex}`),
      ...s.sheds.map(shed => `склад на ${shed.shed} (фертильность ${shed.sum}, тип ${shed.type})`),
      ...(s.activated.length > 0
        ? [counted('ru', s.activated.length, { one: 'активация', few: 'активации', many: 'активаций' })]
        : []),
      ...RESOURCES.flatMap(resource => {
        const moved = s.markers[resource];
        return moved ? [`${words.resource[resource]} ${number(moved.from)} → ${number(moved.to)}`] : [];
      }),
      ...(s.brewmaster ? [`пивовар ${number(s.brewmaster.from)} → ${number(s.brewmaster.to)}`] : []),
      ...s.pairs.map(() => 'пара собрана'),
      ...s.cards.map(card => `карта «${words.card[card]}»`),
      ...s.barrels.map(
        barrel => `${barrel.size === 'large' ? `большая бочка` : `малая бочка`}: ${words.goal[barrel.goal]}`,
      ),
      ...(s.ducats === 0 ? [] : [`${s.ducats > 0 ? '+' : '−'}${words.ducats(Math.abs(s.ducats))}`]),
    ].join(', '),
  awaits: AWAITS,
  move: (move: SeatMove): string => capitalized(moveInside(move, numbers)),
});

export type BoardWords = ReturnType<typeof boardWords>;
