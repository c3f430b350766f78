import { accept, type Result, refuse } from '../result.ts';
import { cardsEach, dealBuffer } from './deal.ts';
import { isInHand } from './draft.ts';
import { DISCARD, draftedBy, KINDS, PILE, SEATS, STAGE, STEP, type State, sum, tokensOf } from './layout.ts';
import { isSeat } from './moves.ts';
import { costOf, NOTHING } from './purchase.ts';
import { shorten, type TavernRefusal } from './refusals.ts';
import {
  CARDS,
  type Card,
  DEAL,
  DRAFT,
  isCard,
  OVER,
  PURCHASE,
  placeOf,
  RESOURCES,
  STAGES,
} from './vocabulary.ts';

const NOT_UNDERSTOOD = { code: 'move-not-understood' } as const;

/** The code of a seat's move, if it is legal. The input may be anything. */
export function check(state: State, seat: unknown, move: unknown): Result<number, TavernRefusal> {
  if (state[STAGE] === OVER) return refuse({ code: 'game-over' });
  if (!isSeat(state, seat)) return refuse({ code: 'no-such-seat', seats: state[SEATS] });
  if (state[STAGE] === DEAL) return refuse({ code: 'deal-awaited' });
  if (typeof move !== 'object' || move === null || !('move' in move)) return refuse(NOT_UNDERSTOOD);
  if (move.move === 'pick' && 'card' in move) {
    if (!isCard(move.card)) return refuse(unknownCard(move.card));
    if (state[STAGE] !== DRAFT) return refuse({ code: 'not-now', stage: STAGES[state[STAGE]] });
    const card = placeOf(move.card);
    return isInHand(state, seat, card) ? accept(card) : refuse({ code: 'not-in-hand', card: move.card });
  }
  if (move.move === 'buy' && 'cards' in move && Array.isArray(move.cards)) {
    const cards: readonly unknown[] = move.cards;
    for (const card of cards) if (!isCard(card)) return refuse(unknownCard(card));
    if (state[STAGE] !== PURCHASE) return refuse({ code: 'not-now', stage: STAGES[state[STAGE]] });
    return checkPurchase(state, seat, cards as readonly Card[]);
  }
  if (move.move === 'deal') return refuse({ code: 'deal-not-awaited', stage: STAGES[state[STAGE]] });
  return refuse(NOT_UNDERSTOOD);
}

const unknownCard = (card: unknown): TavernRefusal => ({
  code: 'unknown-card',
  text: typeof card === 'string' ? shorten(card) : typeof card,
});

/** The code of a purchase of these cards, if the seat drafted them and can pay. 5.1 */
export function checkPurchase(
  state: State,
  seat: number,
  cards: readonly Card[],
): Result<number, TavernRefusal> {
  let code = NOTHING;
  for (const card of cards) {
    const place = placeOf(card);
    let i = 0;
    while (i < state[STEP] && (state[draftedBy(seat) + i] !== place || code & (1 << i))) i++;
    if (i === state[STEP]) {
      const need = cards.filter(other => other === card).length;
      let have = 0;
      for (let j = 0; j < state[STEP]; j++) if (state[draftedBy(seat) + j] === place) have++;
      return refuse({ code: 'not-drafted', card, need, have });
    }
    code |= 1 << i;
  }
  for (let r = 0; r < RESOURCES.length; r++) {
    const need = costOf(state, seat, code, r);
    const have = state[tokensOf(seat) + r];
    if (need > have) return refuse({ code: 'not-enough-tokens', resource: RESOURCES[r], need, have });
  }
  return accept(code);
}

/** The cards of a deal in dealing order, if it is possible. The input may be anything. 2.1, 8.3 */
export function checkDeal(state: State, move: unknown): Result<Uint8Array, TavernRefusal> {
  if (state[STAGE] === OVER) return refuse({ code: 'game-over' });
  if (state[STAGE] !== DEAL) return refuse({ code: 'deal-not-awaited', stage: STAGES[state[STAGE]] });
  if (typeof move !== 'object' || move === null || !('move' in move)) return refuse(NOT_UNDERSTOOD);
  if (move.move !== 'deal') return refuse({ code: 'deal-awaited' });
  if (!('hands' in move) || !Array.isArray(move.hands)) return refuse(NOT_UNDERSTOOD);

  const seats = state[SEATS];
  const each = cardsEach(state);
  const hands: readonly unknown[] = move.hands;
  if (hands.length !== seats) {
    return refuse({ code: 'wrong-number-of-hands', need: seats, have: hands.length });
  }
  const cards = dealBuffer();
  for (let seat = 0; seat < seats; seat++) {
    const hand = hands[seat];
    if (!Array.isArray(hand)) return refuse(NOT_UNDERSTOOD);
    if (hand.length !== each) {
      return refuse({ code: 'wrong-hand-size', seat, need: each, have: hand.length });
    }
    for (let i = 0; i < each; i++) {
      const card: unknown = hand[i];
      if (!isCard(card)) return refuse(unknownCard(card));
      cards[i * seats + seat] = placeOf(card);
    }
  }
  const wrong = checkSources(state, cards, each * seats);
  return wrong ? refuse(wrong) : accept(cards);
}

/** The pile is dealt to its last card before the discard is shuffled and dealt from. 2.1 */
function checkSources(state: State, cards: Uint8Array, due: number): TavernRefusal | null {
  const left = state.slice(PILE, PILE + 2 * KINDS); // the pile, and the discard after it
  const pile = sum(left, 0, KINDS);
  for (let i = 0; i < due; i++) {
    const fromPile = i < pile;
    const cell = fromPile ? cards[i] : DISCARD - PILE + cards[i];
    if (left[cell] === 0) {
      const code = fromPile ? 'not-in-pile' : 'not-in-discard';
      return { code, seat: i % state[SEATS], card: CARDS[cards[i]] };
    }
    left[cell]--;
  }
  return null;
}
