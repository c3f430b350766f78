import { canTakeBarrel } from './barrels.ts';
import { BARREL_SPACE, DISC_SPACE, MONK_SPACE, RESOURCE_SPACE, SPACE_KIND } from './board.ts';
import { HARVEST, holdsCard, isRearmost, NO_CARD, STRAGGLERS } from './cards.ts';
import { openUses, USES } from './discs.ts';
import { ALL_HEXES, SIDE_HEXES } from './garden.ts';
import {
  ACTIVE,
  BOUGHT,
  BUY,
  CARD,
  DISCS,
  DONE,
  DUCATS,
  FIGURE,
  FIRST_SLOT,
  GO,
  PENDING,
  PLACE,
  player,
  SCORE,
  SHADY_FILLED,
  SHED,
  SHEDS,
  STAGE,
  type State,
  SUNNY_FILLED,
  TILES_PER_SPACE,
  tilesOn,
} from './layout.ts';
import {
  ACTIVATE_CODE,
  BUY_CODE,
  CARD_CODE,
  code,
  DONE_CODE,
  GO_CODE,
  onHex,
  RETURN_CODE,
  SCORE_CODE,
  START_CODE,
  withResource,
} from './moves.ts';
import { ACTION_SPACES, SHADY_FACTOR, SUNNY_FACTOR } from './numbers.ts';
import { basePrice, cheapestFactor, hasTileFor, purse } from './purchase.ts';
import { PATTERNS } from './sheds.ts';
import { FIRST_PLAYER_SLOT, MARKER_SLOT, mustTakeFirst, takenSlots } from './start.ts';
import { NO_TILE } from './tiles.ts';
import { CARDS, RESOURCES, SLOTS } from './vocabulary.ts';

/** Six kinds of tile on all hexes, returning each card, and "done". */
export const MOST_MOVES = TILES_PER_SPACE * ALL_HEXES + CARDS.length + 1;

/** All legal moves of the active player, as codes in a fixed order. */
export function listMoves(state: State, codes: Int32Array): number {
  const seat = state[ACTIVE];
  switch (state[STAGE]) {
    case PLACE:
      return listStarts(state, seat, codes, 0);
    case GO:
      return listReturns(state, seat, codes, listStarts(state, seat, codes, listSpaces(state, seat, codes)));
    case BUY: {
      let n = listPurchases(state, seat, codes);
      if (state[BOUGHT] > 0) codes[n++] = code(DONE_CODE, 0);
      return listReturns(state, seat, codes, n);
    }
    case SHED:
      return listReturns(state, seat, codes, listActivations(state, seat, codes));
    case SCORE:
      return listReturns(state, seat, codes, listUses(state, seat, codes));
    case CARD:
      return listReturns(state, seat, codes, listCards(state, seat, codes));
    case DONE:
      codes[0] = code(DONE_CODE, 0);
      return listReturns(state, seat, codes, 1);
    default:
      return 0;
  }
}

/** 5.2 5.3 The later spaces whose action can be carried out. */
function listSpaces(state: State, seat: number, codes: Int32Array): number {
  const figure = state[player(seat) + FIGURE];
  const factor = cheapestFactor(state, seat);
  const budget = factor === 0 ? -1 : Math.floor(purse(state, seat) / factor);
  let barrels = -1; // not checked yet
  let n = 0;
  for (let space = figure < FIRST_SLOT ? figure + 1 : 1; space <= ACTION_SPACES; space++) {
    const kind = SPACE_KIND[space];
    let open: boolean;
    if (kind === RESOURCE_SPACE || kind === MONK_SPACE) open = hasTileFor(state, space, budget);
    else if (kind === BARREL_SPACE) {
      if (barrels < 0) barrels = canTakeBarrel(state, seat) ? 1 : 0;
      open = barrels === 1;
    } else open = state[DISCS + DISC_SPACE[space]] > 0 && openUses(state, seat, space) !== 0;
    if (open) codes[n++] = code(GO_CODE, space);
  }
  return n;
}

