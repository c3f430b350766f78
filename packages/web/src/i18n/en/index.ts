import type { SignWords } from '../../play/face.ts';
import { byGame } from '../by-language.ts';
import { guideWords } from './guide.ts';
import { logWords } from './log.ts';
import { onlineWords } from './online.ts';
import { pageWords } from './pages.ts';
import { recordWords } from './records.ts';
import { refusalWords } from './refusals.ts';
import { settingsWords } from './settings.ts';
import { textWords } from './text.ts';

export const en = {
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
    tagline: 'Tabletop games of ale and appetite',
    skip: 'Skip to the content',
    home: 'Home',
    settings: 'Settings',
    language: 'Language',
    loading: 'One moment …',
    broken: 'Something went wrong on this page. Your games are kept; reload to go on.',
    reload: 'Reload',
  },
  you: 'You',
  play: {
    players: 'Players',
    actions: 'Your turn',
    others: 'The others are at work …',
    over: (scores: string) => `The game is over: ${scores}`,
    lookingBack: (move: number) => `Looking back at move ${move}.`,
    backToNow: 'Back to now',
    undo: 'Undo',
    redo: 'Redo',
    confirm: 'Confirm the turn',
    levels: { random: 'Chance' } as Record<string, string>,
    stalled: {
      message: (name: string) =>
        `${name} can’t make a move: the bot failed. Nothing is lost. If it keeps failing, reload the page.`,
      retry: 'Try again',
      replace: (level: string) => `Let ${level} take over`,
    },
    noSuchGame: 'There is no such game on this device.',
    cantGoOn: 'This game was played with other rules and can’t go on. Its record is kept.',
  },
  set: {
    intro: (min: number, max: number) =>
      `${min} to ${max} seats. Several people share this screen and take turns.`,
    seat: (seat: number) => `Seat ${seat}`,
    person: 'A person',
    bot: (level: string, rung: number, rungs: number) => `Bot: ${level} (strength ${rung} of ${rungs})`,
    name: (seat: number) => `Name of seat ${seat}`,
    addSeat: 'Add a seat',
    removeSeat: (seat: number) => `Remove seat ${seat}`,
    memoryAid: 'Memory aid: show the hands that have passed through your seat',
    nameNeeded: 'Everybody needs a name.',
    moreOptions: 'More options',
    optionsWrong: 'Something under “More options” needs fixing.',
    begin: 'Begin',
  },
  start: {
    playNow: 'Play now',
    playNowHint: 'You against bots that a beginner can beat',
    setUp: 'Set up a table',
    goOn: 'Go on playing',
    finished: 'Finished games',
    noGames: 'Games that you begin appear here. They stay on this device.',
    yourTurn: 'Your turn',
    round: (round: number) => `Round ${round}`,
    forget: 'Delete',
    forgetSure: 'Delete this game for good?',
    keep: 'Keep it',
  },
} as const;
