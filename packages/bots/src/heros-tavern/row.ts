import { tables } from '@taproom/games/heros-tavern';
import {
  awardOf,
  boughtBy,
  draftedBy,
  ENTERTAINMENT,
  handSize,
  KINDS,
  PRICE,
  RESOURCES,
  SEATS,
  STEP,
  type State,
  sum,
  tokensOf,
} from '@taproom/games/heros-tavern/inner';
import { heroesAlone, KEPT, LEFT, MOST, OPEN, SEATS_CELL, SECOND, TOKENS_CELL } from './features.ts';

/** The row of a seat that is about to pick, but with one card less to come, as after the pick. */
export function pickRow(state: State, seat: number, row: Int16Array): void {
  context(state, seat, row);
  row[LEFT] = handSize(state) - 1;
  for (let r = 0; r < RESOURCES.length; r++) row[TOKENS_CELL + r] = state[tokensOf(seat) + r];
  const bought = boughtBy(seat);
  for (let card = 0; card < KINDS; card++) row[OPEN + card] = row[KEPT + card] = state[bought + card];
  for (let i = 0; i < state[STEP]; i++) row[OPEN + state[draftedBy(seat) + i]]++;
}

/** The row of a seat as it is in the draft, without a pick. */
export function standRow(state: State, seat: number, row: Int16Array): void {
  pickRow(state, seat, row);
  row[LEFT]++;
}

/** The row of a seat after a purchase, before the next deal. */
export function purchaseRow(state: State, seat: number, code: number, row: Int16Array): void {
  context(state, seat, row);
  row[LEFT] = tables.HAND;
  for (let r = 0; r < RESOURCES.length; r++) row[TOKENS_CELL + r] = state[tokensOf(seat) + r];
  const bought = boughtBy(seat);
  for (let card = 0; card < KINDS; card++) row[KEPT + card] = state[bought + card];
  for (let i = 0; i < state[STEP]; i++) {
    if (!(code & (1 << i))) continue;
    const card = state[draftedBy(seat) + i];
    row[KEPT + card]++;
    for (let r = 0; r < RESOURCES.length; r++) {
      row[TOKENS_CELL + r] -= state[PRICE + card * RESOURCES.length + r];
    }
  }
  for (let card = 0; card < KINDS; card++) row[OPEN + card] = row[KEPT + card];
}

/** The number of players, and the entertainment of the others: all in the draft, what they can keep after it. */
function context(state: State, seat: number, row: Int16Array): void {
  const drafting = handSize(state) > 0;
  let most = 0;
  let second = 0;
  for (let other = 0; other < state[SEATS]; other++) {
    if (other === seat) continue;
    let drafted = 0;
    for (let i = 0; i < state[STEP]; i++) if (state[draftedBy(other) + i] === ENTERTAINMENT) drafted++;
    if (!drafting) drafted = Math.min(drafted, state[tokensOf(other)]);
    const own = state[boughtBy(other) + ENTERTAINMENT] + drafted;
    if (own > most) {
      second = most;
      most = own;
    } else if (own > second) second = own;
  }
  row[SEATS_CELL] = state[SEATS];
  row[MOST] = most;
  row[SECOND] = second;
}

const kept = new Int16Array(KINDS);

/** What the kept cards of a row score. 3 */
export function keptHeroes(row: Int16Array): number {
  for (let card = 0; card < KINDS; card++) kept[card] = row[KEPT + card];
  return heroesAlone(kept) + entertainmentHeroes(kept[ENTERTAINMENT], row[MOST], row[SECOND]);
}

/** What cards of a row are awarded: the open ones, or the kept ones. 4.1 */
export function awardIn(row: Int16Array, cards: number): number {
  let tokens = 0;
  for (let r = 0; r < RESOURCES.length; r++) tokens += awardOf(row, cards, r);
  return tokens;
}

export const tokensLeft = (row: Int16Array): number => sum(row, TOKENS_CELL, RESOURCES.length);

/** The final scoring of a row after the last purchase, with its last award and unspent tokens. 7.1 */
export const finalHeroes = (row: Int16Array): number =>
  keptHeroes(row) + (awardIn(row, KEPT) + tokensLeft(row)) * tables.UNSPENT_HEROES;

/** 3.1 against the most and second most of the others, who are assumed not to tie. */
function entertainmentHeroes(own: number, most: number, second: number): number {
  if (own === 0) return 0;
  if (own > most) return tables.ENTERTAINMENT_MOST;
  if (own === most) return own === second ? 2 : tables.ENTERTAINMENT_MOST / 2;
  if (most === second) return 0;
  if (own > second) return tables.ENTERTAINMENT_SECOND;
  return own === second ? 1 : 0;
}
