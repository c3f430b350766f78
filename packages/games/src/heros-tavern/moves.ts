import { listPicks, reveal } from './draft.ts';
import type { Event } from './events.ts';
import { CHOICE, isIn, SEATS, STAGE, type State, seatsChoose } from './layout.ts';
import { cardsOf, listPurchases, MOST_PURCHASES, purchase } from './purchase.ts';
import { CARDS, type Card, DRAFT } from './vocabulary.ts';

/** One card from the hand, chosen face down. 2.2 */
export interface Pick {
  readonly move: 'pick';
  readonly card: Card;
}

/** All cards a seat buys in this round; none is a purchase too. 5 */
export interface Buy {
  readonly move: 'buy';
  readonly cards: readonly Card[];
}

/** Chance's move: the hands by seat, each in the order in which it was dealt. 2.1 */
export interface Deal {
  readonly move: 'deal';
  readonly hands: readonly (readonly Card[])[];
}

export type Move = Pick | Buy | Deal;

/** A buffer of this length holds the codes of any list. */
export const MOST_MOVES = MOST_PURCHASES;

/** Lists the codes of a seat's moves: picks in the order of `CARDS`, or purchases by code. */
export const listMoves = (state: State, seat: number, codes: Int32Array): number =>
  state[STAGE] === DRAFT ? listPicks(state, seat, codes) : listPurchases(state, seat, codes);

const buffer = new Int32Array(MOST_MOVES);

/** The moves of a seat, including one that has chosen and may replace its choice. 8.4 */
export function moves(state: State, seat: number): Move[] {
  if (!isSeat(state, seat) || !seatsChoose(state)) return [];
  const count = listMoves(state, seat, buffer);
  return Array.from(buffer.subarray(0, count), code => decode(state, seat, code));
}

/** Whether a hidden choice, as stored in its cell, is a legal move of the seat. */
export function isLegalChoice(state: State, seat: number, choice: number): boolean {
  const count = listMoves(state, seat, buffer);
  const code = state[STAGE] === DRAFT ? choice - 1 : choice;
  return buffer.subarray(0, count).includes(code);
}

export const isSeat = (state: State, seat: unknown): seat is number =>
  typeof seat === 'number' && Number.isInteger(seat) && seat >= 0 && seat < state[SEATS];

export const decode = (state: State, seat: number, code: number): Move =>
  state[STAGE] === DRAFT
    ? { move: 'pick', card: CARDS[code] }
    : { move: 'buy', cards: cardsOf(state, seat, code) };

/** Plays a legal move of a seat. The last choice to come in reveals them all. */
export function playMove(state: State, seat: number, code: number, events: Event[] | null): void {
  const drafting = state[STAGE] === DRAFT;
  state[CHOICE + seat] = drafting ? code + 1 : code;
  if (events) {
    if (drafting) events.push({ event: 'chose', seat, card: CARDS[code] });
    else events.push({ event: 'decided', seat, cards: cardsOf(state, seat, code) });
  }
  if (firstAwaited(state) < state[SEATS]) return;
  if (drafting) reveal(state, events);
  else purchase(state, events);
}

/** The lowest seat that has not chosen yet, or the number of seats if all have. */
export function firstAwaited(state: State): number {
  let seat = 0;
  while (seat < state[SEATS] && isIn(state, seat)) seat++;
  return seat;
}
