import { tables } from '@taproom/games/heros-tavern';
import {
  BARTENDER,
  boughtBy,
  CARDS,
  COOK,
  DARK_ALE,
  DRAFT,
  draftedBy,
  ENTERTAINMENT,
  FOOD,
  JESTER,
  KINDS,
  LIGHT_ALE,
  LODGING,
  MAID,
  MARKET,
  NOTHING,
  PRODUCERS,
  RESOURCES,
  ROUND,
  SEATS,
  SHOPKEEPER,
  STAGE,
  STEP,
  type State,
  sum,
  tokensOf,
} from '@taproom/games/heros-tavern/inner';
import type { Reason } from '../bot.ts';
import { pickGain, purchaseGain } from './taste.ts';
import { openTavernsOf } from './taverns.ts';

/** From this many heroes on, a card is worth denying to the next player. */
const DENIED = 5;

/** Why a choice may be good: what it does for the seat, and to the next player. */
export const reasons = (state: State, seat: number, code: number): Reason[] =>
  state[STAGE] === DRAFT ? pickReasons(state, seat, code) : purchaseReasons(state, seat, code);

function pickReasons(state: State, seat: number, card: number): Reason[] {
  const seats = state[SEATS];
  const taverns = openTavernsOf(state);
  const found: Reason[] = [];
  const gain = pickGain(state, seat, card);
  if (gain > 0) found.push({ reason: 'heroes-now', heroes: gain });
  found.push(cardReason(taverns, seats, seat, card));
  const helper = HELPERS.find(([helped]) => helped === card)?.[1];
  if (helper !== undefined && taverns[seat * KINDS + helper] > 0) {
    found.push({ reason: 'helps-staff', card: CARDS[helper] });
  }
  const next = (seat + 1) % seats;
  const heroes = pickGain(state, next, card);
  if (heroes >= DENIED) found.push({ reason: 'denies', seat: next, card: CARDS[card], heroes });
  return found;
}

/** The staff that scores for a card. 3.6 */
const HELPERS: readonly (readonly [card: number, staff: number])[] = [
  [ENTERTAINMENT, JESTER],
  [FOOD, COOK],
  [LIGHT_ALE, BARTENDER],
  [DARK_ALE, BARTENDER],
  [LODGING, MAID],
  [MARKET, SHOPKEEPER],
];

/** What a card adds to the open tavern of a seat. */
function cardReason(taverns: Int16Array, seats: number, seat: number, card: number): Reason {
  const have = taverns[seat * KINDS + card];
  if (PRODUCERS.includes(card)) {
    return { reason: 'engine', card: CARDS[card], resource: RESOURCES[PRODUCERS.indexOf(card)] };
  }
  switch (card) {
    case ENTERTAINMENT:
      return entertainmentReason(taverns, seats, seat);
    case FOOD: {
      const missing = tables.FOOD_SET - 1 - (have % tables.FOOD_SET);
      return missing === 0 ? { reason: 'completes-food-set' } : { reason: 'starts-food-set', missing };
    }
    case LIGHT_ALE:
    case DARK_ALE: {
      const other = taverns[seat * KINDS + (card === LIGHT_ALE ? DARK_ALE : LIGHT_ALE)];
      if (have < other) return { reason: 'ale-pair' };
      return (have - other) % 2 === 1 ? { reason: 'ale-of-one-kind' } : { reason: 'starts-ale-pair' };
    }
    case LODGING:
      return { reason: 'lodging', lodgings: have + 1 };
    case MARKET:
      return { reason: 'markets', markets: have + 1 };
    default:
      return { reason: 'staff', card: CARDS[card] };
  }
}

function entertainmentReason(taverns: Int16Array, seats: number, seat: number): Reason {
  const own = taverns[seat * KINDS + ENTERTAINMENT] + 1;
  let most = 0;
  for (let other = 0; other < seats; other++) {
    if (other !== seat) most = Math.max(most, taverns[other * KINDS + ENTERTAINMENT]);
  }
  if (own > most) return { reason: 'most-entertainment', lead: own - most };
  return own === most ? { reason: 'ties-entertainment' } : { reason: 'entertainment', behind: most - own };
}

function purchaseReasons(state: State, seat: number, code: number): Reason[] {
  const found: Reason[] = [];
  const kept = state.slice(boughtBy(seat), boughtBy(seat) + KINDS);
  for (let i = 0; i < state[STEP]; i++) {
    if (!(code & (1 << i))) continue;
    const card = state[draftedBy(seat) + i];
    // Only kept cards count now, so the others are left out of the comparison.
    found.push(card === ENTERTAINMENT ? { reason: 'keeps-entertainment' } : cardReason(kept, 1, 0, card));
    kept[card]++;
  }
  const heroes = purchaseGain(state, seat, code);
  if (heroes > 0)
    found.push({ reason: 'heroes-each-round', heroes, scorings: tables.ROUNDS + 1 - state[ROUND] });
  if (code === NOTHING) {
    found.push({ reason: 'saves-tokens', tokens: sum(state, tokensOf(seat), RESOURCES.length) });
  }
  return found;
}