/** 5.7 The free starting spaces. */
function listStarts(state: State, seat: number, codes: Int32Array, from: number): number {
  const taken = takenSlots(state, seat);
  if (state[STAGE] === GO && mustTakeFirst(state, seat, taken)) {
    codes[from] = code(START_CODE, withResource(FIRST_PLAYER_SLOT, 0));
    return from + 1;
  }
  let n = from;
  for (let slot = 0; slot < SLOTS.length; slot++) {
    if (taken & (1 << slot)) continue;
    const resources = slot === MARKER_SLOT ? RESOURCES.length : 1;
    for (let resource = 0; resource < resources; resource++)
      codes[n++] = code(START_CODE, withResource(slot, resource));
  }
  return n;
}

/** 5.4 5.5 Each kind of tile on the space, on each empty hex the player can pay for. */
function listPurchases(state: State, seat: number, codes: Int32Array): number {
  const me = player(seat);
  const space = state[me + FIGURE];
  const row = tilesOn(space);
  const ducats = state[me + DUCATS];
  let n = 0;
  for (let i = 0; i < TILES_PER_SPACE && state[row + i] !== NO_TILE; i++) {
    const tile = state[row + i];
    if (standsBefore(state, row, i)) continue;
    const base = basePrice(space, tile);
    if (base * SUNNY_FACTOR <= ducats) n = listHexes(tile, state[me + SUNNY_FILLED], 0, codes, n);
    if (base * SHADY_FACTOR <= ducats) n = listHexes(tile, state[me + SHADY_FILLED], SIDE_HEXES, codes, n);
  }
  return n;
}

/** Is the tile in a row equal to an earlier one? */
function standsBefore(state: State, row: number, i: number): boolean {
  for (let j = 0; j < i; j++) if (state[row + j] === state[row + i]) return true;
  return false;
}

function listHexes(tile: number, filled: number, first: number, codes: Int32Array, from: number): number {
  const onFirst = code(BUY_CODE, onHex(tile, first));
  let n = from;
  for (let hex = 0; hex < SIDE_HEXES; hex++) if ((filled & (1 << hex)) === 0) codes[n++] = onFirst + hex;
  return n;
}

/** 6.2 What the pending shed can activate. */
function listActivations(state: State, seat: number, codes: Int32Array): number {
  const patterns = PATTERNS[state[player(seat) + SHEDS + state[PENDING]] - 1];
  for (let i = 0; i < patterns.length; i++) codes[i] = code(ACTIVATE_CODE, patterns[i]);
  return patterns.length;
}

/** 7.1 The usable spots; for X each fertility that can be named. */
function listUses(state: State, seat: number, codes: Int32Array): number {
  const open = openUses(state, seat, state[player(seat) + FIGURE]);
  let n = 0;
  for (let use = 0; use < USES; use++) if (open & (1 << use)) codes[n++] = code(SCORE_CODE, use);
  return n;
}

/** 7.5 The cards in hand with their choices, and no card. */
function listCards(state: State, seat: number, codes: Int32Array): number {
  let n = 0;
  for (let card = 0; card < CARDS.length; card++) {
    if (!holdsCard(state, seat, card)) continue;
    if (card !== HARVEST && card !== STRAGGLERS) {
      codes[n++] = code(CARD_CODE, withResource(card, 0));
      continue;
    }
    for (let resource = 0; resource < RESOURCES.length; resource++)
      if (card === HARVEST || isRearmost(state, seat, resource))
        codes[n++] = code(CARD_CODE, withResource(card, resource));
  }
  codes[n++] = code(CARD_CODE, withResource(NO_CARD, 0));
  return n;
}

/** 5.8 The cards that can be returned. */
function listReturns(state: State, seat: number, codes: Int32Array, from: number): number {
  let n = from;
  for (let card = 0; card < CARDS.length; card++)
    if (holdsCard(state, seat, card)) codes[n++] = code(RETURN_CODE, card);
  return n;
}
