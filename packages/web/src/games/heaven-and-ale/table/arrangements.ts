import { GARDEN, type Point, type Size } from './geometry.ts';
import { cornerTrack, rowTrack, type TrackShape } from './track.ts';

/** Where the parts of a player's board are: track and garden, the pairs of scoring spots, purse, hand and barrels. */
export interface Arrangement extends Size {
  readonly track: Point & { readonly shape: TrackShape };
  readonly garden: Point;
  /** The middle of each pair of spots, and how large it is drawn. */
  readonly pairs: readonly Point[];
  readonly pairScale: number;
  readonly purse: Point;
  /** The middle of each card. */
  readonly hand: readonly Point[];
  readonly barrels: Point;
}

const MARGIN = 14;
const GAP = 8;
export const PAIR_BOX: Size = { width: 152, height: 108 };
export const CARD_ROOM: Size = { width: 80, height: 118 };
const FIVE = [0, 1, 2, 3, 4];

const CORNER = cornerTrack(29, 42);
const TRACK = { x: MARGIN, y: MARGIN, shape: CORNER };
/** The garden fills the corner of the track. */
const IN_CORNER = { x: MARGIN + 62 + 12, y: MARGIN + 108 + GAP };
const RIGHT = MARGIN + CORNER.size.width;
const BOTTOM = Math.max(IN_CORNER.y + GARDEN.height, MARGIN + CORNER.size.height);

/** The purse, five cards and the barrels in a row of this length. */
const ROW = 612;
const inRow = (middle: number, width: number): Pick<Arrangement, 'purse' | 'hand' | 'barrels'> => {
  const left = (width - ROW) / 2;
  return {
    purse: { x: left + 36, y: middle },
    hand: FIVE.map(i => ({ x: left + 180 + i * CARD_ROOM.width, y: middle })),
    barrels: { x: left + 4 * CARD_ROOM.width + 256, y: middle },
  };
};

const wide: Arrangement = {
  width: RIGHT + PAIR_BOX.width + 2 * MARGIN,
  height: BOTTOM + CARD_ROOM.height + 2 * MARGIN,
  track: TRACK,
  garden: IN_CORNER,
  pairs: FIVE.map(pair => ({
    x: RIGHT + MARGIN + PAIR_BOX.width / 2,
    y: MARGIN + (pair + 0.5) * ((BOTTOM - MARGIN) / 5),
  })),
  pairScale: 1,
  ...inRow(BOTTOM + MARGIN + CARD_ROOM.height / 2, RIGHT + PAIR_BOX.width + MARGIN),
};

const TALL_WIDTH = RIGHT + MARGIN;
const TALL_SCALE = 0.85;
const TALL_PAIRS = BOTTOM + GAP + (PAIR_BOX.height * TALL_SCALE) / 2;

const tall: Arrangement = {
  width: TALL_WIDTH,
  height: TALL_PAIRS + (PAIR_BOX.height * TALL_SCALE) / 2 + CARD_ROOM.height + MARGIN,
  track: TRACK,
  garden: IN_CORNER,
  pairs: FIVE.map(pair => ({ x: MARGIN + (pair + 0.5) * ((TALL_WIDTH - 2 * MARGIN) / 5), y: TALL_PAIRS })),
  pairScale: TALL_SCALE,
  ...inRow(TALL_PAIRS + (PAIR_BOX.height * TALL_SCALE + CARD_ROOM.height) / 2 + 4, TALL_WIDTH),
};

/** A phone on its side: every unit of height counts, and all that is below elsewhere stands beside. */
const NARROW = 4;
const LOW_TRACK = cornerTrack(29, 42, 46, 42);
const LOW_GARDEN = { x: NARROW + 62 + 12, y: NARROW + 88 + NARROW };
const LOW_BOTTOM = LOW_GARDEN.y + GARDEN.height;
const LOW_RIGHT = NARROW + LOW_TRACK.size.width;
const LOW_SCALE = 0.9;
const BESIDE = LOW_RIGHT + PAIR_BOX.width * LOW_SCALE + 2 * NARROW;
const low: Arrangement = {
  width: BESIDE + 2 * CARD_ROOM.width + NARROW,
  height: LOW_BOTTOM + NARROW,
  track: { x: NARROW, y: NARROW, shape: LOW_TRACK },
  garden: LOW_GARDEN,
  pairs: FIVE.map(pair => ({
    x: LOW_RIGHT + NARROW + (PAIR_BOX.width * LOW_SCALE) / 2,
    y: NARROW + (pair + 0.5) * ((LOW_BOTTOM - NARROW) / 5),
  })),
  pairScale: LOW_SCALE,
  purse: { x: BESIDE + 46, y: 66 },
  hand: FIVE.map(i => ({
    x: BESIDE + ((i % 2) + 0.5) * CARD_ROOM.width,
    y: 184 + Math.floor(i / 2) * CARD_ROOM.height,
  })),
  barrels: { x: BESIDE + 1.25 * CARD_ROOM.width, y: 184 + 2 * CARD_ROOM.height },
};

/** A phone upright: the track lies in two rows above the garden, which gets the whole width. */
const UPRIGHT_WIDTH = GARDEN.width + 2 * MARGIN;
const ROWS = rowTrack(GARDEN.width);
const UPRIGHT_GARDEN = MARGIN + ROWS.size.height + GAP;
const UPRIGHT_SCALE = 0.7;
const UPRIGHT_PAIRS = UPRIGHT_GARDEN + GARDEN.height + GAP + (PAIR_BOX.height * UPRIGHT_SCALE) / 2;
const UPRIGHT_HAND = UPRIGHT_PAIRS + (PAIR_BOX.height * UPRIGHT_SCALE + CARD_ROOM.height) / 2 + GAP;

const upright: Arrangement = {
  width: UPRIGHT_WIDTH,
  height: UPRIGHT_HAND + CARD_ROOM.height / 2 + MARGIN,
  track: { x: MARGIN, y: MARGIN, shape: ROWS },
  garden: { x: MARGIN, y: UPRIGHT_GARDEN },
  pairs: FIVE.map(pair => ({ x: MARGIN + (pair + 0.5) * (GARDEN.width / 5), y: UPRIGHT_PAIRS })),
  pairScale: UPRIGHT_SCALE,
  purse: { x: 46, y: UPRIGHT_HAND - 22 },
  hand: FIVE.map(i => ({ x: 174 + i * CARD_ROOM.width, y: UPRIGHT_HAND })),
  barrels: { x: 34, y: UPRIGHT_HAND + 34 },
};

/** The ways to lay out a player's board: beside another, where there is less width, and on a phone both ways round. */
export const ARRANGEMENTS: readonly Arrangement[] = [wide, tall, low, upright];
