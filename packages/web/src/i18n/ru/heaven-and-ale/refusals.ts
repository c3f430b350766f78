import type { CloisterRefusal } from '@taproom/games/heaven-and-ale';
import { exampleOf } from '../../../games/heaven-and-ale/parts.ts';
import type { Sentences } from '../../sentences.ts';
import { gameOver, noSeat, notUnderstood, position, settings, textExpected, tooLong } from '../refusals.ts';
import { AWAITS, spot, tile } from './board.ts';
import { SLOT } from './log.ts';
import { cloisterWords as words } from './words.ts';

const joinedOr = new Intl.ListFormat('ru', { type: 'disjunction' });

const ACTIVATES = [
  'ничего не активирует',
  'активирует ровно один смежный жетон',
  'активирует два смежных жетона друг напротив друга',
  'активирует три смежных жетона, которые не касаются друг друга',
  'активирует ровно четыре смежных жетона',
];

/** Each command as it is typed in Russian. */
const EXAMPLES: Readonly<Record<string, string>> = {
  go: 'идти 5',
  start: 'старт дукаты',
  buy: 'купить хмель3 c4',
  activate: 'активировать c4 d5',
  score: 'подсчёт хмель',
  card: 'карта кошель',
  return: 'сдать кошель',
  done: 'готово',
};

const refill = (): string => 'По правилам сейчас выкладывают другие жетоны.';

export const refusalWords: Sentences<CloisterRefusal> = {
  'wrong-seat-count': ({ min, max }) =>
    `В Heaven & Ale играют от ${min} до ${max} человек. Добавьте место или уберите лишнее.`,
  'options-not-understood': settings,
  'unknown-option': settings,
  'game-over': gameOver,
  'no-such-seat': noSeat,
  'chance-awaited': () => 'Раунд ещё готовится. Подождите немного.',
  'chance-not-awaited': () => 'Сейчас ничего не тянут и не выкладывают: ход за игроком.',
  'not-your-turn': () => 'Сейчас не ваш ход. Пока можно осмотреться.',
  'move-not-understood': notUnderstood,
  'not-now': ({ stage }) => `Сейчас это невозможно. ${AWAITS[stage]}`,
  'no-such-space': ({ spaces }) => `На главном треке места от 1 до ${spaces}. Выберите одно из них.`,
  'not-forward': ({ from }) =>
    `Ходите только вперёд: на место с номером больше ${from} или в стартовую зону.`,
  'no-tile-there': ({ space }) => `На месте ${space} жетонов не осталось. Выберите другое место.`,
  'garden-full': () =>
    'Сад заполнен: жетон положить некуда. Выберите место с дисками, место бочек или стартовую зону.',
  'no-disc-there': ({ space }) => `На месте ${space} дисков не осталось. Выберите другое место.`,
  'no-usable-spot': ({ space }) =>
    `Диск с места ${space} положить некуда: подходящие места для диска заняты или в саду нет для них жетонов.`,
  'no-barrel-to-take': () =>
    'Взять бочку пока нельзя. Сначала выполните требование, за которое ещё есть бочка.',
  'slot-taken': ({ slot }) => `Ячейка ${SLOT[slot]} занята. Выберите свободную.`,
  'must-take-first-slot': () => `Все остальные уже вне раунда, а ячейка ${SLOT.first} свободна: займите её.`,
  'not-enough-ducats': ({ need, have, cards, each }) => {
    const needs = `Цена — ${words.ducats(need)}, а у вас ${have}`;
    if (cards === 0) return `${needs}. Выберите что-нибудь подешевле.`;
    if (have + cards * each < need) return `${needs}: не хватит, даже если сдать все карты.`;
    return `${needs}. Сдайте карту: она принесёт ещё ${each}.`;
  },
  'tile-not-there': ({ tile: name, space }) =>
    `На месте ${space} нет жетона «${tile(name)}». Выберите один из тех, что там лежат.`,
  'no-such-hex': ({ text }) => `Гекса «${text}» нет. Ряды обозначены буквами от a до g, например c4.`,
  'shed-spot': ({ hex }) => `${hex} — место для склада, жетоны туда не кладут. Выберите другой гекс.`,
  'hex-filled': ({ hex, tile: name }) => `На ${hex} уже лежит жетон «${tile(name)}». Выберите пустой гекс.`,
  'must-buy': () => 'Купите здесь хотя бы один жетон или отмените ход.',
  'not-around-shed': ({ hex, shed }) =>
    `Гекс ${hex} не граничит со складом на ${shed}. Выберите смежные жетоны.`,
  'wrong-activation': ({ shed, type }) => `Склад на ${shed} ${ACTIVATES[type] ?? ACTIVATES[0]}.`,
  'spot-not-open': ({ spot: name, space }) =>
    `Диск с места ${space} нельзя положить на место «${spot(name)}». Выберите другое.`,
  'spot-taken': ({ spot: name }) => `На месте «${spot(name)}» уже лежит диск. Выберите пустое.`,
  'nothing-to-score': ({ spot: name }) =>
    name === 'fertility'
      ? 'Жетонов такой фертильности в саду нет. Выберите другую.'
      : `Для подсчёта «${spot(name)}» в саду нет жетонов. Выберите другое место.`,
  'card-not-in-hand': ({ card }) => `Карты «${words.card[card]}» больше нет на руке. Выберите другую.`,
  'not-rearmost': ({ rearmost }) =>
    `Карта «Отстающие» двигает только самый отстающий маркер: ${joinedOr.format(rearmost.map(one => words.resource[one]))}.`,
  'wrong-refill': refill,
  'tile-not-left': refill,
  'text-expected': textExpected('идти 5'),
  'text-too-long': tooLong,
  'unknown-command': ({ text }) => `Команды «${text}» нет. Введите, например, «идти 5» или «готово».`,
  'unknown-word': ({ text }) =>
    text === ''
      ? 'Команда неполная. Дополните её.'
      : `«${text}» сюда не подходит. Выберите одно из предложенных слов.`,
  'wrong-number-of-words': ({ command }) =>
    `В команде слишком много или слишком мало слов. Пишите так: «${EXAMPLES[command] ?? exampleOf(command)}».`,
  'position-not-understood': position,
  'out-of-range': position,
  'tiles-not-conserved': position,
  'wrong-bag': position,
  'wrong-tile-on-space': position,
  'too-many-tiles': position,
  'wrong-discs': position,
  'wrong-shed': position,
  'disc-without-tile': position,
  'too-many-discs': position,
  'card-twice': position,
  'card-without-pair': position,
  'barrel-twice': position,
  'barrel-without-goal': position,
  'small-before-large': position,
  'slot-shared': position,
  'impossible-figure': position,
  'impossible-stage': position,
  'wrong-state-size': position,
  'masks-disagree': position,
  'cell-not-empty': position,
  'players-not-understood': () => 'Подсчитать это нельзя. Проверьте введённые числа.',
};
