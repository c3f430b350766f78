import type { Seat } from '../game.ts';
import { NO_CARD } from './cards.ts';
import { spotOf } from './discs.ts';
import { HEX_NAMES, SHED_NEIGHBOURS } from './garden.ts';
import { PENDING, type State } from './layout.ts';
import { tileCode, tileName } from './tiles.ts';
import {
  CARDS,
  type Card,
  FERTILITIES,
  type Fertility,
  type Monk,
  RESOURCES,
  type Resource,
  type ResourceTile,
  SLOTS,
  type Slot,
  SPOTS,
  type Tile,
} from './vocabulary.ts';

/** One decision by a player. */
export type SeatMove =
  | { move: 'go'; space: number }
  | { move: 'start'; slot: Exclude<Slot, 'marker'> }
  | { move: 'start'; slot: 'marker'; resource: Resource }
  | { move: 'buy'; tile: Tile; hex: string }
  | { move: 'activate'; hexes: string[] }
  | { move: 'score'; spot: 'fertility'; fertility: Fertility }
  | { move: 'score'; spot: Resource | Monk }
  | { move: 'card'; card: 'harvest' | 'stragglers'; resource: Resource }
  | { move: 'card'; card: 'barrels' | 'purse' | 'brewmaster' | 'none' }
  | { move: 'return'; card: Card }
  | { move: 'done' };

/** One decision by chance: the tiles of a refill in track order, or who starts. */
export type ChanceMove =
  | { move: 'refill'; resources: ResourceTile[]; monks: Monk[] }
  | { move: 'first'; seat: Seat };

export type Move = SeatMove | ChanceMove;

/**
 * On the fast path a move is a number: its kind in the high bits, its arguments in the low twelve. An activation is the
 * set of chosen neighbours of the pending shed, so it can only be decoded together with the state.
 */
const KIND = 12;
export const GO_CODE = 0;
export const START_CODE = 1;
export const BUY_CODE = 2;
export const ACTIVATE_CODE = 3;
export const SCORE_CODE = 4;
export const CARD_CODE = 5;
export const RETURN_CODE = 6;
export const DONE_CODE = 7;

export const code = (kind: number, argument: number): number => (kind << KIND) | argument;
export const kindOf = (move: number): number => move >> KIND;
export const argumentOf = (move: number): number => move & ((1 << KIND) - 1);

/** Two arguments in one: a starting space or card with a resource, a tile with a hex. */
export const withResource = (first: number, resource: number): number => (first << 3) | resource;
export const onHex = (tile: number, hex: number): number => (tile << 5) | hex;

/** A move of the public interface as a number. The move must be legal in the state. */
export function encode(state: State, move: SeatMove): number {
  switch (move.move) {
    case 'go':
      return code(GO_CODE, move.space);
    case 'start': {
      const resource = move.slot === 'marker' ? RESOURCES.indexOf(move.resource) : 0;
      return code(START_CODE, withResource(SLOTS.indexOf(move.slot), resource));
    }
    case 'buy':
      return code(BUY_CODE, onHex(tileCode(move.tile), HEX_NAMES.indexOf(move.hex)));
    case 'activate':
      return code(ACTIVATE_CODE, neighbourBits(state, move.hexes));
    case 'score':
      return code(SCORE_CODE, useOf(move));
    case 'card': {
      const resource = 'resource' in move ? RESOURCES.indexOf(move.resource) : 0;
      return code(CARD_CODE, withResource(cardIndex(move.card), resource));
    }
    case 'return':
      return code(RETURN_CODE, CARDS.indexOf(move.card));
    case 'done':
      return code(DONE_CODE, 0);
  }
}

/** The way to use a disc that a scoring move names (see USES). */
export function useOf(move: SeatMove & { move: 'score' }): number {
  if (move.spot === 'fertility') return FERTILITIES.indexOf(move.fertility);
  return SPOTS.indexOf(move.spot) + FERTILITIES.length - 1;
}

export const cardIndex = (card: Card | 'none'): number => (card === 'none' ? NO_CARD : CARDS.indexOf(card));

/** Hexes as bits of the neighbours of the pending shed; any other hex gives a bit beyond all six. */
export function neighbourBits(state: State, hexes: readonly string[]): number {
  const around = SHED_NEIGHBOURS[state[PENDING]];
  return hexes.reduce((bits, name) => {
    const i = around.indexOf(HEX_NAMES.indexOf(name));
    return bits | (1 << (i < 0 ? around.length : i));
  }, 0);
}

/** A number of the fast path as a move of the public interface. */
export function decode(state: State, number: number): SeatMove {
  const argument = argumentOf(number);
  switch (kindOf(number)) {
    case GO_CODE:
      return { move: 'go', space: argument };
    case START_CODE:
      return decodeStart(argument >> 3, argument & 7);
    case BUY_CODE:
      return { move: 'buy', tile: tileName(argument >> 5), hex: HEX_NAMES[argument & 31] };
    case ACTIVATE_CODE: {
      const chosen = SHED_NEIGHBOURS[state[PENDING]].filter((_, i) => argument & (1 << i));
      return { move: 'activate', hexes: Array.from(chosen, hex => HEX_NAMES[hex]).sort() };
    }
    case SCORE_CODE:
      return decodeScore(argument);
    case CARD_CODE:
      return decodeCard(argument >> 3, argument & 7);
    case RETURN_CODE:
      return { move: 'return', card: CARDS[argument] };
    default:
      return { move: 'done' };
  }
}

function decodeStart(slot: number, resource: number): SeatMove {
  const name = SLOTS[slot];
  return name === 'marker'
    ? { move: 'start', slot: name, resource: RESOURCES[resource] }
    : { move: 'start', slot: name };
}

function decodeScore(use: number): SeatMove {
  const spot = SPOTS[spotOf(use)];
  return spot === 'fertility'
    ? { move: 'score', spot, fertility: FERTILITIES[use] }
    : { move: 'score', spot };
}

function decodeCard(card: number, resource: number): SeatMove {
  if (card === NO_CARD) return { move: 'card', card: 'none' };
  const name = CARDS[card];
  return name === 'harvest' || name === 'stragglers'
    ? { move: 'card', card: name, resource: RESOURCES[resource] }
    : { move: 'card', card: name };
}
