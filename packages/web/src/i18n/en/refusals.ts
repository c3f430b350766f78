import type { ReadRefusal, ReplayRefusal, UnknownGame, UnknownRules } from '@taproom/games';
import type { Refusal as CloisterRefusal, Slot, Spot, Tile } from '@taproom/games/heaven-and-ale';
import type { Resource, TavernRefusal } from '@taproom/games/heros-tavern';
import type { TableRefusal } from '@taproom/table';
import { isMonk, tileParts } from '../parts.ts';
import { counted } from '../plural.ts';
import { type DeviceRefusal, exampleOf, type OuterSentences, type Sentences } from '../sentences.ts';
import { boardWords } from './heaven-and-ale/board.ts';
import { cloisterWords as words } from './heaven-and-ale/words.ts';
import { tavernWords } from './heros-tavern/words.ts';

const joinedOr = new Intl.ListFormat('en-GB', { type: 'disjunction' });

const tile = (name: Tile): string => {
  const parts = tileParts(name);
  if (parts.kind === 'monk') return words.monk[parts.monk];
  return words.tile(words.resource[parts.resource], parts.fertility);
};

const spot = (name: Spot): string => {
  if (name === 'fertility') return 'fertility X';
  return isMonk(name) ? words.monk[name] : words.resource[name];
};

const SLOT: Record<Slot, string> = {
  first: 'first-player slot',
  brewmaster: 'brewmaster slot',
  marker: 'marker slot',
  ducats: 'ducats slot',
};

/** 6.2 What each type of shed activates. */
const ACTIVATES = [
  'nothing',
  'exactly one neighbour',
  'two neighbours on opposite sides of the shed',
  'three neighbours, no two of them side by side',
  'exactly four neighbours',
];

const TOKEN: Record<Resource, { one: string; other: string }> = {
  coins: { one: 'coin', other: 'coins' },
  storage: { one: 'storage', other: 'storage' },
  land: { one: 'land', other: 'land' },
};

const settings = (): string => 'These settings are not understood. Set up the table again.';
const position = (): string => 'This position can’t come up in a game. Check it, or load another one.';
const refill = (): string => 'These are not the tiles that the rules bring now.';
const deal = (): string => 'These are not the hands that the rules deal now.';
const textExpected = (): string => 'A move is written as text, for example “go 5”.';
const tooLong = ({ max }: { max: number }): string =>
  `That is longer than ${max} characters. Write one move at a time.`;
const gameOver = (): string => 'The game is over. You can look back at it or play another one.';
const noSeat = ({ seats }: { seats: number }): string =>
  `The table has only ${seats} seats. Choose one of them.`;
const notUnderstood = (): string => 'This move is not understood. Choose one of the moves on offer.';

const cloister: Sentences<CloisterRefusal> = {
  'wrong-seat-count': ({ min, max }) =>
    `Heaven & Ale is for ${min} to ${max} players. Add a seat or remove one.`,
  'options-not-understood': settings,
  'unknown-option': settings,
  'game-over': gameOver,
  'no-such-seat': noSeat,
  'chance-awaited': () => 'The round is still being set up. Wait a moment.',
  'chance-not-awaited': () => 'Nothing is drawn or dealt at this point. A player is to move.',
  'not-your-turn': () => 'It is not your turn yet. You can look around until then.',
  'move-not-understood': notUnderstood,
  'not-now': ({ stage }) => `That is not possible now. ${boardWords.awaits[stage]}`,
  'no-such-space': ({ spaces }) => `The track has the spaces 1 to ${spaces}. Choose one of them.`,
  'not-forward': ({ from }) =>
    `You only move forward: choose a space after ${from}, or go to the starting area.`,
  'no-tile-there': ({ space }) => `There is no tile left on space ${space}. Choose another space.`,
  'garden-full': () => 'Your garden is full, so you can’t buy any more tiles. Choose another kind of space.',
  'no-disc-there': ({ space }) => `There is no disc left on space ${space}. Choose another space.`,
  'no-usable-spot': ({ space }) =>
    `Space ${space} offers you nothing to score: its spots are taken, or you have no tiles for them.`,
  'no-barrel-to-take': () =>
    'There is no barrel for you to take. Fulfil a goal first whose barrel is still there.',
  'slot-taken': ({ slot }) => `The ${SLOT[slot]} is taken. Choose a free one.`,
  'must-take-first-slot': () =>
    'All others are out of the round and the first-player slot is free, so you must take it.',
  'not-enough-ducats': ({ need, have, cards, each }) => {
    const needs = `Needs ${words.ducats(need)}, you have ${have}`;
    if (cards === 0) return `${needs}. Choose something cheaper.`;
    if (have + cards * each < need) return `${needs}; even returning all your cards is not enough.`;
    return `${needs}; a returned card brings ${each}.`;
  },
  'tile-not-there': ({ tile: name, space }) =>
    `Space ${space} does not hold ${tile(name)}. Choose a tile that lies there.`,
  'no-such-hex': ({ text }) => `There is no hex “${text}”. The rows go from a to g, for example c4.`,
  'shed-spot': ({ hex }) => `${hex} is a shed spot, where no tile can go. Choose another hex.`,
  'hex-filled': ({ hex, tile: name }) => `On ${hex} there is already ${tile(name)}. Choose an empty hex.`,
  'must-buy': () => 'You must buy at least one tile here. Buy one, or undo your move.',
  'not-around-shed': ({ hex, shed }) => `${hex} is not next to the shed on ${shed}. Choose its neighbours.`,
  'wrong-activation': ({ shed, type }) => `The shed on ${shed} activates ${ACTIVATES[type] ?? ACTIVATES[0]}.`,
  'spot-not-open': ({ spot: name, space }) =>
    `A disc from space ${space} can’t go to the ${spot(name)} spot. Choose one of the spots that glow.`,
  'spot-taken': ({ spot: name }) => `There is already a disc on the ${spot(name)} spot. Choose an empty one.`,
  'nothing-to-score': ({ spot: name }) =>
    name === 'fertility'
      ? 'You have no tile of this fertility. Choose another one.'
      : `You have no tile that the ${spot(name)} spot would score. Choose another spot.`,
  'card-not-in-hand': ({ card }) => `You no longer hold the ${words.card[card]} card. Choose another one.`,
  'not-rearmost': ({ rearmost }) =>
    `Stragglers moves the rearmost marker only: ${joinedOr.format(rearmost.map(one => words.resource[one]))}.`,
  'wrong-refill': refill,
  'tile-not-left': refill,
  'text-expected': textExpected,
  'text-too-long': tooLong,
  'unknown-command': ({ text }) => `There is no command “${text}”. Write, for example, “go 5” or “done”.`,
  'unknown-word': ({ text }) =>
    text === ''
      ? 'Something is missing after the command. Complete it.'
      : `“${text}” does not fit here. Choose one of the words on offer.`,
  'wrong-number-of-words': ({ command }) =>
    `“${command}” has too few words or too many. Write it like this: “${exampleOf(command)}”.`,
  'position-not-understood': position,
  'out-of-range': position,
  'tiles-not-conserved': position,
  'wrong-bag': position,
  'wrong-tile-on-space': position,
  'too-many-tiles': position,
  'wrong-discs': position,
  'wrong-shed': position,
  'disc-without-tile': position,
  'too-many-discs': position,
  'card-twice': position,
  'card-without-pair': position,
  'barrel-twice': position,
  'barrel-without-goal': position,
  'small-before-large': position,
  'slot-shared': position,
  'impossible-figure': position,
  'impossible-stage': position,
  'wrong-state-size': position,
  'masks-disagree': position,
  'cell-not-empty': position,
  'players-not-understood': () => 'This can’t be scored. Check the numbers that you entered.',
};

