import { MONK_PRICE } from './board.ts';
import type { Log } from './events.ts';
import { FULL_SIDE, HEX_NAMES, isSunny, SIDE_HEXES, sideOf } from './garden.ts';
import {
  BOUGHT,
  DUCATS,
  FERTILITY_TILES,
  FIGURE,
  GARDEN,
  HAND,
  PRESENT,
  player,
  SHADY_FILLED,
  type State,
  SUNNY_FILLED,
  TILES_PER_SPACE,
  tilesOn,
} from './layout.ts';
import { EMERGENCY_COINS, SHADY_FACTOR, SUNNY_FACTOR } from './numbers.ts';
import { takeDucats } from './production.ts';
import { buildSheds } from './sheds.ts';
import { BRINGS, FERTILITY, isMonkTile, NO_TILE, tileName } from './tiles.ts';
import { CARDS } from './vocabulary.ts';

/** 5.4 5.5 What a tile costs in the shade: its fertility, or the price of the monk space. */
export const basePrice = (space: number, tile: number): number =>
  isMonkTile(tile) ? MONK_PRICE[space] : FERTILITY[tile];

/** 5.4 5.5 What a tile costs on a hex. */
export const price = (space: number, tile: number, hex: number): number =>
  basePrice(space, tile) * (isSunny(hex) ? SUNNY_FACTOR : SHADY_FACTOR);

/** How many cards each hand holds, by its bits. */
const HAND_SIZES = Uint8Array.from({ length: 1 << CARDS.length }, (_, hand) =>
  CARDS.reduce((size, _card, card) => size + ((hand >> card) & 1), 0),
);
export const handSize = (state: State, seat: number): number => HAND_SIZES[state[player(seat) + HAND]];

/** 5.8 All ducats a player could get hold of in this turn. */
export const purse = (state: State, seat: number): number =>
  state[player(seat) + DUCATS] + EMERGENCY_COINS * handSize(state, seat);

/** The cheapest factor at which a player has room: 0 if the garden is full. */
export function cheapestFactor(state: State, seat: number): number {
  if (state[player(seat) + SHADY_FILLED] !== FULL_SIDE) return SHADY_FACTOR;
  return state[player(seat) + SUNNY_FILLED] !== FULL_SIDE ? SUNNY_FACTOR : 0;
}

/** 5.3 Is there a tile on the space that costs no more than `budget` in the shade? */
export function hasTileFor(state: State, space: number, budget: number): boolean {
  const row = tilesOn(space);
  if (MONK_PRICE[space] > 0) return state[row] !== NO_TILE && MONK_PRICE[space] <= budget;
  for (let i = 0; i < TILES_PER_SPACE && state[row + i] !== NO_TILE; i++)
    if (FERTILITY[state[row + i]] <= budget) return true;
  return false;
}

export function holdsTile(state: State, space: number, tile: number): boolean {
  const row = tilesOn(space);
  for (let i = 0; i < TILES_PER_SPACE; i++) if (state[row + i] === tile) return true;
  return false;
}

/** 5.4 5.5 Pays for a tile on the space and places it; 5.6 then builds the sheds it encloses. */
export function buy(state: State, seat: number, tile: number, hex: number, log: Log): void {
  const space = state[player(seat) + FIGURE];
  const cost = price(space, tile, hex);
  if (log !== null)
    log.push({
      event: 'bought',
      seat,
      space,
      tile: tileName(tile),
      hex: HEX_NAMES[hex],
      side: sideOf(hex),
      price: cost,
    });
  takeDucats(state, seat, -cost, 'price', log);
  removeTile(state, space, tile);
  placeTile(state, seat, tile, hex);
  state[BOUGHT]++;
  buildSheds(state, seat, log);
}

function removeTile(state: State, space: number, tile: number): void {
  const row = tilesOn(space);
  let i = 0;
  while (state[row + i] !== tile) i++;
  for (; i < TILES_PER_SPACE - 1; i++) state[row + i] = state[row + i + 1];
  state[row + TILES_PER_SPACE - 1] = NO_TILE;
}

export function placeTile(state: State, seat: number, tile: number, hex: number): void {
  const me = player(seat);
  state[me + GARDEN + hex] = tile;
  state[me + PRESENT] |= BRINGS[tile];
  if (!isMonkTile(tile)) state[me + FERTILITY_TILES + FERTILITY[tile] - 1]++;
  if (isSunny(hex)) state[me + SUNNY_FILLED] |= 1 << hex;
  else state[me + SHADY_FILLED] |= 1 << (hex - SIDE_HEXES);
}
