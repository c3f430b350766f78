import {
  boughtBy,
  CELLS,
  CHOICE,
  DEALT,
  DISCARD,
  draftedBy,
  handOf,
  PILE,
  PRICE,
  padOf,
  REMAINDER,
  ROUND,
  SEATS,
  STAGE,
  STEP,
  type State,
  tokensOf,
} from './layout.ts';
import { checkPurchase } from './legal.ts';
import type { PlayerView, View } from './view.ts';
import { CARDS, CATEGORIES, type Counts, placeOf, RESOURCES, STAGES } from './vocabulary.ts';

/** A state with everything a view shows; cells the viewer doesn't know stay 0. */
export function rebuild(view: View): State {
  const state: State = new Int16Array(CELLS);
  state[SEATS] = view.seats;
  state[ROUND] = view.round;
  state[STAGE] = STAGES.indexOf(view.stage);
  state[STEP] = view.step;
  state[DEALT] = view.dealt;
  CARDS.forEach((card, place) => {
    RESOURCES.forEach((resource, r) => {
      state[PRICE + place * RESOURCES.length + r] = view.options.prices[card][resource];
    });
  });
  if (view.pileCards) putCounts(state, PILE, view.pileCards);
  putCounts(state, DISCARD, view.discard);
  putCounts(state, REMAINDER, view.remainder);
  view.players.forEach((player, seat) => {
    putPlayer(state, seat, player);
  });
  return state;
}

function putCounts(state: State, at: number, counts: Counts): void {
  CARDS.forEach((card, place) => {
    state[at + place] = counts[card];
  });
}

function putPlayer(state: State, seat: number, player: PlayerView): void {
  player.hand?.forEach((card, i) => {
    state[handOf(state, seat) + i] = placeOf(card);
  });
  player.drafted.forEach((card, i) => {
    state[draftedBy(seat) + i] = placeOf(card);
  });
  for (const card of player.bought) state[boughtBy(seat) + placeOf(card)]++;
  RESOURCES.forEach((resource, r) => {
    state[tokensOf(seat) + r] = player.tokens[resource];
  });
  player.pad.forEach((row, r) => {
    CATEGORIES.forEach((category, c) => {
      state[padOf(seat) + r * CATEGORIES.length + c] = row[category];
    });
  });
  if (player.chosen) state[CHOICE + seat] = placeOf(player.chosen) + 1;
  if (player.purchase) {
    const code = checkPurchase(state, seat, player.purchase);
    // An impossible purchase is stored as a code that no list contains.
    state[CHOICE + seat] = code.ok ? code.value : IMPOSSIBLE;
  }
}

const IMPOSSIBLE = -1;
