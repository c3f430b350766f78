import type { StepName } from '../../../games/heaven-and-ale/guide.ts';

/** The guide through a first round of Heaven & Ale. */
export const guideWords = {
  welcome: 'This is the main board. Every figure walks around it once a round, and never back.',
  place: 'First choose a slot of the starting area. Each one gives you something at once.',
  confirm: 'Nothing counts until you confirm. Up to then you can undo everything.',
  garden:
    'Your garden: sun on the left, shade on the right. In the sun a tile costs double and pushes your production; in the shade it earns ducats.',
  production: 'One marker for each resource. At the end only the rearmost one counts, so grow everything.',
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
  barrels: 'Each barrel has a goal. Fulfil it and visit a barrel space: the first one there gets 4 points.',
  home: 'Take turns until you have had enough, then go back to the starting area. Who comes early has the choice.',
  end: 'That is all you need. Play on; the rules are under “This game” whenever you want them.',
} satisfies Record<StepName, string>;
