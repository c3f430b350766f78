import {
  BARREL_SPACE,
  DISC_SPACE,
  MONK_SPACE,
  MONK_SPACES,
  RESOURCE_SPACE,
  RESOURCE_SPACES,
  SCORING_SPACE,
  SCORING_SPACES,
  SPACE_KIND,
} from './board.ts';
import { discsOnBoard, pairCompleted } from './cards.ts';
import { openUses } from './discs.ts';
import { ALL_HEXES, ALL_SHEDS } from './garden.ts';
import {
  ACTIVE,
  BOUGHT,
  BUY,
  bag,
  CARD,
  CELLS,
  CHOSEN_FIRST,
  DISCS,
  FIGURE,
  FIRST,
  FIRST_SLOT,
  GARDEN,
  GO,
  HAND,
  inStartingArea,
  LARGE_BARRELS,
  OUT,
  OVER,
  PAIRS,
  PENDING,
  PLACE,
  PLACED,
  player,
  REFILL,
  ROUND,
  SCORE,
  SEAT_COUNT,
  SHADY_FILLED,
  SHED,
  SHEDS,
  SMALL_BARRELS,
  SPOT_DISCS,
  STAGE,
  type State,
  SUNNY_FILLED,
  TILES_PER_SPACE,
  tilesOn,
} from './layout.ts';
import {
  DISCS_PER_SPACE,
  MONK_COPIES,
  RESOURCE_COPIES,
  ROUNDS_WITH_I_MONKS,
  SEATS,
  SECOND_DISCS,
  SHED_ACTIVATIONS,
} from './numbers.ts';
import { barrels, outOfRange, ownBoard } from './own-board.ts';
import { cheapestFactor, hasTileFor, purse } from './purchase.ts';
import type { CloisterRefusal } from './refusals.ts';
import { lastRound, monksInBag, NEW_MONKS, NEW_RESOURCES, resourcesInBag } from './round.ts';
import { FIRST_PLAYER_SLOT, onSlot } from './start.ts';
import { isMonkTile, NO_TILE, tileName } from './tiles.ts';
import { BACKS, CARDS, MONKS, RESOURCE_TILES, SLOTS, STAGES, TILES } from './vocabulary.ts';

type Check = (state: State) => CloisterRefusal | null;

/**
 * Why a state is impossible, or null. Everything that moves can reach passes; a position from outside is refused with
 * the first thing that could not have happened in a game.
 */
export function whatIsBroken(state: State): CloisterRefusal | null {
  if (state.length !== CELLS) return { code: 'wrong-state-size', need: CELLS, have: state.length };
  for (const check of [table, tiles, spaces, bags, discs, figures, stage]) {
    const broken = check(state);
    if (broken !== null) return broken;
  }
  for (let seat = 0; seat < state[SEAT_COUNT]; seat++) {
    const broken = ownBoard(state, seat);
    if (broken !== null) return broken;
  }
  return barrels(state);
}

const table: Check = state =>
  outOfRange('seats', state[SEAT_COUNT], SEATS.min, SEATS.max) ??
  outOfRange('options.first', state[CHOSEN_FIRST], -1, state[SEAT_COUNT] - 1) ??
  outOfRange('round', state[ROUND], 0, lastRound(state)) ??
  outOfRange('stage', state[STAGE], 0, STAGES.length - 1) ??
  outOfRange('active', state[ACTIVE], 0, state[SEAT_COUNT] - 1) ??
  outOfRange('bought', state[BOUGHT], 0, TILES_PER_SPACE) ??
  emptyChairs(state);

function emptyChairs(state: State): CloisterRefusal | null {
  for (let cell = player(state[SEAT_COUNT]); cell < CELLS; cell++)
    if (state[cell] !== 0) return { code: 'cell-not-empty', cell };
  return null;
}

// ---- Tiles

