import type { Numbers } from '@taproom/games/heros-tavern';
import type { StepName } from '../../../games/heros-tavern/guide.ts';
import { counted } from '../../plural.ts';

const heroes = (n: number): string => counted('en', n, { one: 'hero', other: 'heroes' });

/** The guide through a first round of Hero’s Tavern. */
export const guideWords = (t: Numbers): Record<StepName, string> => ({
  hand: 'This is your hand. Everyone chooses one card at the same time and passes the rest to the left.',
  badge: `Below each card you see what it adds at once and what it leads to: a first food card, for example, is one of ${t.FOOD_SET} that together attract ${heroes(t.FOOD_HEROES)}.`,
  price:
    'The price in the corner is for keeping a card when the round is over; taking it is free. Games, barrels and tools earn the tokens to pay with.',
  pick: `Choose a card. A set of ${t.FOOD_SET} food cards attracts ${heroes(t.FOOD_HEROES)}, and so does a light ale with a dark one.`,
  take: 'Take it with the button, or press the card again.',
  reveal: 'All cards are revealed together. Here you see who took what.',
  tavern: 'Your card is in your tavern now. All your cards score at the end of the round.',
  second: 'The hand you were passed has one card fewer. Take your second card.',
  rivals: `Keep an eye on the others. The most entertainment attracts ${heroes(t.ENTERTAINMENT_MOST)}, the second most ${t.ENTERTAINMENT_SECOND}. Press a tavern to see all of it.`,
  draft: 'Keep going until no cards are left. The last one goes to your tavern automatically.',
  scoring: 'The round is scored: heroes for each kind of card, then tokens for games, barrels and tools.',
  buy: `Pay tokens to keep cards: they score again in every later round and in the final scoring. All others are discarded. Unspent tokens stay yours; at the end each is worth ${heroes(t.UNSPENT_HEROES)}.`,
  kept: 'The second round begins. What you bought is still in your tavern and counts towards new sets.',
  pad: `The score pad has a row for each round, and one for the final scoring: after round ${t.ROUNDS} the cards you bought score once more.`,
  later:
    'Later rounds work the same way, with fuller taverns. Early on, buy what will score often; in the last round, only what scores at the end.',
  end: `That’s all you need. ${t.ROUNDS - 1} more rounds, then the final scoring. Point at anything, or hold it, to learn what it does.`,
});
