import { CARDS, type TavernRefusal } from '@taproom/games/heros-tavern';
import { formOf } from '../../plural.ts';
import type { Sentences } from '../../sentences.ts';
import { gameOver, noSeat, notUnderstood, position, settings, textExpected, tooLong } from '../refusals.ts';
import { nouns, some } from './words.ts';

const deal = (): string => 'These are not hands that can be dealt now.';

const STAGE = {
  deal: 'The cards are being dealt.',
  draft: 'Choose a card from your hand.',
  purchase: 'Choose the cards you want to buy.',
  over: 'The game is over.',
};

/** Why the rules of Hero’s Tavern refuse something, and what to do instead. */
export const refusalWords: Sentences<TavernRefusal> = {
  'wrong-seat-count': ({ min, max }) =>
    `Hero’s Tavern is for ${min} to ${max} players. Add a seat or remove one.`,
  'options-not-understood': settings,
  'unknown-option': settings,
  'unknown-card': ({ text }) => `There is no card “${text}”. Choose one of the ${CARDS.length} kinds.`,
  'unknown-resource': ({ text }) =>
    `There is no resource “${text}”. The resources are coins, storage and land.`,
  'wrong-price': ({ card, max }) =>
    `The price of ${nouns.name[card].toLowerCase()} must be a whole number from 0 to ${max}.`,
  'game-over': gameOver,
  'no-such-seat': noSeat,
  'deal-awaited': () => 'The cards are being dealt. Wait a moment.',
  'deal-not-awaited': () => 'No cards are dealt now. The players are choosing.',
  'move-not-understood': notUnderstood,
  'not-now': ({ stage }) => `You can’t do that now. ${STAGE[stage]}`,
  'not-in-hand': ({ card }) =>
    `You have no ${nouns.name[card].toLowerCase()} in hand. Choose a card from your hand.`,
  'not-drafted': ({ card, have }) =>
    have === 0
      ? `You drafted no ${nouns.name[card].toLowerCase()} this round. You can only buy cards from this round.`
      : `You drafted only ${have} ${nouns.name[card].toLowerCase()} ${formOf('en', have, { one: 'card', other: 'cards' })} this round. Buy fewer.`,
  'not-enough-tokens': ({ resource, need, have }) =>
    `You need ${some(need, resource)} but have only ${have}. Buy fewer cards.`,
  'wrong-number-of-hands': deal,
  'wrong-hand-size': deal,
  'not-in-pile': deal,
  'not-in-discard': deal,
  'text-expected': textExpected('pick food'),
  'text-too-long': tooLong,
  'unknown-command': ({ text }) => `There is no command “${text}”. Try “pick food” or “buy nothing”.`,
  'one-card-expected': ({ have }) =>
    have === 0 ? 'Name a card, for example “pick food”.' : 'Name only one card, for example “pick food”.',
  'nothing-and-cards': () => 'Type “buy nothing” or name the cards to buy, not both.',
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
  'taverns-not-understood': () => 'This can’t be scored. Check the numbers you entered.',
  'too-many-cards': ({ card, max, have }) =>
    `You entered ${have} ${nouns.name[card].toLowerCase()} cards, but there are only ${max}. Check the numbers.`,
};
