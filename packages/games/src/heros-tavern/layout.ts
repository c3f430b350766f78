/**
 * Where everything is in a state: one typed array, the same size for 3, 4 and 5 seats. Cells that are currently unused
 * are 0, so equal positions have equal cells.
 */
import { HAND, ROUNDS, SEATS_MAX } from './numbers.ts';
import {
  CARDS,
  CATEGORIES,
  type Card,
  type Counts,
  DRAFT,
  OVER,
  PURCHASE,
  RESOURCES,
  type Row,
  record,
  type Tokens,
} from './vocabulary.ts';

export type State = Int16Array;

export const KINDS = CARDS.length;
/** Score rows of a pad: the rounds and the final scoring. */
export const ROWS = ROUNDS + 1;
/** The cells of one pad. */
export const PAD = ROWS * CATEGORIES.length;

export const SEATS = 0;
/** 1 to 5. */
export const ROUND = 1;
export const STAGE = 2;
/** Cards each player has drafted in this round. */
export const STEP = 3;
/** Cards dealt to each player in this round: 7, or fewer by 8.3. */
export const DEALT = 4;
/** Price of a card in a resource: card × 3 + resource. */
export const PRICE = 5;
/** Counts by card. Nobody knows the order of the pile, so the state has none. */
export const PILE = PRICE + KINDS * RESOURCES.length;
export const DISCARD = PILE + KINDS;
/** What was left of the pile when this round's deal used it up and continued with the discard. All of it was dealt. */
export const REMAINDER = DISCARD + KINDS;
/** By seat, 0 until it has chosen: card + 1 in the draft, a purchase code in the purchase. */
export const CHOICE = REMAINDER + KINDS;
/** By the seat it was dealt to: the cards still in that hand, in the order of `CARDS`. */
export const HANDS = CHOICE + SEATS_MAX;
/** By seat: the cards drafted in this round, in the order of their reveal. */
export const DRAFTED = HANDS + SEATS_MAX * HAND;
/** By seat: counts by card. */
export const BOUGHT = DRAFTED + SEATS_MAX * HAND;
export const TOKENS = BOUGHT + SEATS_MAX * KINDS;
/** By seat, row and category. */
export const PADS = TOKENS + SEATS_MAX * RESOURCES.length;
export const CELLS = PADS + SEATS_MAX * PAD;

/** The seat that was dealt the hand another seat holds now: every step passes all hands to the left. 2.2 */
export function dealtTo(state: State, seat: number): number {
  let origin = seat - state[STEP];
  while (origin < 0) origin += state[SEATS];
  return origin;
}

/** Where the hand a seat holds now begins. */
export const handOf = (state: State, seat: number): number => HANDS + HAND * dealtTo(state, seat);

/** How many cards each player holds. */
export const handSize = (state: State): number => state[DEALT] - state[STEP];

export const draftedBy = (seat: number): number => DRAFTED + HAND * seat;
export const boughtBy = (seat: number): number => BOUGHT + KINDS * seat;
export const tokensOf = (seat: number): number => TOKENS + RESOURCES.length * seat;
export const padOf = (seat: number): number => PADS + PAD * seat;

export const isIn = (state: State, seat: number): boolean => state[CHOICE + seat] !== 0;

/** Whether the game is waiting for choices of the seats. */
export const seatsChoose = (state: State): boolean => state[STAGE] === DRAFT || state[STAGE] === PURCHASE;

/** The rows of the pads that are filled in. */
export function rowsScored(state: State): number {
  if (state[STAGE] === OVER) return ROWS;
  return state[STAGE] === PURCHASE ? state[ROUND] : state[ROUND] - 1;
}

/** The sum of consecutive cells. */
export function sum(cells: ArrayLike<number>, from: number, length: number): number {
  let total = 0;
  for (let cell = from; cell < from + length; cell++) total += cells[cell];
  return total;
}

export const countsAt = (state: State, from: number): Counts => record(CARDS, card => state[from + card]);
export const tokensAt = (state: State, from: number): Tokens => record(RESOURCES, r => state[from + r]);
export const rowAt = (state: State, from: number): Row => record(CATEGORIES, c => state[from + c]);

/** Consecutive cells as cards. */
export function cardsAt(state: State, from: number, length: number): Card[] {
  const cards: Card[] = [];
  for (let cell = from; cell < from + length; cell++) cards.push(CARDS[state[cell]]);
  return cards;
}
