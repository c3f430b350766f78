import type { ReadRefusal, ReplayRefusal, UnknownGame, UnknownRules } from '@taproom/games';
import type { TableRefusal } from '@taproom/table';
import { counted } from '../plural.ts';
import type { DeviceRefusal, OuterSentences } from '../sentences.ts';

export const settings = (): string => 'Эти настройки непонятны. Стол нужно собрать заново.';
export const position = (): string =>
  'Такой позиции в игре быть не может. Её нужно проверить или загрузить другую.';
export const textExpected = (example: string) => (): string =>
  `Ход записывают текстом, например «${example}».`;
export const tooLong = ({ max }: { max: number }): string =>
  `Это длиннее ${max} знаков. Ходы нужно вводить по одному.`;
export const gameOver = (): string => 'Игра окончена. Её можно пересмотреть или начать новую.';
export const noSeat = ({ seats }: { seats: number }): string =>
  `Мест за столом всего ${seats}. Нужно выбрать одно из них.`;
export const notUnderstood = (): string => 'Этот ход непонятен. Нужно выбрать один из предложенных.';

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
  record,
  table,
  why: (rule: string) => `Почему? Правило ${rule}`,
  other: (code: string) => `Это невозможно (${code}).`,
};
