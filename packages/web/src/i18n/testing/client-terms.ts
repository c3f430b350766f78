import { byLanguage } from '../by-language.ts';
import type { terms } from '../en/testing/terms.ts';
import type { Language } from '../languages.ts';

type Term = keyof typeof terms;

/** The words of a language for playing with Taproom, whatever the game. English is the pattern. */
export type ClientTerms = Readonly<Record<Term, string>>;

/** What each of them means. */
export const MEANINGS: Readonly<Record<Term, string>> = {
  table: 'where a game is played, on this device or online',
  seat: 'where a player or a bot sits at a table',
  player: 'a person or a bot who plays',
  host: 'the player who opened the table and starts the game',
  spectator: 'someone who watches without a seat',
  bot: 'a player that is a program',
  level: 'how well a bot plays',
  game: 'one game, from the setup to the result',
  turn: 'everything a player does until it’s someone else’s turn',
  move: 'one decision in a turn; a replay steps through them',
  position: 'how things stand on the table',
  undo: 'to take back a move of the turn being planned',
  redo: 'to make an undone move again',
  'start over': 'to undo the whole turn being planned',
  confirm: 'to make a planned turn count',
  'take back': 'to undo a turn that already counts',
  hint: 'what the strongest bot would play',
  resign: 'to leave a game in progress to a bot',
  log: 'what has happened, in sentences',
  record: 'a whole game as text',
  replay: 'to look at a game move by move',
  'memory aid': 'shows the hands a player has already seen',
  'text table': 'the table in words, for keyboard and screen reader',
  guide: 'explains a first round step by step',
  'player aid': 'the rules of a game on one sheet',
  'score pad': 'for writing down the scores of an in-person game',
  'real time': 'a game played in one go, with a clock',
  correspondence: 'a game with days for each turn',
  rated: 'said of a game that changes ratings',
  rating: 'a number for how well someone plays',
  leaderboard: 'players by rating',
  account: 'a person on a server',
  passkey: 'signs in without a password',
  notification: 'says that it’s your turn',
  message: 'what someone writes in the chat',
  mute: 'to stop seeing a player’s messages',
  report: 'to show a message to the operator',
  operator: 'the person who runs the server',
  ban: 'to shut out an account',
  settings: 'language, looks, sound and speed',
};

export const TERMS = Object.keys(MEANINGS) as Term[];

export const termsIn: (language: Language) => ClientTerms = byLanguage(
  import.meta.glob<ClientTerms>('../*/testing/terms.ts', { eager: true, import: 'terms' }),
);
