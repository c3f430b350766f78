import type { SignWords } from '../../play/face.ts';
import { byGame } from '../by-language.ts';
import type { Messages } from '../messages.ts';
import { aroundWords } from './around.ts';
import { guideWords } from './guide.ts';
import { logWords } from './log.ts';
import { noticeWords } from './notices.ts';
import { onlineWords } from './online.ts';
import { pageWords } from './pages.ts';
import { placeWords } from './places.ts';
import { recordWords } from './records.ts';
import { refusalWords } from './refusals.ts';
import { settingsWords } from './settings.ts';
import { sittingWords } from './sitting.ts';
import { tableWords } from './table.ts';
import { textWords } from './text.ts';
import { unplayableWords } from './unplayable.ts';

export const words: Messages = {
  text: textWords,
  around: aroundWords,
  guide: guideWords,
  atTable: tableWords,
  log: logWords,
  refusals: refusalWords,
  online: onlineWords,
  notices: noticeWords,
  pages: pageWords,
  places: placeWords,
  records: recordWords,
  settings: settingsWords,
  sitting: sittingWords,
  unplayable: unplayableWords,
  signs: byGame(import.meta.glob<SignWords>('./*/sign.ts', { eager: true, import: 'words' })),
  app: {
    title: 'Taproom',
    tagline: 'Настольные игры за кружкой эля',
    skip: 'К содержимому',
    home: 'На главную',
    settings: 'Настройки',
    language: 'Язык',
    loading: 'Секунду…',
    broken: 'Что-то пошло не так. Партии сохранены. Обновите страницу.',
    needsConnection: 'Нет сети, а этой странице нужна связь. Она откроется, как только сеть появится.',
    missingLanguage: (name: string) =>
      `Язык «${name}» ещё не загружен на это устройство. Выберите его снова, когда появится интернет.`,
    reload: 'Обновить страницу',
  },
  you: 'Вы',
  play: {
    players: 'Игроки',
    actions: 'Ваш ход',
    over: (scores: string) => `Партия окончена: ${scores}`,
    lookingBack: (move: number) => `Просмотр: действие ${move}.`,
    backToNow: 'К текущей позиции',
    undo: 'Отменить',
    redo: 'Повторить',
    confirm: 'Подтвердить ход',
    bot: 'Бот',
    nameless: 'Игрок',
    levels: { random: 'Случайный' },
    stopped: 'На этом упражнение заканчивается.',
    stalled: {
      message: (name: string) =>
        `${name} не может сделать ход: бот дал сбой. Ничего не потеряно. Если сбой повторится, обновите страницу.`,
      retry: 'Попробовать ещё раз',
      replace: (level: string) => `Пусть играет ${level}`,
    },
    cantOpen: 'Эту партию нельзя открыть.',
    noSuchGame: 'На этом устройстве такой партии нет.',
    noSuchGameHint:
      'Партия хранится на устройстве, на котором её начали. С учётной записью она доступна и на других.',
  },
  set: {
    intro: (min: number, max: number) =>
      `От ${min} до ${max} мест. Если за экраном несколько человек, они ходят по очереди.`,
    seat: (seat: number) => `Место ${seat}`,
    person: 'Человек',
    bot: (level: string, rung: number, rungs: number) => `Бот ${rung}/${rungs}: ${level}`,
    name: (seat: number) => `Имя игрока на месте ${seat}`,
    addSeat: 'Добавить место',
    removeSeat: (seat: number) => `Убрать место ${seat}`,
    memoryAid: 'Увиденные карты: показывать те, что уже были у вас на руке',
    namePlaceholder: (seat: number) => `Имя (иначе «Игрок ${seat}»)`,
    moreOptions: 'Дополнительные настройки',
    optionsWrong: 'Исправьте ошибку в разделе «Дополнительные настройки».',
    begin: 'Начать партию',
  },
  start: {
    playNow: 'Играть сейчас',
    opponent: 'Уровень',
    step: (level: string, step: number, steps: number) => `${level} (${step} из ${steps})`,
    suggested: {
      first: 'Подойдёт для начала',
      won: 'Победа! Попробуйте следующий уровень',
      lostTwice: 'Два поражения: на уровень ниже',
      onceMore: 'Как в прошлый раз',
      chosen: 'Ваш выбор',
    },
    nextStep: (level: string) => `Дальше: ${level}`,
    setUp: 'Настроить партию',
    goOn: 'Продолжить',
    unfinished: 'Незавершённые партии',
    against: (names: string) => `Соперники: ${names}`,
    goOnWith: (game: string, names: string) => `Продолжить: ${game}, ${names}`,
    finished: 'Завершённые партии',
    result: 'Результат',
    noGames: 'Здесь появятся начатые партии. Они хранятся на этом устройстве.',
    yourTurn: 'Ваш ход',
    round: (round: number) => `Раунд ${round}`,
    forget: 'Удалить',
    forgetSure: (game: string) => `Удалить эту партию в ${game} навсегда?`,
    keep: 'Оставить',
  },
};
