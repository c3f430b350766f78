import type { Random } from '../chance.ts';
import { MONK_SPACES, RESOURCE_SPACES, SCORING_SPACES } from './board.ts';
import type { Log } from './events.ts';
import {
  ACTIVE,
  bag,
  CHOSEN_FIRST,
  DISCS,
  FIRST,
  GO,
  OUT,
  OVER,
  PLACE,
  player,
  REFILL,
  ROUND,
  SEAT_COUNT,
  STAGE,
  type State,
  TILES_PER_SPACE,
  tilesOn,
} from './layout.ts';
import { DISCS_PER_SPACE, ROUNDS, ROUNDS_WITH_I_MONKS, SECOND_DISCS } from './numbers.ts';
import { enter, FIRST_PLAYER_SLOT, onSlot } from './start.ts';
import { FIRST_MONK, NO_TILE } from './tiles.ts';
import { MONKS, RESOURCE_TILES, STAGES } from './vocabulary.ts';

/** 4.5 How many rounds the game has. */
export const lastRound = (state: State): number => ROUNDS[state[SEAT_COUNT]];

// ---- What a refill takes from the bags

/** How many tiles are added per round: one on each resource space, one on each monk space. */
export const NEW_RESOURCES = RESOURCE_SPACES.length;
export const NEW_MONKS = MONK_SPACES.length;

const inBag = (state: State, back: number, from: number, to: number): number => {
  let tiles = 0;
  for (let tile = from; tile <= to; tile++) tiles += state[bag(back, tile)];
  return tiles;
};
export const resourcesInBag = (state: State, back: number): number =>
  inBag(state, back, 1, RESOURCE_TILES.length);
export const monksInBag = (state: State, back: number): number =>
  inBag(state, back, FIRST_MONK, FIRST_MONK + MONKS.length - 1);

/** 4.2 The back of the monks added in the coming round. */
export const comingMonks = (state: State): number => (state[ROUND] < ROUNDS_WITH_I_MONKS ? 0 : 1);

/**
 * 9.1 Chance draws the tiles of a refill, each of those left being equally likely: resource tiles with back I until
 * they run out, then II; then the monks. It puts them into `drawn`, in track order.
 */
export function drawRefill(state: State, random: Random, drawn: Uint8Array): void {
  let left = resourcesInBag(state, 0);
  let back = 0;
  for (let i = 0; i < NEW_RESOURCES; i++, left--) {
    if (left === 0) {
      back = 1;
      left = resourcesInBag(state, back);
    }
    drawn[i] = takeFromBag(state, back, 1, random.below(left));
  }
  back = comingMonks(state);
  left = monksInBag(state, back);
  for (let i = 0; i < NEW_MONKS; i++, left--)
    drawn[NEW_RESOURCES + i] = takeFromBag(state, back, FIRST_MONK, random.below(left));
}

/** Takes the n-th tile out of a bag, counting from a kind of tile on. */
function takeFromBag(state: State, back: number, from: number, n: number): number {
  let tile = from;
  let rest = n - state[bag(back, tile)];
  while (rest >= 0) rest -= state[bag(back, ++tile)];
  state[bag(back, tile)]--;
  return tile;
}

/** 4.1 4.2 9.1 Tiles already taken from the bags are dealt to the spaces, and the round begins. */
export function beginRound(state: State, drawn: Uint8Array, log: Log): void {
  state[ROUND]++;
  for (let i = 0; i < NEW_RESOURCES; i++) addTile(state, RESOURCE_SPACES[i], drawn[i]);
  for (let i = 0; i < NEW_MONKS; i++) addTile(state, MONK_SPACES[i], drawn[NEW_RESOURCES + i]);
  if (log !== null)
    log.push({
      event: 'refilled',
      round: state[ROUND],
      resources: Array.from(drawn.subarray(0, NEW_RESOURCES), tile => RESOURCE_TILES[tile - 1]),
      monks: Array.from(drawn.subarray(NEW_RESOURCES), tile => MONKS[tile - FIRST_MONK]),
    });
  layDiscs(state, log);
  if (state[ROUND] === 1) {
    if (state[CHOSEN_FIRST] < 0) state[STAGE] = FIRST;
    else placeFirst(state, state[CHOSEN_FIRST], log);
    return;
  }
  for (let seat = 0; seat < state[SEAT_COUNT]; seat++) state[player(seat) + OUT] = 0;
  beginTurn(state, onSlot(state, FIRST_PLAYER_SLOT), GO, log); // 9.3
}

function addTile(state: State, space: number, tile: number): void {
  const row = tilesOn(space);
  for (let i = 0; i < TILES_PER_SPACE; i++)
    if (state[row + i] === NO_TILE) {
      state[row + i] = tile;
      return;
    }
}

/** 4.3 9.2 Each scoring space is filled up; before the last round some get a second disc. */
function layDiscs(state: State, log: Log): void {
  const second = state[ROUND] === lastRound(state) ? SECOND_DISCS[state[SEAT_COUNT]] : [];
  for (let i = 0; i < SCORING_SPACES.length; i++)
    state[DISCS + i] = DISCS_PER_SPACE + (second.includes(SCORING_SPACES[i]) ? 1 : 0);
  if (log !== null)
    log.push({
      event: 'discs-laid',
      discs: SCORING_SPACES.map((space, i) => ({ space, discs: state[DISCS + i] })),
    });
}

// ---- Who is next

function beginTurn(state: State, seat: number, stage: number, log: Log): void {
  state[ACTIVE] = seat;
  state[STAGE] = stage;
  if (log !== null) log.push({ event: 'turn', seat, stage: STAGES[stage] });
}

/** 4.4 The starting player takes the first-player space; the player before her in seating order places next. */
export function placeFirst(state: State, seat: number, log: Log): void {
  if (log !== null) log.push({ event: 'first-player', seat });
  enter(state, seat, FIRST_PLAYER_SLOT, 0, log);
  beginTurn(state, before(state, seat), PLACE, log);
}

/** 4.4 Every other player places, counterclockwise; then the first round starts. */
export function afterPlacing(state: State, seat: number, log: Log): void {
  const first = onSlot(state, FIRST_PLAYER_SLOT);
  const next = before(state, seat);
  if (next === first) beginTurn(state, first, GO, log);
  else beginTurn(state, next, PLACE, log);
}

const before = (state: State, seat: number): number => (seat === 0 ? state[SEAT_COUNT] - 1 : seat - 1);

/** 5.1 The next player clockwise who is not out of the round; once all are out, 9 the next round or 10 the end. */
export function afterTurn(state: State, seat: number, log: Log): void {
  const seats = state[SEAT_COUNT];
  for (let i = 1; i <= seats; i++) {
    const next = (seat + i) % seats;
    if (state[player(next) + OUT] === 0) {
      beginTurn(state, next, GO, log);
      return;
    }
  }
  if (log !== null) log.push({ event: 'round-ended', round: state[ROUND] });
  state[STAGE] = state[ROUND] === lastRound(state) ? OVER : REFILL;
}
