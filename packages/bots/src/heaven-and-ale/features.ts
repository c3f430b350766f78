import {
  ACTIVE,
  ALL_HEXES,
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
  isSunny,
  LARGE_BARRELS,
  lastRound,
  MARKERS,
  MONK,
  NEIGHBOURS,
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

/**
 * What the network sees of a state through the eyes of a seat: some two hundred numbers,
 * most of them between 0 and 1, many of them 0. Everything is public; nothing is counted
 * twice that a sum of the others would tell.
 */
export const FEATURES = 217;

const RESOURCES = 5;
const MONKS = 4;
const GOALS = 12;
const CARDS = 5;
const PAIRS = 5;
const SPOTS = 10;
const FERTILITIES = 5;
const THRESHOLDS = [1, 5, 9, 12, 15, 18, 20];
const BARREL_CARD = 3;

// Reused, so that no evaluation allocates.
const sunnyOf = new Float64Array(RESOURCES);
const shadyOf = new Float64Array(RESOURCES);
const tilesOf = new Float64Array(RESOURCES);
const sunnyX = new Float64Array(FERTILITIES);
const shadyX = new Float64Array(FERTILITIES);
const monks = new Float64Array(MONKS);
const monkSteps = new Float64Array(MONKS);
const monkDucats = new Float64Array(MONKS);
const monkBrews = new Float64Array(MONKS);
const monkSunnyRoom = new Float64Array(MONKS);
const monkShadyRoom = new Float64Array(MONKS);
const projected = new Float64Array(RESOURCES);
const sorted = new Float64Array(RESOURCES);
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
  let bestOther = 0;
  for (let other = 0; other < seats; other++) {
    if (other === seat) continue;
    bestOther = Math.max(bestOther, scoreNow(state, other));
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
  for (let r = 0; r < RESOURCES; r++) {
    const spot = state[me + MARKERS + r];
    sorted[r] = spot;
    x[n++] = (spot + 8) / 28;
  }
  sorted.sort();
  for (let r = 0; r < RESOURCES; r++) x[n++] = (sorted[r] + 8) / 28;
  const { rate, value } = brewmasterRow(brewmaster);
  const level = bestLevel(rate, ducats, state, me + MARKERS);
  const now = scoreNow(state, seat);
  x[n++] = (level + 8) / 28;
  x[n++] = Math.max(0, level) / 20;
  x[n++] = now / 60;
  x[n++] = (now - bestOther) / 60;
  x[n++] = value / 6;

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
    x[n++] = ((discs >> (2 * pair)) & 3) === 3 ? 1 : 0;
  }
  x[n++] = placed / 5;
  x[n++] = barrelCard;

  // ---- The garden
  walkGarden(state, me);
  const xOpen = (discs & 1) === 0;
  for (let r = 0; r < RESOURCES; r++) {
    const open = ((discs >> (1 + r)) & 1) === 0;
    x[n++] = tilesOf[r] / 8;
    x[n++] = sunnyOf[r] / 15;
    x[n++] = shadyOf[r] / 15;
    x[n++] = open ? sunnyOf[r] / 15 : 0;
    x[n++] = open ? shadyOf[r] / 15 : 0;
  }
  let mostSteps = 0;
  let mostDucats = 0;
  for (let f = 0; f < FERTILITIES; f++) {
    x[n++] = xOpen ? sunnyX[f] / 15 : 0;
    x[n++] = xOpen ? shadyX[f] / 15 : 0;
    mostSteps = Math.max(mostSteps, sunnyX[f]);
    mostDucats = Math.max(mostDucats, shadyX[f]);
  }
  x[n++] = xOpen ? mostSteps / 15 : 0;
  x[n++] = xOpen ? mostDucats / 15 : 0;
  for (let m = 0; m < MONKS; m++) {
    const open = ((discs >> (6 + m)) & 1) === 0 ? 1 : 0;
    x[n++] = monks[m] / 3;
    x[n++] = (open * monkSteps[m]) / 15;
    x[n++] = (open * monkDucats[m]) / 15;
    x[n++] = (open * monkBrews[m]) / 4;
    x[n++] = (open * monkSunnyRoom[m]) / 6;
    x[n++] = (open * monkShadyRoom[m]) / 6;
  }

  // ---- Where the markers would be with a disc on every spot
  const brew = project(state, me, discs);
  let cash = ducats;
  for (let r = 0; r < RESOURCES; r++) if (((discs >> (1 + r)) & 1) === 0) cash += shadyOf[r];
  for (let m = 0; m < MONKS; m++) if (((discs >> (6 + m)) & 1) === 0) cash += monkDucats[m];
  let least = projected[0];
  for (let r = 0; r < RESOURCES; r++) {
    least = Math.min(least, projected[r]);
    x[n++] = (projected[r] + 8) / 28;
  }
  const then = brewmasterRow(brew);
  const levelThen = bestLevel(then.rate, cash, projected);
  x[n++] = (least + 8) / 28;
  x[n++] = (levelThen + 8) / 28;
  x[n++] = (Math.max(0, levelThen) * then.value) / 100;
  x[n++] = (brew + 10) / 30;
  x[n++] = cash / 60;

  // ---- Sheds
  shedTypes.fill(0);
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
    } else shedTypes[built - 1]++;
    x[n++] = built > 0 ? 1 : 0;
    x[n++] = filled / 6;
    x[n++] = sum / 20;
  }
  let alike = 0;
  let kinds = 0;
  for (let type = 0; type < shedTypes.length; type++) {
    alike = Math.max(alike, shedTypes[type]);
    if (shedTypes[type] > 0) kinds++;
    x[n++] = shedTypes[type] / 3;
  }
  const sunny = bits(state[me + SUNNY_FILLED]);
  const shady = bits(state[me + SHADY_FILLED]);
  x[n++] = sunny / 15;
  x[n++] = shady / 15;

  // ---- Barrels
  const own = ownBarrels(state, seat);
  const largeGone = takenBarrels(state, LARGE_BARRELS);
  const gone = largeGone & takenBarrels(state, SMALL_BARRELS);
  for (let goal = 0; goal < GOALS; goal++) {
    const bit = 1 << goal;
    const open = ((own | gone) & bit) === 0;
    const large = open && (largeGone & bit) === 0;
    const met = open && fulfils(state, seat, goal);
    x[n++] = met && large ? 1 : 0;
    x[n++] = met && !large ? 1 : 0;
    const progress =
      !open || met ? 0 : goalProgress(state, me, goal, sunny, shady, alike, kinds, placed, discs);
    x[n++] = large ? progress : progress / 2;
  }
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

