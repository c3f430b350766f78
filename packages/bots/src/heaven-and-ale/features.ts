import {
  ACTION_SPACES,
  BARREL_SPACES,
  BREWMASTER_CARD_STEPS,
  BREWMASTER_START,
  BREWMASTER_TABLE,
  CARDS,
  GOALS,
  LARGE_BARREL_VP,
  SEATS,
  SHED_ACTIVATIONS,
  SHED_TABLE,
  SMALL_BARREL_VP,
  SPOTS,
  STARTING_DUCATS,
  scoringLetter,
  TRACK_END,
} from '@taproom/games/heaven-and-ale';
import {
  ACTIVE,
  ALL_SHEDS,
  BARREL_SPACE,
  BARRELS_CARD,
  BREWMASTER,
  bestLevel,
  bits,
  brewmasterRow,
  DISC_SPACE,
  DISCS,
  DUCATS,
  FERTILITY,
  FIGURE,
  FIRST_SLOT,
  fulfils,
  GARDEN,
  GOAL_NEEDS,
  goalCount,
  HAND,
  handSize,
  isMonkTile,
  LARGE_BARRELS,
  lastRound,
  MARKERS,
  MONK,
  NO_TILE,
  OUT,
  OVER,
  ownBarrels,
  PAIRS,
  PLACED,
  player,
  REFILL,
  RESOURCE,
  ROUND,
  SCORING_SPACE,
  SEAT_COUNT,
  SHADY_FILLED,
  SHED_NEIGHBOURS,
  SHEDS,
  SIDE_HEXES,
  SMALL_BARRELS,
  SPACE_KIND,
  SPOT_DISCS,
  STAGE,
  type State,
  SUNNY_FILLED,
  scoreNow,
  shedType,
  TILES_PER_SPACE,
  takenBarrels,
  tilesOn,
} from '@taproom/games/heaven-and-ale/inner';
import { LOWEST_MARKER, progressOf } from './progress.ts';
import { FERTILITIES, FIRST_MONK_SPOT, FIRST_RESOURCE_SPOT, MONKS, Prospect, RESOURCES } from './prospect.ts';

/**
 * What the network sees of a state from a seat's point of view: some two hundred numbers, most of them between 0 and 1,
 * many of them 0. Everything is public; nothing is included that a sum of the others would give.
 *
 * Numbers of the rules come from their tables. What a feature is divided by only scales it: the network was trained
 * with that scale, and it is not a number of the rules.
 */
export const FEATURES = 240;

/** Behind the last space: where a figure is that has left the track. */
const BEHIND = ACTION_SPACES + 1;
/** Where the first row of the brewmaster table begins that is better than the initial one. */
const THRESHOLDS = BREWMASTER_TABLE.slice(1).map(({ from }) => from);
const BREWMASTER_WAY = TRACK_END - BREWMASTER_START;
const MARKER_WAY = TRACK_END - LOWEST_MARKER;
const LAST_BARREL_SPACE = Math.max(...BARREL_SPACES);
const MOST_SHED_STEPS = Math.max(...SHED_TABLE.map(({ brewmaster }) => brewmaster));
/** How many hexes are around a shed. */
const AROUND = SHED_NEIGHBOURS[0].length;
/** 6.1 What a shed brings by the fertility around it: brewmaster steps and activations. */
const sums = Array.from({ length: AROUND * FERTILITIES + 1 }, (_, sum) => sum);
const SHED_STEPS = Uint8Array.from(sums, sum => SHED_TABLE[shedType(sum)].brewmaster);
const SHED_NEIGHBOURS_ACTIVATED = Uint8Array.from(sums, sum => SHED_ACTIVATIONS[shedType(sum)]);
/** 7.1 Discs by the spots they may go to: the index of their feature, by space. */
const LETTERS = ['A', 'B', 'C', '*'];
const DISC_KIND = Uint8Array.from({ length: BEHIND }, (_, space) =>
  Math.max(0, LETTERS.indexOf(scoringLetter(space) ?? '')),
);

