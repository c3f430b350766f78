/** Every number in the rules, as data. */
import type { Resource } from './vocabulary.ts';

/** 2 to 4 players. */
export const SEATS = { min: 2, max: 4 } as const;

// ---- 1. Pieces

/** 1.1 Copies of each resource tile (resource and fertility) with each back. */
export const RESOURCE_COPIES = 2;
/** 1.2 Copies of each type of monk with each back. */
export const MONK_COPIES = 3;
/** 1.3 What a barrel is worth. */
export const LARGE_BARREL_VP = 4;
export const SMALL_BARREL_VP = 2;
/** 1.5 */
export const STARTING_DUCATS = 25;

// ---- 2. The main board

export const ACTION_SPACES = 27;
/**
 * 2.1 The track, clockwise from the starting area: R resource, a digit for a monk space with its price, A B C and *
 * scoring, K barrels.
 */
export const TRACK = 'RR4ARRBRR3RCRKR*R2R*RRR*1KR';
/** 2.2 */
export const BREWMASTER_SLOT_STEPS = 1;
export const MARKER_SLOT_STEPS = 2;
export const DUCATS_SLOT_DUCATS = 2;

// ---- 3. The player board

/** 3.1 The garden: the doubled x coordinates of each row, and which of them are shed spots. */
export const GARDEN_ROWS: readonly (readonly number[])[] = [
  [-1, 1],
  [-2, 0, 2],
  [-5, -3, -1, 1, 3, 5],
  [-6, -4, -2, 0, 2, 4, 6],
  [-5, -3, -1, 1, 3, 5],
  [-6, -4, -2, 0, 2, 4, 6],
  [-5, -3, -1, 1, 3, 5],
];
export const SHED_SPOTS: readonly (readonly number[])[] = [[], [0], [], [-4, 0, 4], [], [-4, 0, 4], []];

/** 3.2 The production track. */
export const TRACK_END = 20;
export const BREWMASTER_START = -10;
export const MARKER_STARTS: Readonly<Record<Resource, number>> = {
  wood: 0,
  yeast: -2,
  hops: -4,
  water: -6,
  barley: -8,
};

/**
 * 3.3 The brewmaster table: the first spot of each row, how many steps buy one, and the value of the marker furthest
 * behind.
 */
export const BREWMASTER_TABLE: readonly { from: number; rate: number; value: number }[] = [
  { from: -10, rate: 5, value: 2 },
  { from: 1, rate: 4, value: 3 },
  { from: 5, rate: 3, value: 3 },
  { from: 9, rate: 3, value: 4 },
  { from: 12, rate: 2, value: 4 },
  { from: 15, rate: 2, value: 5 },
  { from: 18, rate: 2, value: 6 },
  { from: 20, rate: 1, value: 6 },
];

// ---- 4. Setup, 9. Next round

/** 4.2 Monks dealt per round, one to each monk space; the I stacks last three rounds. */
export const ROUNDS_WITH_I_MONKS = 3;
/** 4.5 Rounds by number of players. */
export const ROUNDS: Readonly<Record<number, number>> = { 2: 3, 3: 4, 4: 6 };
/** 9.2 Discs on a scoring space, and where there is a second one in the last round, by number of players. */
export const DISCS_PER_SPACE = 1;
export const SECOND_DISCS: Readonly<Record<number, readonly number[]>> = {
  2: [7, 12],
  3: [7, 12, 16],
  4: [],
};

// ---- 5. A turn

/** 5.4 5.5 The factor a hex puts on the price. */
export const SUNNY_FACTOR = 2;
export const SHADY_FACTOR = 1;
/** 5.8 */
export const EMERGENCY_COINS = 3;

// ---- 6. Sheds

/** 6.1 Brewmaster steps by the lowest sum of fertility around the spot. The row is the type of shed. */
export const SHED_TABLE: readonly { from: number; brewmaster: number }[] = [
  { from: 0, brewmaster: 6 },
  { from: 8, brewmaster: 3 },
  { from: 12, brewmaster: 1 },
  { from: 18, brewmaster: 1 },
  { from: 24, brewmaster: 0 },
];
/** 6.2 How many neighbours a shed of each type activates. */
export const SHED_ACTIVATIONS: readonly number[] = [0, 1, 2, 3, 4];
/** 6.3 */
export const MONK_STEPS = 1;

// ---- 7. Cards

/** 7.5 */
export const PURSE_DUCATS = 12;
export const BREWMASTER_CARD_STEPS = 5;
export const BARREL_CARD_VP = 1;

// ---- 8. Barrels

/** 8.1 The numbers in the goals. */
export const GOAL_NUMBERS = {
  brewmaster: 1,
  allMarkers: 1,
  fertilityTiles: 6,
  lowFertility: 1,
  highFertility: 5,
  shedsAlike: 3,
  shedTypes: 4,
  oneMarker: 20,
  cardsPlaced: 3,
} as const;

// ---- 10. The end

/** 10.2 */
export const DUCATS_PER_STEP = 10;
/** 10.4 */
export const FIRST_PLAYER_VP = 1;
