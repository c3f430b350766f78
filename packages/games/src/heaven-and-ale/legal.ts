import { canTakeBarrel } from './barrels.ts';
import { BARREL_SPACE, DISC_SPACE, OPEN_SPOTS, SCORING_SPACE, SPACE_KIND } from './board.ts';
import { holdsCard, isRearmost } from './cards.ts';
import { openUses, spotOf } from './discs.ts';
import { HEX_NAMES, SHED_NAMES } from './garden.ts';
import {
  BOUGHT,
  BUY,
  CARD,
  DISCS,
  DONE,
  DUCATS,
  FIGURE,
  FIRST_SLOT,
  GARDEN,
  GO,
  PENDING,
  PLACE,
  player,
  SCORE,
  SHED,
  SHEDS,
  SPOT_DISCS,
  STAGE,
  type State,
  TILES_PER_SPACE,
  tilesOn,
} from './layout.ts';
import { cardIndex, neighbourBits, type SeatMove, useOf } from './moves.ts';
import { ACTION_SPACES, EMERGENCY_COINS, SHED_ACTIVATIONS } from './numbers.ts';
import { basePrice, cheapestFactor, handSize, hasTileFor, holdsTile, price, purse } from './purchase.ts';
import type { CloisterRefusal } from './refusals.ts';
import { PATTERNS } from './sheds.ts';
import { FIRST_PLAYER_SLOT, mustTakeFirst, onSlot, takenSlots } from './start.ts';
import { NO_TILE, tileCode, tileName } from './tiles.ts';
import { CARDS, RESOURCES, SLOTS, SPOTS, STAGES } from './vocabulary.ts';

/**
 * Why the active player may not make a move, or null if it is legal. The move is well formed. This is the listing of
 * moves seen from the other side; tests keep the two consistent.
 */
export function whyNot(state: State, seat: number, move: SeatMove): CloisterRefusal | null {
  switch (move.move) {
    case 'go':
      return state[STAGE] === GO ? whyNotGo(state, seat, move.space) : notNow(state);
    case 'start':
      if (state[STAGE] !== GO && state[STAGE] !== PLACE) return notNow(state);
      return whyNotStart(state, seat, SLOTS.indexOf(move.slot));
    case 'buy':
      return state[STAGE] === BUY
        ? whyNotBuy(state, seat, tileCode(move.tile), HEX_NAMES.indexOf(move.hex))
        : notNow(state);
    case 'activate':
      return state[STAGE] === SHED ? whyNotActivate(state, seat, move.hexes) : notNow(state);
    case 'score':
      return state[STAGE] === SCORE ? whyNotScore(state, seat, useOf(move)) : notNow(state);
    case 'card':
      return state[STAGE] === CARD ? whyNotCard(state, seat, move) : notNow(state);
    case 'return': {
      if (state[STAGE] === PLACE) return notNow(state); // 5.8 not while placing
      const card = CARDS.indexOf(move.card);
      return holdsCard(state, seat, card) ? null : { code: 'card-not-in-hand', card: move.card };
    }
    case 'done':
      if (state[STAGE] === BUY) return state[BOUGHT] > 0 ? null : { code: 'must-buy' };
      return state[STAGE] === DONE ? null : notNow(state);
  }
}

const notNow = (state: State): CloisterRefusal => ({ code: 'not-now', stage: STAGES[state[STAGE]] });

/** 5.2 5.3 */
function whyNotGo(state: State, seat: number, space: number): CloisterRefusal | null {
  if (space < 1 || space > ACTION_SPACES) return { code: 'no-such-space', spaces: ACTION_SPACES };
  const figure = state[player(seat) + FIGURE];
  if (figure < FIRST_SLOT && space <= figure) return { code: 'not-forward', from: figure, to: space };
  if (SPACE_KIND[space] === BARREL_SPACE)
    return canTakeBarrel(state, seat) ? null : { code: 'no-barrel-to-take' };
  if (SPACE_KIND[space] === SCORING_SPACE) {
    if (state[DISCS + DISC_SPACE[space]] === 0) return { code: 'no-disc-there', space };
    return openUses(state, seat, space) === 0 ? { code: 'no-usable-spot', space } : null;
  }
  if (state[tilesOn(space)] === NO_TILE) return { code: 'no-tile-there', space };
  const factor = cheapestFactor(state, seat);
  if (factor === 0) return { code: 'garden-full' };
  if (hasTileFor(state, space, Math.floor(purse(state, seat) / factor))) return null;
  return tooPoor(state, seat, factor * cheapestTile(state, space));
}

