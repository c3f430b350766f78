import { type Numbers, RESOURCES } from '@taproom/games/heaven-and-ale';
import { EXAMPLE, type StepName } from '../../../games/heaven-and-ale/guide.ts';
import { cloisterWords as words } from './words.ts';

const markers = RESOURCES.map(one => `${words.resource[one]} ${EXAMPLE.markers[one]}`).join(', ');

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
  confirm: 'Nothing counts until you confirm. Until then you can undo everything.',
  garden:
    'Your garden: sun on the left, shade on the right. In the sun a tile costs double and raises your production; in the shade it earns ducats.',
  go: 'On your turn, choose a glowing space with a tile you like. You can’t go back to what you skip this round.',
  sun: 'Plant your first tile in the sun, on the left: the price is double, but later it moves its marker. Choose a glowing hex.',
  turn: 'Buy more if there is anything left here, then confirm your turn.',
  production: `Each resource has a marker. At the end only the one furthest behind counts, so grow everything. You can still even them out then: exchange steps between markers, and buy 1 step for ${words.ducats(DUCATS_PER_STEP)}.`,
  brewmaster:
    'The further your brewmaster gets, the more that marker is worth and the better your exchange rate. Sheds move him forward, and so do monks that a shed or another monk next to them activates.',
  shade:
    'Now a cheap one: move on and plant a tile in the shade, on the right. There it pays ducats whenever it is activated.',
  score:
    'Tiles do nothing until they are activated. Go to a purple scoring space and put its disc on a spot you have tiles for: that activates all of them.',
  cards: `Two discs in a pair let you place a card. If you run out of money, return a card for ${words.ducats(EMERGENCY_COINS)}.`,
  home: 'When you have done enough, go back to the starting area. Come early for the best choice.',
  final: `A sample final score: ${markers}; brewmaster on ${EXAMPLE.brewmaster}: ${EXAMPLE.rate}:1, × ${EXAMPLE.value}. ${EXAMPLE.exchanges} exchanges lift barley to ${EXAMPLE.rearmost}: ${EXAMPLE.rearmost} × ${EXAMPLE.value} = ${EXAMPLE.points} points, plus barrels.`,
  shed: 'Six tiles around a shed spot: you’ve built your first shed! A small sum moves the brewmaster far, a large one activates more tiles.',
  barrels: `You have met a goal. Visit a barrel space now: the first to get there scores ${LARGE_BARREL_VP} points, the second ${SMALL_BARREL_VP}.`,
});
