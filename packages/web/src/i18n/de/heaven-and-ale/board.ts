import type {
  Card,
  Resource,
  SeatMove,
  Side,
  Slot,
  SpaceKind,
  Spot,
  Stage,
  Tile,
} from '@taproom/games/heaven-and-ale';
import { RESOURCES } from '@taproom/games/heaven-and-ale';
import { isMonk, tileParts } from '../../../games/heaven-and-ale/parts.ts';
import type { Summary } from '../../../games/heaven-and-ale/table/summary.ts';
import type { GoalAt } from '../../en/heaven-and-ale/board.ts';
import { number } from '../../numbers.ts';
import { counted } from '../../plural.ts';
import { cloisterWords as words } from './words.ts';

const tile = (name: Tile): string => {
  const parts = tileParts(name);
  if (parts.kind === 'monk') return words.monk[parts.monk];
  return words.tile(words.resource[parts.resource], parts.fertility);
};

const spot = (name: Spot): string => {
  if (name === 'fertility') return 'Ertragszahl X';
  return isMonk(name) ? words.monk[name] : words.resource[name];
};

const KINDS: Record<SpaceKind, string> = {
  resource: 'Rohstoff-Feld',
  monk: 'Mönchsfeld',
  scoring: 'Wertungsscheibenfeld',
  barrel: 'Fassfeld',
};

const BARREL = { large: 'großes Fass (4 SP)', small: 'kleines Fass (2 SP)' } as const;

const goalState = ({ goal, have, need, own, left }: GoalAt): string => {
  if (own !== null) return `hast du, ${BARREL[own]}`;
  const isSpot = goal === 'brewmaster-on-1' || goal === 'marker-on-20';
  const far = isSpot ? `jetzt auf ${number(have)}` : `${have} von ${need}`;
  return `${far}, ${left === null ? 'kein Fass mehr da' : `${BARREL[left]} zu holen`}`;
};

export const boardWords = {
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
  slot: (slot: Slot) => `Startbereich: ${words.slot[slot]}`,
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
  placed: (card: Card) => `${words.card[card]}: hier angelegte Karte`,
  goal: (at: GoalAt) => `${words.goal[at.goal]}: ${goalState(at)}`,
  goalState,
  barrels: (large: number, small: number) =>
    [
      counted('de', large, { one: 'großes Fass', other: 'große Fässer' }),
      counted('de', small, { one: 'kleines Fass', other: 'kleine Fässer' }),
    ].join(', '),
  marker: (piece: Resource | 'brewmaster', spot: number) =>
    `${piece === 'brewmaster' ? 'Braumeister' : words.resource[piece]}: ${number(spot)}`,
  card: (card: Card) => `${words.card[card]}: Karte auf der Hand`,
  band: (at: { from: number; to: number; rate: number; value: number }) =>
    `Braumeister auf ${at.from}${at.to > at.from ? `–${at.to}` : ''}: Umtauschwert ${at.rate} zu 1, Siegpunktwert ${at.value}`,
  nothingAtOnce: 'vorerst nichts',
  summary: (s: Summary): string =>
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
      ...s.pairs.map(() => 'das Privilegpaar ist voll'),
      ...s.cards.map(card => words.card[card]),
      ...s.barrels.map(
        barrel => `${barrel.size === 'large' ? `großes Fass` : `kleines Fass`}: ${words.goal[barrel.goal]}`,
      ),
      ...(s.ducats === 0 ? [] : [`${s.ducats > 0 ? '+' : '−'}${words.ducats(Math.abs(s.ducats))}`]),
    ].join(', '),
  awaits: {
    refill: 'Neue Plättchen kommen auf den Spielplan.',
    first: 'Der Startspieler wird ausgelost.',
    place: 'Wähle ein Feld im Startbereich.',
    go: 'Zieh deine Spielfigur vorwärts.',
    buy: 'Kauf ein Plättchen: nimm es auf, dann wähle ein Gartenfeld.',
    shed: 'Die Scheune steht: wähle, was sie aktiviert.',
    score: 'Wähle ein Erntefeld für die Wertungsscheibe.',
    card: 'Ein Privilegpaar ist voll: leg eine Karte an oder keine.',
    done: 'Fertig. Bestätige deinen Zug.',
    over: 'Das Spiel ist vorbei.',
  } satisfies Record<Stage, string>,
  move: (move: SeatMove): string => {
    switch (move.move) {
      case 'go':
        return `Auf Aktionsfeld ${move.space} ziehen`;
      case 'start':
        return move.slot === 'marker' ? `${words.resource[move.resource]} +2` : words.slot[move.slot];
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
        return `${words.card[move.card]} für 3 Dukaten abgeben`;
      case 'done':
        return 'Fertig';
    }
  },
};
