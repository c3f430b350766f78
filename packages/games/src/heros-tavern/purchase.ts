import type { Event } from './events.ts';
import { boughtBy, CHOICE, DISCARD, draftedBy, PRICE, SEATS, STEP, type State, tokensOf } from './layout.ts';
import { HAND } from './numbers.ts';
import { endRound } from './round.ts';
import { CARDS, type Card, RESOURCES, record, type Tokens } from './vocabulary.ts';

/**
 * The code of a purchase: bit i is the i-th card the seat drafted in this round, and bit 7 is always set, so that
 * buying nothing is a choice too. Of equal cards the one drafted first is bought first, so each purchase has one code.
 */
export const NOTHING = 1 << HAND;

/** No seat has more different purchases than this. */
export const MOST_PURCHASES = 1 << HAND;

/** Tokens of the three resources packed into one number, each below 512 with a guard bit above it. */
const BITS = 10;
const GUARD = (1 << 9) | (1 << 19) | (1 << 29);

const pack = (state: State, tokens: number): number =>
  state[tokens] | (state[tokens + 1] << BITS) | (state[tokens + 2] << (2 * BITS));

/** What is left of the tokens after each listed purchase. */
const left = new Int32Array(MOST_PURCHASES);

/**
 * Lists what a seat can buy (5.1), nothing first, then by code: each card of the tavern in turn is added to all
 * purchases listed so far that can still afford it.
 */
export function listPurchases(state: State, seat: number, codes: Int32Array): number {
  const drafted = draftedBy(seat);
  const cards = state[STEP];
  codes[0] = NOTHING;
  left[0] = pack(state, tokensOf(seat)) | GUARD;
  let count = 1;
  for (let i = 0; i < cards; i++) {
    const card = state[drafted + i];
    const price = pack(state, PRICE + card * RESOURCES.length);
    let earlier = 0; // the previous equal card, which has to be bought first
    for (let j = 0; j < i; j++) if (state[drafted + j] === card) earlier = 1 << j;
    const listed = count;
    for (let k = 0; k < listed; k++) {
      if ((codes[k] & earlier) !== earlier) continue;
      const rest = left[k] - price;
      if ((rest & GUARD) !== GUARD) continue;
      codes[count] = codes[k] | (1 << i);
      left[count++] = rest;
    }
  }
  return count;
}

/** The cards of a purchase, in the order of `CARDS`. */
export function cardsOf(state: State, seat: number, code: number): Card[] {
  const places: number[] = [];
  for (let i = 0; i < state[STEP]; i++) if (code & (1 << i)) places.push(state[draftedBy(seat) + i]);
  return places.sort((a, b) => a - b).map(place => CARDS[place]);
}

/** What a purchase costs in a resource. */
export function costOf(state: State, seat: number, code: number, resource: number): number {
  let cost = 0;
  for (let i = 0; i < state[STEP]; i++) {
    if (code & (1 << i)) cost += state[PRICE + state[draftedBy(seat) + i] * RESOURCES.length + resource];
  }
  return cost;
}

const costs = (state: State, seat: number, code: number): Tokens =>
  record(RESOURCES, resource => costOf(state, seat, code, resource));

/** All have decided: purchases are revealed and paid, the rest is discarded. 5.1, 6.1, 8.4 */
export function purchase(state: State, events: Event[] | null): void {
  if (events) tellPurchases(state, events);
  const cards = state[STEP];
  for (let seat = 0; seat < state[SEATS]; seat++) {
    const code = state[CHOICE + seat];
    const drafted = draftedBy(seat);
    const bought = boughtBy(seat);
    const tokens = tokensOf(seat);
    state[CHOICE + seat] = 0;
    for (let i = 0; i < cards; i++) {
      const card = state[drafted + i];
      if (code & (1 << i)) {
        const price = PRICE + card * RESOURCES.length;
        state[bought + card]++;
        state[tokens] -= state[price];
        state[tokens + 1] -= state[price + 1];
        state[tokens + 2] -= state[price + 2];
      } else {
        state[DISCARD + card]++;
      }
    }
  }
  endRound(state, events);
}

function tellPurchases(state: State, events: Event[]): void {
  for (let seat = 0; seat < state[SEATS]; seat++) {
    const code = state[CHOICE + seat];
    events.push({
      event: 'bought',
      seat,
      cards: cardsOf(state, seat, code),
      paid: costs(state, seat, code),
    });
  }
  for (let seat = 0; seat < state[SEATS]; seat++) {
    // Every drafted card that is not in the code.
    const cards = cardsOf(state, seat, ~state[CHOICE + seat]);
    events.push({ event: 'discarded', seat, cards });
  }
}
