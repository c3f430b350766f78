import type { Refusal } from '@taproom/games';

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

    // Both games
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

    // Heaven & Ale: moves
    'chance-awaited': 'Chance has to move first (stage “{stage}”).',
    'chance-not-awaited': 'Chance has nothing to do in the stage “{stage}”.',
    'not-your-turn': 'It is the turn of seat {active}.',
    'no-such-space': 'There is no such space; they count from 1 to {spaces}.',
    'not-forward': 'A figure moves forward only, but {to} does not lie beyond {from}.',
    'no-tile-there': 'There is no tile on space {space}.',
    'garden-full': 'The garden is full.',
    'no-disc-there': 'There is no disc on space {space}.',
    'no-usable-spot': 'No scoring spot can be used from space {space}.',
    'no-barrel-to-take': 'There is no barrel to take.',
    'slot-taken': 'The slot “{slot}” is taken by seat {by}.',
    'must-take-first-slot': 'Only the first-player slot can be taken.',
    'not-enough-ducats':
      'That costs {need} ducats, and there are {have}; cards to return for {each} each: {cards}.',
    'tile-not-there': 'There is no {tile} on space {space}.',
    'no-such-hex': 'There is no hex “{text}”.',
    'shed-spot': '{hex} is a shed spot: no tile goes there.',
    'hex-filled': '{tile} lies on {hex} already.',
    'must-buy': 'At least one tile must be bought.',
    'not-around-shed': '{hex} does not touch the shed {shed}.',
    'wrong-activation': 'The shed {shed} of type {type} activates exactly {need}, in its pattern.',
    'spot-not-open': 'A disc of space {space} does not go to the spot {spot}.',
    'spot-taken': 'There is a disc on the spot {spot} already.',
    'nothing-to-score': 'The spot {spot} would score nothing.',
    'card-not-in-hand': 'The card “{card}” is not in hand.',
    'not-rearmost': '{resource} is not a rearmost marker; it must be one of: {rearmost}.',
    'wrong-refill': 'A refill has {needResources} resource tiles, then {needMonks} monks.',
    'tile-not-left': 'No {tile} with the back {back} is left.',
    'unknown-word': '“{text}” is no {expected}.',
    'wrong-number-of-words': 'After “{command}” comes {need}.',

    // Heaven & Ale: positions
    'tiles-not-conserved': 'There are {have} {tile} instead of {need}.',
    'wrong-bag': 'The bag must hold {need} {tiles} with the back {back}.',
    'wrong-tile-on-space': '{tile} can’t lie on space {space}.',
    'too-many-tiles': 'Space {space} holds at most {max} tiles.',
    'wrong-discs': 'Space {space} holds at most {max} discs.',
    'wrong-shed': 'The shed {shed} of seat {seat} does not fit its garden.',
    'disc-without-tile': 'Seat {seat} has a disc on the spot {spot} without a tile for it.',
    'too-many-discs': 'There are {have} discs; {max} are the most.',
    'card-twice': 'Seat {seat} has the card “{card}” twice.',
    'card-without-pair': 'Seat {seat} has a card at pair {pair}, which is not complete.',
    'barrel-twice': 'The {size} barrel for {goal} is owned twice.',
    'barrel-without-goal': 'Seat {seat} has a barrel for {goal}, but has not reached that.',
    'small-before-large': 'The small barrel for {goal} is taken before the large one.',
    'slot-shared': 'Two figures stand on the slot “{slot}”.',
    'impossible-figure': 'The figure of seat {seat} can’t stand there.',
    'impossible-stage': 'The stage “{stage}” is not possible here.',
    'masks-disagree': 'The garden of seat {seat} disagrees with itself.',
    'players-not-understood': 'The players are not understood at {where}.',

    // Hero's Tavern: moves
    'unknown-card': 'There is no card “{text}”.',
    'unknown-resource': 'There is no resource “{text}”.',
    'wrong-price': 'The price of {card} in {resource} must be from 0 to {max}.',
    'deal-awaited': 'The cards have to be dealt first.',
    'deal-not-awaited': 'There is nothing to deal in the stage “{stage}”.',
    'not-in-hand': '{card} is not in hand.',
    'not-drafted': '{card} was drafted {have} times, not {need}.',
    'not-enough-tokens': 'That costs {need} {resource}, and there is {have}.',
    'wrong-number-of-hands': 'A deal has {need} hands, not {have}.',
    'wrong-hand-size': 'The hand of seat {seat} has {have} cards instead of {need}.',
    'not-in-pile': 'The draw pile has no {card} for seat {seat}.',
    'not-in-discard': 'The discard pile has no {card} for seat {seat}.',
    'one-card-expected': 'One card is expected, not {have}.',
    'nothing-and-cards': 'Either “nothing” or cards.',

    // Hero's Tavern: positions
    'cards-not-conserved': 'There are {have} {card} instead of {need}.',
    'wrong-deal-size': '{have} cards are dealt instead of {need}.',
    'remainder-not-dealt': '{card} was left in the draw pile, but can’t have been.',
    'remainder-without-reshuffle': 'Cards were left in the draw pile, but nothing was reshuffled.',
    'impossible-step': 'Step {step} is not possible in the stage “{stage}”.',
    'impossible-choice': 'Seat {seat} can’t have made that choice.',
    'all-are-in': 'All choices are in: they would have been revealed.',
    'unsorted-hand': 'The hand of seat {seat} is not in order.',
    'too-many-bought': 'Seat {seat} has bought more than {max} cards.',
    'too-many-tokens': 'Seat {seat} has more than {max} {resource}.',
    'impossible-score': 'Seat {seat} can’t have that score at {where}.',
    'taverns-not-understood': 'The taverns are not understood at {where}.',
    'too-many-cards': 'There are {have} {card}; the box has {max}.',
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
