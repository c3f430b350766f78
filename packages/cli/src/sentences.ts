import type { Refusal } from '@taproom/games';

/** Refusals in words, for people, by their codes. Names in braces are arguments of the refusal. */
export type Sentences = ReadonlyMap<string, string>;

/** The sentences that every program needs, and those of its games. */
export const sentencesWith = (games: readonly Readonly<Record<string, string>>[]): Sentences =>
  new Map([...GENERAL, ...games.flatMap(sentences => Object.entries(sentences))]);

const GENERAL: Sentences = new Map(
  Object.entries({
    // Input
    'file-not-read': '{file} can’t be read ({why}).',
    'input-too-long': 'The input is longer than {max} bytes.',
    'not-utf8': 'The input is not UTF-8 text.',
    'not-json': 'The input is not JSON.',

    // Bots and the arena
    'unknown-level': 'There is no bot “{level}”. Available: {known}.',
    'no-moves-given': 'It gave no moves.',
    'moves-after-turn': 'It tried to play “{move}” after its turn was over.',
    'illegal-move': 'It tried to play “{move}”. {reason}',
    'bot-threw': 'It crashed: {message}',
    'player-timed-out': 'It did not answer within {seconds} s.',
    'player-ended': 'Its program exited ({how}). {told}',
    'player-not-started': 'Its program could not be started: {why}',
    'player-not-understood': 'Expected a JSON object with "moves", a list of strings, but got: {answer}',
    'player-spoke-unasked': 'Its program wrote a line without being asked: {answer}',
    'not-an-arena-file': '{file} is not an arena file.',
    'other-match': '{file} belongs to another match ({field}: {have}, not {need}).',
    'broken-arena-file': 'This line of {file} is not a valid game.',

    // Explorations
    'not-an-explore-file': '{file} is not an explore file.',
    'other-exploration': '{file} belongs to another exploration ({field}: {have}, not {need}).',
    'broken-explore-file': 'This line of {file} is not a valid game.',

    // Training
    'training-there': '{folder} already contains a training run. Use --resume, or choose another folder.',
    'no-training-there': '{folder} contains no training run to resume.',
    'checkpoint-not-read': 'The checkpoint in {folder} can’t be read ({why}).',
    'checkpoint-not-understood': 'The checkpoint was made by another version and can’t be used.',
    'other-training': '{folder} contains another training run ({field}: {have}, not {need}).',

    // Records
    'text-expected': 'Expected text.',
    'record-too-long': 'The record is longer than {max} characters.',
    'too-many-lines': 'The record has more than {max} lines.',
    'not-a-record': 'This is not a record: the first line must be “Taproom record 1”.',
    'unknown-record-version': 'Version {version} of the record format is not supported.',
    'line-not-understood': 'This line isn’t valid: {text}',
    'told-twice': '“{key}” is given twice.',
    'not-told': '“{key}” is missing before this line.',
    'head-after-turns': '“{key}” must come before the first turn.',
    'wrong-value': 'This is not a valid value for “{key}”: {text}',
    'wrong-seat': 'There is no seat {seat}; there are {seats} seats, numbered from 0.',
    'empty-move': 'A move is missing, or there is an extra comma.',
    'wrong-number-of-scores': 'Expected {need} scores, not {have}.',
    'text-after-end': 'There is text after the end.',
    'record-cut': 'The record ends here without its last line: it is incomplete.',
    'unknown-game': 'There is no such game. Available: {known}.',
    'unknown-rules': 'The record uses version {rules} of the rules; supported: {known}.',
    'game-not-finished': 'Only finished games can be reviewed.',
    'setup-refused': 'The game can’t be set up this way. {reason}',
    'move-refused': '{actor} can’t play “{move}”. {reason}',
    'wrong-scores': 'The scores are {need}, not {have}.',
    'not-finished': 'The record gives scores, but the game is not over.',
    finished: 'The record says the game is unfinished, but it ended with the scores {scores}.',

    // Any game
    'wrong-seat-count': 'The game is for {min} to {max} seats.',
    'options-not-understood': 'The options aren’t valid at {where}.',
    'unknown-option': 'There is no option “{text}”.',
    'game-over': 'The game is over.',
    'no-such-seat': 'There is no such seat; there are {seats} seats, numbered from 0.',
    'move-not-understood': 'The move isn’t valid.',
    'not-now': 'That is not possible at stage “{stage}”.',
    'text-too-long': 'A move can’t be longer than {max} characters.',
    'unknown-command': 'No move begins with “{text}”.',
    'position-not-understood': 'The position isn’t valid at {where}.',
    'out-of-range': '{where} must be between {min} and {max}.',
    'wrong-state-size': 'The state has {have} cells, not {need}.',
    'cell-not-empty': 'Cell {cell} of the state must be empty.',
  }),
);

/** A refusal as a sentence, with its line in front if it has one. Code and arguments if there is none. */
export function sentence(refusal: Refusal, sentences: Sentences): string {
  const facts = new Map<string, unknown>(Object.entries(refusal));
  const line = facts.get('line');
  return `${line === undefined ? '' : `Line ${told(line, sentences)}: `}${words(refusal.code, facts, sentences)}`;
}

function words(code: string, facts: ReadonlyMap<string, unknown>, sentences: Sentences): string {
  const pattern = sentences.get(code);
  const complete = [...(pattern ?? '').matchAll(/\{(\w+)\}/g)].every(([, name = '']) => facts.has(name));
  if (pattern !== undefined && complete) {
    return pattern.replace(/\{(\w+)\}/g, (_, name: string) =>
      name === 'actor' ? whom(facts.get(name), sentences) : told(facts.get(name), sentences),
    );
  }
  const rest = [...facts].filter(([name]) => name !== 'code' && name !== 'line');
  const all = rest.map(([name, value]) => `${name}: ${told(value, sentences)}`).join(', ');
  return all === '' ? code : `${code} (${all})`;
}

const whom = (actor: unknown, sentences: Sentences): string =>
  actor === 'chance' ? 'Chance' : `Seat ${told(actor, sentences)}`;

/** A value in words: lists with commas, a refusal inside a refusal as its own sentence, other objects as JSON. */
function told(value: unknown, sentences: Sentences): string {
  if (Array.isArray(value)) return value.map(one => told(one, sentences)).join(', ');
  if (typeof value !== 'object' || value === null) return String(value);
  return 'code' in value && typeof value.code === 'string'
    ? sentence({ ...value, code: value.code }, sentences)
    : JSON.stringify(value);
}
