import type { SignWords } from '../../play/face.ts';
import { byGame } from '../by-language.ts';
import type { Messages } from '../messages.ts';
import { guideWords } from './guide.ts';
import { logWords } from './log.ts';
import { onlineWords } from './online.ts';
import { pageWords } from './pages.ts';
import { recordWords } from './records.ts';
import { refusalWords } from './refusals.ts';
import { settingsWords } from './settings.ts';
import { textWords } from './text.ts';

export const ru: Messages = {
  text: textWords,
  guide: guideWords,
  log: logWords,
  refusals: refusalWords,
  online: onlineWords,
  pages: pageWords,
  records: recordWords,
  settings: settingsWords,
  signs: byGame(import.meta.glob<SignWords>('./*/sign.ts', { eager: true, import: 'words' })),
  app: {
    title: 'Taproom',
    tagline: 'Настольные игры об эле и аппетите',
    skip: 'К содержанию',
    home: 'Главная',
    settings: 'Настройки',
    language: 'Язык',
    loading: 'Минуту…',
    broken: 'На этой странице что-то пошло не так. Игры сохранены; страницу нужно перезагрузить.',
    reload: 'Перезагрузить',
  },
  you: 'Вы',
  play: {
    players: 'Игроки',
    actions: 'Ваш ход',
    others: 'Ходят остальные…',
    over: (scores: string) => `Игра окончена: ${scores}`,
    lookingBack: (move: number) => `Просмотр: шаг ${move}.`,
    backToNow: 'К текущей позиции',
    undo: 'Отменить',
    redo: 'Вернуть',
    confirm: 'Подтвердить ход',
    levels: { random: 'Случай' },
    stalled: {
      message: (name: string) =>
        `${name} не может сделать ход: в работе бота произошёл сбой. Ничего не потеряно. Если сбой повторится, перезагрузите страницу.`,
      retry: 'Попробовать ещё раз',
      replace: (level: string) => `Пусть играет ${level}`,
    },
    noSuchGame: 'На этом устройстве такой игры нет.',
    cantGoOn: 'Эта игра шла по другим правилам и не может продолжиться. Запись сохранена.',
  },
  set: {
    intro: (min: number, max: number) =>
      `Мест: от ${min} до ${max}. Несколько человек играют за этим экраном по очереди.`,
    seat: (seat: number) => `Место ${seat}`,
    person: 'Человек',
    bot: (level: string, rung: number, rungs: number) => `Бот: ${level} (сила ${rung} из ${rungs})`,
    name: (seat: number) => `Имя на месте ${seat}`,
    addSeat: 'Добавить место',
    removeSeat: (seat: number) => `Убрать место ${seat}`,
    memoryAid: 'Помощь памяти: показывать руки, прошедшие через ваше место',
    nameNeeded: 'У каждого должно быть имя.',
    moreOptions: 'Дополнительные настройки',
    optionsWrong: 'Исправьте ошибку в разделе «Дополнительные настройки».',
    begin: 'Начать',
  },
  start: {
    playNow: 'Играть сразу',
    playNowHint: 'Против ботов, которых победит и новичок',
    setUp: 'Собрать стол',
    goOn: 'Продолжить игру',
    finished: 'Законченные игры',
    noGames: 'Здесь появятся начатые игры. Они остаются на этом устройстве.',
    yourTurn: 'Ваш ход',
    round: (round: number) => `Раунд ${round}`,
    forget: 'Удалить',
    forgetSure: 'Удалить эту игру навсегда?',
    keep: 'Оставить',
  },
};
