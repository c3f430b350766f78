import { MONK_SPACES, RESOURCE_SPACES, SCORING_SPACES, TILE_SPACE } from './board.ts';
import { ALL_HEXES, ALL_SHEDS } from './garden.ts';
import { SEATS } from './numbers.ts';
import { BACKS, FERTILITIES, RESOURCES, SPOTS, STAGES, TILES } from './vocabulary.ts';

/**
 * A state is one Int16Array of 437 cells (874 bytes). This file says what each cell is; nothing else knows. It stores
 * only the facts the rules need, plus a few counts and masks per player that save walking through the garden whenever
 * moves are listed.
 */
export type State = Int16Array;

let next = 0;
const cells = (count: number): number => {
  const at = next;
  next += count;
  return at;
};

// ---- The table

export const SEAT_COUNT = cells(1);
/** The option: who starts (4.4), or −1 if the starting player is drawn. */
export const CHOSEN_FIRST = cells(1);
/** Rounds begun: 0 before the first refill. */
export const ROUND = cells(1);
/** An index of STAGES: what the game is waiting for. */
export const STAGE = cells(1);
/** The seat whose turn it is. */
export const ACTIVE = cells(1);
/** Tiles bought in this turn: at least one must be (5.4). */
export const BOUGHT = cells(1);
/** In stage `shed`: which shed spot. In stage `card`: which pair. */
export const PENDING = cells(1);

/** Tiles on a space are in a row without gaps, the newest last; one is added per round, six at most. */
export const TILES_PER_SPACE = 6;
const TILE_SPACES = RESOURCE_SPACES.length + MONK_SPACES.length;
const SPACES = cells(TILE_SPACES * TILES_PER_SPACE);
/** Discs on each scoring space. */
export const DISCS = cells(SCORING_SPACES.length);
/** How many tiles of each kind are still to be drawn, by back. */
const BAGS = cells(BACKS.length * TILES.length);

// ---- Each player

const PLAYERS = next;
let nextOfPlayer = 0;
const own = (count: number): number => {
  const at = nextOfPlayer;
  nextOfPlayer += count;
  return at;
};

/** 0 not placed yet, 1–27 an action space, from FIRST_SLOT on a starting space. */
export const FIGURE = own(1);
/** 1 once the player is out of the round (5.7). */
export const OUT = own(1);
export const DUCATS = own(1);
export const BREWMASTER = own(1);
/** Five markers, in the order of RESOURCES. */
export const MARKERS = own(RESOURCES.length);
/** Cards in hand as bits of CARDS. */
export const HAND = own(1);
/** The card placed at each privilege pair: its index in CARDS + 1, or 0. */
export const PAIRS = SPOTS.length / 2;
export const PLACED = own(PAIRS);
/** Discs on the player's own spots as bits of SPOTS. */
export const SPOT_DISCS = own(1);
/** Barrels as bits of GOALS. */
export const LARGE_BARRELS = own(1);
export const SMALL_BARRELS = own(1);
/** What grows on each hex (a tile's number), and which shed stands on each shed spot (its type + 1, or 0). */
export const GARDEN = own(ALL_HEXES);
export const SHEDS = own(ALL_SHEDS);
/** How many tiles of each fertility from 1 to 5 grow in the garden. */
export const FERTILITY_TILES = own(FERTILITIES.length);
/** The filled hexes of each side as bits, and everything the tiles bring (see BRINGS) as bits. */
export const SUNNY_FILLED = own(1);
export const SHADY_FILLED = own(1);
export const PRESENT = own(1);

export const PLAYER_CELLS = nextOfPlayer;
cells(SEATS.max * PLAYER_CELLS);

export const CELLS = next;

// ---- Where things are

/** Where a player's cells begin: `state[player(seat) + DUCATS]`. */
export const player = (seat: number): number => PLAYERS + seat * PLAYER_CELLS;

const ROWS = Int16Array.from(TILE_SPACE, index => SPACES + index * TILES_PER_SPACE);
/** Where the row of tiles on a resource or monk space begins. */
export const tilesOn = (space: number): number => ROWS[space];

/** Where the number of tiles with back I (0) or II (1) still to be drawn is. */
export const bag = (back: number, tile: number): number => BAGS + back * TILES.length + tile - 1;

export const FIRST_SLOT = 28;
export const inStartingArea = (figure: number): boolean => figure >= FIRST_SLOT;

// ---- Stages by name

const stage = (name: (typeof STAGES)[number]): number => STAGES.indexOf(name);
export const REFILL = stage('refill');
export const FIRST = stage('first');
export const PLACE = stage('place');
export const GO = stage('go');
export const BUY = stage('buy');
export const SHED = stage('shed');
export const SCORE = stage('score');
export const CARD = stage('card');
export const DONE = stage('done');
export const OVER = stage('over');
