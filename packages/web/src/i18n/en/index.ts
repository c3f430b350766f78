import type { SignWords } from '../../play/face.ts';
import { byGame } from '../by-language.ts';
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

export const words = {
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
    tagline: 'Tabletop games of ale and appetite',
    skip: 'Skip to content',
    home: 'Home',
    settings: 'Settings',
    language: 'Language',
    loading: 'Loading…',
    broken: 'Something went wrong on this page. Your games are saved. Reload to continue.',
    needsConnection:
      'You’re offline, and this page needs a connection. It opens as soon as you’re back online.',
    missingLanguage: (name: string) => `${name} isn’t on this device yet. Go online and choose it again.`,
    reload: 'Reload',
  },
  you: 'You',
  play: {
    players: 'Players',
    actions: 'Your turn',
    over: (scores: string) => `The game is over: ${scores}`,
    lookingBack: (move: number) => `Looking back at move ${move}.`,
    backToNow: 'Back to current position',
    undo: 'Undo',
    redo: 'Redo',
    confirm: 'Confirm turn',
    bot: 'Bot',
    nameless: 'Player',
    levels: { random: 'Random' } as Record<string, string>,
    stopped: 'This exercise ends here.',
    stalled: {
      message: (name: string) =>
        `${name} can’t move: the bot failed. Nothing is lost. If it keeps failing, reload the page.`,
      retry: 'Try again',
      replace: (level: string) => `Let ${level} take over`,
    },
    cantOpen: 'This game can’t be opened.',
    noSuchGame: 'This game is not on this device.',
    noSuchGameHint:
      'Games stay on the device where they were started. Link your devices in your account to play them anywhere.',
  },
  set: {
    intro: (min: number, max: number) =>
      `${min} to ${max} seats. Several people can take turns on this screen.`,
    seat: (seat: number) => `Seat ${seat}`,
    person: 'Person',
    bot: (level: string, rung: number, rungs: number) => `Bot ${rung}/${rungs}: ${level}`,
    name: (seat: number) => `Name for seat ${seat}`,
    addSeat: 'Add a seat',
    removeSeat: (seat: number) => `Remove seat ${seat}`,
    memoryAid: 'Memory aid: show the hands you have already seen',
    namePlaceholder: (seat: number) => `Name (or Player ${seat})`,
    moreOptions: 'More options',
    optionsWrong: 'Something under “More options” needs fixing.',
    begin: 'Start',
  },
  start: {
    playNow: 'Play now',
    opponent: 'Level',
    step: (level: string, step: number, steps: number) => `${level} (${step} of ${steps})`,
    suggested: {
      first: 'A good place to start',
      won: 'You won: try the next level',
      lostTwice: 'Two losses: one level down',
      onceMore: 'The same as last time',
      chosen: 'Your choice',
    },
    nextStep: (level: string) => `Next: ${level}`,
    setUp: 'Set up a game',
    goOn: 'Continue',
    unfinished: 'Unfinished games',
    against: (names: string) => `Against ${names}`,
    goOnWith: (game: string, names: string) => `Continue ${game}: ${names}`,
    finished: 'Finished games',
    result: 'Result',
    noGames: 'Games you start appear here. They stay on this device.',
    yourTurn: 'Your turn',
    round: (round: number) => `Round ${round}`,
    forget: 'Delete',
    forgetSure: (game: string) => `Permanently delete this game of ${game}?`,
    keep: 'Keep',
  },
} as const;