// Reused to avoid allocations.
const prospect = new Prospect();
/** The markers of the seat, the one furthest behind first: for the track and for the barrels. */
const sorted = new Float64Array(RESOURCES);
const then = new Float64Array(RESOURCES);
const shedTypes = new Float64Array(SHED_TABLE.length);

export function features(state: State, seat: number, x: Float64Array): void {
  const ended = state[STAGE] === REFILL || state[STAGE] === OVER;
  const from = wayCome(state, seat, ended);
  let n = theTable(state, seat, from, ended, x, 0);
  n = whatIsAhead(state, from, x, n);
  n = theTrack(state, seat, x, n);
  n = cardsAndSpots(state, seat, x, n);
  n = theGarden(state, player(seat), x, n);
  n = allDiscsPlaced(x, n);
  n = theSheds(state, player(seat), x, n);
  n = theBarrels(state, seat, from, x, n);
  if (n !== FEATURES) throw new Error(`${n} features, not ${FEATURES}`);
}

/** How far a figure is along the track. */
function wayCome(state: State, seat: number, ended: boolean): number {
  const me = player(seat);
  if (ended || state[me + OUT] === 1) return BEHIND;
  const figure = state[me + FIGURE];
  return figure < FIRST_SLOT ? figure : 0;
}

/** Each of these writes its features from `n` on, and returns the index after the last. */
function theTable(
  state: State,
  seat: number,
  from: number,
  ended: boolean,
  x: Float64Array,
  n: number,
): number {
  const seats = state[SEAT_COUNT];
  const out = state[player(seat) + OUT] === 1;
  for (let count = SEATS.min; count <= SEATS.max; count++) x[n++] = seats === count ? 1 : 0;
  const toCome = lastRound(state) - state[ROUND];
  x[n++] = toCome / 5;
  x[n++] = toCome === 0 ? 1 : 0;
  x[n++] = ended ? 1 : 0;
  const distance = (seat - state[ACTIVE] + seats) % seats;
  for (let d = 0; d < SEATS.max; d++) x[n++] = !out && !ended && d === distance ? 1 : 0;
  x[n++] = from / BEHIND;
  x[n++] = out ? 1 : 0;
  x[n++] = state[player(seat) + FIGURE] === FIRST_SLOT ? 1 : 0;
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
  return n;
}

/** Ducats, brewmaster, markers. */
function theTrack(state: State, seat: number, x: Float64Array, n: number): number {
  const me = player(seat);
  const ducats = state[me + DUCATS];
  const brewmaster = state[me + BREWMASTER];
  x[n++] = ducats / 30;
  x[n++] = Math.min(ducats, 10) / 10;
  x[n++] = Math.max(0, ducats - STARTING_DUCATS) / 30;
  x[n++] = (brewmaster - BREWMASTER_START) / BREWMASTER_WAY;
  for (let i = 0; i < THRESHOLDS.length; i++) x[n++] = brewmaster >= THRESHOLDS[i] ? 1 : 0;
  let spots = 0;
  for (let r = 0; r < RESOURCES; r++) {
    const spot = state[me + MARKERS + r];
    sorted[r] = spot;
    spots += spot;
    x[n++] = (spot - LOWEST_MARKER) / MARKER_WAY;
  }
  sorted.sort();
  x[n++] = spots / 100;
  for (let r = 0; r < RESOURCES; r++) x[n++] = (sorted[r] - LOWEST_MARKER) / MARKER_WAY;
  const { rate, value } = brewmasterRow(brewmaster);
  const level = bestLevel(rate, ducats, state, me + MARKERS);
  x[n++] = (level - LOWEST_MARKER) / MARKER_WAY;
  x[n++] = Math.max(0, level) / TRACK_END;
  x[n++] = scoreNow(state, seat) / 60;
  x[n++] = value / 6;
  const raised = brewmasterRow(Math.min(TRACK_END, brewmaster + BREWMASTER_CARD_STEPS));
  x[n++] = (Math.max(0, bestLevel(raised.rate, ducats, state, me + MARKERS)) * raised.value) / 60;
  return n;
}