function cheapestTile(state: State, space: number): number {
  const row = tilesOn(space);
  let cheapest = basePrice(space, state[row]);
  for (let i = 1; i < TILES_PER_SPACE && state[row + i] !== NO_TILE; i++)
    cheapest = Math.min(cheapest, basePrice(space, state[row + i]));
  return cheapest;
}

const tooPoor = (state: State, seat: number, need: number): CloisterRefusal => ({
  code: 'not-enough-ducats',
  need,
  have: state[player(seat) + DUCATS],
  cards: handSize(state, seat),
  each: EMERGENCY_COINS,
});

/** 5.7 4.4 */
function whyNotStart(state: State, seat: number, slot: number): CloisterRefusal | null {
  const taken = takenSlots(state, seat);
  if (taken & (1 << slot)) return { code: 'slot-taken', slot: SLOTS[slot], by: onSlot(state, slot) };
  const forced = state[STAGE] === GO && slot !== FIRST_PLAYER_SLOT && mustTakeFirst(state, seat, taken);
  return forced ? { code: 'must-take-first-slot' } : null;
}

/** 5.4 5.5 */
function whyNotBuy(state: State, seat: number, tile: number, hex: number): CloisterRefusal | null {
  const space = state[player(seat) + FIGURE];
  if (!holdsTile(state, space, tile)) return { code: 'tile-not-there', tile: tileName(tile), space };
  const there = state[player(seat) + GARDEN + hex];
  if (there !== NO_TILE) return { code: 'hex-filled', hex: HEX_NAMES[hex], tile: tileName(there) };
  const need = price(space, tile, hex);
  return need > state[player(seat) + DUCATS] ? tooPoor(state, seat, need) : null;
}

/** 6.2 */
function whyNotActivate(state: State, seat: number, hexes: readonly string[]): CloisterRefusal | null {
  const shed = SHED_NAMES[state[PENDING]];
  const type = state[player(seat) + SHEDS + state[PENDING]] - 1;
  const stranger = hexes.find(hex => neighbourBits(state, [hex]) >= 1 << 6);
  if (stranger !== undefined) return { code: 'not-around-shed', hex: stranger, shed };
  const fits =
    hexes.length === SHED_ACTIVATIONS[type] && PATTERNS[type].includes(neighbourBits(state, hexes));
  return fits ? null : { code: 'wrong-activation', shed, type, need: SHED_ACTIVATIONS[type] };
}

/** 7.1 */
function whyNotScore(state: State, seat: number, use: number): CloisterRefusal | null {
  const space = state[player(seat) + FIGURE];
  const spot = spotOf(use);
  if (openUses(state, seat, space) & (1 << use)) return null;
  if (!(OPEN_SPOTS[space] & (1 << spot))) return { code: 'spot-not-open', spot: SPOTS[spot], space };
  if (state[player(seat) + SPOT_DISCS] & (1 << spot)) return { code: 'spot-taken', spot: SPOTS[spot] };
  return { code: 'nothing-to-score', spot: SPOTS[spot] };
}

/** 7.5 */
function whyNotCard(state: State, seat: number, move: SeatMove & { move: 'card' }): CloisterRefusal | null {
  if (move.card === 'none') return null;
  if (!holdsCard(state, seat, cardIndex(move.card))) return { code: 'card-not-in-hand', card: move.card };
  if (move.card !== 'stragglers' || isRearmost(state, seat, RESOURCES.indexOf(move.resource))) return null;
  const rearmost = RESOURCES.filter((_, i) => isRearmost(state, seat, i));
  return { code: 'not-rearmost', resource: move.resource, rearmost };
}
