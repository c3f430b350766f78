import {
  ACTIVE,
  ALL_SHEDS,
  BREWMASTER,
  bestLevel,
  brewmasterRow,
  DISC_SPACE,
  DISCS,
  DUCATS,
  FERTILITY,
  FERTILITY_TILES,
  FIGURE,
  FIRST_SLOT,
  fulfils,
  GARDEN,
  HAND,
  handSize,
  isMonk,
  LARGE_BARRELS,
  lastRound,
  MARKERS,
  MONK,
  NO_TILE,
  OUT,
  OVER,
  ownBarrels,
  PLACED,
  player,
  REFILL,
  RESOURCE,
  ROUND,
  SEAT_COUNT,
  SHADY_FILLED,
  SHED_NEIGHBOURS,
  SHEDS,
  SMALL_BARRELS,
  SPACE_KIND,
  SPOT_DISCS,
  STAGE,
  type State,
  SUNNY_FILLED,
  scoreNow,
  TILES_PER_SPACE,
  takenBarrels,
  tilesOn,
} from '@taproom/games/heaven-and-ale/inner';
import { FERTILITIES, MONKS, Prospect, RESOURCES } from './prospect.ts';

/**
 * What the network sees of a state through the eyes of a seat: some two hundred numbers,
 * most of them between 0 and 1, many of them 0. Everything is public; nothing is counted
 * twice that a sum of the others would tell.
 */
export const FEATURES = 240;

const GOALS = 12;
const CARDS = 5;
const PAIRS = 5;
const SPOTS = 10;
const THRESHOLDS = [1, 5, 9, 12, 15, 18, 20];
const BARREL_CARD = 3;
const LAST_BARREL_SPACE = 26;
/** 6.1 What a shed brings by the fertility around it: steps of the brewmaster, and activations. */
const shedSteps = (sum: number): number => (sum < 8 ? 6 : sum < 12 ? 3 : sum < 24 ? 1 : 0);
const shedActivations = (sum: number): number =>
  sum < 8 ? 0 : sum < 12 ? 1 : sum < 18 ? 2 : sum < 24 ? 3 : 4;

// Reused, so that no evaluation allocates.
const prospect = new Prospect();
const sorted = new Float64Array(RESOURCES);
const then = new Float64Array(RESOURCES);
const shedTypes = new Float64Array(5);

