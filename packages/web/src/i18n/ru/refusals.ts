import type { ReadRefusal, ReplayRefusal, UnknownGame, UnknownRules } from '@taproom/games';
import type { Refusal as CloisterRefusal, Slot, Spot, Tile } from '@taproom/games/heaven-and-ale';
import type { Resource, TavernRefusal } from '@taproom/games/heros-tavern';
import type { TableRefusal } from '@taproom/table';
import { isMonk, tileParts } from '../parts.ts';
import { counted } from '../plural.ts';
import { type DeviceRefusal, exampleOf, type OuterSentences, type Sentences } from '../sentences.ts';
import { boardWords } from './heaven-and-ale/board.ts';
import { cloisterWords as words } from './heaven-and-ale/words.ts';
import { tavernWords } from './heros-tavern/words.ts';

const joinedOr = new Intl.ListFormat('ru', { type: 'disjunction' });

const tile = (name: Tile): string => {
  const parts = tileParts(name);
  if (parts.kind === 'monk') return words.monk[parts.monk];
  return words.tile(words.resource[parts.resource], parts.fertility);
};

const spot = (name: Spot): string => {
  if (name === 'fertility') return 'фертильность X';
  return isMonk(name) ? words.monk[name] : words.resource[name];
};

const SLOT: Record<Slot, string> = {
  first: '«Первый игрок»',
  brewmaster: '«Пивовар»',
  marker: '«Маркер»',
  ducats: '«Дукаты»',
};

const ACTIVATES = [
  'ничего не активирует',
  'активирует ровно один соседний гекс',
  'активирует два соседних гекса, один напротив другого',
  'активирует три соседних гекса, из которых никакие два не стоят рядом',
  'активирует ровно четыре соседних гекса',
];

const TOKEN: Record<Resource, { one: string; few: string; many: string }> = {
  coins: { one: 'монета', few: 'монеты', many: 'монет' },
  storage: { one: 'кладовая', few: 'кладовые', many: 'кладовых' },
  land: { one: 'участок', few: 'участка', many: 'участков' },
};

const settings = (): string => 'Эти настройки непонятны. Стол нужно собрать заново.';
const position = (): string => 'Такой позиции в игре быть не может. Её нужно проверить или загрузить другую.';
const refill = (): string => 'По правилам сейчас выкладывают другие жетоны.';
const deal = (): string => 'По правилам сейчас раздают другие руки.';
const textExpected = (): string => 'Ход записывают текстом, например «go 5».';
const tooLong = ({ max }: { max: number }): string =>
  `Это длиннее ${max} знаков. Ходы нужно вводить по одному.`;
const gameOver = (): string => 'Игра окончена. Её можно пересмотреть или начать новую.';
const noSeat = ({ seats }: { seats: number }): string =>
  `Мест за столом всего ${seats}. Нужно выбрать одно из них.`;
const notUnderstood = (): string => 'Этот ход непонятен. Нужно выбрать один из предложенных.';

