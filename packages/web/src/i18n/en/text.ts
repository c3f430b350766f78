import type { Vocabulary } from '../../text-table/vocabulary.ts';
import { and } from './log.ts';

/** The text table. */
export const textWords = {
  title: 'Text table',
  command: 'Your command',
  hintLine: 'Type ? to learn what you can do. Tab completes, the up arrow brings back what you typed.',
  send: 'Send',
  suggestions: 'Suggestions',
  answers: 'Conversation',
  position: 'Position',
  vocabulary: {
    command: {
      help: 'help ?',
      look: 'look',
      undo: 'undo',
      redo: 'redo',
      over: 'over',
      done: 'done confirm',
      hint: 'hint',
      why: 'why',
      lift: 'lift',
      retry: 'retry',
      replace: 'replace',
    },
    topic: {
      now: 'now',
      players: 'players others',
      score: 'score',
      log: 'log',
    },
  } satisfies Vocabulary,

  // ---- Answers
  greeting: 'Welcome to the text table. Type ? to learn what you can do.',
  nowhereToLook: (text: string) =>
    `There is no “${text}” to look at here. Type ? for all that can be looked at.`,
  noSuchSeat: (seats: number) => `The seats are 1 to ${seats}.`,
  whyWhat: 'Name a move after it, and you learn whether it is allowed and why.',
  allowed: 'That is allowed.',
  noneNow: 'There is no such move now.',
  nothingToUndo: 'There is nothing to undo.',
  nothingToRedo: 'There is nothing to redo.',
  nothingPlanned: 'Nothing is planned.',
  planned: (sentence: string) => `Planned: ${sentence}`,
  takenBack: 'Your last turn is taken back.',
  confirmed: 'Confirmed.',
  noHint: 'There are no hints now: only on your turn, and only with nobody else at the table.',
  thinking: 'One moment, the best bot is thinking.',
  hint: 'The best bot would play this.',
  stalled: (retry: string, replace: string, levels: readonly string[]) =>
    `Type “${retry}” to try again, or “${replace}” and a level to let another bot take over: ${levels.join(', ')}.`,
  notStalled: 'No bot has failed.',
  retrying: 'Trying again.',
  replaced: (level: string) => `${level} takes over.`,
  hidden: 'Hidden until the curtain is lifted.',

  // ---- The position
  now: 'Now',
  waiting: (names: readonly string[]) => `Waiting for ${and(names)}.`,
  curtain: (name: string, lift: string) =>
    `Hand the screen to ${name}. Nobody else should read now. Then type “${lift}”.`,
  mayConfirm: (done: string) => `Type “${done}” to confirm your turn.`,
  player: (name: string, seat: number) => `${name}, seat ${seat}`,
  score: 'Score',

  // ---- What can I do?
  commands: 'What else you can type',
  explains: {
    help: 'Tells what you can do; with a word after it, only the moves that begin with that word.',
    look: (topics: string) => `Reads out a part of the position: ${topics}, or the number of a seat.`,
    undo: 'Takes back the last move of your plan, or your last turn where that is possible.',
    redo: 'Plays the move again that you took back.',
    over: 'Starts your turn over.',
    done: 'Confirms your turn.',
    hint: 'Tells what the best bot would play.',
    why: 'With a move after it: tells whether it is allowed, and by which rule.',
    lift: 'Lifts the curtain when the screen was handed to you.',
    retry: 'Retries a bot that failed.',
    replace: 'With a level after it: lets another bot take over from one that failed.',
  },
};