export function features(state: State, seat: number, x: Float64Array): void {
  const me = player(seat);
  const seats = state[SEAT_COUNT];
  const figure = state[me + FIGURE];
  const out = state[me + OUT] === 1;
  const ended = state[STAGE] === REFILL || state[STAGE] === OVER;
  let n = 0;

  // ---- The table
  for (let count = 2; count <= 4; count++) x[n++] = seats === count ? 1 : 0;
  const toCome = lastRound(state) - state[ROUND];
  x[n++] = toCome / 5;
  x[n++] = toCome === 0 ? 1 : 0;
  x[n++] = ended ? 1 : 0;
  const distance = (seat - state[ACTIVE] + seats) % seats;
  for (let d = 0; d < 4; d++) x[n++] = !out && !ended && d === distance ? 1 : 0;
  const from = out || ended ? 28 : figure < FIRST_SLOT ? figure : 0;
  x[n++] = from / 28;
  x[n++] = out ? 1 : 0;
  x[n++] = figure === FIRST_SLOT ? 1 : 0;
  let others = 0;
  let ahead = 0;
  for (let other = 0; other < seats; other++) {
    if (other === seat) continue;
    if (state[player(other) + OUT] === 1 || ended) continue;
    others++;
    const there = state[player(other) + FIGURE];
    if (there < FIRST_SLOT && there > from) ahead++;
  }
  x[n++] = others / 3;
  x[n++] = ahead / 3;
  n = whatIsAhead(state, from, x, n);

  // ---- Ducats, brewmaster, markers
  const ducats = state[me + DUCATS];
  const brewmaster = state[me + BREWMASTER];
  x[n++] = ducats / 30;
  x[n++] = Math.min(ducats, 10) / 10;
  x[n++] = Math.max(0, ducats - 25) / 30;
  x[n++] = (brewmaster + 10) / 30;
  for (let i = 0; i < THRESHOLDS.length; i++) x[n++] = brewmaster >= THRESHOLDS[i] ? 1 : 0;
  let spots = 0;
  for (let r = 0; r < RESOURCES; r++) {
    const spot = state[me + MARKERS + r];
    sorted[r] = spot;
    spots += spot;
    x[n++] = (spot + 8) / 28;
  }
  sorted.sort();
  x[n++] = spots / 100;
  for (let r = 0; r < RESOURCES; r++) x[n++] = (sorted[r] + 8) / 28;
  const { rate, value } = brewmasterRow(brewmaster);
  const level = bestLevel(rate, ducats, state, me + MARKERS);
  x[n++] = (level + 8) / 28;
  x[n++] = Math.max(0, level) / 20;
  x[n++] = scoreNow(state, seat) / 60;
  x[n++] = value / 6;
  const raised = brewmasterRow(Math.min(20, brewmaster + 5));
  x[n++] = (Math.max(0, bestLevel(raised.rate, ducats, state, me + MARKERS)) * raised.value) / 60;

  // ---- Cards and spots
  const hand = state[me + HAND];
  for (let card = 0; card < CARDS; card++) x[n++] = (hand >> card) & 1;
  x[n++] = handSize(state, seat) / CARDS;
  const discs = state[me + SPOT_DISCS];
  for (let spot = 0; spot < SPOTS; spot++) x[n++] = (discs >> spot) & 1;
  let placed = 0;
  let barrelCard = 0;
  for (let pair = 0; pair < PAIRS; pair++) {
    const card = state[me + PLACED + pair];
    if (card > 0) placed++;
    if (card === BARREL_CARD) barrelCard = 1;
    const covered = (discs >> (2 * pair)) & 3;
    x[n++] = covered === 3 ? 1 : 0;
    x[n++] = covered === 1 || covered === 2 ? 1 : 0;
  }
  x[n++] = bits(discs) / 10;
  x[n++] = placed / 5;
  x[n++] = barrelCard;

  // ---- The garden
  prospect.look(state, me);
  const { sunny, shady, sunnyByFertility, shadyByFertility, markers } = prospect;
  const xOpen = (discs & 1) === 0;
  let usable = 0;
  for (let r = 0; r < RESOURCES; r++) {
    const open = ((discs >> (1 + r)) & 1) === 0;
    if (open && prospect.tiles[r] > 0) usable++;
    x[n++] = prospect.tiles[r] / 8;
    x[n++] = sunny[r] / 15;
    x[n++] = shady[r] / 15;
    x[n++] = open ? sunny[r] / 15 : 0;
    x[n++] = open ? shady[r] / 15 : 0;
  }
  x[n++] = usable / 5;
  let mostSteps = 0;
  let mostDucats = 0;
  for (let f = 0; f < FERTILITIES; f++) {
    x[n++] = xOpen ? sunnyByFertility[f] / 15 : 0;
    x[n++] = xOpen ? shadyByFertility[f] / 15 : 0;
    mostSteps = Math.max(mostSteps, sunnyByFertility[f]);
    mostDucats = Math.max(mostDucats, shadyByFertility[f]);
  }
  x[n++] = xOpen ? mostSteps / 15 : 0;
  x[n++] = xOpen ? mostDucats / 15 : 0;
  usable = 0;
  for (let m = 0; m < MONKS; m++) {
    const open = ((discs >> (6 + m)) & 1) === 0 ? 1 : 0;
    if (prospect.monks[m] > 0) usable += open;
    x[n++] = prospect.monks[m] / 3;
    x[n++] = (open * prospect.monkSteps[m]) / 15;
    x[n++] = (open * prospect.monkDucats[m]) / 15;
    x[n++] = (open * prospect.monkBrews[m]) / 4;
    x[n++] = (open * prospect.monkSunnyRoom[m]) / 6;
    x[n++] = (open * prospect.monkShadyRoom[m]) / 6;
  }
  x[n++] = usable / 4;

  // ---- Where everything would be with a disc on every spot
  let least = markers[0];
  let total = 0;
  for (let r = 0; r < RESOURCES; r++) {
    least = Math.min(least, markers[r]);
    total += markers[r];
    then[r] = markers[r];
    x[n++] = (markers[r] + 8) / 28;
  }
  then.sort();
  for (let r = 0; r < RESOURCES; r++) x[n++] = (then[r] + 8) / 28;
  x[n++] = total / 100;
  x[n++] = (least + 8) / 28;
  const row = brewmasterRow(prospect.brewmaster);
  const levelThen = bestLevel(row.rate, prospect.ducats, markers);
  x[n++] = (levelThen + 8) / 28;
  x[n++] = (Math.max(0, levelThen) * row.value) / 100;
  x[n++] = (prospect.brewmaster + 10) / 30;
  x[n++] = prospect.ducats / 60;
  // The same with a better brewmaster, and with the best one.
  const better = brewmasterRow(Math.min(20, prospect.brewmaster + 6));
  x[n++] = (Math.max(0, bestLevel(better.rate, prospect.ducats, markers)) * better.value) / 100;
  const best = brewmasterRow(20);
  x[n++] = (Math.max(0, bestLevel(best.rate, prospect.ducats, markers)) * best.value) / 100;

  // ---- Sheds
  shedTypes.fill(0);
  let steps = 0;
  let activations = 0;
  let nearly = 0;
  for (let shed = 0; shed < ALL_SHEDS; shed++) {
    const built = state[me + SHEDS + shed];
    let filled = 0;
    let sum = 0;
    if (built === 0) {
      const around = SHED_NEIGHBOURS[shed];
      for (let i = 0; i < 6; i++) {
        const tile = state[me + GARDEN + around[i]];
        if (tile === NO_TILE) continue;
        filled++;
        sum += FERTILITY[tile];
      }
      const near = (filled * filled) / 36;
      steps += near * shedSteps(sum);
      activations += near * shedActivations(sum);
      if (filled === 5) nearly++;
    } else shedTypes[built - 1]++;
    x[n++] = built > 0 ? 1 : 0;
    x[n++] = filled / 6;
    x[n++] = sum / 20;
  }
  x[n++] = steps / 6;
  x[n++] = activations / 6;
  x[n++] = nearly / 2;
  let alike = 0;
  let kinds = 0;
  for (let type = 0; type < shedTypes.length; type++) {
    alike = Math.max(alike, shedTypes[type]);
    if (shedTypes[type] > 0) kinds++;
    x[n++] = shedTypes[type] / 3;
  }
  x[n++] = bits(state[me + SUNNY_FILLED]) / 15;
  x[n++] = bits(state[me + SHADY_FILLED]) / 15;

  // ---- Barrels
  const own = ownBarrels(state, seat);
  const largeGone = takenBarrels(state, LARGE_BARRELS);
  const gone = largeGone & takenBarrels(state, SMALL_BARRELS);
  let ripe = 0;
  let contested = 0;
  for (let goal = 0; goal < GOALS; goal++) {
    const bit = 1 << goal;
    const open = ((own | gone) & bit) === 0;
    const large = open && (largeGone & bit) === 0;
    const met = open && fulfils(state, seat, goal);
    if (met) {
      ripe += large ? 4 : 2;
      if (rivalMeets(state, seat, goal)) contested += large ? 4 : 2;
    }
    x[n++] = met && large ? 1 : 0;
    x[n++] = met && !large ? 1 : 0;
    const progress = !open || met ? 0 : goalProgress(state, me, goal, alike, kinds, placed);
    x[n++] = large ? progress : progress / 2;
  }
  x[n++] = ripe / 12;
  x[n++] = contested / 12;
  x[n++] = from < LAST_BARREL_SPACE ? ripe / 12 : 0;
  x[n++] = bits(state[me + LARGE_BARRELS]) / 4;
  x[n++] = bits(state[me + SMALL_BARRELS]) / 4;
  if (n !== FEATURES) throw new Error(`${n} features, not ${FEATURES}`);
}

