import type {
  Card,
  Goal,
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
import type { Summary } from '../../cloister/summary.ts';
import { counted } from '../plural.ts';
import { cloisterWords as words } from './words.ts';

const ROMAN = ['', 'I', 'II', 'III', 'IV'];

const tile = (name: Tile): string => {
  if (name.startsWith('monk')) return `Mönch ${ROMAN[Number(name.slice(4))]}`;
  return words.tile(words.resource[name.slice(0, -1) as Resource], Number(name.slice(-1)));
};

const spot = (name: Spot): string => {
  if (name === 'fertility') return 'Ertragszahl X';
  return name.startsWith('monk') ? `Mönch ${ROMAN[Number(name.slice(4))]}` : words.resource[name as Resource];
};

const KINDS: Record<SpaceKind, string> = {
  resource: 'Rohstofffeld',
  monk: 'Mönchsfeld',
  scoring: 'Wertungsfeld',
  barrel: 'Fassfeld',
};

export const boardWords = {
  name: 'Spielplan',
  cloister: 'Dein Kloster',
  round: (round: number) => `Runde ${round}`,
  tile,
  slot: (slot: Slot) => `Startbereich: ${words.slot[slot]}`,
  space: (at: { space: number; kind: SpaceKind; tiles: readonly Tile[]; discs: number; letter: string }) =>
    [
      `Feld ${at.space}: ${KINDS[at.kind]}${at.letter ? ` ${at.letter}` : ''}`,
      ...at.tiles.map(tile),
      ...(at.discs > 0 ? [counted('de', at.discs, { one: 'Scheibe', other: 'Scheiben' })] : []),
    ].join(', '),
  hex: (at: { hex: string; side: Side; tile: Tile | null; note: string }) =>
    [`Sechseck ${at.hex}, ${words[at.side]}`, at.tile === null ? 'leer' : tile(at.tile), at.note]
      .filter(Boolean)
      .join(', '),
  spot: (at: { spot: Spot; taken: boolean }) => `Erntefeld ${spot(at.spot)}${at.taken ? ', gewertet' : ''}`,
  goal: (at: { goal: Goal; have: number; need: number; own: string | null; left: string | null }) =>
    [
      words.goal[at.goal],
      at.own === null ? `${at.have} von ${at.need}` : 'hast du',
      at.left === null
        ? 'kein Fass mehr'
        : at.left === 'large'
          ? 'großes Fass, 4 Punkte'
          : 'kleines Fass, 2 Punkte',
    ].join(', '),
  marker: (piece: Resource | 'brewmaster', spot: number) =>
    `${piece === 'brewmaster' ? 'Braumeister' : words.resource[piece]}: ${spot}`,
  card: (card: Card) => `${words.card[card]}: Karte auf der Hand`,
  band: (at: { from: number; to: number; rate: number; value: number }) =>
    `Braumeister auf ${at.from}${at.to > at.from ? `–${at.to}` : ''}: Tausch ${at.rate} zu 1, Wert ${at.value}`,
  nothingAtOnce: 'vorerst nichts',
  summary: (s: Summary): string =>
    [
      ...s.tiles.map(one => `${tile(one.tile)} → ${one.hex}`),
      ...s.sheds.map(shed => `Scheune auf ${shed.shed} (${shed.sum}, Art ${shed.type})`),
      ...RESOURCES.flatMap(resource => {
        const moved = s.markers[resource];
        return moved ? [`${words.resource[resource]} ${moved.from} → ${moved.to}`] : [];
      }),
      ...(s.brewmaster > 0 ? [`Braumeister +${s.brewmaster}`] : []),
      ...s.barrels.map(
        barrel => `${barrel.size === 'large' ? `großes Fass` : `kleines Fass`}: ${words.goal[barrel.goal]}`,
      ),
      ...(s.ducats === 0 ? [] : [`${s.ducats > 0 ? '+' : '−'}${words.ducats(Math.abs(s.ducats))}`]),
    ].join(', '),
  awaits: {
    refill: 'Neue Plättchen kommen auf den Spielplan.',
    first: 'Der Startspieler wird ausgelost.',
    place: 'Wähle einen Platz im Startbereich.',
    go: 'Zieh deine Figur vorwärts.',
    buy: 'Kauf ein Plättchen: nimm es auf, dann wähle ein Sechseck.',
    shed: 'Die Scheune steht: wähle, was sie aktiviert.',
    score: 'Wähle ein Erntefeld für die Scheibe.',
    card: 'Ein Paar ist voll: leg eine Karte an oder keine.',
    done: 'Fertig. Bestätige deinen Zug.',
    over: 'Das Spiel ist vorbei.',
  } satisfies Record<Stage, string>,
  move: (move: SeatMove): string => {
    switch (move.move) {
      case 'go':
        return `Auf Feld ${move.space} ziehen`;
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
