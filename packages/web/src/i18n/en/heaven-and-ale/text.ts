import type {
  Breakdown,
  Card,
  Event,
  PlayerPosition,
  Resource,
  Side,
  Slot,
  SpaceKind,
  Spot,
} from '@taproom/games/heaven-and-ale';
import { RESOURCES } from '@taproom/games/heaven-and-ale';
import type { HexFacts, SpaceFacts, Stretch } from '../../../games/heaven-and-ale/text-table/passages.ts';
import type { GameVocabulary } from '../../../text-table/vocabulary.ts';
import { number } from '../../numbers.ts';
import { boardWords } from './board.ts';
import { pair, SLOT, spot } from './log.ts';
import { cloisterWords as words } from './words.ts';

const list = (items: readonly string[]): string => items.join(', ') || 'none';

const KIND: Record<SpaceKind, string> = {
  resource: 'resource space',
  monk: 'monk space',
  scoring: 'scoring space',
  barrel: 'barrel space',
};

const OPEN = {
  A: 'a disc for the fertility spot',
  B: 'a disc for a monk spot',
  C: 'a disc for a resource spot',
  '*': 'a disc for any spot',
};

const SIDE: Record<Side | 'border', string> = { sunny: 'Sun', border: 'Border', shady: 'Shade' };
const ON: Record<Side, string> = { sunny: 'in the sun', shady: 'in the shade' };

const hex = (at: HexFacts): string => {
  if ('tile' in at) return `${at.hex} ${at.tile === null ? 'empty' : boardWords.tile(at.tile)}`;
  return at.shed === null
    ? `${at.hex} shed spot with ${at.filled} of 6 neighbours`
    : `${at.hex} shed of type ${at.shed}`;
};

const onSpace = (at: SpaceFacts): string[] => [
  ...at.tiles.map(boardWords.tile),
  ...(at.kind === 'monk' ? [`price ${at.price}`] : []),
  ...(at.letter === null
    ? []
    : [
        at.discs === 0
          ? 'no disc left'
          : at.discs === 1
            ? OPEN[at.letter]
            : `${at.discs} times ${OPEN[at.letter]}`,
      ]),
];

const here = (names: readonly string[]): string => (names.length > 0 ? `; here: ${names.join(', ')}` : '');

/** Heaven & Ale at the text table. */
export const textWords = {
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
    `${[`${at.space}: ${KIND[at.kind]}`, ...onSpace(at)].join(', ')}${here(names)}`,
  there: (at: SpaceFacts) => `There: ${onSpace(at).join(', ')}.`,
  barrels: 'Barrels',
  ducats: (n: number) => `Ducats: ${n}`,
  figure: ({ figure, out }: PlayerPosition) => {
    if (figure === null) return 'Figure: not placed yet';
    const place = typeof figure === 'number' ? `space ${figure}` : SLOT[figure];
    return `Figure: ${place}${out ? ', out of the round' : ''}`;
  },
  markers: (at: { markers: Readonly<Record<Resource, number>>; rearmost: readonly Resource[] }) =>
    `Markers: ${RESOURCES.map(one => `${words.resource[one]} ${number(at.markers[one])}`).join(', ')}; rearmost: ${at.rearmost.map(one => words.resource[one]).join(', ')}`,
  brewmaster: (at: { spot: number; rate: number; value: number }) =>
    `Brewmaster: ${number(at.spot)}; exchange rate ${at.rate} for 1, VP value ${at.value}`,
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
  emptyGarden: 'Nothing planted yet.',
  row: (row: string, stretches: readonly Stretch[]) =>
    `Row ${row}. ${stretches.map(({ side, hexes }) => `${SIDE[side]}: ${hexes.map(hex).join(', ')}`).join('. ')}.`,
  points: (name: string, of: Breakdown) =>
    `${name}: ${of.total} VP as it stands: ${[
      `production ${of.value} × ${number(Math.max(0, of.rearmost))}`,
      ...(of.barrels > 0 ? [`barrels ${of.barrels}`] : []),
      ...(of.barrelCard > 0 ? [`Barrels card ${of.barrelCard}`] : []),
      ...(of.firstPlayer > 0 ? [`first player ${of.firstPlayer}`] : []),
    ].join(', ')}`,

  // ---- What can I do?
  group: {
    go: (kind: SpaceKind) => `Go to a ${KIND[kind]}`,
    buy: (bought: Extract<Event, { event: 'bought' }>) =>
      `Buy ${boardWords.tile(bought.tile)} ${ON[bought.side]} for ${words.ducats(bought.price)}`,
    start: 'Go to the starting area',
    activate: 'Choose what the shed activates',
    score: 'Choose a scoring spot',
    card: 'Place a card, or none',
    return: `Return a card for ${words.ducats(3)}`,
    done: 'End the turn',
  },
  endTurn: 'Your turn ends.',
};
