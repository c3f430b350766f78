import type { CloisterRefusal } from '@taproom/games/heaven-and-ale';
import { exampleOf } from '../../../games/heaven-and-ale/parts.ts';
import type { Sentences } from '../../sentences.ts';
import { gameOver, noSeat, notUnderstood, position, settings, textExpected, tooLong } from '../refusals.ts';
import { AWAITS, spot, tile } from './board.ts';
import { SLOT } from './log.ts';
import { cloisterWords as words } from './words.ts';

const joinedOr = new Intl.ListFormat('en-GB', { type: 'disjunction' });

/** 6.2 What each type of shed activates. */
const ACTIVATES = [
  'nothing',
  'exactly one neighbour',
  'two neighbours on opposite sides of the shed',
  'three neighbours, no two of them next to each other',
  'exactly four neighbours',
];

const refill = (): string => 'These are not the tiles that can be dealt now.';

/** Why the rules of Heaven & Ale refuse something, and what to do instead. */
export const refusalWords: Sentences<CloisterRefusal> = {
  'wrong-seat-count': ({ min, max }) =>
    `Heaven & Ale is for ${min} to ${max} players. Add a seat or remove one.`,
  'options-not-understood': settings,
  'unknown-option': settings,
  'game-over': gameOver,
  'no-such-seat': noSeat,
  'chance-awaited': () => 'The round is still being set up. Wait a moment.',
  'chance-not-awaited': () => 'Nothing is drawn or dealt now. It’s a player’s turn.',
  'not-your-turn': () => 'It’s not your turn yet. You can look around in the meantime.',
  'move-not-understood': notUnderstood,
  'not-now': ({ stage }) => `You can’t do that now. ${AWAITS[stage]}`,
  'no-such-space': ({ spaces }) => `There is no such space. Choose one from 1 to ${spaces}.`,
  'not-forward': ({ from }) =>
    `You can only move forward. Choose a space after ${from}, or the starting area.`,
  'no-tile-there': ({ space }) => `Space ${space} has no tiles left. Choose another space.`,
  'garden-full': () => 'Your garden is full, so you can’t buy more tiles. Choose another kind of space.',
  'no-disc-there': ({ space }) => `Space ${space} has no disc left. Choose another space.`,
  'no-usable-spot': ({ space }) =>
    `You can’t score on space ${space}: the spots it allows are taken, or you have no tiles for them.`,
  'no-barrel-to-take': () =>
    'You can’t take a barrel yet. First meet a goal whose barrel is still available.',
  'slot-taken': ({ slot }) => `The ${SLOT[slot]} is taken. Choose a free starting space.`,
  'must-take-first-slot': () =>
    'Everyone else is out of the round and the first-player space is free, so you must take it.',
  'not-enough-ducats': ({ need, have, cards, each }) => {
    const needs = `You need ${words.ducats(need)} but have only ${have}`;
    if (cards === 0) return `${needs}. Choose something cheaper.`;
    if (have + cards * each < need) return `${needs}. Even returning all your cards would not be enough.`;
    return `${needs}. Return a card for ${words.ducats(each)}.`;
  },
  'tile-not-there': ({ tile: name, space }) =>
    `There is no ${tile(name)} on space ${space}. Choose a tile that is there.`,
  'no-such-hex': ({ text }) => `There is no hex “${text}”. Rows are a to g, for example c4.`,
  'shed-spot': ({ hex }) => `${hex} is a shed spot and can’t hold a tile. Choose another hex.`,
  'hex-filled': ({ hex, tile: name }) => `${hex} already holds ${tile(name)}. Choose an empty hex.`,
  'must-buy': () => 'You must buy at least one tile here, or undo your move.',
  'not-around-shed': ({ hex, shed }) =>
    `${hex} is not next to the shed on ${shed}. Choose one of its neighbours.`,
  'wrong-activation': ({ shed, type }) => `The shed on ${shed} activates ${ACTIVATES[type] ?? ACTIVATES[0]}.`,
  'spot-not-open': ({ spot: name, space }) =>
    `A disc from space ${space} can’t go on the ${spot(name)} spot. Choose another spot.`,
  'spot-taken': ({ spot: name }) => `The ${spot(name)} spot already has a disc. Choose an empty one.`,
  'nothing-to-score': ({ spot: name }) =>
    name === 'fertility'
      ? 'You have no tile of this fertility. Choose another.'
      : `You have no tile to score on the ${spot(name)} spot. Choose another spot.`,
  'card-not-in-hand': ({ card }) => `You no longer have the ${words.card[card]} card. Choose another.`,
  'not-rearmost': ({ rearmost }) =>
    `Stragglers moves the marker furthest behind: ${joinedOr.format(rearmost.map(one => words.resource[one]))}.`,
  'wrong-refill': refill,
  'tile-not-left': refill,
  'text-expected': textExpected('go 5'),
  'text-too-long': tooLong,
  'unknown-command': ({ text }) => `There is no command “${text}”. Try “go 5” or “done”.`,
  'unknown-word': ({ text }) =>
    text === ''
      ? 'The command is incomplete. Add what is missing.'
      : `“${text}” isn’t valid here. Choose one of the suggestions.`,
  'wrong-number-of-words': ({ command }) =>
    `“${command}” needs more or fewer words. Example: “${exampleOf(command)}”.`,
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
  'players-not-understood': () => 'This can’t be scored. Check the numbers you entered.',
};
