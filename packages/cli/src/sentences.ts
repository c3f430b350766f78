import type { Refusal } from '@taproom/games';
import { sentences as heavenAndAle } from './sentences/heaven-and-ale.ts';
import { sentences as herosTavern } from './sentences/heros-tavern.ts';

/** Refusals in words, for people. What stands in braces is an argument of the refusal. */
export const SENTENCES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    // Input
    'file-not-read': "{file} can't be read ({why}).",
    'input-too-long': 'The input is longer than {max} bytes.',
    'not-utf8': 'The input is not UTF-8 text.',
    'not-json': 'The input is not JSON.',

    // Bots and the arena
    'unknown-level': 'There is no bot “{level}”. There are: {known}.',
    'no-moves-given': 'It gave no moves.',
    'moves-after-turn': 'It wanted to play “{move}” when its turn was over.',
    'illegal-move': 'It wanted to play “{move}”. {reason}',
    'bot-threw': 'It broke down: {message}',
    'player-timed-out': 'It did not answer within {seconds} seconds.',
    'player-ended': 'Its program ended ({how}). {told}',
    'player-not-started': 'Its program could not be started: {why}',
    'player-not-understood': 'A JSON object with "moves", a list of texts, is expected, not: {answer}',
    'player-spoke-unasked': 'Its program wrote a line without being asked: {answer}',
    'not-an-arena-file': '{file} holds something else than games of an arena.',
    'other-match': '{file} holds games of another match: {field} is {have} there, {need} here.',
    'broken-arena-file': '{file} holds no game here.',

    // Training
    'training-there': 'There is a training in {folder} already. Go on with --resume, or take another folder.',
    'no-training-there': 'There is no training in {folder} to go on with.',
    'checkpoint-not-read': "The checkpoint in {folder} can't be read ({why}).",
    'checkpoint-not-understood': 'The checkpoint is not understood: it was made by another version.',
    'other-training': '{folder} holds another training: {field} is {have} there, {need} here.',

    // Records
    'text-expected': 'A text is expected.',
    'record-too-long': 'The record is longer than {max} characters.',
    'too-many-lines': 'The record has more than {max} lines.',
    'not-a-record': 'This is not a record: the first line must be “Taproom record 1”.',
    'unknown-record-version': 'Version {version} of the record format is not known here.',
    'line-not-understood': 'This line is not understood: {text}',
    'told-twice': '“{key}” is told twice.',
    'not-told': '“{key}” must be told before this line.',
    'head-after-turns': '“{key}” must stand before the first turn.',
    'wrong-value': 'This is no value for “{key}”: {text}',
    'wrong-seat': 'There is no seat {seat}; seats count from 0, and there are {seats}.',
    'empty-move': 'A move is missing, or there is a comma too many.',
    'wrong-number-of-scores': 'There must be {need} scores, not {have}.',
    'text-after-end': 'Something follows the end.',
    'record-cut': 'The record stops here without an end: it was cut.',
    'unknown-game': 'There is no such game. There are: {known}.',
    'unknown-rules': 'The record follows version {rules} of the rules; known here: {known}.',
    'setup-refused': 'The game can’t be set up like this. {reason}',
    'move-refused': '{actor} can’t play “{move}”. {reason}',
    'wrong-scores': 'The scores are {need}, not {have}.',
    'not-finished': 'The record tells scores, but the game is not over.',
    finished: 'The record calls the game unfinished, but it is over with the scores {scores}.',

    // Any game
    'wrong-seat-count': 'The game is for {min} to {max} seats.',
    'options-not-understood': 'The options are not understood at {where}.',
    'unknown-option': 'There is no option “{text}”.',
    'game-over': 'The game is over.',
    'no-such-seat': 'There is no such seat; seats count from 0, and there are {seats}.',
    'move-not-understood': 'The move is not understood.',
    'not-now': 'That is not possible in the stage “{stage}”.',
    'text-too-long': 'A move is never longer than {max} characters.',
    'unknown-command': 'No move begins with “{text}”.',
    'position-not-understood': 'The position is not understood at {where}.',
    'out-of-range': '{where} must be from {min} to {max}.',
    'wrong-state-size': 'The state has {have} cells instead of {need}.',
    'cell-not-empty': 'Cell {cell} of the state must be empty.',

    ...heavenAndAle,
    ...herosTavern,
  }),
);

/** A refusal as a sentence, with its line in front if it has one. */
export function sentence(refusal: Refusal): string {
  const facts = new Map<string, unknown>(Object.entries(refusal));
  const line = facts.get('line');
  return `${line === undefined ? '' : `Line ${told(line)}: `}${words(refusal.code, facts)}`;
}

function words(code: string, facts: ReadonlyMap<string, unknown>): string {
  const pattern = SENTENCES.get(code);
  const complete = [...(pattern ?? '').matchAll(/\{(\w+)\}/g)].every(([, name = '']) => facts.has(name));
  if (pattern !== undefined && complete) {
    return pattern.replace(/\{(\w+)\}/g, (_, name: string) =>
      name === 'actor' ? whom(facts.get(name)) : told(facts.get(name)),
    );
  }
  const rest = [...facts].filter(([name]) => name !== 'code' && name !== 'line');
  const all = rest.map(([name, value]) => `${name}: ${told(value)}`).join(', ');
  return all === '' ? code : `${code} (${all})`;
}

const whom = (actor: unknown): string => (actor === 'chance' ? 'Chance' : `Seat ${told(actor)}`);

/** A value in words: lists with commas, a refusal inside a refusal as its own sentence, other objects as JSON. */
function told(value: unknown): string {
  if (Array.isArray(value)) return value.map(told).join(', ');
  if (typeof value !== 'object' || value === null) return String(value);
  return 'code' in value && typeof value.code === 'string'
    ? sentence({ ...value, code: value.code })
    : JSON.stringify(value);
}
