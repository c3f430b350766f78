import type {
  Breakdown,
  Card,
  Event,
  PlayerPosition,
  Resource,
  Side,
  Slot,
  SpaceKind,
  Spot,
} from '@taproom/games/heaven-and-ale';
import { RESOURCES } from '@taproom/games/heaven-and-ale';
import type { Row, Card as TavernCard, Tokens } from '@taproom/games/heros-tavern';
import type { HexFacts, SpaceFacts, Stretch } from '../../games/heaven-and-ale/text-table/passages.ts';
import type { Vocabulary } from '../../text-table/vocabulary.ts';
import { number, rowParts } from '../parts.ts';
import { counted } from '../plural.ts';
import { boardWords } from './heaven-and-ale/board.ts';
import { cloisterWords as words } from './heaven-and-ale/words.ts';
import { tavernWords } from './heros-tavern/words.ts';
import { cards, pair, SLOT, spot } from './log.ts';

const joined = new Intl.ListFormat('ru');
const and = (items: readonly string[]): string => joined.format(items);
const list = (items: readonly string[]): string => items.join(', ') || 'нет';

const KIND: Record<SpaceKind, string> = {
  resource: 'место ресурсов',
  monk: 'место монахов',
  scoring: 'место дисков подсчёта',
  barrel: 'место бочек',
};

const OPEN = {
  A: 'диск для места подсчёта по фертильности',
  B: 'диск для места подсчёта по монахам',
  C: 'диск для места подсчёта по ресурсу',
  '*': 'диск для любого места',
};

const SIDE: Record<Side | 'border', string> = { sunny: 'Солнце', border: 'Граница', shady: 'Тень' };
const ON: Record<Side, string> = { sunny: 'на солнце', shady: 'в тень' };

const hex = (at: HexFacts): string => {
  if ('tile' in at) return `${at.hex} ${at.tile === null ? 'пусто' : boardWords.tile(at.tile)}`;
  return at.shed === null
    ? `${at.hex} место для склада, соседей с жетонами ${at.filled} из 6`
    : `${at.hex} склад типа ${at.shed}`;
};

const onSpace = (at: SpaceFacts): string[] => [
  ...at.tiles.map(boardWords.tile),
  ...(at.kind === 'monk' ? [`цена ${at.price}`] : []),
  ...(at.letter === null
    ? []
    : [at.discs === 0 ? 'диска нет' : `${OPEN[at.letter]}${at.discs > 1 ? ` ×${at.discs}` : ''}`]),
];

const here = (names: readonly string[]): string => (names.length > 0 ? `; здесь: ${names.join(', ')}` : '');

