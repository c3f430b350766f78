import type { Random } from '../chance.ts';
import { continueDraft } from './draft.ts';
import type { Event } from './events.ts';
import {
  cardsAt,
  DEALT,
  DISCARD,
  HANDS,
  KINDS,
  PILE,
  REMAINDER,
  ROUND,
  SEATS,
  STAGE,
  type State,
  sum,
} from './layout.ts';
import { COPIES, HAND, SEATS_MAX } from './numbers.ts';
import { DRAFT } from './vocabulary.ts';

/** How many cards each player gets: 7, or fewer, the same for all. 2.1, 8.3 */
export function cardsEach(state: State): number {
  const cards = sum(state, PILE, KINDS) + sum(state, DISCARD, KINDS);
  return Math.min(HAND, Math.floor(cards / state[SEATS]));
}

const bag = new Uint8Array(sum(COPIES, 0, KINDS));

/** A deal for `deal`, sampled: the pile first, then the shuffled discard. 2.1 */
export function drawDeal(state: State, random: Random, cards: Uint8Array): void {
  const due = cardsEach(state) * state[SEATS];
  const drawn = drawFrom(state, PILE, random, cards, 0, due);
  drawFrom(state, DISCARD, random, cards, drawn, due);
}

/** Draws from counts until enough is drawn or nothing is left. Returns how many are drawn by then. */
function drawFrom(
  state: State,
  counts: number,
  random: Random,
  cards: Uint8Array,
  drawn: number,
  due: number,
): number {
  if (drawn === due) return drawn;
  let left = 0;
  for (let card = 0; card < KINDS; card++) {
    for (let copies = state[counts + card]; copies > 0; copies--) bag[left++] = card;
  }
  let next = drawn;
  while (next < due && left > 0) {
    const i = random.below(left);
    cards[next++] = bag[i];
    bag[i] = bag[--left];
  }
  return next;
}

/** A buffer for the cards of any deal. */
export const dealBuffer = (): Uint8Array => new Uint8Array(SEATS_MAX * HAND);

/** Deals cards, one at a time around the table. They have been checked, or drawn by `drawDeal`. 2.1 */
export function deal(state: State, cards: Uint8Array, events: Event[] | null): void {
  const seats = state[SEATS];
  const each = cardsEach(state);
  const due = each * seats;
  const reshuffled = sum(state, PILE, KINDS) < due;
  if (reshuffled) {
    for (let card = 0; card < KINDS; card++) {
      state[REMAINDER + card] = state[PILE + card];
      state[PILE + card] += state[DISCARD + card];
      state[DISCARD + card] = 0;
    }
  }
  let seat = 0;
  let size = 0;
  for (let i = 0; i < due; i++) {
    const card = cards[i];
    state[PILE + card]--;
    // Hands are kept in the order of CARDS.
    let at = HANDS + HAND * seat + size;
    const first = at - size;
    while (at > first && state[at - 1] > card) {
      state[at] = state[at - 1];
      at--;
    }
    state[at] = card;
    if (++seat === seats) {
      seat = 0;
      size++;
    }
  }
  state[DEALT] = each;
  state[STAGE] = DRAFT;
  if (events) {
    const hands = Array.from({ length: seats }, (_, s) => cardsAt(state, HANDS + HAND * s, each));
    const pile = sum(state, PILE, KINDS);
    events.push({ event: 'dealt', round: state[ROUND], each, hands, reshuffled, pile });
  }
  continueDraft(state, events);
}