/** 1.1 1.2 Every tile is in exactly one place: a bag, a space or a garden. */
function tiles(state: State): CloisterRefusal | null {
  const found = new Int16Array(TILES.length + 1);
  const count = (from: number, cells: number): CloisterRefusal | null => {
    for (let cell = from; cell < from + cells; cell++) {
      const range = outOfRange('tiles', state[cell], 0, TILES.length);
      if (range !== null) return range;
      found[state[cell]]++;
    }
    return null;
  };
  for (const space of [...RESOURCE_SPACES, ...MONK_SPACES]) {
    const broken = count(tilesOn(space), TILES_PER_SPACE);
    if (broken !== null) return broken;
  }
  for (let seat = 0; seat < state[SEAT_COUNT]; seat++) {
    const broken = count(player(seat) + GARDEN, ALL_HEXES);
    if (broken !== null) return broken;
  }
  for (let tile = 1; tile <= TILES.length; tile++) {
    const copies = isMonkTile(tile) ? MONK_COPIES : RESOURCE_COPIES;
    for (let back = 0; back < BACKS.length; back++) {
      const where = `bag.${BACKS[back]}.${tileName(tile)}`;
      const range = outOfRange(where, state[bag(back, tile)], 0, copies);
      if (range !== null) return range;
      found[tile] += state[bag(back, tile)];
    }
    const need = copies * BACKS.length;
    if (found[tile] !== need)
      return { code: 'tiles-not-conserved', tile: tileName(tile), need, have: found[tile] };
  }
  return null;
}

/** 2.1 9.1 Each space holds tiles of its kind, without gaps, at most one per round. */
function spaces(state: State): CloisterRefusal | null {
  for (const space of [...RESOURCE_SPACES, ...MONK_SPACES]) {
    const row = tilesOn(space);
    for (let i = 0; i < TILES_PER_SPACE; i++) {
      const tile = state[row + i];
      if (tile === NO_TILE) continue;
      if (i >= state[ROUND] || (i > 0 && state[row + i - 1] === NO_TILE))
        return { code: 'too-many-tiles', space, max: state[ROUND] };
      if (isMonkTile(tile) !== (SPACE_KIND[space] === MONK_SPACE))
        return { code: 'wrong-tile-on-space', space, tile: tileName(tile) };
    }
  }
  return null;
}

/** 4.1 4.2 9.1 What each round took from the bags. */
function bags(state: State): CloisterRefusal | null {
  const round = state[ROUND];
  const each = RESOURCE_TILES.length * RESOURCE_COPIES;
  const dealt = NEW_RESOURCES * round;
  const resources = [Math.max(0, each - dealt), each - Math.max(0, dealt - each)];
  const all = MONKS.length * MONK_COPIES;
  const withI = Math.min(round, ROUNDS_WITH_I_MONKS);
  const monks = [all - NEW_MONKS * withI, all - NEW_MONKS * (round - withI)];
  for (let back = 0; back < BACKS.length; back++) {
    if (resourcesInBag(state, back) !== resources[back])
      return { code: 'wrong-bag', back: BACKS[back], tiles: 'resources', need: resources[back] };
    if (monksInBag(state, back) !== monks[back])
      return { code: 'wrong-bag', back: BACKS[back], tiles: 'monks', need: monks[back] };
  }
  return null;
}

// ---- Discs

/** 9.2 No space holds more discs than were placed there, and there are no more around than were ever placed. */
function discs(state: State): CloisterRefusal | null {
  const round = state[ROUND];
  const second = round === lastRound(state) ? SECOND_DISCS[state[SEAT_COUNT]] : [];
  let around = 0;
  for (const space of SCORING_SPACES) {
    const here = state[DISCS + DISC_SPACE[space]];
    const max = round === 0 ? 0 : DISCS_PER_SPACE + (second.includes(space) ? 1 : 0);
    if (here < 0 || here > max) return { code: 'wrong-discs', space, max };
    around += here;
  }
  for (let seat = 0; seat < state[SEAT_COUNT]; seat++) around += discsOnBoard(state, seat);
  const max = round * SCORING_SPACES.length * DISCS_PER_SPACE + second.length;
  return around > max ? { code: 'too-many-discs', max, have: around } : null;
}

// ---- Figures and stages

const impossible = (state: State): CloisterRefusal => ({
  code: 'impossible-stage',
  stage: STAGES[state[STAGE]],
});

/** 2.2 4.4 5.7 Where figures can be. */
function figures(state: State): CloisterRefusal | null {
  const placing = state[STAGE] === PLACE;
  const unplaced = state[ROUND] === 0 || state[STAGE] === FIRST;
  const first = onSlot(state, FIRST_PLAYER_SLOT);
  for (let seat = 0; seat < state[SEAT_COUNT]; seat++) {
    const figure = state[player(seat) + FIGURE];
    const out = state[player(seat) + OUT];
    const range = outOfRange(`players.${seat}.figure`, figure, 0, FIRST_SLOT + SLOTS.length - 1);
    if (range !== null) return range;
    const wrong: CloisterRefusal = { code: 'impossible-figure', seat };
    if (out !== 0 && (out !== 1 || !inStartingArea(figure))) return wrong;
    if (inStartingArea(figure) && onSlot(state, figure - FIRST_SLOT) !== seat)
      return { code: 'slot-shared', slot: SLOTS[figure - FIRST_SLOT] };
    if (unplaced && figure !== 0) return wrong;
    if (placing && (figure === 0) !== stillToPlace(state, first, seat)) return wrong;
    if (placing && figure !== 0 && !inStartingArea(figure)) return wrong;
    if (!unplaced && !placing && figure === 0) return wrong;
  }
  return null;
}

