import { ownBarrels, takenBarrels } from './barrels.ts';
import { pairCompleted } from './cards.ts';
import { usesOf } from './discs.ts';
import { ALL_HEXES, ALL_SHEDS, isSunny, SHED_NAMES, SIDE_HEXES } from './garden.ts';
import { fulfils } from './goals.ts';
import {
  ACTIVE,
  BREWMASTER,
  DUCATS,
  FERTILITY_TILES,
  GARDEN,
  HAND,
  LARGE_BARRELS,
  MARKERS,
  PAIRS,
  PENDING,
  PLACED,
  PRESENT,
  player,
  SEAT_COUNT,
  SHADY_FILLED,
  SHED,
  SHEDS,
  SMALL_BARRELS,
  SPOT_DISCS,
  STAGE,
  type State,
  SUNNY_FILLED,
} from './layout.ts';
import { BREWMASTER_START, MARKER_STARTS, TRACK_END } from './numbers.ts';
import type { CloisterRefusal } from './refusals.ts';
import { fertilityAround, isEnclosed, shedType } from './sheds.ts';
import { BRINGS, FERTILITY, NO_TILE } from './tiles.ts';
import { CARDS, FERTILITIES, GOALS, RESOURCES, SPOTS } from './vocabulary.ts';

/** Why a number is out of its range, or null. */
export const outOfRange = (where: string, value: number, min: number, max: number): CloisterRefusal | null =>
  value >= min && value <= max ? null : { code: 'out-of-range', where, min, max };

/** Far more than all activations of a full garden pay; a state with more can't come from this game. */
export const MOST_DUCATS = 2_000;

/** Why a player's board is impossible, or null. */
export function ownBoard(state: State, seat: number): CloisterRefusal | null {
  return (
    track(state, seat) ?? masks(state, seat) ?? sheds(state, seat) ?? spots(state, seat) ?? cards(state, seat)
  );
}

/** 3.2 Nothing ever moves back in the game. */
function track(state: State, seat: number): CloisterRefusal | null {
  const me = player(seat);
  const where = `players.${seat}`;
  for (let i = 0; i < RESOURCES.length; i++) {
    const start = MARKER_STARTS[RESOURCES[i]];
    const range = outOfRange(`${where}.markers.${RESOURCES[i]}`, state[me + MARKERS + i], start, TRACK_END);
    if (range !== null) return range;
  }
  return (
    outOfRange(`${where}.brewmaster`, state[me + BREWMASTER], BREWMASTER_START, TRACK_END) ??
    outOfRange(`${where}.ducats`, state[me + DUCATS], 0, MOST_DUCATS)
  );
}

function masks(state: State, seat: number): CloisterRefusal | null {
  const me = player(seat);
  let sunny = 0;
  let shady = 0;
  let present = 0;
  for (let hex = 0; hex < ALL_HEXES; hex++) {
    const tile = state[me + GARDEN + hex];
    present |= BRINGS[tile];
    if (tile === NO_TILE) continue;
    if (isSunny(hex)) sunny |= 1 << hex;
    else shady |= 1 << (hex - SIDE_HEXES);
  }
  const counted = FERTILITIES.every(
    (fertility, i) => state[me + FERTILITY_TILES + i] === tilesOf(state, seat, fertility),
  );
  const agree =
    counted &&
    state[me + SUNNY_FILLED] === sunny &&
    state[me + SHADY_FILLED] === shady &&
    state[me + PRESENT] === present;
  return agree ? null : { code: 'masks-disagree', seat };
}

function tilesOf(state: State, seat: number, fertility: number): number {
  const garden = player(seat) + GARDEN;
  return state.subarray(garden, garden + ALL_HEXES).filter(tile => FERTILITY[tile] === fertility).length;
}

/** 6.1 There is a shed where one is enclosed, and nowhere else; one placement can leave later ones pending (5.6). */
function sheds(state: State, seat: number): CloisterRefusal | null {
  const pending = state[STAGE] === SHED && state[ACTIVE] === seat ? state[PENDING] : ALL_SHEDS;
  for (let shed = 0; shed < ALL_SHEDS; shed++) {
    const built = state[player(seat) + SHEDS + shed];
    const enclosed = isEnclosed(state, seat, shed);
    if (built === 0 && enclosed && shed > pending) continue;
    const right = enclosed ? shedType(fertilityAround(state, seat, shed)) + 1 : 0;
    if (built !== right) return { code: 'wrong-shed', seat, shed: SHED_NAMES[shed] };
  }
  return null;
}

/** 7.1 A disc is only where there was something to score. */
function spots(state: State, seat: number): CloisterRefusal | null {
  const own = state[player(seat) + SPOT_DISCS];
  for (let spot = 0; spot < SPOTS.length; spot++)
    if (own & (1 << spot) && (usesOf(1 << spot) & state[player(seat) + PRESENT]) === 0)
      return { code: 'disc-without-tile', seat, spot: SPOTS[spot] };
  return outOfRange(`players.${seat}.discs`, own, 0, (1 << SPOTS.length) - 1);
}

/** 7.5 Each card is in one place, and at completed pairs only. */
function cards(state: State, seat: number): CloisterRefusal | null {
  const me = player(seat);
  let seen = state[me + HAND];
  const hand = outOfRange(`players.${seat}.cards`, seen, 0, (1 << CARDS.length) - 1);
  if (hand !== null) return hand;
  for (let pair = 0; pair < PAIRS; pair++) {
    const placed = state[me + PLACED + pair];
    if (placed === 0) continue;
    const range = outOfRange(`players.${seat}.placed`, placed, 0, CARDS.length);
    if (range !== null) return range;
    if (!pairCompleted(state, seat, pair)) return { code: 'card-without-pair', seat, pair };
    const bit = 1 << (placed - 1);
    if (seen & bit) return { code: 'card-twice', seat, card: CARDS[placed - 1] };
    seen |= bit;
  }
  return null;
}

// ---- Barrels

/** 8.2 Each barrel has one owner, who meets its goal; a small one is only taken after the large one. */
export function barrels(state: State): CloisterRefusal | null {
  let large = 0;
  let small = 0;
  for (let seat = 0; seat < state[SEAT_COUNT]; seat++) {
    const me = player(seat);
    const range =
      outOfRange(`players.${seat}.largeBarrels`, state[me + LARGE_BARRELS], 0, (1 << GOALS.length) - 1) ??
      outOfRange(`players.${seat}.smallBarrels`, state[me + SMALL_BARRELS], 0, (1 << GOALS.length) - 1);
    if (range !== null) return range;
    for (let goal = 0; goal < GOALS.length; goal++) {
      const bit = 1 << goal;
      if (state[me + LARGE_BARRELS] & large & bit)
        return { code: 'barrel-twice', goal: GOALS[goal], size: 'large' };
      if (state[me + SMALL_BARRELS] & small & bit)
        return { code: 'barrel-twice', goal: GOALS[goal], size: 'small' };
      if (ownBarrels(state, seat) & bit && !fulfils(state, seat, goal))
        return { code: 'barrel-without-goal', seat, goal: GOALS[goal] };
      if (
        state[me + SMALL_BARRELS] & bit &&
        !(takenBarrels(state, LARGE_BARRELS) & ~state[me + LARGE_BARRELS] & bit)
      )
        return { code: 'small-before-large', goal: GOALS[goal] };
    }
    large |= state[me + LARGE_BARRELS];
    small |= state[me + SMALL_BARRELS];
  }
  return null;
}