const STAGE = {
  deal: 'The cards are being dealt.',
  draft: 'Choose a card from your hand.',
  purchase: 'Choose the cards that you want to buy.',
  over: 'The game is over.',
};

const tavern: Sentences<TavernRefusal> = {
  'wrong-seat-count': ({ min, max }) =>
    `Hero’s Tavern is for ${min} to ${max} players. Add a seat or remove one.`,
  'options-not-understood': settings,
  'unknown-option': settings,
  'unknown-card': ({ text }) => `There is no card “${text}”. Choose one of the fourteen kinds.`,
  'unknown-resource': ({ text }) => `There is no resource “${text}”. There are coins, storage and land.`,
  'wrong-price': ({ card, max }) =>
    `The price of ${tavernWords.name[card].toLowerCase()} must be a whole number from 0 to ${max}.`,
  'game-over': gameOver,
  'no-such-seat': noSeat,
  'deal-awaited': () => 'The cards are being dealt. Wait a moment.',
  'deal-not-awaited': () => 'No cards are dealt at this point. The players are to choose.',
  'move-not-understood': notUnderstood,
  'not-now': ({ stage }) => `That is not possible now. ${STAGE[stage]}`,
  'not-in-hand': ({ card }) =>
    `You hold no ${tavernWords.name[card].toLowerCase()}. Choose a card from your hand.`,
  'not-drafted': ({ card, have }) =>
    have === 0
      ? `You drafted no ${tavernWords.name[card].toLowerCase()} this round. Only cards of this round can be bought.`
      : `You drafted ${tavernWords.name[card].toLowerCase()} only ${counted('en', have, { one: 'time', other: 'times' })} this round. Buy fewer.`,
  'not-enough-tokens': ({ resource, need, have }) =>
    `Needs ${counted('en', need, TOKEN[resource])}, you have ${have}. Leave a card out.`,
  'wrong-number-of-hands': deal,
  'wrong-hand-size': deal,
  'not-in-pile': deal,
  'not-in-discard': deal,
  'text-expected': textExpected,
  'text-too-long': tooLong,
  'unknown-command': ({ text }) =>
    `There is no command “${text}”. Write, for example, “pick food” or “buy nothing”.`,
  'one-card-expected': ({ have }) =>
    have === 0 ? 'Name a card, for example “pick food”.' : 'Name one card only, for example “pick food”.',
  'nothing-and-cards': () => 'Either buy nothing or name cards, not both.',
  'position-not-understood': position,
  'out-of-range': position,
  'wrong-state-size': position,
  'cards-not-conserved': position,
  'wrong-deal-size': position,
  'remainder-not-dealt': position,
  'remainder-without-reshuffle': position,
  'impossible-step': position,
  'impossible-choice': position,
  'all-are-in': position,
  'unsorted-hand': position,
  'too-many-bought': position,
  'too-many-tokens': position,
  'impossible-score': position,
  'cell-not-empty': position,
  'taverns-not-understood': () => 'This can’t be scored. Check the numbers that you entered.',
  'too-many-cards': ({ card, max, have }) =>
    `There are only ${max} cards of ${tavernWords.name[card].toLowerCase()}, not ${have}. Check the numbers.`,
};

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
  'heaven-and-ale': cloister,
  'heros-tavern': tavern,
  record,
  table,
  /** The way to the rule behind a refusal. */
  why: (rule: string) => `Why? Rule ${rule}`,
  /** For a code that a newer program may know. */
  other: (code: string) => `That is not possible (${code}).`,
};