export const textWords = {
  title: 'Текстовый стол',
  command: 'Команда',
  hintLine: 'Знак ? подскажет, что можно сделать. Tab дополняет слово, стрелка вверх возвращает набранное.',
  send: 'Отправить',
  suggestions: 'Варианты',
  answers: 'Разговор',
  position: 'Позиция',
  vocabulary: {
    command: {
      help: 'помощь ?',
      look: 'смотреть покажи смотри',
      undo: 'отмена отменить',
      redo: 'вернуть',
      over: 'заново',
      done: 'готово подтвердить',
      hint: 'подсказка',
      why: 'почему',
      lift: 'открыть',
      retry: 'снова',
      replace: 'заменить замени',
      go: 'идти иди',
      start: 'старт',
      buy: 'купить купи',
      activate: 'активировать активируй',
      score: 'подсчёт',
      card: 'карта',
      return: 'сдать сдай',
      pick: 'взять возьми',
    },
    topic: {
      now: 'сейчас',
      me: 'я',
      garden: 'сад',
      board: 'поле',
      barrels: 'бочки',
      hand: 'рука',
      tavern: 'таверна',
      players: 'игроки соперники',
      score: 'очки',
      log: 'журнал',
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
      entertainment: 'развлечение',
      food: 'еда еду',
      'light-ale': 'светлый-эль',
      'dark-ale': 'тёмный-эль',
      lodging: 'ночлег',
      market: 'рынок',
      games: 'игры',
      barrel: 'бочка бочку',
      tools: 'инструменты',
      jester: 'шут шута',
      cook: 'повар повара',
      bartender: 'бармен бармена',
      maid: 'горничная горничную',
      shopkeeper: 'лавочник лавочника',
      nothing: 'ничего',
    },
  } satisfies Vocabulary as Vocabulary,

  // ---- Answers
  greeting: 'Это текстовый стол. Знак ? подскажет, что можно сделать.',
  nowhereToLook: (text: string) => `Здесь нет раздела «${text}». Знак ? подскажет, что можно посмотреть.`,
  noSuchSeat: (seats: number) => `Места за столом: от 1 до ${seats}.`,
  whyWhat: 'После этого слова нужно назвать действие: тогда станет ясно, можно ли так сыграть и почему.',
  allowed: 'Так сыграть можно.',
  noneNow: 'Сейчас таких действий нет.',
  nothingToUndo: 'Отменять нечего.',
  nothingToRedo: 'Возвращать нечего.',
  nothingPlanned: 'Пока ничего не задумано.',
  planned: (sentence: string) => `Задумано: ${sentence}`,
  takenBack: 'Последний ход отменён.',
  confirmed: 'Подтверждено.',
  noHint: 'Сейчас подсказок нет: они бывают только в свой ход и без других людей за столом.',
  thinking: 'Минуту, лучший бот думает.',
  hint: 'Лучший бот сыграл бы так.',
  stalled: (retry: string, replace: string, levels: readonly string[]) =>
    `Наберите «${retry}», чтобы попробовать ещё раз, или «${replace}» и уровень, чтобы играл другой бот: ${levels.join(', ')}.`,
  notStalled: 'Сбоев у ботов нет.',
  retrying: 'Пробуем ещё раз.',
  replaced: (level: string) => `Теперь играет бот: ${level}.`,
  hidden: 'Скрыто, пока занавес опущен.',

  // ---- The position
  now: 'Сейчас',
  round: (round: number, of: number) => `Раунд ${round} из ${of}.`,
  waiting: (names: readonly string[]) => `Ход за другими: ${names.join(', ')}.`,
  curtain: (name: string, lift: string) =>
    `Экран переходит к игроку: ${name}. Остальным сейчас лучше не читать. Чтобы начать, нужно набрать «${lift}».`,
  mayConfirm: (done: string) => `Чтобы подтвердить ход, нужно набрать «${done}».`,
  chosen: (card: TavernCard) => `Пока выбрана карта «${tavernWords.name[card]}».`,
  slot: (slot: Slot, names: readonly string[]) => `Стартовая зона, ячейка ${SLOT[slot]}${here(names)}`,
  space: (at: SpaceFacts, names: readonly string[]) =>
    `${[`${at.space}: ${KIND[at.kind]}`, ...onSpace(at)].join(', ')}${here(names)}`,
  there: (at: SpaceFacts) => `Там: ${onSpace(at).join(', ')}.`,
  barrels: 'Бочки',
  player: (name: string, seat: number) => `${name}, место ${seat}`,
  ducats: (n: number) => `Дукаты: ${n}`,
  figure: ({ figure, out }: PlayerPosition) => {
    if (figure === null) return 'Фишка: ещё не выставлена';
    const place = typeof figure === 'number' ? `место ${figure}` : `ячейка ${SLOT[figure]}`;
    return `Фишка: ${place}${out ? ', вне раунда' : ''}`;
  },
  markers: (at: { markers: Readonly<Record<Resource, number>>; rearmost: readonly Resource[] }) =>
    `Маркеры ресурсов: ${RESOURCES.map(one => `${words.resource[one]} ${number(at.markers[one])}`).join(', ')}; позади всех: ${at.rearmost.map(one => words.resource[one]).join(', ')}`,
  brewmaster: (at: { spot: number; rate: number; value: number }) =>
    `Пивовар: ${number(at.spot)}; курс обмена ${at.rate} к 1, множитель ПО ${at.value}`,
  cards: (hand: readonly Card[]) =>
    `Карты привилегий на руке: ${list(hand.map(card => `«${words.card[card]}»`))}`,
  placed: (all: readonly { card: Card; spots: readonly [Spot, Spot] }[]) =>
    `Выложенные карты привилегий: ${list(all.map(one => `«${words.card[one.card]}» у пары ${pair(one.spots)}`))}`,
  discs: (spots: readonly Spot[]) => `Диски подсчёта: ${list(spots.map(spot))}`,
  ownBarrels: ({ largeBarrels, smallBarrels }: PlayerPosition) =>
    `Бочки: ${list([
      ...largeBarrels.map(goal => `большая за «${words.goal[goal]}»`),
      ...smallBarrels.map(goal => `малая за «${words.goal[goal]}»`),
    ])}`,
  garden: (name: string, own: boolean) => (own ? 'Ваш сад' : `Сад: ${name}`),
  emptyGarden: 'Пока ничего не посажено.',
  row: (row: string, stretches: readonly Stretch[]) =>
    `Ряд ${row}. ${stretches.map(({ side, hexes }) => `${SIDE[side]}: ${hexes.map(hex).join(', ')}`).join('. ')}.`,
  score: 'Счёт',
  points: (name: string, of: Breakdown) =>
    `${name}: пока ${of.total} ПО: ${[
      `производство ${of.value} × ${number(Math.max(0, of.rearmost))}`,
      ...(of.barrels > 0 ? [`бочки ${of.barrels}`] : []),
      ...(of.barrelCard > 0 ? [`карта «Бочки» ${of.barrelCard}`] : []),
      ...(of.firstPlayer > 0 ? [`первый игрок ${of.firstPlayer}`] : []),
    ].join(', ')}`,
  noHand: 'Карт нет.',
  heroes: (n: number) => `Герои: ${n}`,
  tokens: (tokens: Tokens) => `Жетоны: ${tavernWords.tokens(tokens)}`,
  seenHand: (hand: readonly TavernCard[]) => `На руке, насколько известно: ${cards(hand).join(', ')}`,
  total: (name: string, n: number) =>
    `${name}: ${counted('ru', n, { one: 'герой', few: 'героя', many: 'героев' })}`,
  padRow: (round: number | null, row: Row) => {
    const { total, parts } = rowParts(row, tavernWords.category);
    const title = round === null ? 'Итоговый подсчёт' : `Раунд ${round}`;
    return `${title}: ${total}${parts.length > 0 ? ` (${parts.join(', ').toLowerCase()})` : ''}`;
  },

  // ---- What can I do?
  group: {
    go: (kind: SpaceKind) => `Пойти на ${KIND[kind]}`,
    buy: (bought: Extract<Event, { event: 'bought' }>) =>
      `Купить ${ON[bought.side]} за ${words.ducats(bought.price)}: ${boardWords.tile(bought.tile)}`,
    start: 'Пойти в стартовую зону',
    activate: 'Выбрать, что активирует склад',
    score: 'Выбрать место для диска',
    card: 'Выложить карту привилегии или обойтись без неё',
    return: `Сдать карту привилегии за ${words.ducats(3)}`,
    done: 'Закончить ход',
    pick: 'Выбрать карту с руки',
  },
  endTurn: 'Ход заканчивается.',
  pick: (card: TavernCard, gain: string) =>
    `Вы берёте карту «${tavernWords.name[card]}». Сейчас даст: ${gain}.`,
  purchase: (bought: readonly TavernCard[], left: Tokens) =>
    `До конца игры остаётся: ${and(cards(bought))}. Жетонов останется: ${tavernWords.tokens(left)}.`,
  keep: (left: Tokens) => `Жетоны остаются у вас: ${tavernWords.tokens(left)}.`,
  commands: 'Что ещё можно набрать',
  explains: {
    help: 'Говорит, что можно сделать; со словом после него — только действия, которые с этого слова начинаются.',
    look: (topics: string) => `Читает часть позиции: ${topics} или номер места за столом.`,
    undo: 'Отменяет последнее задуманное действие или, где можно, последний ход.',
    redo: 'Возвращает отменённое действие.',
    over: 'Начинает ход заново.',
    done: 'Подтверждает ход.',
    hint: 'Говорит, как сыграл бы лучший бот.',
    why: 'С действием после него: говорит, можно ли так сыграть и по какому правилу.',
    lift: 'Поднимает занавес, когда экран перешёл к вам.',
    retry: 'Ещё раз спрашивает бота, у которого произошёл сбой.',
    replace: 'С уровнем после него: сажает другого бота вместо того, у которого произошёл сбой.',
  },
};
