import type { Random } from '../chance.ts';
import {
  boughtBy,
  CHOICE,
  DISCARD,
  draftedBy,
  handOf,
  KINDS,
  PILE,
  REMAINDER,
  SEATS,
  STAGE,
  STEP,
  type State,
  sum,
} from './layout.ts';
import { listMoves, MOST_MOVES } from './moves.ts';
import { COPIES } from './numbers.ts';
import { rebuild } from './rebuild.ts';
import { sampleRemainder } from './remainder.ts';
import type { View } from './view.ts';
import { DRAFT } from './vocabulary.ts';

/** A full state that fits a view. What the viewer can't know is sampled: hands, pile, hidden choices. */
export function imagine(view: View, random: Random): State {
  const state = rebuild(view);
  if (view.pileCards === null) dealUnknown(state, view, random);
  view.players.forEach((player, seat) => {
    if (player.in && state[CHOICE + seat] === 0) choose(state, seat, random);
  });
  return state;
}

/** Deals the cards the viewer has not seen to the hands it does not know and to the pile. */
function dealUnknown(state: State, view: View, random: Random): void {
  const unseen = COPIES.slice();
  const known = Array<number>(KINDS).fill(0); // of the cards dealt in this round
  for (let seat = 0; seat < state[SEATS]; seat++) {
    const player = view.players[seat];
    for (let i = 0; i < (player.hand?.length ?? 0); i++) known[state[handOf(state, seat) + i]]++;
    for (let i = 0; i < state[STEP]; i++) known[state[draftedBy(seat) + i]]++;
    for (let card = 0; card < KINDS; card++) unseen[card] -= state[boughtBy(seat) + card];
  }
  for (let card = 0; card < KINDS; card++) unseen[card] -= state[DISCARD + card] + known[card];

  // Cards of the old pile that the viewer has not seen are in the hands; the other unseen ones may be anywhere.
  const remainder = Array.from(state.subarray(REMAINDER, REMAINDER + KINDS));
  const inHands = sampleRemainder(remainder, known, unseen, sum(unseen, 0, KINDS) - view.pile, random);
  const anywhere = unseen.map((count, card) => count - inHands[card]);

  const hidden = view.players.flatMap((player, seat) => (player.hand === null ? [seat] : []));
  const slots = hidden.length * (view.dealt - view.step);
  const dealt = shuffled(inHands, random);
  const rest = shuffled(anywhere, random);
  while (dealt.length < slots) dealt.push(rest.pop() as number);
  for (const card of rest) state[PILE + card]++;
  // Old and other cards mixed, whoever gets them.
  shuffle(dealt, random);
  hidden.forEach((seat, i) => {
    const size = view.dealt - view.step;
    const hand = dealt.slice(i * size, (i + 1) * size).sort((a, b) => a - b);
    state.set(hand, handOf(state, seat));
  });
}

const codes = new Int32Array(MOST_MOVES);

/** Any legal choice for a seat that has chosen. */
function choose(state: State, seat: number, random: Random): void {
  const code = codes[random.below(listMoves(state, seat, codes))];
  state[CHOICE + seat] = state[STAGE] === DRAFT ? code + 1 : code;
}

function shuffled(counts: readonly number[], random: Random): number[] {
  const cards = counts.flatMap((count, card) => Array<number>(count).fill(card));
  shuffle(cards, random);
  return cards;
}

function shuffle(cards: number[], random: Random): void {
  for (let i = cards.length - 1; i > 0; i--) {
    const j = random.below(i + 1);
    [cards[i], cards[j]] = [cards[j], cards[i]];
  }
}
