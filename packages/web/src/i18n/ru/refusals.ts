import type { ReadRefusal, ReplayRefusal, UnknownGame, UnknownRules } from '@taproom/games';
import type { TableRefusal } from '@taproom/table';
import { counted, formOf } from '../plural.ts';
import type { DeviceRefusal, OuterSentences } from '../sentences.ts';

/** "Больше 21 знака", "больше 25 знаков": the genitive has two forms. */
const characters = (n: number): string => counted('ru', n, { one: 'знака', few: 'знаков', many: 'знаков' });
const lines = (n: number): string => counted('ru', n, { one: 'строки', few: 'строк', many: 'строк' });

export const settings = (): string => 'Эти настройки неверны. Настройте партию заново.';
export const position = (): string =>
  'Такой позиции в игре быть не может. Проверьте её или загрузите другую.';
export const textExpected = (example: string) => (): string =>
  `Введите действие текстом, например «${example}».`;
export const tooLong = ({ max }: { max: number }): string =>
  `Это длиннее ${characters(max)}. Вводите действия по одному.`;
export const gameOver = (): string => 'Партия окончена. Посмотрите повтор или начните новую.';
export const noSeat = ({ seats }: { seats: number }): string =>
  `За столом всего ${counted('ru', seats, { one: 'место', few: 'места', many: 'мест' })}. Выберите одно из них.`;
export const notUnderstood = (): string => 'Такого действия нет. Выберите одно из предложенных.';

const record: OuterSentences<ReadRefusal | ReplayRefusal> = {
  'text-expected': () => 'Запись партии — это текстовый файл, а здесь что-то другое. Выберите другой файл.',
  'record-too-long': ({ max }) =>
    `В этом файле больше ${characters(max)}: для записи партии это слишком много.`,
  'too-many-lines': ({ max }) => `В этом файле больше ${lines(max)}: для записи партии это слишком много.`,
  'not-a-record': ({ line }) =>
    `Это не запись Taproom: в строке ${line} должно стоять «Taproom record 1». Выберите другой файл.`,
  'unknown-record-version': ({ version }) =>
    `Запись версии «${version}» здесь не открыть. Обновите страницу: возможно, новая версия программы её прочтёт.`,
  'line-not-understood': ({ line, text }) => `Ошибка в строке ${line}: «${text}». Исправьте или удалите её.`,
  'told-twice': ({ line, key }) => `В строке ${line} «${key}» встречается второй раз. Удалите одну из строк.`,
  'not-told': ({ line, key }) => `Перед строкой ${line} не хватает «${key}». Добавьте эту строку.`,
  'head-after-turns': ({ line, key }) =>
    `Строка ${line}: «${key}» стоит после первого хода. Перенесите её в начало.`,
  'wrong-value': ({ line, key, text }) =>
    `Строка ${line}: «${text}» не подходит как значение «${key}». Исправьте его.`,
  'wrong-seat': ({ line, seat, seats }) =>
    `Строка ${line}: места ${seat} нет; места обозначены числами от 0 до ${seats - 1}.`,
  'empty-move': ({ line }) => `В строке ${line} лишняя запятая или не хватает действия. Исправьте её.`,
  'wrong-number-of-scores': ({ line, need, have }) => {
    const scores = formOf('ru', need, { one: 'результат', few: 'результата', many: 'результатов' });
    return `В строке ${line} укажите ${need} ${scores}, по одному на место, а не ${have}.`;
  },
  'text-after-end': ({ line }) => `Строка ${line} стоит после конца партии. Удалите её.`,
  'record-cut': ({ line }) =>
    `Запись обрывается после строки ${line}. Скопируйте её заново, до последней строки.`,
  'unknown-game': ({ line, text }) => `Строка ${line}: игры «${text}» здесь нет.`,
  'unknown-rules': ({ rules, known }) =>
    `Эта партия идёт по правилам версии ${rules}. Доступные здесь версии: ${known.join(', ')}.`,
  'setup-refused': ({ line }, reason) => `Строка ${line}: такую партию начать нельзя. ${reason}`,
  'move-refused': ({ line, move }, reason) => `Строка ${line}: действие «${move}» невозможно. ${reason}`,
  'wrong-scores': ({ line, need, have }) =>
    `В строке ${line} стоит ${have.join(' ')}, а партия заканчивается со счётом ${need.join(' ')}. Исправьте строку.`,
  'not-finished': ({ line }) =>
    `В строке ${line} стоит итоговый счёт, но партия ещё не окончена. Напишите «unfinished».`,
  finished: ({ line, scores }) =>
    `Судя по строке ${line}, партия не окончена, но она закончилась со счётом ${scores.join(' ')}. Исправьте строку.`,
};

const stored = (): string =>
  'Сохранённые данные этой партии повреждены, продолжить её нельзя. Ничего не удалено.';

const table: OuterSentences<TableRefusal | UnknownGame | UnknownRules | DeviceRefusal> = {
  'unknown-game': () => 'Такой игры здесь нет. Выберите другую.',
  'unknown-rules': ({ rules, known }) =>
    `Эта партия идёт по правилам версии ${rules}. Доступные здесь версии: ${known.join(', ')}.`,
  'setup-refused': (_, reason) => `Такую партию начать нельзя. ${reason}`,
  'no-such-seat': noSeat,
  'wrong-name': ({ seat }) => `Введите имя для места ${seat + 1}: от 1 до 60 знаков, в одну строку.`,
  'wrong-level': ({ seat }) => `Такого бота для места ${seat + 1} нет. Выберите другого.`,
  'sitter-not-understood': ({ seat }) => `Выберите для места ${seat + 1} человека или бота.`,
  'sits-there-already': ({ seat }) => `На месте ${seat + 1} этот игрок уже сидит. Ничего не изменилось.`,
  'no-such-event': () => 'Данные на экране устарели. Обновите страницу.',
  stale: () => 'Тем временем позиция изменилась. Посмотрите на неё и спланируйте ход заново.',
  'no-moves-given': () => 'Подтверждать пока нечего. Сначала сделайте ход.',
  'move-refused': (_, reason) => reason,
  'turn-over': () => 'Ход закончился раньше последнего из этих действий. Отмените лишние.',
  'unfinished-turn': () => 'Ход ещё не завершён. Доиграйте его, а затем подтвердите.',
  'nothing-to-undo': () => 'Отменять пока нечего.',
  'others-acted': () => 'После вашего хода уже сходил кто-то другой, поэтому отменить ход нельзя.',
  'something-revealed': () =>
    'После вашего хода открылось то, чего вы не знали, поэтому отменить его нельзя.',
  'too-many-undos': () => 'Вы слишком много раз меняли решение. Теперь оно окончательное.',
  'game-over': gameOver,
  'not-local': () => 'Возвращаться к любому ходу можно только в партиях на этом устройстве.',
  'no-turn-there': () => 'В этой позиции ничей ход не начинается. Выберите начало хода.',
  'not-your-own-turn': () => 'Это чужой ход. Выберите один из своих.',
  'no-such-move': ({ moves }) =>
    `В партии пока только ${counted('ru', moves, { one: 'действие', few: 'действия', many: 'действий' })}. Выберите более раннюю позицию.`,
  'wrong-number': stored,
  'entry-not-understood': stored,
  'entry-refused': stored,
  'not-awaited': () => 'Сейчас не ваш ход. Пока можно осмотреться.',
};

export const refusalWords = {
  record,
  table,
  why: (rule: string) => `Почему? Правило ${rule}`,
  other: (code: string) => `Это невозможно (${code}).`,
};
