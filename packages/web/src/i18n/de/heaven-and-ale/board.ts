import {
  type Card,
  type Numbers,
  RESOURCES,
  type Resource,
  type SeatMove,
  type Side,
  type Slot,
  type SpaceKind,
  type Spot,
  type Stage,
  type Tile,
} from '@taproom/games/heaven-and-ale';
import { isMonk, tileParts } from '../../../games/heaven-and-ale/parts.ts';
import type { GainSummary } from '../../../games/heaven-and-ale/table/summary.ts';
import type { GoalAt } from '../../en/heaven-and-ale/board.ts';
import { number } from '../../numbers.ts';
import { counted } from '../../plural.ts';
import { ducatsObject, slotWords, cloisterWords as words } from './words.ts';

export const tile = (name: Tile): string => {
  const parts = tileParts(name);
  if (parts.kind === 'monk') return words.monk[parts.monk];
  return words.tile(words.resource[parts.resource], parts.fertility);
};

export const spot = (name: Spot): string => {
  if (name === 'fertility') return 'Ertragszahl X';
  return isMonk(name) ? words.monk[name] : words.resource[name];
};

export const KINDS: Record<SpaceKind, string> = {
  resource: 'Rohstoff-Feld',
  monk: 'Mönchsfeld',
  scoring: 'Wertungsscheibenfeld',
  barrel: 'Fassfeld',
};

const barrel = (size: 'large' | 'small', numbers: Numbers): string =>
  size === 'large'
    ? `großes Fass (${numbers.LARGE_BARREL_VP} SP)`
    : `kleines Fass (${numbers.SMALL_BARREL_VP} SP)`;

const goalState = ({ goal, have, need, own, left }: GoalAt, numbers: Numbers): string => {
  if (own !== null) return `geholt, ${barrel(own, numbers)}`;
  const isSpot = goal === 'brewmaster-on-1' || goal === 'marker-on-20';
  const far = isSpot ? `jetzt auf ${number(have)}` : `${have} von ${need}`;
  return `${far}, ${left === null ? 'kein Fass mehr da' : `${barrel(left, numbers)} zu holen`}`;
};

/** The spots of the production track below 1 carry no number. */
const spots = (from: number, to: number): string => {
  if (to <= 0) return '0 oder weniger';
  return to > from ? `${from}–${to}` : `${from}`;
};

export const AWAITS = {
  refill: 'Neue Plättchen kommen auf den Spielplan.',
  first: 'Der Startspieler wird ausgelost.',
  place: 'Wähle ein Feld im Startbereich.',
  go: 'Zieh deine Spielfigur vorwärts.',
  buy: 'Kauf ein Plättchen: Wähle es aus, dann ein Gartenfeld dafür.',
  shed: 'Die Scheune steht: Wähle, was sie aktiviert.',
  score: 'Wähle ein Erntefeld für die Scheibe.',
  card: 'Ein Privilegpaar ist vollständig: Leg eine Karte an oder verzichte.',
  done: 'Bestätige deinen Spielzug.',
  over: 'Das Spiel ist vorbei.',
} satisfies Record<Stage, string>;

