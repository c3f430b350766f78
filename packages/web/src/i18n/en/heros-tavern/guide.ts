import type { StepName } from '../../../games/heros-tavern/guide.ts';

/** The guide through a first round of Hero’s Tavern. */
export const guideWords = {
  hand: 'This is your hand. All choose one card at the same time; the rest goes to the left.',
  card: 'Under each card stands what it would add now. Its price matters later, if you want to keep it.',
  pick: 'Choose a card. Three food, or a light and a dark ale, draw in 10 heroes.',
  take: 'Take it. Until all have chosen you can still change your mind.',
  reveal: 'All cards are revealed together. Here you see who took what.',
  tavern: 'Your tavern: these cards score at the end of the round.',
  rivals: 'Keep an eye on the others. The most entertainment draws in 6 heroes, the second most 3.',
  draft: 'You have a new hand. Go on choosing until no cards are left.',
  scoring: 'The round is scored, one kind of card after the other.',
  buy: 'Pay with tokens for cards that shall stay for the rest of the game. All others are discarded.',
  tokens: 'Games, barrels and tools bring tokens. Each unspent one is a hero at the end.',
  pad: 'The score pad keeps the heroes of all rounds.',
  reference: 'What each card does stands on the reference card, at any time.',
  end: 'That is all you need. Four more rounds, then the final scoring.',
} satisfies Record<StepName, string>;
