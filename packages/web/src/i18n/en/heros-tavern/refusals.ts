import type { Resource, TavernRefusal } from '@taproom/games/heros-tavern';
import { counted } from '../../plural.ts';
import type { Sentences } from '../../sentences.ts';
import { gameOver, noSeat, notUnderstood, position, settings, textExpected, tooLong } from '../refusals.ts';
import { tavernWords } from './words.ts';

const TOKEN: Record<Resource, { one: string; other: string }> = {
  coins: { one: 'coin', other: 'coins' },
  storage: { one: 'storage', other: 'storage' },
  land: { one: 'land', other: 'land' },
};

const deal = (): string => 'These are not the hands that the rules deal now.';

const STAGE = {
  deal: 'The cards are being dealt.',
  draft: 'Choose a card from your hand.',
  purchase: 'Choose the cards that you want to buy.',
  over: 'The game is over.',
};

/** Why the rules of Hero’s Tavern refuse something, and what to do instead. */
export const refusalWords: Sentences<TavernRefusal> = {
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
  'text-expected': textExpected('pick food'),
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
