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
import { number } from '../../numbers.ts';
import { KINDS, spot, tile } from './board.ts';
import { pair, SLOT } from './log.ts';
import { ducatsObject, cloisterWords as words } from './words.ts';

const list = (items: readonly string[]): string => items.join(', ') || 'keine';

const OPEN = {
  A: 'für das X-Erntefeld',
  B: 'für ein Mönchs-Erntefeld',
  C: 'für ein Rohstoff-Erntefeld',
  '*': 'für ein beliebiges Erntefeld',
};

const SIDE: Record<Side | 'border', string> = { sunny: 'Sonne', border: 'Grenze', shady: 'Schatten' };

const hex = (at: HexFacts): string => {
  if ('tile' in at) return `${at.hex} ${at.tile === null ? 'leer' : tile(at.tile)}`;
  return at.shed === null
    ? `${at.hex} Scheunenplatz, ${at.filled} von 6 Nachbarfeldern belegt`
    : `${at.hex} Scheune der Größe ${at.shed}`;
};

const onSpace = (at: SpaceFacts): string[] => [
  ...at.tiles.map(tile),
  ...(at.kind === 'monk' ? [`Mönchskosten ${at.price}`] : []),
  ...(at.letter === null
    ? []
    : [
        at.discs === 0
          ? 'keine Scheibe mehr'
          : at.discs === 1
            ? `eine Scheibe ${OPEN[at.letter]}`
            : `${at.discs} Scheiben ${OPEN[at.letter]}`,
      ]),
];

const here = (names: readonly string[]): string => (names.length > 0 ? `; hier: ${names.join(', ')}` : '');

export const textWords = ({ EMERGENCY_COINS }: Numbers) => ({
  vocabulary: {
    verb: {
      go: 'ziehe zieh',
      start: 'start',
      buy: 'kaufe kauf',
      activate: 'aktiviere',
      score: 'werte',
      card: 'karte',
      return: 'abgeben',
    },
    topic: {
      me: 'ich',
      garden: 'garten',
      board: 'plan spielplan',
      barrels: 'fässer',
    },
    noun: {
      wood: 'holz',
      yeast: 'hefe',
      hops: 'hopfen',
      water: 'wasser',
      barley: 'gerste',
      monk: 'mönch',
      fertility: 'ertragszahl ertrag',
      first: 'startspieler',
      brewmaster: 'braumeister',
      marker: 'marker',
      ducats: 'dukaten',
      harvest: 'ernte',
      stragglers: 'nachzügler',
      barrels: 'fässer',
      purse: 'geldbeutel',
      none: 'keine',
    },
  },

  // ---- The position
  round: (round: number, of: number) => `Runde ${round} von ${of}.`,
  slot: (slot: Slot, names: readonly string[]) => `Startbereich, ${SLOT[slot]}${here(names)}`,
  space: (at: SpaceFacts, names: readonly string[]) =>
    `${[`${at.space}: ${KINDS[at.kind]}`, ...onSpace(at)].join(', ')}${here(names)}`,
  there: (at: SpaceFacts) => `Dort: ${onSpace(at).join(', ')}.`,
  barrels: 'Fässer',
  ducats: (n: number) => `Dukaten: ${n}`,
  figure: ({ figure, out }: PlayerPosition) => {
    if (figure === null) return 'Spielfigur: noch nicht aufgestellt';
    const place = typeof figure === 'number' ? `Feld ${figure}` : SLOT[figure];
    return `Spielfigur: ${place}${out ? ', aus der Runde' : ''}`;
  },
  markers: (at: { markers: Readonly<Record<Resource, number>>; rearmost: readonly Resource[] }) =>
    `Rohstoffmarker: ${RESOURCES.map(one => `${words.resource[one]} ${number(at.markers[one])}`).join(', ')}; am weitesten hinten: ${at.rearmost.map(one => words.resource[one]).join(', ')}`,
  brewmaster: (at: { spot: number; rate: number; value: number }) =>
    `Braumeister: ${number(at.spot)}; Umtauschwert ${at.rate} zu 1, Siegpunktwert ${at.value}`,
  cards: (hand: readonly Card[]) =>
    `Privilegkarten auf der Hand: ${list(hand.map(card => words.card[card]))}`,
  placed: (all: readonly { card: Card; spots: readonly [Spot, Spot] }[]) =>
    `Angelegte Privilegkarten: ${list(all.map(one => `${words.card[one.card]} bei ${pair(one.spots)}`))}`,
  discs: (spots: readonly Spot[]) => `Wertungsscheiben: ${list(spots.map(spot))}`,
  ownBarrels: ({ largeBarrels, smallBarrels }: PlayerPosition) =>
    `Fässer: ${list([
      ...largeBarrels.map(goal => `großes für „${words.goal[goal]}“`),
      ...smallBarrels.map(goal => `kleines für „${words.goal[goal]}“`),
    ])}`,
  garden: (name: string, own: boolean) => (own ? 'Dein Klostergarten' : `Klostergarten: ${name}`),
  emptyGarden: 'Hier liegt noch kein Plättchen.',
  row: (row: string, stretches: readonly Stretch[]) =>
    `Reihe ${row}. ${stretches.map(({ side, hexes }) => `${SIDE[side]}: ${hexes.map(hex).join(', ')}`).join('. ')}.`,
  points: (name: string, of: Breakdown) =>
    `${name}: derzeit ${of.total} SP (${[
      `Produktion ${of.value} × ${number(Math.max(0, of.rearmost))}`,
      ...(of.barrels > 0 ? [`Fässer ${of.barrels}`] : []),
      ...(of.barrelCard > 0 ? [`Karte „Fässer“ ${of.barrelCard}`] : []),
      ...(of.firstPlayer > 0 ? [`Startspieler ${of.firstPlayer}`] : []),
    ].join(', ')})`,

  // ---- What can I do?
  group: {
    go: (kind: SpaceKind) => `Auf ein ${KINDS[kind]} ziehen`,
    buy: (bought: Extract<Event, { event: 'bought' }>) =>
      `${tile(bought.tile)} für ${ducatsObject(bought.price)} kaufen (${words[bought.side]})`,
    start: 'In den Startbereich ziehen',
    activate: 'Wählen, was die Scheune aktiviert',
    score: 'Ein Erntefeld wählen',
    card: 'Eine Privilegkarte anlegen oder verzichten',
    return: `Eine Privilegkarte für ${ducatsObject(EMERGENCY_COINS)} abgeben`,
    done: 'Den Spielzug beenden',
  },
  endTurn: 'Dein Spielzug endet.',
});