/** 4.4 Does a seat still have to place? Counterclockwise from the first player, the active one is next. */
function stillToPlace(state: State, first: number, seat: number): boolean {
  const seats = state[SEAT_COUNT];
  const turn = (who: number): number => (first - who + seats) % seats;
  return turn(seat) >= turn(state[ACTIVE]);
}

/** What each stage requires of the table, so that there is always a move. */
function stage(state: State): CloisterRefusal | null {
  const seats = Array.from({ length: state[SEAT_COUNT] }, (_, seat) => seat);
  const allOut = seats.every(seat => state[player(seat) + OUT] === 1);
  const first = onSlot(state, FIRST_PLAYER_SLOT);
  const last = state[ROUND] === lastRound(state);
  const holds = ((): boolean => {
    switch (state[STAGE]) {
      case REFILL:
        return state[ROUND] === 0 ? seats.every(seat => isFresh(state, seat)) : allOut && first >= 0 && !last;
      case FIRST:
        return state[ROUND] === 1 && state[CHOSEN_FIRST] < 0 && seats.every(seat => isFresh(state, seat));
      case PLACE:
        return (
          state[ROUND] === 1 &&
          first >= 0 &&
          first !== state[ACTIVE] &&
          (state[CHOSEN_FIRST] < 0 || state[CHOSEN_FIRST] === first) &&
          seats.every(seat => isFresh(state, seat))
        );
      case OVER:
        return last && allOut && first >= 0;
      default:
        return state[ROUND] > 0 && (!allOut || first >= 0) && turnHolds(state, state[ACTIVE]);
    }
  })();
  if (!holds) return impossible(state);
  const bought = state[BOUGHT] > 0;
  if (bought && state[STAGE] !== BUY && state[STAGE] !== SHED) return impossible(state);
  return state[PENDING] !== 0 && state[STAGE] !== SHED && state[STAGE] !== CARD ? impossible(state) : null;
}

/** Before the first round nobody has planted, scored or returned anything. */
const isFresh = (state: State, seat: number): boolean => {
  const me = player(seat);
  const untouched = [SUNNY_FILLED, SHADY_FILLED, SPOT_DISCS, LARGE_BARRELS, SMALL_BARRELS, OUT];
  return untouched.every(cell => state[me + cell] === 0) && state[me + HAND] === (1 << CARDS.length) - 1;
};

/** What the stages of a turn require of the active player. */
function turnHolds(state: State, seat: number): boolean {
  const me = player(seat);
  const figure = state[me + FIGURE];
  const kind = figure < FIRST_SLOT ? SPACE_KIND[figure] : 0;
  const shop = kind === RESOURCE_SPACE || kind === MONK_SPACE;
  const out = state[me + OUT] === 1;
  switch (state[STAGE]) {
    case GO:
      return !out;
    case BUY:
      return shop && (state[BOUGHT] > 0 || canBuy(state, seat, figure));
    case SHED: {
      const shed = state[PENDING];
      if (!shop || state[BOUGHT] === 0 || shed < 0 || shed >= ALL_SHEDS) return false;
      return SHED_ACTIVATIONS[state[me + SHEDS + shed] - 1] > 0;
    }
    case SCORE:
      return (
        kind === SCORING_SPACE && state[DISCS + DISC_SPACE[figure]] > 0 && openUses(state, seat, figure) !== 0
      );
    case CARD: {
      const pair = state[PENDING];
      if (kind !== SCORING_SPACE || pair < 0 || pair >= PAIRS || state[me + HAND] === 0) return false;
      return pairCompleted(state, seat, pair) && state[me + PLACED + pair] === 0;
    }
    default: // DONE
      return out || kind === SCORING_SPACE || kind === BARREL_SPACE;
  }
}

function canBuy(state: State, seat: number, space: number): boolean {
  const factor = cheapestFactor(state, seat);
  return factor > 0 && hasTileFor(state, space, Math.floor(purse(state, seat) / factor));
}
