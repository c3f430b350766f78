import type { Refusal } from '@taproom/games/heaven-and-ale';
import { exampleOf } from '../../../games/heaven-and-ale/parts.ts';
import type { Sentences } from '../../sentences.ts';
import { gameOver, noSeat, notUnderstood, position, settings, textExpected, tooLong } from '../refusals.ts';
import { boardWords } from './board.ts';
import { SLOT, spot } from './log.ts';
import { cloisterWords as words } from './words.ts';

const joinedOr = new Intl.ListFormat('en-GB', { type: 'disjunction' });

const { tile } = boardWords;

/** 6.2 What each type of shed activates. */
const ACTIVATES = [
  'nothing',
  'exactly one neighbour',
  'two neighbours on opposite sides of the shed',
  'three neighbours, no two of them side by side',
  'exactly four neighbours',
];

const refill = (): string => 'These are not the tiles that the rules bring now.';

/** Why the rules of Heaven & Ale refuse something, and what to do instead. */
export const refusalWords: Sentences<Refusal> = {
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
  'text-expected': textExpected('go 5'),
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
