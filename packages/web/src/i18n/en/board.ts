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
  if (name.startsWith('monk')) return `monk ${ROMAN[Number(name.slice(4))]}`;
  return words.tile(words.resource[name.slice(0, -1) as Resource], Number(name.slice(-1)));
};

const spot = (name: Spot): string => {
  if (name === 'fertility') return 'fertility X';
  return name.startsWith('monk') ? `monk ${ROMAN[Number(name.slice(4))]}` : words.resource[name as Resource];
};

const KINDS: Record<SpaceKind, string> = {
  resource: 'resource space',
  monk: 'monk space',
  scoring: 'scoring space',
  barrel: 'barrel space',
};

/** The boards of Heaven & Ale in words. */
export const boardWords = {
  name: 'Main board',
  cloister: 'Your cloister',
  round: (round: number) => `Round ${round}`,
  tile,
  slot: (slot: Slot) => `Starting area: ${words.slot[slot]}`,
  space: (at: { space: number; kind: SpaceKind; tiles: readonly Tile[]; discs: number; letter: string }) =>
    [
      `Space ${at.space}: ${KINDS[at.kind]}${at.letter ? ` ${at.letter}` : ''}`,
      ...at.tiles.map(tile),
      ...(at.discs > 0 ? [counted('en', at.discs, { one: 'disc', other: 'discs' })] : []),
    ].join(', '),
  hex: (at: { hex: string; side: Side; tile: Tile | null; note: string }) =>
    [`Hex ${at.hex}, ${words[at.side]}`, at.tile === null ? 'empty' : tile(at.tile), at.note]
      .filter(Boolean)
      .join(', '),
  spot: (at: { spot: Spot; taken: boolean }) => `Scoring spot ${spot(at.spot)}${at.taken ? ', scored' : ''}`,
  goal: (at: { goal: Goal; have: number; need: number; own: string | null; left: string | null }) =>
    [
      words.goal[at.goal],
      at.own === null ? `${at.have} of ${at.need}` : 'yours',
      at.left === null
        ? 'no barrel left'
        : at.left === 'large'
          ? 'large barrel, 4 points'
          : 'small barrel, 2 points',
    ].join(', '),
  marker: (piece: Resource | 'brewmaster', spot: number) =>
    `${piece === 'brewmaster' ? 'brewmaster' : words.resource[piece]}: ${spot}`,
  card: (card: Card) => `${words.card[card]}: card in hand`,
  band: (at: { from: number; to: number; rate: number; value: number }) =>
    `Brewmaster on ${at.from}${at.to > at.from ? `–${at.to}` : ''}: exchange ${at.rate} for 1, value ${at.value}`,
  nothingAtOnce: 'nothing yet',
  summary: (s: Summary): string =>
    [
      ...s.tiles.map(one => `${tile(one.tile)} → ${one.hex}`),
      ...s.sheds.map(shed => `shed on ${shed.shed} (${shed.sum}, type ${shed.type})`),
      ...RESOURCES.flatMap(resource => {
        const moved = s.markers[resource];
        return moved ? [`${words.resource[resource]} ${moved.from} → ${moved.to}`] : [];
      }),
      ...(s.brewmaster > 0 ? [`brewmaster +${s.brewmaster}`] : []),
      ...s.barrels.map(
        barrel => `${barrel.size === 'large' ? `large barrel` : `small barrel`}: ${words.goal[barrel.goal]}`,
      ),
      ...(s.ducats === 0 ? [] : [`${s.ducats > 0 ? '+' : '−'}${words.ducats(Math.abs(s.ducats))}`]),
    ].join(', '),
  awaits: {
    refill: 'Tiles come to the main board.',
    first: 'The starting player is drawn.',
    place: 'Choose a slot of the starting area.',
    go: 'Move your figure forward.',
    buy: 'Buy a tile: pick it up, then choose a hex.',
    shed: 'The shed is built: choose what it activates.',
    score: 'Choose a spot for the disc.',
    card: 'A pair is complete: place a card, or none.',
    done: 'All done. Confirm your turn.',
    over: 'The game is over.',
  } satisfies Record<Stage, string>,
  move: (move: SeatMove): string => {
    switch (move.move) {
      case 'go':
        return `Go to space ${move.space}`;
      case 'start':
        return move.slot === 'marker' ? `${words.resource[move.resource]} +2` : words.slot[move.slot];
      case 'buy':
        return `${tile(move.tile)} on ${move.hex}`;
      case 'activate':
        return `Activate ${move.hexes.join(', ')}`;
      case 'score':
        return move.spot === 'fertility' ? `Score fertility ${move.fertility}` : `Score ${spot(move.spot)}`;
      case 'card':
        if (move.card === 'none') return 'No card';
        return 'resource' in move
          ? `${words.card[move.card]}: ${words.resource[move.resource]}`
          : words.card[move.card];
      case 'return':
        return `Return ${words.card[move.card]} for 3 ducats`;
      case 'done':
        return 'Done';
    }
  },
};