function cardsAndSpots(state: State, seat: number, x: Float64Array, n: number): number {
  const me = player(seat);
  const hand = state[me + HAND];
  for (let card = 0; card < CARDS.length; card++) x[n++] = (hand >> card) & 1;
  x[n++] = handSize(state, seat) / CARDS.length;
  const discs = state[me + SPOT_DISCS];
  for (let spot = 0; spot < SPOTS.length; spot++) x[n++] = (discs >> spot) & 1;
  let placed = 0;
  let barrelCard = 0;
  for (let pair = 0; pair < PAIRS; pair++) {
    const card = state[me + PLACED + pair];
    if (card > 0) placed++;
    if (card === BARRELS_CARD + 1) barrelCard = 1;
    const covered = (discs >> (2 * pair)) & 3;
    x[n++] = covered === 3 ? 1 : 0;
    x[n++] = covered === 1 || covered === 2 ? 1 : 0;
  }
  x[n++] = bits(discs) / SPOTS.length;
  x[n++] = placed / PAIRS;
  x[n++] = barrelCard;
  return n;
}

function theGarden(state: State, me: number, x: Float64Array, n: number): number {
  prospect.look(state, me);
  const { sunny, shady, sunnyByFertility, shadyByFertility } = prospect;
  const discs = state[me + SPOT_DISCS];
  const xOpen = (discs & 1) === 0;
  let usable = 0;
  for (let r = 0; r < RESOURCES; r++) {
    const open = ((discs >> (FIRST_RESOURCE_SPOT + r)) & 1) === 0;
    if (open && prospect.tiles[r] > 0) usable++;
    x[n++] = prospect.tiles[r] / 8;
    x[n++] = sunny[r] / 15;
    x[n++] = shady[r] / 15;
    x[n++] = open ? sunny[r] / 15 : 0;
    x[n++] = open ? shady[r] / 15 : 0;
  }
  x[n++] = usable / RESOURCES;
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
    const open = ((discs >> (FIRST_MONK_SPOT + m)) & 1) === 0 ? 1 : 0;
    if (prospect.monks[m] > 0) usable += open;
    x[n++] = prospect.monks[m] / 3;
    x[n++] = (open * prospect.monkSteps[m]) / 15;
    x[n++] = (open * prospect.monkDucats[m]) / 15;
    x[n++] = (open * prospect.monkBrews[m]) / 4;
    x[n++] = (open * prospect.monkSunnyRoom[m]) / 6;
    x[n++] = (open * prospect.monkShadyRoom[m]) / 6;
  }
  x[n++] = usable / MONKS;
  return n;
}

/** Where everything would be with a disc on every spot. */
function allDiscsPlaced(x: Float64Array, n: number): number {
  const { markers } = prospect;
  let least = markers[0];
  let total = 0;
  for (let r = 0; r < RESOURCES; r++) {
    least = Math.min(least, markers[r]);
    total += markers[r];
    then[r] = markers[r];
    x[n++] = (markers[r] - LOWEST_MARKER) / MARKER_WAY;
  }
  then.sort();
  for (let r = 0; r < RESOURCES; r++) x[n++] = (then[r] - LOWEST_MARKER) / MARKER_WAY;
  x[n++] = total / 100;
  x[n++] = (least - LOWEST_MARKER) / MARKER_WAY;
  const row = brewmasterRow(prospect.brewmaster);
  const levelThen = bestLevel(row.rate, prospect.ducats, markers);
  x[n++] = (levelThen - LOWEST_MARKER) / MARKER_WAY;
  x[n++] = (Math.max(0, levelThen) * row.value) / 100;
  x[n++] = (prospect.brewmaster - BREWMASTER_START) / BREWMASTER_WAY;
  x[n++] = prospect.ducats / 60;
  // The same with a better brewmaster, and with the best one.
  const better = brewmasterRow(Math.min(TRACK_END, prospect.brewmaster + MOST_SHED_STEPS));
  x[n++] = (Math.max(0, bestLevel(better.rate, prospect.ducats, markers)) * better.value) / 100;
  const best = brewmasterRow(TRACK_END);
  x[n++] = (Math.max(0, bestLevel(best.rate, prospect.ducats, markers)) * best.value) / 100;
  return n;
}

