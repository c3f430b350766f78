import type { Event } from './events.ts';
import { CHOICE, draftedBy, handOf, handSize, SEATS, STEP, type State } from './layout.ts';
import { scoreRound } from './round.ts';
import { CARDS, type Card } from './vocabulary.ts';

/** Lists the different cards in the hand of a seat. */
export function listPicks(state: State, seat: number, codes: Int32Array): number {
  const hand = handOf(state, seat);
  const end = hand + handSize(state);
  let count = 0;
  let last = -1;
  for (let at = hand; at < end; at++) {
    const card = state[at];
    if (card !== last) {
      codes[count++] = card;
      last = card;
    }
  }
  return count;
}

export function isInHand(state: State, seat: number, card: number): boolean {
  const hand = handOf(state, seat);
  const end = hand + handSize(state);
  for (let at = hand; at < end; at++) if (state[at] === card) return true;
  return false;
}

/** All have chosen: the cards are revealed and the hands are passed to the left. 2.2 */
export function reveal(state: State, events: Event[] | null): void {
  const step = state[STEP];
  const size = handSize(state);
  for (let seat = 0; seat < state[SEATS]; seat++) {
    const card = state[CHOICE + seat] - 1;
    state[CHOICE + seat] = 0;
    state[draftedBy(seat) + step] = card;
    // Take the card out of the hand and close the gap.
    let at = handOf(state, seat);
    const end = at + size - 1;
    while (state[at] !== card) at++;
    for (; at < end; at++) state[at] = state[at + 1];
    state[end] = 0;
  }
  tellReveal(state, step, events);
  state[STEP]++; // this also passes the hands: see dealtTo
  events?.push({ event: 'passed', cards: size - 1 });
  continueDraft(state, events);
}

/** A last card needs no choice; an empty hand ends the draft. 2.2 */
export function continueDraft(state: State, events: Event[] | null): void {
  if (handSize(state) > 1) return;
  if (handSize(state) === 1) {
    const step = state[STEP];
    for (let seat = 0; seat < state[SEATS]; seat++) {
      const hand = handOf(state, seat);
      state[draftedBy(seat) + step] = state[hand];
      state[hand] = 0;
    }
    tellReveal(state, step, events);
    state[STEP]++;
  }
  scoreRound(state, events);
}

function tellReveal(state: State, step: number, events: Event[] | null): void {
  if (!events) return;
  const picks: Card[] = [];
  for (let seat = 0; seat < state[SEATS]; seat++) picks.push(CARDS[state[draftedBy(seat) + step]]);
  events.push({ event: 'revealed', step: step + 1, picks });
}
