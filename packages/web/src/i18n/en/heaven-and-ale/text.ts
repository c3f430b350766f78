import {
  type Breakdown,
  type Card,
  type Event,
  type Numbers,
  type PlayerPosition,
  RESOURCES,
  type Resource,
  type Side,
  type Slot,
  type SpaceKind,
  type Spot,
} from '@taproom/games/heaven-and-ale';
import type { HexFacts, SpaceFacts, Stretch } from '../../../games/heaven-and-ale/text-table/passages.ts';
import type { GameVocabulary } from '../../../text-table/vocabulary.ts';
import { number } from '../../numbers.ts';
import { KINDS, spot, tile } from './board.ts';
import { pair, SLOT } from './log.ts';
import { cloisterWords as words } from './words.ts';

const list = (items: readonly string[]): string => items.join(', ') || 'none';

const OPEN = {
  A: 'the fertility spot',
  B: 'a monk spot',
  C: 'a resource spot',
  '*': 'any spot',
};

const SIDE: Record<Side | 'border', string> = { sunny: 'Sun', border: 'Border', shady: 'Shade' };
const ON: Record<Side, string> = { sunny: 'in the sun', shady: 'in the shade' };

const hex = (at: HexFacts): string => {
  if ('tile' in at) return `${at.hex} ${at.tile === null ? 'empty' : tile(at.tile)}`;
  return at.shed === null
    ? `${at.hex} shed spot, ${at.filled} of 6 neighbours filled`
    : `${at.hex} shed of type ${at.shed}`;
};

const onSpace = (at: SpaceFacts): string[] => [
  ...at.tiles.map(tile),
  ...(at.kind === 'monk' ? [`price ${at.price}`] : []),
  ...(at.letter === null
    ? []
    : [
        at.discs === 0
          ? 'no disc left'
          : at.discs === 1
            ? `a disc for ${OPEN[at.letter]}`
            : `${at.discs} discs for ${OPEN[at.letter]}`,
      ]),
];

const here = (names: readonly string[]): string => (names.length > 0 ? `; here: ${names.join(', ')}` : '');

/** Heaven & Ale at the text table. */
export const textWords = ({ EMERGENCY_COINS }: Numbers) => ({
  vocabulary: {
    verb: {
      go: 'go',
      start: 'start',
      buy: 'buy',
      activate: 'activate',
      score: 'score',
      card: 'card',
      return: 'return',
    },
    topic: {
      me: 'me',
      garden: 'garden',
      board: 'board',
      barrels: 'barrels',
    },
    noun: {
      wood: 'wood',
      yeast: 'yeast',
      hops: 'hops',
      water: 'water',
      barley: 'barley',
      monk: 'monk',
      fertility: 'fertility',
      first: 'first',
      brewmaster: 'brewmaster',
      marker: 'marker',
      ducats: 'ducats',
      harvest: 'harvest',
      stragglers: 'stragglers',
      barrels: 'barrels',
      purse: 'purse',
      none: 'none',
    },
  } satisfies GameVocabulary,

  // ---- The position
  round: (round: number, of: number) => `Round ${round} of ${of}.`,
  slot: (slot: Slot, names: readonly string[]) => `Starting area, ${SLOT[slot]}${here(names)}`,
  space: (at: SpaceFacts, names: readonly string[]) =>
    `${[`${at.space}: ${KINDS[at.kind]}`, ...onSpace(at)].join(', ')}${here(names)}`,
  there: (at: SpaceFacts) => `There: ${onSpace(at).join(', ')}.`,
  barrels: 'Barrels',
  ducats: (n: number) => `Ducats: ${n}`,
  figure: ({ figure, out }: PlayerPosition) => {
    if (figure === null) return 'Player figure: not placed yet';
    const place = typeof figure === 'number' ? `space ${figure}` : SLOT[figure];
    return `Player figure: ${place}${out ? ', out of the round' : ''}`;
  },
  markers: (at: { markers: Readonly<Record<Resource, number>>; rearmost: readonly Resource[] }) =>
    `Markers: ${RESOURCES.map(one => `${words.resource[one]} ${number(at.markers[one])}`).join(', ')}; furthest behind: ${at.rearmost.map(one => words.resource[one]).join(', ')}`,
  brewmaster: (at: { spot: number; rate: number; value: number }) =>
    `Brewmaster: ${number(at.spot)}; exchange rate ${at.rate}:1, VP value ${at.value}`,
  cards: (hand: readonly Card[]) => `Cards in hand: ${list(hand.map(card => words.card[card]))}`,
  placed: (all: readonly { card: Card; spots: readonly [Spot, Spot] }[]) =>
    `Cards placed: ${list(all.map(one => `${words.card[one.card]} at ${pair(one.spots)}`))}`,
  discs: (spots: readonly Spot[]) => `Scoring discs: ${list(spots.map(spot))}`,
  ownBarrels: ({ largeBarrels, smallBarrels }: PlayerPosition) =>
    `Barrels: ${list([
      ...largeBarrels.map(goal => `large for “${words.goal[goal]}”`),
      ...smallBarrels.map(goal => `small for “${words.goal[goal]}”`),
    ])}`,
  garden: (name: string, own: boolean) => (own ? 'Your garden' : `Garden: ${name}`),
  emptyGarden: 'No tiles yet.',
  row: (row: string, stretches: readonly Stretch[]) =>
    `Row ${row}. ${stretches.map(({ side, hexes }) => `${SIDE[side]}: ${hexes.map(hex).join(', ')}`).join('. ')}.`,
  points: (name: string, of: Breakdown) =>
    `${name}: ${of.total} VP at the moment (${[
      `production ${of.value} × ${number(Math.max(0, of.rearmost))}`,
      ...(of.barrels > 0 ? [`barrels ${of.barrels}`] : []),
      ...(of.barrelCard > 0 ? [`Barrels card ${of.barrelCard}`] : []),
      ...(of.firstPlayer > 0 ? [`first player ${of.firstPlayer}`] : []),
    ].join(', ')})`,

  // ---- What can I do?
  group: {
    go: (kind: SpaceKind) => `Go to a ${KINDS[kind]}`,
    buy: (bought: Extract<Event, { event: 'bought' }>) =>
      `Buy ${tile(bought.tile)} ${ON[bought.side]} for ${words.ducats(bought.price)}`,
    start: 'Go to the starting area',
    activate: 'Choose what the shed activates',
    score: 'Choose a scoring spot',
    card: 'Place a card, or none',
    return: `Return a card for ${words.ducats(EMERGENCY_COINS)}`,
    done: 'End the turn',
  },
  endTurn: 'Your turn ends.',
});
