import type { Breakdown, Numbers, Tile } from '@taproom/games/heaven-and-ale';
import { type ShedRow, type ShedSoFar, shedRows } from '../../../games/heaven-and-ale/sheds.ts';
import type { Band } from '../../../games/heaven-and-ale/table/bands.ts';
import { number } from '../../numbers.ts';
import { tile } from './board.ts';
import { cloisterWords as words } from './words.ts';

const joined = new Intl.ListFormat('en-GB');

const COUNT = ['none', 'one', 'two', 'three', 'four'];

const shedRow = ({ from, to, brewmaster, activations }: ShedRow): string =>
  `${to === null ? `${from} or more` : `${from}–${to}`}: +${brewmaster}, ${COUNT[activations] ?? activations}`;

/** What the things on the table say about themselves. */
export const aboutWords = ({
  BARREL_CARD_VP,
  BREWMASTER_CARD_STEPS,
  BREWMASTER_SLOT_STEPS,
  DUCATS_PER_STEP,
  DUCATS_SLOT_DUCATS,
  EMERGENCY_COINS,
  FIRST_PLAYER_VP,
  LARGE_BARREL_VP,
  MARKER_SLOT_STEPS,
  MONK_STEPS,
  PURSE_DUCATS,
  SHED_ACTIVATIONS,
  SHED_TABLE,
  SMALL_BARREL_VP,
  SUNNY_FACTOR,
  TRACK_END,
}: Numbers) => ({
  space: {
    resource: 'Buy one or more of its tiles and place each in your garden.',
    monk: 'Buy one or more of its monks and place each in your garden.',
    scoring: 'Take one disc and score with it at once.',
    barrel: 'Take a barrel for every goal you have met and have no barrel for yet.',
  },
  letter: {
    A: 'A: only the fertility spot X.',
    B: 'B: only a monk spot.',
    C: 'C: only a resource spot.',
    '*': '*: any free spot.',
  },
  discs: (n: number) =>
    n === 0 ? 'No disc left this round.' : n === 1 ? '1 disc left.' : `${n} discs left.`,
  monkPrice: (price: number) => `A monk costs ${price} in the shade, ${SUNNY_FACTOR * price} in the sun.`,
  monkNumber: 'The number on a monk is its type, not its price.',
  forSale: (tiles: readonly Tile[]) =>
    tiles.length === 0 ? 'Nothing left this round.' : `For sale: ${joined.format(tiles.map(tile))}.`,
  slot: {
    first: `You start the next round. At the end of the game it is worth ${words.points(FIRST_PLAYER_VP)}.`,
    brewmaster: `Your brewmaster moves ${words.steps(BREWMASTER_SLOT_STEPS)}.`,
    marker: `A marker of your choice moves ${words.steps(MARKER_SLOT_STEPS)}.`,
    ducats: `You get ${words.ducats(DUCATS_SLOT_DUCATS)}.`,
  },
  slotFree: 'Free. Whoever goes here is out of the round.',
  slotToBegin: 'Free. You only begin here: the whole first round is still ahead of you.',
  slotNotNow:
    'Not open to you now: everyone else is out of the round, so you have to take the first-player space.',
  slotTaken: (name: string) => `Taken by ${name}.`,
  emptyHex: { sunny: 'Empty hex in the sun', shady: 'Empty hex in the shade' },
  hex: {
    sunny: 'In the sun tiles cost double. When activated, a resource tile moves its marker by its fertility.',
    shady:
      'In the shade tiles cost their normal price. When activated, a resource tile pays its fertility in ducats.',
  },
  resourceTile: 'Sheds, discs and monks activate it; until then it does nothing.',
  monk: `A disc on its spot triggers the monk, which activates every tile next to it. When the monk itself is activated, your brewmaster moves ${words.steps(MONK_STEPS)}.`,
  shedSpot: 'Shed spot',
  shedNeeds: 'When all six hexes around it hold tiles, a shed is built here.',
  shedSoFar: ({ filled, of, sum }: ShedSoFar) => `So far: ${filled} of ${of} tiles, sum ${sum}.`,
  shedBrings: ({ type, brewmaster, activations }: ShedSoFar) =>
    `With this sum: shed of type ${type}, brewmaster +${brewmaster}, ${activations === 0 ? 'no activation' : activations === 1 ? '1 activation' : `${activations} activations`}.`,
  shedTable: `Sum ${shedRows({ SHED_ACTIVATIONS, SHED_TABLE }).map(shedRow).join(' · ')}.`,
  builtShed: [
    'It activated nothing when it was built.',
    'It activated one neighbour when it was built.',
    'It activated two opposite neighbours when it was built.',
    'It activated three neighbours when it was built, no two of them next to each other.',
    'It activated four neighbours when it was built.',
  ],
  spot: {
    fertility: 'A disc here activates all your resource tiles of a fertility you name.',
    resource: 'A disc here activates all your tiles of this resource.',
    monk: 'A disc here triggers all your monks of this type: each activates the tiles next to it.',
  },
  spotTiles: (n: number) => (n === 1 ? 'You have 1 such tile.' : `You have ${n} such tiles.`),
  spotOnce: 'Once per game.',
  spotTaken: 'Already scored.',
  pair: (spots: readonly string[]) => `Privilege pair: ${spots.join(' / ')}`,
  pairRule: 'When both spots have a disc, you may place one of your cards here.',
  pairSoFar: (n: number) => `${n} of 2 discs.`,
  card: {
    harvest: 'Choose a resource: its marker moves 1 step per tile of it in your garden.',
    stragglers: 'The marker furthest behind moves 1 step per disc on your board.',
    barrels: `At the end each of your barrels is worth ${words.points(BARREL_CARD_VP)} more.`,
    purse: `You get ${words.ducats(PURSE_DUCATS)}.`,
    brewmaster: `Your brewmaster moves ${words.steps(BREWMASTER_CARD_STEPS)}.`,
  },
  cardInHand: `Place it when you complete a pair, or return it for ${words.ducats(EMERGENCY_COINS)} on your turn.`,
  cardPlaced: 'Placed.',
  goal: `Meet it, then visit a barrel space: the first to do so gets ${LARGE_BARREL_VP} points, the second ${SMALL_BARREL_VP}.`,
  goalOwners: (names: readonly string[]) => `Taken by ${joined.format(names)}.`,
  band: 'Brewmaster table',
  bandRule: ({ rate, value }: Band) =>
    `At the end, your other markers move back ${words.steps(rate)} in total for each step that the marker furthest behind moves forward. Its spot is then multiplied by ${value}.`,
  bandNow: 'Your brewmaster is here now.',
  brewmaster:
    'The further he gets, the more your production counts and the better your exchange rate. Sheds and activated monks move him.',
  marker: `Tiles in the sun move it when they are activated. On ${TRACK_END} each further step pays ${words.ducats(1)}.`,
  markerLast: 'Furthest behind: at the end only this one counts, times the VP value.',
  stacks:
    'Before each round, one monk is added to each monk space and one tile to each resource space; what is left stays for sale.',
  ducats: `You pay for tiles with them. If you run out, return a card for ${words.ducats(EMERGENCY_COINS)}.`,
  ducatsEnd: `At the end, every ${words.ducats(DUCATS_PER_STEP)} move a marker 1 step.`,
  barrels: `${LARGE_BARREL_VP} points for each large barrel, ${SMALL_BARREL_VP} for each small one.`,
  playerNow: ({ rearmost, value, total }: Breakdown) =>
    `If the game ended now: ${words.points(total)} (marker furthest behind on ${number(rearmost)} after the exchange, × ${value}).`,
  playerOpen: 'Open the board for more.',
});
