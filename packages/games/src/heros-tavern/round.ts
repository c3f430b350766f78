/** What happens automatically between the choices of the seats: scoring, awards, and the end. */
import type { Event } from './events.ts';
import {
  boughtBy,
  DEALT,
  DRAFTED,
  draftedBy,
  KINDS,
  PAD,
  PADS,
  padOf,
  REMAINDER,
  ROUND,
  rowAt,
  SEATS,
  STAGE,
  STEP,
  type State,
  sum,
  TOKENS,
  tokensOf,
} from './layout.ts';
import { HAND, ROUNDS, SEATS_MAX, UNSPENT_HEROES } from './numbers.ts';
import { heroesOf, winners } from './outcome.ts';
import { awardOf, awards } from './resources.ts';
import { scoreCounts } from './scoring.ts';
import { CATEGORIES, DEAL, OVER, PURCHASE, RESOURCES } from './vocabulary.ts';

/** Counts by card of all taverns, one after the other; overwritten with each scoring. */
const taverns = new Int16Array(SEATS_MAX * KINDS);

/** All face-up cards of each seat: bought earlier or drafted in this round. 3 */
export function openTaverns(state: State): Int16Array {
  for (let seat = 0; seat < state[SEATS]; seat++) {
    const tavern = seat * KINDS;
    for (let card = 0; card < KINDS; card++) taverns[tavern + card] = state[boughtBy(seat) + card];
    for (let i = 0; i < state[STEP]; i++) taverns[tavern + state[draftedBy(seat) + i]]++;
  }
  return taverns;
}

/** After the draft: score (3), award resources (4), and wait for purchases (5). */
export function scoreRound(state: State, events: Event[] | null): void {
  fillRow(state, state[ROUND] - 1, events);
  state[STAGE] = PURCHASE;
}

/** After the purchase: the next round, or the final scoring. */
export function endRound(state: State, events: Event[] | null): void {
  state.fill(0, REMAINDER, REMAINDER + KINDS);
  state.fill(0, DRAFTED, DRAFTED + SEATS_MAX * HAND);
  state[STEP] = 0;
  state[DEALT] = 0;
  events?.push({ event: 'round-ended', round: state[ROUND] });
  if (state[ROUND] < ROUNDS) {
    state[ROUND]++;
    state[STAGE] = DEAL;
    return;
  }
  // 7.1
  fillRow(state, ROUNDS, events);
  state[STAGE] = OVER;
  if (events) {
    const seats = Array.from({ length: state[SEATS] }, (_, seat) => seat);
    for (const seat of seats) {
      const tokens = sum(state, tokensOf(seat), RESOURCES.length);
      events.push({ event: 'unspent', seat, tokens, heroes: tokens * UNSPENT_HEROES });
    }
    events.push({
      event: 'game-over',
      scores: seats.map(seat => heroesOf(state, seat)),
      winners: winners(state),
    });
  }
}

/** Scores all taverns into a row of the pads and awards their resources. */
function fillRow(state: State, row: number, events: Event[] | null): void {
  openTaverns(state);
  scoreCounts(taverns, state[SEATS], state, PADS + row * CATEGORIES.length, PAD);
  const cells = state[SEATS] * RESOURCES.length;
  for (let i = 0; i < cells; i++) {
    const seat = Math.floor(i / RESOURCES.length);
    state[TOKENS + i] += awardOf(taverns, seat * KINDS, i - seat * RESOURCES.length);
  }
  if (events) tellRow(state, row, events);
}

function tellRow(state: State, row: number, events: Event[]): void {
  for (let seat = 0; seat < state[SEATS]; seat++) {
    const heroes = rowAt(state, padOf(seat) + row * CATEGORIES.length);
    if (row < ROUNDS) events.push({ event: 'scored', round: row + 1, seat, heroes });
    else events.push({ event: 'final-scored', seat, heroes });
  }
  for (let seat = 0; seat < state[SEATS]; seat++) {
    events.push({ event: 'awarded', seat, tokens: awards(taverns, seat * KINDS) });
  }
}
