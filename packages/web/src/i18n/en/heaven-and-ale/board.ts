import {
  type Card,
  type Goal,
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
import { number } from '../../numbers.ts';
import { counted } from '../../plural.ts';
import { slotWords, cloisterWords as words } from './words.ts';

export const tile = (name: Tile): string => {
  const parts = tileParts(name);
  if (parts.kind === 'monk') return words.monk[parts.monk];
  return words.tile(words.resource[parts.resource], parts.fertility);
};

export const spot = (name: Spot): string => {
  if (name === 'fertility') return 'fertility X';
  return isMonk(name) ? words.monk[name] : words.resource[name];
};

export const KINDS: Record<SpaceKind, string> = {
  resource: 'resource space',
  monk: 'monk space',
  scoring: 'scoring space',
  barrel: 'barrel space',
};

export interface GoalAt {
  readonly goal: Goal;
  readonly have: number;
  readonly need: number;
  readonly own: 'large' | 'small' | null;
  readonly left: 'large' | 'small' | null;
}

const barrel = (size: 'large' | 'small', numbers: Numbers): string =>
  size === 'large'
    ? `large barrel (${numbers.LARGE_BARREL_VP} VP)`
    : `small barrel (${numbers.SMALL_BARREL_VP} VP)`;

const goalState = ({ goal, have, need, own, left }: GoalAt, numbers: Numbers): string => {
  if (own !== null) return `yours, ${barrel(own, numbers)}`;
  const isSpot = goal === 'brewmaster-on-1' || goal === 'marker-on-20';
  const far = isSpot ? `now on ${number(have)}` : `${have} of ${need}`;
  return `${far}, ${left === null ? 'no barrel left' : `${barrel(left, numbers)} available`}`;
};

export const AWAITS = {
  refill: 'New tiles are being dealt.',
  first: 'The first player is being chosen.',
  place: 'Choose a starting space.',
  go: 'Move your player figure forward.',
  buy: 'Buy a tile: pick it up, then choose a hex.',
  shed: 'You have built a shed: choose what it activates.',
  score: 'Choose a scoring spot for the disc.',
  card: 'You have completed a pair: place a card, or none.',
  done: 'All done. Confirm your turn.',
  over: 'The game is over.',
} satisfies Record<Stage, string>;

/** The boards of Heaven & Ale in words. */
export const boardWords = (numbers: Numbers) => ({
  name: 'Main board',
  cloister: 'Your board',
  round: (round: number, rounds: number) => `Round ${round} of ${rounds}`,
  stacks: (n: number) =>
    counted('en', n, { one: 'monk stack for a later round', other: 'monk stacks for later rounds' }),
  sunnySide: 'Sunny side: tiles cost double and move markers',
  shadySide: 'Shady side: tiles cost their normal price and pay ducats',
  tile,
  spotName: spot,
  slot: (slot: Slot) => `Starting area: ${slotWords(numbers)[slot]}`,
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
  shed: (at: { shed: string; type: number | null }) =>
    at.type === null ? `Shed spot ${at.shed}` : `Shed of type ${at.type} on ${at.shed}`,
  placed: (card: Card) => `${words.card[card]} card, placed at this pair`,
  goal: (at: GoalAt) => `${words.goal[at.goal]}: ${goalState(at, numbers)}`,
  goalState: (at: GoalAt) => goalState(at, numbers),
  barrels: (large: number, small: number) =>
    [
      counted('en', large, { one: 'large barrel', other: 'large barrels' }),
      counted('en', small, { one: 'small barrel', other: 'small barrels' }),
    ].join(', '),
  marker: (piece: Resource | 'brewmaster', spot: number) =>
    `${piece === 'brewmaster' ? 'brewmaster' : words.resource[piece]}: ${number(spot)}`,
  card: (card: Card) => `${words.card[card]} card, in hand`,
  band: (at: { from: number; to: number; rate: number; value: number }) =>
    `Brewmaster on ${at.to <= 0 ? '0 or less' : `${at.from}${at.to > at.from ? `–${at.to}` : ''}`}: exchange rate ${at.rate}:1, VP value ${at.value}`,
  nothingAtOnce: 'no effect yet',
  summary: (s: GainSummary): string =>
    [
      ...s.tiles.map(one => `${tile(one.tile)} → ${one.hex}`),
      ...s.sheds.map(shed => `shed on ${shed.shed} (sum ${shed.sum}, type ${shed.type})`),
      ...(s.activated.length > 0
        ? [counted('en', s.activated.length, { one: 'activation', other: 'activations' })]
        : []),
      ...RESOURCES.flatMap(resource => {
        const moved = s.markers[resource];
        return moved ? [`${words.resource[resource]} ${number(moved.from)} → ${number(moved.to)}`] : [];
      }),
      ...(s.brewmaster ? [`brewmaster ${number(s.brewmaster.from)} → ${number(s.brewmaster.to)}`] : []),
      ...s.pairs.map(() => 'pair complete'),
      ...s.cards.map(card => words.card[card]),
      ...s.barrels.map(barrel => `${barrel.size} barrel: ${words.goal[barrel.goal]}`),
      ...(s.ducats === 0 ? [] : [`${s.ducats > 0 ? '+' : '−'}${words.ducats(Math.abs(s.ducats))}`]),
    ].join(', '),
  awaits: AWAITS,
  move: (move: SeatMove): string => {
    switch (move.move) {
      case 'go':
        return `Go to space ${move.space}`;
      case 'start':
        return move.slot === 'marker'
          ? `${words.resource[move.resource]} +${numbers.MARKER_SLOT_STEPS}`
          : slotWords(numbers)[move.slot];
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
        return `Return ${words.card[move.card]} for ${words.ducats(numbers.EMERGENCY_COINS)}`;
      case 'done':
        return 'Confirm turn';
    }
  },
});

export type BoardWords = ReturnType<typeof boardWords>;
