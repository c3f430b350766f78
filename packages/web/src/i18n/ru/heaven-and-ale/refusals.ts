import type { Refusal } from '@taproom/games/heaven-and-ale';
import { exampleOf } from '../../../games/heaven-and-ale/parts.ts';
import type { Sentences } from '../../sentences.ts';
import { gameOver, noSeat, notUnderstood, position, settings, textExpected, tooLong } from '../refusals.ts';
import { boardWords } from './board.ts';
import { SLOT, spot } from './log.ts';
import { cloisterWords as words } from './words.ts';

const joinedOr = new Intl.ListFormat('ru', { type: 'disjunction' });

const { tile } = boardWords;

const ACTIVATES = [
  'ничего не активирует',
  'активирует ровно один соседний гекс',
  'активирует два соседних гекса, один напротив другого',
  'активирует три соседних гекса, из которых никакие два не стоят рядом',
  'активирует ровно четыре соседних гекса',
];

const refill = (): string => 'По правилам сейчас выкладывают другие жетоны.';

export const refusalWords: Sentences<Refusal> = {
  'wrong-seat-count': ({ min, max }) =>
    `В Heaven & Ale играют от ${min} до ${max} человек. Нужно добавить место или убрать лишнее.`,
  'options-not-understood': settings,
  'unknown-option': settings,
  'game-over': gameOver,
  'no-such-seat': noSeat,
  'chance-awaited': () => 'Раунд ещё готовится. Нужно немного подождать.',
  'chance-not-awaited': () => 'Сейчас ничего не тянут и не выкладывают: ход за игроком.',
  'not-your-turn': () => 'Сейчас не ваш ход. Пока можно осмотреться.',
  'move-not-understood': notUnderstood,
  'not-now': ({ stage }) => `Сейчас это невозможно. ${boardWords.awaits[stage]}`,
  'no-such-space': ({ spaces }) => `На главном треке места от 1 до ${spaces}. Нужно выбрать одно из них.`,
  'not-forward': ({ from }) => `Ходить можно только вперёд: на место после ${from} или в стартовую зону.`,
  'no-tile-there': ({ space }) => `На месте ${space} жетонов не осталось. Нужно выбрать другое место.`,
  'garden-full': () => 'Сад заполнен, и купить жетон уже нельзя. Нужно выбрать место другого вида.',
  'no-disc-there': ({ space }) => `На месте ${space} дисков не осталось. Нужно выбрать другое место.`,
  'no-usable-spot': ({ space }) =>
    `Место ${space} сейчас ничего не даст: нужные места для дисков заняты, или для них нет жетонов.`,
  'no-barrel-to-take': () =>
    'Взять бочку пока нельзя. Сначала нужно выполнить требование, бочка за которое ещё не взята.',
  'slot-taken': ({ slot }) => `Ячейка ${SLOT[slot]} занята. Нужно выбрать свободную.`,
  'must-take-first-slot': () =>
    'Все остальные уже вне раунда, а ячейка «Первый игрок» свободна: нужно занять её.',
  'not-enough-ducats': ({ need, have, cards, each }) => {
    const needs = `Цена — ${words.ducats(need)}, а у вас ${have}`;
    if (cards === 0) return `${needs}. Нужно выбрать что-нибудь дешевле.`;
    if (have + cards * each < need) return `${needs}; не хватит, даже если сдать все карты.`;
    return `${needs}; сданная карта принесёт ещё ${each}.`;
  },
  'tile-not-there': ({ tile: name, space }) =>
    `На месте ${space} нет жетона «${tile(name)}». Нужно выбрать из тех, что там лежат.`,
  'no-such-hex': ({ text }) => `Гекса «${text}» нет. Ряды обозначены буквами от a до g, например c4.`,
  'shed-spot': ({ hex }) => `${hex} — место для склада, жетоны туда не кладут. Нужно выбрать другой гекс.`,
  'hex-filled': ({ hex, tile: name }) =>
    `На ${hex} уже лежит жетон «${tile(name)}». Нужно выбрать пустой гекс.`,
  'must-buy': () => 'Здесь нужно купить хотя бы один жетон. Можно купить его или отменить ход.',
  'not-around-shed': ({ hex, shed }) =>
    `Гекс ${hex} не граничит со складом на ${shed}. Нужно выбрать соседние гексы.`,
  'wrong-activation': ({ shed, type }) => `Склад на ${shed} ${ACTIVATES[type] ?? ACTIVATES[0]}.`,
  'spot-not-open': ({ spot: name, space }) =>
    `Диск с места ${space} нельзя положить на место «${spot(name)}». Нужно выбрать одно из подсвеченных мест.`,
  'spot-taken': ({ spot: name }) => `На месте «${spot(name)}» уже лежит диск. Нужно выбрать пустое.`,
  'nothing-to-score': ({ spot: name }) =>
    name === 'fertility'
      ? 'Жетонов такой фертильности в саду нет. Нужно выбрать другую.'
      : `Для подсчёта «${spot(name)}» в саду нет жетонов. Нужно выбрать другое место.`,
  'card-not-in-hand': ({ card }) => `Карты «${words.card[card]}» больше нет на руке. Нужно выбрать другую.`,
  'not-rearmost': ({ rearmost }) =>
    `Карта «Отстающие» двигает только самый отстающий маркер: ${joinedOr.format(rearmost.map(one => words.resource[one]))}.`,
  'wrong-refill': refill,
  'tile-not-left': refill,
  'text-expected': textExpected('go 5'),
  'text-too-long': tooLong,
  'unknown-command': ({ text }) => `Команды «${text}» нет. Можно ввести, например, «go 5» или «done».`,
  'unknown-word': ({ text }) =>
    text === ''
      ? 'После команды чего-то не хватает. Её нужно дополнить.'
      : `«${text}» сюда не подходит. Нужно выбрать одно из предложенных слов.`,
  'wrong-number-of-words': ({ command }) =>
    `У команды «${command}» слишком много или слишком мало слов. Правильно так: «${exampleOf(command)}».`,
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
  'players-not-understood': () => 'Подсчитать это нельзя. Нужно проверить введённые числа.',
};