/** Sums over the tiles: by resource, by fertility, and what each type of monk would activate. */
function walkGarden(state: State, me: number): void {
  sunnyOf.fill(0);
  shadyOf.fill(0);
  tilesOf.fill(0);
  sunnyX.fill(0);
  shadyX.fill(0);
  monks.fill(0);
  monkSteps.fill(0);
  monkDucats.fill(0);
  monkBrews.fill(0);
  monkSunnyRoom.fill(0);
  monkShadyRoom.fill(0);
  for (let hex = 0; hex < ALL_HEXES; hex++) {
    const tile = state[me + GARDEN + hex];
    if (tile === NO_TILE) continue;
    if (!isMonk(tile)) {
      const resource = RESOURCE[tile];
      const fertility = FERTILITY[tile];
      tilesOf[resource]++;
      if (isSunny(hex)) {
        sunnyOf[resource] += fertility;
        sunnyX[fertility - 1] += fertility;
      } else {
        shadyOf[resource] += fertility;
        shadyX[fertility - 1] += fertility;
      }
      continue;
    }
    const monk = MONK[tile];
    monks[monk]++;
    const around = NEIGHBOURS[hex];
    for (let i = 0; i < around.length; i++) {
      const next = state[me + GARDEN + around[i]];
      const sun = isSunny(around[i]);
      if (next === NO_TILE) {
        if (sun) monkSunnyRoom[monk]++;
        else monkShadyRoom[monk]++;
      } else if (isMonk(next)) monkBrews[monk]++;
      else if (sun) monkSteps[monk] += FERTILITY[next];
      else monkDucats[monk] += FERTILITY[next];
    }
  }
}

/** Puts the markers where a disc on every open resource and monk spot would bring them; returns the brewmaster's spot. */
function project(state: State, me: number, discs: number): number {
  let brew = state[me + BREWMASTER];
  for (let r = 0; r < RESOURCES; r++)
    projected[r] = state[me + MARKERS + r] + (((discs >> (1 + r)) & 1) === 0 ? sunnyOf[r] : 0);
  for (let hex = 0; hex < ALL_HEXES; hex++) {
    const tile = state[me + GARDEN + hex];
    if (!isMonk(tile) || (discs >> (6 + MONK[tile])) & 1) continue;
    const around = NEIGHBOURS[hex];
    for (let i = 0; i < around.length; i++) {
      const next = state[me + GARDEN + around[i]];
      if (next === NO_TILE) continue;
      if (isMonk(next)) brew++;
      else if (isSunny(around[i])) projected[RESOURCE[next]] += FERTILITY[next];
    }
  }
  for (let r = 0; r < RESOURCES; r++) projected[r] = Math.min(20, projected[r]);
  return Math.min(20, brew);
}

function bits(mask: number): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/** How near a goal is, from 0 to 1. */
function goalProgress(
  state: State,
  me: number,
  goal: number,
  sunny: number,
  shady: number,
  alike: number,
  kinds: number,
  placed: number,
  discs: number,
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
      return bits(discs & 0b1111000000) / 4;
    case 5:
      return bits(discs & 0b111110) / 5;
    case 6:
      return alike / 3;
    case 7:
      return kinds / 4;
    case 8:
      return Math.max(0, sorted[4] / 20);
    case 9:
      return placed / 3;
    case 10:
      return sunny / 15;
    default:
      return shady / 15;
  }
}