/** What lies on the spaces ahead of a figure: discs by kind, barrel spaces, tiles by resource, monks. */
function whatIsAhead(state: State, from: number, x: Float64Array, at: number): number {
  for (let i = at; i < at + 16; i++) x[i] = 0;
  for (let space = from + 1; space <= 27; space++) {
    const kind = SPACE_KIND[space];
    if (kind === 3) {
      const discs = state[DISCS + DISC_SPACE[space]];
      const which = space === 4 ? 0 : space === 7 ? 1 : space === 12 ? 2 : 3;
      x[at + which] += discs / 2;
    } else if (kind === 4) x[at + 4] += 0.5;
    else {
      const row = tilesOn(space);
      for (let i = 0; i < TILES_PER_SPACE; i++) {
        const tile = state[row + i];
        if (tile === NO_TILE) break;
        if (isMonk(tile)) x[at + 11 + MONK[tile]] += 0.5;
        else {
          x[at + 5 + RESOURCE[tile]] += FERTILITY[tile] / 15;
          x[at + 10] += 1 / 15;
        }
      }
    }
  }
  x[at + 15] = from < 28 ? 1 : 0;
  return at + 16;
}

function bits(mask: number): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/** Whether somebody else who has no barrel of a goal yet meets it, too. */
function rivalMeets(state: State, seat: number, goal: number): boolean {
  for (let other = 0; other < state[SEAT_COUNT]; other++) {
    if (other === seat || (ownBarrels(state, other) >> goal) & 1) continue;
    if (fulfils(state, other, goal)) return true;
  }
  return false;
}

/** How near a goal is, from 0 to 1. */
function goalProgress(
  state: State,
  me: number,
  goal: number,
  alike: number,
  kinds: number,
  placed: number,
): number {
  switch (goal) {
    case 0:
      return (state[me + BREWMASTER] + 10) / 11;
    case 1:
      return Math.max(0, (sorted[0] + 8) / 9);
    case 2:
      return state[me + FERTILITY_TILES] / 6;
    case 3:
      return state[me + FERTILITY_TILES + 4] / 6;
    case 4:
      return bits(state[me + SPOT_DISCS] & 0b1111000000) / 4;
    case 5:
      return bits(state[me + SPOT_DISCS] & 0b111110) / 5;
    case 6:
      return alike / 3;
    case 7:
      return kinds / 4;
    case 8:
      return Math.max(0, sorted[4] / 20);
    case 9:
      return placed / 3;
    case 10:
      return bits(state[me + SUNNY_FILLED]) / 15;
    default:
      return bits(state[me + SHADY_FILLED]) / 15;
  }
}