export const boardWords = (numbers: Numbers) => ({
  name: 'Spielplan',
  cloister: 'Dein Klostergarten',
  round: (round: number, rounds: number) => `Runde ${round} von ${rounds}`,
  stacks: (n: number) =>
    counted('de', n, {
      one: 'Mönchsstapel für eine spätere Runde',
      other: 'Mönchsstapel für spätere Runden',
    }),
  sunnySide: 'Sonnenseite: doppelter Preis, aktivierte Plättchen bewegen Marker',
  shadySide: 'Schattenseite: einfacher Preis, aktivierte Plättchen bringen Dukaten',
  tile,
  spotName: spot,
  slot: (slot: Slot) => `Startbereich: ${slotWords(numbers)[slot]}`,
  space: (at: { space: number; kind: SpaceKind; tiles: readonly Tile[]; discs: number; letter: string }) =>
    [
      `Aktionsfeld ${at.space}: ${KINDS[at.kind]}${at.letter ? ` ${at.letter}` : ''}`,
      ...at.tiles.map(tile),
      ...(at.discs > 0 ? [counted('de', at.discs, { one: 'Scheibe', other: 'Scheiben' })] : []),
    ].join(', '),
  hex: (at: { hex: string; side: Side; tile: Tile | null; note: string }) =>
    [`Gartenfeld ${at.hex}, ${words[at.side]}`, at.tile === null ? 'leer' : tile(at.tile), at.note]
      .filter(Boolean)
      .join(', '),
  spot: (at: { spot: Spot; taken: boolean }) => `Erntefeld ${spot(at.spot)}${at.taken ? ', gewertet' : ''}`,
  shed: (at: { shed: string; type: number | null }) =>
    at.type === null ? `Scheunenplatz ${at.shed}` : `Scheune der Größe ${at.type} auf ${at.shed}`,
  placed: (card: Card) => `Angelegte Karte: ${words.card[card]}`,
  goal: (at: GoalAt) => `${words.goal[at.goal]}: ${goalState(at, numbers)}`,
  goalState: (at: GoalAt) => goalState(at, numbers),
  barrels: (large: number, small: number) =>
    [
      counted('de', large, { one: 'großes Fass', other: 'große Fässer' }),
      counted('de', small, { one: 'kleines Fass', other: 'kleine Fässer' }),
    ].join(', '),
  marker: (piece: Resource | 'brewmaster', spot: number) =>
    `${piece === 'brewmaster' ? 'Braumeister' : words.resource[piece]}: ${number(spot)}`,
  card: (card: Card) => `Karte auf der Hand: ${words.card[card]}`,
  band: (at: { from: number; to: number; rate: number; value: number }) =>
    `Braumeister auf ${spots(at.from, at.to)}: Umtauschwert ${at.rate} zu 1, Siegpunktwert ${at.value}`,
  nothingAtOnce: 'vorerst nichts',
  summary: (s: GainSummary): string =>
    [
      ...s.tiles.map(one => `${tile(one.tile)} → ${one.hex}`),
      ...s.sheds.map(shed => `Scheune auf ${shed.shed} (${shed.sum}, Größe ${shed.type})`),
      ...(s.activated.length > 0
        ? [counted('de', s.activated.length, { one: 'Aktivierung', other: 'Aktivierungen' })]
        : []),
      ...RESOURCES.flatMap(resource => {
        const moved = s.markers[resource];
        return moved ? [`${words.resource[resource]} ${number(moved.from)} → ${number(moved.to)}`] : [];
      }),
      ...(s.brewmaster ? [`Braumeister ${number(s.brewmaster.from)} → ${number(s.brewmaster.to)}`] : []),
      ...s.pairs.map(() => 'Privilegpaar vollständig'),
      ...s.cards.map(card => words.card[card]),
      ...s.barrels.map(
        barrel => `${barrel.size === 'large' ? 'großes Fass' : 'kleines Fass'}: ${words.goal[barrel.goal]}`,
      ),
      ...(s.ducats === 0 ? [] : [`${s.ducats > 0 ? '+' : '−'}${words.ducats(Math.abs(s.ducats))}`]),
    ].join(', '),
  awaits: AWAITS,
  move: (move: SeatMove): string => {
    switch (move.move) {
      case 'go':
        return `Auf Feld ${move.space} ziehen`;
      case 'start':
        return move.slot === 'marker'
          ? `${words.resource[move.resource]} +${numbers.MARKER_SLOT_STEPS}`
          : slotWords(numbers)[move.slot];
      case 'buy':
        return `${tile(move.tile)} auf ${move.hex}`;
      case 'activate':
        return `Aktivieren: ${move.hexes.join(', ')}`;
      case 'score':
        return move.spot === 'fertility'
          ? `Ertragszahl ${move.fertility} werten`
          : `${spot(move.spot)} werten`;
      case 'card':
        if (move.card === 'none') return 'Keine Karte';
        return 'resource' in move
          ? `${words.card[move.card]}: ${words.resource[move.resource]}`
          : words.card[move.card];
      case 'return':
        return `„${words.card[move.card]}“ für ${ducatsObject(numbers.EMERGENCY_COINS)} abgeben`;
      case 'done':
        return 'Bestätigen';
    }
  },
});

export type BoardWords = ReturnType<typeof boardWords>;