function theSheds(state: State, me: number, x: Float64Array, n: number): number {
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
      for (let i = 0; i < AROUND; i++) {
        const tile = state[me + GARDEN + around[i]];
        if (tile === NO_TILE) continue;
        filled++;
        sum += FERTILITY[tile];
      }
      const near = (filled * filled) / (AROUND * AROUND);
      steps += near * SHED_STEPS[sum];
      activations += near * SHED_NEIGHBOURS_ACTIVATED[sum];
      if (filled === AROUND - 1) nearly++;
    } else shedTypes[built - 1]++;
    x[n++] = built > 0 ? 1 : 0;
    x[n++] = filled / AROUND;
    x[n++] = sum / 20;
  }
  x[n++] = steps / 6;
  x[n++] = activations / 6;
  x[n++] = nearly / 2;
  for (let type = 0; type < shedTypes.length; type++) x[n++] = shedTypes[type] / 3;
  x[n++] = bits(state[me + SUNNY_FILLED]) / SIDE_HEXES;
  x[n++] = bits(state[me + SHADY_FILLED]) / SIDE_HEXES;
  return n;
}

function theBarrels(state: State, seat: number, from: number, x: Float64Array, n: number): number {
  const me = player(seat);
  const own = ownBarrels(state, seat);
  const largeGone = takenBarrels(state, LARGE_BARRELS);
  const gone = largeGone & takenBarrels(state, SMALL_BARRELS);
  let ripe = 0;
  let contested = 0;
  for (let goal = 0; goal < GOALS.length; goal++) {
    const bit = 1 << goal;
    const open = ((own | gone) & bit) === 0;
    const large = open && (largeGone & bit) === 0;
    const have = open ? goalCount(state, seat, goal) : 0;
    const met = open && have >= GOAL_NEEDS[goal];
    if (met) {
      const worth = large ? LARGE_BARREL_VP : SMALL_BARREL_VP;
      ripe += worth;
      if (rivalMeets(state, seat, goal)) contested += worth;
    }
    x[n++] = met && large ? 1 : 0;
    x[n++] = met && !large ? 1 : 0;
    const progress = !open || met ? 0 : progressOf(goal, have, sorted[0]);
    x[n++] = large ? progress : progress / 2;
  }
  x[n++] = ripe / 12;
  x[n++] = contested / 12;
  x[n++] = from < LAST_BARREL_SPACE ? ripe / 12 : 0;
  x[n++] = bits(state[me + LARGE_BARRELS]) / 4;
  x[n++] = bits(state[me + SMALL_BARRELS]) / 4;
  return n;
}

/** What is on the spaces ahead of a figure: discs by kind, barrel spaces, tiles by resource, monks. */
function whatIsAhead(state: State, from: number, x: Float64Array, at: number): number {
  for (let i = at; i < at + 16; i++) x[i] = 0;
  for (let space = from + 1; space <= ACTION_SPACES; space++) {
    const kind = SPACE_KIND[space];
    if (kind === SCORING_SPACE) {
      x[at + DISC_KIND[space]] += state[DISCS + DISC_SPACE[space]] / 2;
    } else if (kind === BARREL_SPACE) x[at + 4] += 0.5;
    else {
      const row = tilesOn(space);
      for (let i = 0; i < TILES_PER_SPACE; i++) {
        const tile = state[row + i];
        if (tile === NO_TILE) break;
        if (isMonkTile(tile)) x[at + 11 + MONK[tile]] += 0.5;
        else {
          x[at + 5 + RESOURCE[tile]] += FERTILITY[tile] / 15;
          x[at + 10] += 1 / 15;
        }
      }
    }
  }
  x[at + 15] = from < BEHIND ? 1 : 0;
  return at + 16;
}

/** Whether someone else who has no barrel of a goal yet meets it, too. */
function rivalMeets(state: State, seat: number, goal: number): boolean {
  for (let other = 0; other < state[SEAT_COUNT]; other++) {
    if (other === seat || (ownBarrels(state, other) >> goal) & 1) continue;
    if (fulfils(state, other, goal)) return true;
  }
  return false;
}