const cloister: Sentences<CloisterRefusal> = {
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
  'text-expected': textExpected,
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

const STAGE = {
  deal: 'Сейчас раздают карты.',
  draft: 'Нужно выбрать карту с руки.',
  purchase: 'Нужно выбрать карты для покупки.',
  over: 'Игра окончена.',
};

const tavern: Sentences<TavernRefusal> = {
  'wrong-seat-count': ({ min, max }) =>
    `В Hero’s Tavern играют от ${min} до ${max} человек. Нужно добавить место или убрать лишнее.`,
  'options-not-understood': settings,
  'unknown-option': settings,
  'unknown-card': ({ text }) => `Карты «${text}» нет. Нужно выбрать один из четырнадцати видов.`,
  'unknown-resource': ({ text }) => `Ресурса «${text}» нет: есть только монеты, кладовые и участки.`,
  'wrong-price': ({ card, max }) =>
    `Цена карты «${tavernWords.name[card]}» должна быть целым числом от 0 до ${max}.`,
  'game-over': gameOver,
  'no-such-seat': noSeat,
  'deal-awaited': () => 'Сейчас раздают карты. Нужно немного подождать.',
  'deal-not-awaited': () => 'Сейчас карты не раздают: выбор за игроками.',
  'move-not-understood': notUnderstood,
  'not-now': ({ stage }) => `Сейчас это невозможно. ${STAGE[stage]}`,
  'not-in-hand': ({ card }) => `Карты «${tavernWords.name[card]}» нет на руке. Нужно выбрать карту с руки.`,
  'not-drafted': ({ card, have }) =>
    have === 0
      ? `Карты «${tavernWords.name[card]}» нет среди выбранных в этом раунде, а купить можно только их.`
      : `Карта «${tavernWords.name[card]}» в этом раунде выбрана только ${counted('ru', have, { one: 'раз', few: 'раза', many: 'раз' })}. Нужно купить меньше.`,
  'not-enough-tokens': ({ resource, need, have }) =>
    `Цена — ${counted('ru', need, TOKEN[resource])}, а у вас ${have}. Нужно отказаться от одной из карт.`,
  'wrong-number-of-hands': deal,
  'wrong-hand-size': deal,
  'not-in-pile': deal,
  'not-in-discard': deal,
  'text-expected': textExpected,
  'text-too-long': tooLong,
  'unknown-command': ({ text }) =>
    `Команды «${text}» нет. Можно ввести, например, «pick food» или «buy nothing».`,
  'one-card-expected': ({ have }) =>
    have === 0
      ? 'Нужно назвать карту, например «pick food».'
      : 'Нужно назвать только одну карту, например «pick food».',
  'nothing-and-cards': () => 'Можно или ничего не покупать, или назвать карты, но не то и другое сразу.',
  'position-not-understood': position,
  'out-of-range': position,
  'wrong-state-size': position,
  'cards-not-conserved': position,
  'wrong-deal-size': position,
  'remainder-not-dealt': position,
  'remainder-without-reshuffle': position,
  'impossible-step': position,
  'impossible-choice': position,
  'all-are-in': position,
  'unsorted-hand': position,
  'too-many-bought': position,
  'too-many-tokens': position,
  'impossible-score': position,
  'cell-not-empty': position,
  'taverns-not-understood': () => 'Подсчитать это нельзя. Нужно проверить введённые числа.',
  'too-many-cards': ({ card, max, have }) =>
    `Карт «${tavernWords.name[card]}» в игре всего ${max}, а не ${have}. Нужно проверить числа.`,
};

const record: OuterSentences<ReadRefusal | ReplayRefusal> = {
  'text-expected': () =>
    'Запись игры — это текстовый файл, а здесь что-то другое. Нужно выбрать другой файл.',
  'record-too-long': ({ max }) => `В этом файле больше ${max} знаков: для записи игры это слишком много.`,
  'too-many-lines': ({ max }) => `В этом файле больше ${max} строк: для записи игры это слишком много.`,
  'not-a-record': ({ line }) =>
    `Это не запись Taproom: в строке ${line} должно стоять «Taproom record 1». Нужно выбрать другой файл.`,
  'unknown-record-version': ({ version }) =>
    `Версию записи «${version}» здесь прочесть нельзя. Возможно, поможет перезагрузка страницы: новая версия программы может её знать.`,
  'line-not-understood': ({ line, text }) =>
    `Строка ${line} непонятна: «${text}». Её нужно исправить или удалить.`,
  'told-twice': ({ line, key }) => `В строке ${line} «${key}» стоит второй раз. Одну из строк нужно удалить.`,
  'not-told': ({ line, key }) => `Перед строкой ${line} не хватает «${key}». Эту строку нужно добавить.`,
  'head-after-turns': ({ line, key }) =>
    `Строка ${line}: «${key}» стоит после первого хода. Её нужно перенести в начало.`,
  'wrong-value': ({ line, key, text }) =>
    `Строка ${line}: «${text}» не может быть значением «${key}». Его нужно исправить.`,
  'wrong-seat': ({ line, seat, seats }) =>
    `Строка ${line}: места ${seat} нет; места обозначены числами от 0 до ${seats - 1}.`,
  'empty-move': ({ line }) => `В строке ${line} лишняя запятая или не хватает хода. Её нужно исправить.`,
  'wrong-number-of-scores': ({ line, need, have }) =>
    `В строке ${line} результатов должно быть ${need}, по одному на место, а не ${have}.`,
  'text-after-end': ({ line }) => `Строка ${line} стоит после конца игры. Её нужно удалить.`,
  'record-cut': ({ line }) =>
    `Запись обрывается после строки ${line}. Её нужно скопировать заново, до последней строки.`,
  'unknown-game': ({ line, text }) => `Строка ${line}: игры «${text}» здесь нет.`,
  'unknown-rules': ({ rules, known }) =>
    `Эта игра шла по правилам версии ${rules}, а здесь известна версия ${known}.`,
  'setup-refused': ({ line }, reason) => `Строка ${line}: собрать такой стол нельзя. ${reason}`,
  'move-refused': ({ line, move }, reason) => `Строка ${line}: ход «${move}» невозможен. ${reason}`,
  'wrong-scores': ({ line, need, have }) =>
    `В строке ${line} стоит ${have.join(' ')}, а игра заканчивается со счётом ${need.join(' ')}. Строку нужно исправить.`,
  'not-finished': ({ line }) =>
    `В строке ${line} стоит итоговый счёт, но игра ещё не окончена. Нужно написать «unfinished».`,
  finished: ({ line, scores }) =>
    `По строке ${line} игра не окончена, но она закончилась со счётом ${scores.join(' ')}. Строку нужно исправить.`,
};

const stored = (): string =>
  'Сохранённые данные этой игры повреждены, продолжить её нельзя. Ничего не удалено.';

const table: OuterSentences<TableRefusal | UnknownGame | UnknownRules | DeviceRefusal> = {
  'unknown-game': () => 'Такой игры здесь нет. Нужно выбрать другую.',
  'unknown-rules': ({ rules, known }) =>
    `Эта игра шла по правилам версии ${rules}, а здесь известна версия ${known}.`,
  'setup-refused': (_, reason) => `Собрать такой стол нельзя. ${reason}`,
  'no-such-seat': noSeat,
  'wrong-name': ({ seat }) => `Для места ${seat + 1} нужно имя от 1 до 60 знаков в одну строку.`,
  'wrong-level': ({ seat }) => `Такого бота для места ${seat + 1} нет. Нужно выбрать другого.`,
  'sitter-not-understood': ({ seat }) => `Для места ${seat + 1} нужно выбрать человека или бота.`,
  'sits-there-already': ({ seat }) =>
    `На месте ${seat + 1} всё остаётся как есть: там уже играют именно так.`,
  'no-such-event': () => 'Стол и этот экран разошлись. Нужно перезагрузить страницу.',
  stale: () => 'Тем временем кое-что произошло. Нужно взглянуть на стол и составить ход заново.',
  'no-moves-given': () => 'Подтверждать пока нечего. Сначала нужно сделать ход.',
  'move-refused': (_, reason) => reason,
  'turn-over': () => 'Ход заканчивается раньше последнего из этих действий. Лишние нужно отменить.',
  'unfinished-turn': () => 'Ход ещё не завершён. Его нужно доиграть, а затем подтвердить.',
  'nothing-to-undo': () => 'Отменять пока нечего.',
  'others-acted': () => 'После этого хода уже действовал кто-то другой, поэтому отменить его нельзя.',
  'something-revealed': () => 'Этот ход уже что-то раскрыл, поэтому отменить его нельзя.',
  'game-over': gameOver,
  'not-local': () => 'Свободно возвращаться назад можно только в играх на этом устройстве.',
  'no-turn-there': () => 'Там не начинается ничей ход. Нужно выбрать начало хода.',
  'not-your-own-turn': () => 'Тогда ходил не тот, кто сидит за этим экраном. Нужно выбрать свой ход.',
  'no-such-move': ({ moves }) =>
    `В игре пока только ${counted('ru', moves, { one: 'действие', few: 'действия', many: 'действий' })}. Нужно выбрать позицию раньше.`,
  'wrong-number': stored,
  'entry-not-understood': stored,
  'entry-refused': stored,
  'not-awaited': () => 'Сейчас не ваш ход. Пока можно осмотреться.',
};

export const refusalWords = {
  'heaven-and-ale': cloister,
  'heros-tavern': tavern,
  record,
  table,
  why: (rule: string) => `Почему? Правило ${rule}`,
  other: (code: string) => `Это невозможно (${code}).`,
};
