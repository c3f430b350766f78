import type { Numbers } from '@taproom/games/heaven-and-ale';
import { EXAMPLE, type StepName } from '../../../games/heaven-and-ale/guide.ts';
import { SPOT_SIGN } from '../../../games/heaven-and-ale/rules/worked-examples.ts';
import { cloisterWords as words } from './words.ts';

/** The guide through a first round of Heaven & Ale. */
export const guideWords = ({
  DUCATS_PER_STEP,
  EMERGENCY_COINS,
  LARGE_BARREL_VP,
  SMALL_BARREL_VP,
}: Numbers): Record<StepName, string> => ({
  welcome:
    'This is the main board. Your player figure goes around it once a round and never moves backwards.',
  place: 'First choose a starting space. Most give you something right away.',
  marker:
    'A marker shows how much of a resource you produce. At the end only the one furthest behind counts, so barley, which starts last, is a good choice.',
  confirm: 'Nothing counts until you confirm. Until then you can undo everything.',
  garden:
    'Your garden: sun on the left, shade on the right. In the sun a tile costs double and raises your production; in the shade it earns ducats.',
  go: 'Choose a glowing space with a tile you like. The number on a resource tile is its price; a monk’s price is on the coin. Whatever you skip is out of reach until the next round.',
  sun: 'Plant your first tile in the sun, on the left: the price is double, but later it moves its marker. Choose a glowing hex.',
  turn: `Hexes with stones are shed spots: ${SPOT_SIGN.text} on one means ${SPOT_SIGN.filled} of ${SPOT_SIGN.of} tiles around it, with a fertility of ${SPOT_SIGN.sum} in all. Buy more if your space has any tiles left, then confirm your turn.`,
  production: `Each resource has a marker. At the end only the one furthest behind counts, so grow everything. You can still even them out then: exchange steps between markers, and buy 1 step for ${words.ducats(DUCATS_PER_STEP)}.`,
  brewmaster:
    'The further your brewmaster gets, the more that marker is worth and the better your exchange rate. Sheds move him forward, and so do monks that a shed or another monk next to them activates.',
  shade:
    'Now a cheap one: move on and plant a tile in the shade, on the right. There it pays ducats whenever it is activated.',
  score:
    'Tiles do nothing until they are activated. Try it: go to a purple scoring space and put its disc on a spot you have tiles for. Each spot scores once per game, so next time, collect more tiles first.',
  cards: `Two discs in a pair let you place a card. If you run out of money, return a card for ${words.ducats(EMERGENCY_COINS)}.`,
  home: 'Move on as long as a space ahead is worth it, then go back to the starting area. Come early for the best choice; if everyone else is already there, there’s no hurry.',
  final: `An example: barley is furthest behind. ${EXAMPLE.exchanges} exchanges lift it to ${EXAMPLE.rearmost}, and your brewmaster multiplies that by ${EXAMPLE.value}: ${EXAMPLE.points} points, plus barrels. From now on ≈ shows the final score you can expect.`,
  shed: 'Six tiles around a shed spot: you’ve built your first shed! A small sum moves the brewmaster far, a large one activates more tiles.',
  barrels: `You have met a goal! On a barrel space you get its barrel: the first to get there scores ${LARGE_BARREL_VP} points, the second ${SMALL_BARREL_VP}.`,
});
