import type { ReadRefusal, ReplayRefusal, UnknownGame, UnknownRules } from '@taproom/games';
import type { TableRefusal } from '@taproom/table';
import { counted } from '../plural.ts';
import type { DeviceRefusal, OuterSentences } from '../sentences.ts';

export const settings = (): string => 'These settings aren’t valid. Set up the game again.';
export const position = (): string => 'This position can’t occur in a game. Check it, or load another one.';
export const textExpected = (example: string) => (): string =>
  `Enter a move as text, for example “${example}”.`;
export const tooLong = ({ max }: { max: number }): string =>
  `That is longer than ${max} characters. Enter one move at a time.`;
export const gameOver = (): string => 'The game is over. You can replay it or start another one.';
export const noSeat = ({ seats }: { seats: number }): string =>
  `This table has only ${seats} seats. Choose one of them.`;
export const notUnderstood = (): string => 'This move isn’t valid. Choose one of the moves shown.';

const record: OuterSentences<ReadRefusal | ReplayRefusal> = {
  'text-expected': () => 'This is not a text file, so it can’t be a record. Choose another file.',
  'record-too-long': ({ max }) => `This file is longer than ${max} characters: too long for a record.`,
  'too-many-lines': ({ max }) => `This file has more than ${max} lines: too many for a record.`,
  'not-a-record': ({ line }) =>
    `This is not a Taproom record: line ${line} should be “Taproom record 1”. Choose another file.`,
  'unknown-record-version': ({ version }) =>
    `This record has version “${version}”, which isn’t supported here. Reload the page; a newer version of Taproom may be able to read it.`,
  'line-not-understood': ({ line, text }) => `Line ${line} isn’t valid: “${text}”. Correct or remove it.`,
  'told-twice': ({ line, key }) => `Line ${line} gives “${key}” a second time. Remove one of the two.`,
  'not-told': ({ line, key }) => `“${key}” is missing before line ${line}. Add it.`,
  'head-after-turns': ({ line, key }) =>
    `Line ${line}: “${key}” comes after the first turn. Move it to the top.`,
  'wrong-value': ({ line, key, text }) =>
    `Line ${line}: “${text}” is not a valid value for “${key}”. Correct it.`,
  'wrong-seat': ({ line, seat, seats }) =>
    `Line ${line}: there is no seat ${seat}; seats are numbered 0 to ${seats - 1}.`,
  'empty-move': ({ line }) => `Line ${line} has a missing move or an extra comma. Correct it.`,
  'wrong-number-of-scores': ({ line, need, have }) =>
    `Line ${line} needs ${counted('en', need, { one: 'score', other: 'scores' })}, one for each seat, not ${have}.`,
  'text-after-end': ({ line }) => `Line ${line} comes after the end of the game. Remove it.`,
  'record-cut': ({ line }) => `The record ends too early, after line ${line}. Copy it again in full.`,
  'unknown-game': ({ line, text }) => `Line ${line}: there is no game “${text}”.`,
  'unknown-rules': ({ rules, known }) =>
    `This game uses version ${rules} of the rules; supported here: ${known}.`,
  'setup-refused': ({ line }, reason) => `Line ${line}: this game can’t be set up. ${reason}`,
  'move-refused': ({ line, move }, reason) => `Line ${line}: the move “${move}” is not possible. ${reason}`,
  'wrong-scores': ({ line, need, have }) =>
    `Line ${line} says ${have.join(' ')}, but the game ends with ${need.join(' ')}. Correct the line.`,
  'not-finished': ({ line }) =>
    `Line ${line} gives final scores, but the game is not over yet. Write “unfinished” instead.`,
  finished: ({ line, scores }) =>
    `Line ${line} says “unfinished”, but the game ended with ${scores.join(' ')}. Correct the line.`,
};

const stored = (): string =>
  'The saved data of this game is damaged, so it can’t be continued. Nothing has been deleted.';

const table: OuterSentences<TableRefusal | UnknownGame | UnknownRules | DeviceRefusal> = {
  'unknown-game': () => 'Unknown game. Choose another one.',
  'unknown-rules': ({ rules, known }) =>
    `This game uses version ${rules} of the rules; supported here: ${known}.`,
  'setup-refused': (_, reason) => `This game can’t be set up. ${reason}`,
  'no-such-seat': noSeat,
  'wrong-name': ({ seat }) => `Seat ${seat + 1} needs a name of 1 to 60 characters on one line.`,
  'wrong-level': ({ seat }) => `There is no such bot for seat ${seat + 1}. Choose another one.`,
  'sitter-not-understood': ({ seat }) => `Choose a person or a bot for seat ${seat + 1}.`,
  'sits-there-already': ({ seat }) => `Seat ${seat + 1} already has this player. Nothing changes.`,
  'no-such-event': () => 'The table and this screen are out of sync. Reload the page.',
  stale: () => 'Something has changed in the meantime. Look at the table and plan your turn again.',
  'no-moves-given': () => 'There is nothing to confirm yet. Make a move first.',
  'move-refused': (_, reason) => reason,
  'turn-over': () => 'Your turn ends before the last of these moves. Undo the extra ones.',
  'unfinished-turn': () => 'Your turn isn’t complete yet. Finish it, then confirm.',
  'nothing-to-undo': () => 'You have nothing to take back.',
  'others-acted': () => 'Someone else has moved since your turn, so you can’t take it back.',
  'something-revealed': () => 'Your turn revealed something, so you can’t take it back.',
  'too-many-undos': () => 'You’ve taken this back too many times. It stays as it is now.',
  'game-over': gameOver,
  'not-local': () => 'You can only go back in games on this device.',
  'no-turn-there': () => 'No turn begins there. Choose the start of a turn.',
  'not-your-own-turn': () => 'That turn belongs to someone else. Choose one of your own.',
  'no-such-move': ({ moves }) =>
    `The game has only ${counted('en', moves, { one: 'move', other: 'moves' })}. Choose an earlier position.`,
  'wrong-number': stored,
  'entry-not-understood': stored,
  'entry-refused': stored,
  'not-awaited': () => 'It’s not your turn yet. You can look around in the meantime.',
};

/** Why something is refused, and what to do instead. */
export const refusalWords = {
  record,
  table,
  /** The way to the rule behind a refusal. */
  why: (rule: string) => `Why? Rule ${rule}`,
  /** For a code that only a newer version knows. */
  other: (code: string) => `That’s not possible (${code}).`,
};
