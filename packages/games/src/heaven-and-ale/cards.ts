import type { Log } from './events.ts';
import { ALL_HEXES } from './garden.ts';
import {
  CARD,
  DONE,
  GARDEN,
  HAND,
  MARKERS,
  PENDING,
  PLACED,
  player,
  SPOT_DISCS,
  STAGE,
  type State,
} from './layout.ts';
import { BREWMASTER_CARD_STEPS, EMERGENCY_COINS, PURSE_DUCATS } from './numbers.ts';
import { moveBrewmaster, moveMarker, rearmost, takeDucats } from './production.ts';
import { RESOURCE } from './tiles.ts';
import { CARDS, SPOTS, type Spot } from './vocabulary.ts';

export const HARVEST = CARDS.indexOf('harvest');
export const STRAGGLERS = CARDS.indexOf('stragglers');
export const BARRELS_CARD = CARDS.indexOf('barrels');
const PURSE = CARDS.indexOf('purse');
const BREWMASTER_CARD = CARDS.indexOf('brewmaster');
/** Choosing no card at all. */
export const NO_CARD = CARDS.length;

/** 3.4 Two spots in a row form a pair. */
export const pairSpots = (pair: number): [Spot, Spot] => [SPOTS[2 * pair], SPOTS[2 * pair + 1]];

export function pairCompleted(state: State, seat: number, pair: number): boolean {
  const both = 0b11 << (2 * pair);
  return (state[player(seat) + SPOT_DISCS] & both) === both;
}

export const holdsCard = (state: State, seat: number, card: number): boolean =>
  (state[player(seat) + HAND] & (1 << card)) !== 0;

export const isRearmost = (state: State, seat: number, resource: number): boolean =>
  state[player(seat) + MARKERS + resource] === rearmost(state, seat);

/** 7.5 Places a card at the pending pair and applies its effect, or leaves the pair without one for good. */
export function placeCard(state: State, seat: number, card: number, resource: number, log: Log): void {
  const pair = state[PENDING];
  settlePair(state);
  if (card === NO_CARD) {
    if (log !== null) log.push({ event: 'card-declined', seat, spots: pairSpots(pair) });
    return;
  }
  state[player(seat) + HAND] &= ~(1 << card);
  state[player(seat) + PLACED + pair] = card + 1;
  if (log !== null) log.push({ event: 'card-placed', seat, spots: pairSpots(pair), card: CARDS[card] });
  if (card === HARVEST)
    moveMarker(state, seat, resource, tilesOfResource(state, seat, resource), 'harvest', log);
  else if (card === STRAGGLERS)
    moveMarker(state, seat, resource, discsOnBoard(state, seat), 'stragglers', log);
  else if (card === PURSE) takeDucats(state, seat, PURSE_DUCATS, 'purse', log);
  else if (card === BREWMASTER_CARD)
    moveBrewmaster(state, seat, BREWMASTER_CARD_STEPS, 'brewmaster-card', log);
  // The barrel card waits for the end of the game (10.4).
}

/** 5.8 Emergency coins. Once the last card is gone, a pending pair has nothing left to wait for (7.5). */
export function returnCard(state: State, seat: number, card: number, log: Log): void {
  state[player(seat) + HAND] &= ~(1 << card);
  if (log !== null) log.push({ event: 'card-returned', seat, card: CARDS[card] });
  takeDucats(state, seat, EMERGENCY_COINS, 'emergency-coins', log);
  if (state[STAGE] === CARD && state[player(seat) + HAND] === 0) settlePair(state);
}

function settlePair(state: State): void {
  state[STAGE] = DONE;
  state[PENDING] = 0;
}

function tilesOfResource(state: State, seat: number, resource: number): number {
  const garden = player(seat) + GARDEN;
  let tiles = 0;
  for (let hex = 0; hex < ALL_HEXES; hex++) if (RESOURCE[state[garden + hex]] === resource) tiles++;
  return tiles;
}

export function discsOnBoard(state: State, seat: number): number {
  let discs = 0;
  for (let rest = state[player(seat) + SPOT_DISCS]; rest !== 0; rest &= rest - 1) discs++;
  return discs;
}
