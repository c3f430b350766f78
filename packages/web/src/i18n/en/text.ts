import type { Vocabulary } from '../../text-table/vocabulary.ts';
import { and } from './log.ts';

/** The text table. */
export const textWords = {
  title: 'Text table',
  command: 'Your command',
  hintLine: 'Type ? to see what you can do. Tab completes words; the up arrow recalls earlier commands.',
  send: 'Send',
  suggestions: 'Suggestions',
  answers: 'Output',
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
  greeting: 'Welcome to the text table. Type ? to see what you can do.',
  nowhereToLook: (text: string) => `There is no “${text}” to look at. Type ? to see what there is.`,
  noSuchSeat: (seats: number) => `Seats are numbered 1 to ${seats}.`,
  whyWhat: 'Add a move to find out whether it is allowed, and why.',
  allowed: 'That is allowed.',
  noneNow: 'There are no such moves right now.',
  nothingToUndo: 'There is nothing to undo.',
  nothingToRedo: 'There is nothing to redo.',
  nothingPlanned: 'No moves planned.',
  planned: (sentence: string) => `Planned: ${sentence}`,
  takenBack: 'Your last turn was taken back.',
  confirmed: 'Confirmed.',
  noHint: 'Hints are only available on your turn and when you are the only person at the table.',
  thinking: 'One moment, the strongest bot is thinking.',
  hint: 'The strongest bot would play this.',
  stalled: (retry: string, replace: string, levels: readonly string[]) =>
    `Type “${retry}” to try again, or “${replace}” and a level to let another bot take over. Levels: ${levels.join(', ')}.`,
  notStalled: 'No bot has failed.',
  retrying: 'Trying again.',
  replaced: (level: string) => `${level} takes over.`,
  hidden: 'Hidden until the next player takes the screen.',

  // ---- The position
  now: 'Now',
  waiting: (names: readonly string[]) => `Waiting for ${and(names)}.`,
  curtain: (name: string, lift: string) =>
    `Pass the screen to ${name}; the others should look away. Then type “${lift}”.`,
  mayConfirm: (done: string) => `Type “${done}” to confirm your turn.`,
  player: (name: string, seat: number) => `${name}, seat ${seat}`,
  score: 'Score',

  // ---- What can I do?
  commands: 'Other commands',
  explains: {
    help: 'Shows what you can do; followed by a word, only the moves that begin with it.',
    look: (topics: string) => `Shows part of the position. Add a topic (${topics}) or a seat number.`,
    undo: 'Undoes the last move you planned, or takes back your last turn if possible.',
    redo: 'Redoes the move you undid.',
    over: 'Starts your turn over.',
    done: 'Confirms your turn.',
    hint: 'Shows what the strongest bot would play.',
    why: 'Followed by a move: says whether it is allowed, and by which rule.',
    lift: 'Shows your hand when the screen has been passed to you.',
    retry: 'Retries a bot that failed.',
    replace: 'Followed by a level: lets another bot take over from one that failed.',
  },
};
