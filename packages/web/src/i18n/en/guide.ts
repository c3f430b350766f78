import type { CloisterStep, TavernStep } from '../../guide/steps.ts';

/** The guide through a first round. */
export const guideWords = {
  showMe: 'Show me how',
  offer: 'New here? A short guide plays the first round with you.',
  noThanks: 'No, thanks',
  step: (step: number, of: number) => `Step ${step} of ${of}`,
  next: 'Next',
  back: 'Back',
  skip: 'Skip the guide',
  finish: 'Play on',
  steps: {
    'heaven-and-ale': {
      welcome: 'This is the main board. Every figure walks around it once a round, and never back.',
      place: 'First choose a slot of the starting area. Each one gives you something at once.',
      confirm: 'Nothing counts until you confirm. Up to then you can undo everything.',
      garden:
        'Your garden: sun on the left, shade on the right. In the sun a tile costs double and pushes your production; in the shade it earns ducats.',
      production:
        'One marker for each resource. At the end only the rearmost one counts, so grow everything.',
      brewmaster: 'The brewmaster tells what that number is multiplied by. Sheds bring him forward.',
      go: 'On your turn, choose a space that glows and holds a tile you like. What you pass is gone for this round.',
      buy: 'Now choose an empty hex for the tile. The price stands on it.',
      turn: 'Buy more if something is left here, then confirm your turn.',
      sheds: 'Fill all six hexes around a shed spot, and the shed is built. It sets tiles around it to work.',
      others:
        'The others take their turns. Tap a player to see their board; “What happened” tells what they did.',
      score:
        'On a scoring space you take a disc and put it here. All your tiles of that kind work at once, so wait until there are a few.',
      cards: 'Two discs in one pair let you place a card. In need you can return a card for 3 ducats.',
      barrels:
        'Each barrel has a goal. Fulfil it and visit a barrel space: the first one there gets 4 points.',
      home: 'Take turns until you have had enough, then go back to the starting area. Who comes early has the choice.',
      end: 'That is all you need. Play on; the rules are under “This game” whenever you want them.',
    } satisfies Record<CloisterStep, string>,
    'heros-tavern': {
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
    } satisfies Record<TavernStep, string>,
  },
};
