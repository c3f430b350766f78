import type { ReadRefusal, ReplayRefusal, UnknownGame, UnknownRules } from '@taproom/games';
import type { TableRefusal } from '@taproom/table';
import { counted } from '../plural.ts';
import type { DeviceRefusal, OuterSentences } from '../sentences.ts';

export const settings = (): string => 'These settings are not understood. Set up the table again.';
export const position = (): string => 'This position can’t come up in a game. Check it, or load another one.';
export const textExpected = (example: string) => (): string =>
  `A move is written as text, for example “${example}”.`;
export const tooLong = ({ max }: { max: number }): string =>
  `That is longer than ${max} characters. Write one move at a time.`;
export const gameOver = (): string => 'The game is over. You can look back at it or play another one.';
export const noSeat = ({ seats }: { seats: number }): string =>
  `The table has only ${seats} seats. Choose one of them.`;
export const notUnderstood = (): string => 'This move is not understood. Choose one of the moves on offer.';

const record: OuterSentences<ReadRefusal | ReplayRefusal> = {
  'text-expected': () => 'A record is a text file, and this is none. Choose another file.',
  'record-too-long': ({ max }) => `This file is longer than ${max} characters: too long for a record.`,
  'too-many-lines': ({ max }) => `This file has more than ${max} lines: too many for a record.`,
  'not-a-record': ({ line }) =>
    `This is no Taproom record: line ${line} should be “Taproom record 1”. Choose another file.`,
  'unknown-record-version': ({ version }) =>
    `This record has version “${version}”, which can’t be read here. Reload the page; a newer version may know it.`,
  'line-not-understood': ({ line, text }) =>
    `Line ${line} is not understood: “${text}”. Correct or remove it.`,
  'told-twice': ({ line, key }) => `Line ${line} gives “${key}” a second time. Remove one of the two.`,
  'not-told': ({ line, key }) => `“${key}” is missing before line ${line}. Add it.`,
  'head-after-turns': ({ line, key }) =>
    `Line ${line}: “${key}” stands after the first turn. Move it to the top.`,
  'wrong-value': ({ line, key, text }) =>
    `Line ${line}: “${text}” can’t be the value of “${key}”. Correct it.`,
  'wrong-seat': ({ line, seat, seats }) =>
    `Line ${line}: there is no seat ${seat}; the seats are 0 to ${seats - 1}.`,
  'empty-move': ({ line }) => `Line ${line} has a comma too many or a move too few. Correct it.`,
  'wrong-number-of-scores': ({ line, need, have }) =>
    `Line ${line} must give ${counted('en', need, { one: 'score', other: 'scores' })}, one for each seat, not ${have}.`,
  'text-after-end': ({ line }) => `Line ${line} comes after the end of the game. Remove it.`,
  'record-cut': ({ line }) => `The record breaks off after line ${line}. Copy it again, up to its last line.`,
  'unknown-game': ({ line, text }) => `Line ${line}: there is no game “${text}” here.`,
  'unknown-rules': ({ rules, known }) =>
    `This game was played by version ${rules} of the rules; version ${known} is known here.`,
  'setup-refused': ({ line }, reason) => `Line ${line}: this table can’t be set up. ${reason}`,
  'move-refused': ({ line, move }, reason) => `Line ${line}: the move “${move}” is not possible. ${reason}`,
  'wrong-scores': ({ line, need, have }) =>
    `Line ${line} says ${have.join(' ')}, but the game ends with ${need.join(' ')}. Correct the line.`,
  'not-finished': ({ line }) =>
    `Line ${line} gives final scores, but the game is not over yet. Write “unfinished”.`,
  finished: ({ line, scores }) =>
    `Line ${line} says that the game is unfinished, but it ended with ${scores.join(' ')}. Correct the line.`,
};

const stored = (): string => 'What is stored of this game is damaged, so it can’t go on. Nothing is deleted.';

const table: OuterSentences<TableRefusal | UnknownGame | UnknownRules | DeviceRefusal> = {
  'unknown-game': () => 'This game is not known here. Choose another one.',
  'unknown-rules': ({ rules, known }) =>
    `This game was played by version ${rules} of the rules; version ${known} is known here.`,
  'setup-refused': (_, reason) => `This table can’t be set up. ${reason}`,
  'no-such-seat': noSeat,
  'wrong-name': ({ seat }) => `Seat ${seat + 1} needs a name of 1 to 60 characters on one line.`,
  'wrong-level': ({ seat }) => `There is no such bot for seat ${seat + 1}. Choose another one.`,
  'sitter-not-understood': ({ seat }) => `Choose a person or a bot for seat ${seat + 1}.`,
  'sits-there-already': ({ seat }) => `Seat ${seat + 1} already has this player. Nothing changes.`,
  'no-such-event': () => 'The table and this screen have come apart. Reload the page.',
  stale: () => 'Something has happened in the meantime. Look at the table and plan your turn anew.',
  'no-moves-given': () => 'There is nothing to confirm yet. Make a move first.',
  'move-refused': (_, reason) => reason,
  'turn-over': () => 'Your turn is over before the last of these moves. Take them back up to there.',
  'unfinished-turn': () => 'Your turn is not complete yet. Finish it, then confirm.',
  'nothing-to-undo': () => 'You have made no move that could be taken back.',
  'others-acted': () => 'Someone else has acted since your turn, so it stands.',
  'something-revealed': () => 'Something was revealed by your turn, so it stands.',
  'game-over': gameOver,
  'not-local': () => 'Only games on this device can go back freely.',
  'no-turn-there': () => 'No turn begins there. Choose the start of a turn.',
  'not-your-own-turn': () => 'That was not the turn of anyone at this screen. Choose one of your own.',
  'no-such-move': ({ moves }) =>
    `The game has only ${counted('en', moves, { one: 'move', other: 'moves' })} so far. Choose an earlier position.`,
  'wrong-number': stored,
  'entry-not-understood': stored,
  'entry-refused': stored,
  'not-awaited': () => 'It is not your turn yet. You can look around until then.',
};

/** Why something is refused, and what to do instead. */
export const refusalWords = {
  record,
  table,
  /** The way to the rule behind a refusal. */
  why: (rule: string) => `Why? Rule ${rule}`,
  /** For a code that a newer program may know. */
  other: (code: string) => `That is not possible (${code}).`,
};
