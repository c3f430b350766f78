import {
  boughtBy,
  CELLS,
  CHOICE,
  DEALT,
  DISCARD,
  draftedBy,
  HANDS,
  handSize,
  isIn,
  KINDS,
  PAD,
  PADS,
  PILE,
  PRICE,
  padOf,
  REMAINDER,
  ROUND,
  ROWS,
  rowsScored,
  SEATS,
  STAGE,
  STEP,
  type State,
  seatsChoose,
  sum,
  TOKENS,
  tokensOf,
} from './layout.ts';
import { firstAwaited, isLegalChoice } from './moves.ts';
import {
  ALE_MIXED,
  COPIES,
  ENTERTAINMENT_MOST,
  FOOD_HEROES,
  FOOD_SET,
  HAND,
  LODGING_HEROES,
  MARKET_HEROES,
  PRICE_MAX,
  RESOURCE_TOKENS,
  ROUNDS,
  SEATS_MAX,
  SEATS_MIN,
} from './numbers.ts';
import type { TavernRefusal } from './refusals.ts';
import { openTaverns } from './round.ts';
import { scoreCounts } from './scoring.ts';
import {
  CARDS,
  CATEGORIES,
  FOOD,
  LIGHT_ALE,
  LODGING,
  OVER,
  PURCHASE,
  RESOURCES,
  STAGES,
} from './vocabulary.ts';

/** Why a state is impossible, or null. Each check may rely on those before it. */
export const broken = (state: State): TavernRefusal | null =>
  wrongCells(state) ??
  wrongStep(state) ??
  wrongCards(state) ??
  wrongDeal(state) ??
  wrongPurchases(state) ??
  wrongPads(state) ??
  wrongChoices(state) ??
  wrongEmptyCells(state);

const outOf = (where: string, min: number, max: number): TavernRefusal => ({
  code: 'out-of-range',
  where,
  min,
  max,
});

/** Every cell alone. */
function wrongCells(state: State): TavernRefusal | null {
  if (state.length !== CELLS) return { code: 'wrong-state-size', need: CELLS, have: state.length };
  const blocks: readonly (readonly [where: string, from: number, to: number, min: number, max: number])[] = [
    ['seats', SEATS, ROUND, SEATS_MIN, SEATS_MAX],
    ['round', ROUND, STAGE, 1, ROUNDS],
    ['stage', STAGE, STEP, 0, STAGES.length - 1],
    ['step', STEP, DEALT, 0, HAND],
    ['dealt', DEALT, PRICE, 0, HAND],
    ['options.prices', PRICE, PILE, 0, PRICE_MAX],
    ['pileCards', PILE, DISCARD, 0, Math.max(...COPIES)],
    ['discard', DISCARD, REMAINDER, 0, Math.max(...COPIES)],
    ['remainder', REMAINDER, CHOICE, 0, Math.max(...COPIES)],
    ['hand', HANDS, draftedBy(0), 0, KINDS - 1],
    ['drafted', draftedBy(0), boughtBy(0), 0, KINDS - 1],
    ['bought', boughtBy(0), TOKENS, 0, Math.max(...COPIES)],
    ['tokens', TOKENS, PADS, 0, ROWS * Math.max(...RESOURCE_TOKENS)],
  ];
  for (const [where, from, to, min, max] of blocks) {
    for (let cell = from; cell < to; cell++) {
      if (state[cell] < min || state[cell] > max) return outOf(where, min, max);
    }
  }
  return null;
}

/** The draft ends automatically when hands are down to one card. 2.2 */
function wrongStep(state: State): TavernRefusal | null {
  const stage = state[STAGE];
  const step = state[STEP];
  const possible = {
    deal: step === 0 && state[DEALT] === 0,
    draft: handSize(state) > 1,
    purchase: step === state[DEALT],
    over: step === 0 && state[DEALT] === 0 && state[ROUND] === ROUNDS,
  }[STAGES[stage]];
  return possible ? null : { code: 'impossible-step', stage: STAGES[stage], step };
}

/** Counts by card of everything dealt in this round. */
function dealtCards(state: State): number[] {
  const counts = Array<number>(KINDS).fill(0);
  for (let seat = 0; seat < state[SEATS]; seat++) {
    for (let i = 0; i < handSize(state); i++) counts[state[HANDS + HAND * seat + i]]++;
    for (let i = 0; i < state[STEP]; i++) counts[state[draftedBy(seat) + i]]++;
  }
  return counts;
}

/** No card is lost, none is added. 1.1 */
function wrongCards(state: State): TavernRefusal | null {
  const counts = dealtCards(state);
  for (let card = 0; card < KINDS; card++) {
    let have = counts[card] + state[PILE + card] + state[DISCARD + card];
    for (let seat = 0; seat < state[SEATS]; seat++) have += state[boughtBy(seat) + card];
    const need = COPIES[card];
    if (have !== need) return { code: 'cards-not-conserved', card: CARDS[card], need, have };
  }
  for (let seat = 0; seat < state[SEATS]; seat++) {
    for (let i = 1; i < handSize(state); i++) {
      const at = HANDS + HAND * seat + i;
      if (state[at] < state[at - 1]) return { code: 'unsorted-hand', seat };
    }
  }
  return null;
}

/** Each got 7 cards or as many as there were, and a pile that was used up was dealt out. 2.1, 8.3 */
function wrongDeal(state: State): TavernRefusal | null {
  const dealt = dealtCards(state);
  const cards = sum(dealt, 0, KINDS);
  const remainder = sum(state, REMAINDER, KINDS);
  if (seatsChoose(state)) {
    const available = sum(state, PILE, KINDS) + sum(state, DISCARD, KINDS) + cards;
    const need = Math.min(HAND, Math.floor(available / state[SEATS]));
    if (state[DEALT] !== need) return { code: 'wrong-deal-size', need, have: state[DEALT] };
  }
  if (remainder === 0) return null;
  for (let card = 0; card < KINDS; card++) {
    if (state[REMAINDER + card] > dealt[card]) return { code: 'remainder-not-dealt', card: CARDS[card] };
  }
  if (remainder === cards || sum(state, DISCARD, KINDS) > 0) return { code: 'remainder-without-reshuffle' };
  return null;
}

/** Every bought card was drafted in an earlier round, and paid from an award. 5.1 */
function wrongPurchases(state: State): TavernRefusal | null {
  const past = state[STAGE] === OVER ? ROUNDS : state[ROUND] - 1;
  const awarded = rowsScored(state) * Math.max(...RESOURCE_TOKENS);
  for (let seat = 0; seat < state[SEATS]; seat++) {
    const bought = boughtBy(seat);
    if (sum(state, bought, KINDS) > past * HAND) return { code: 'too-many-bought', seat, max: past * HAND };
    for (let r = 0; r < RESOURCES.length; r++) {
      let tokens = state[tokensOf(seat) + r];
      for (let card = 0; card < KINDS; card++) {
        tokens += state[bought + card] * state[PRICE + card * RESOURCES.length + r];
      }
      if (tokens > awarded) return { code: 'too-many-tokens', seat, resource: RESOURCES[r], max: awarded };
    }
  }
  return null;
}

/** The most a category can bring, and what every score in it is a multiple of. */
const CATEGORY_MOST: readonly number[] = [
  ENTERTAINMENT_MOST,
  FOOD_HEROES * Math.floor(COPIES[FOOD] / FOOD_SET),
  ALE_MIXED * COPIES[LIGHT_ALE],
  LODGING_HEROES * COPIES[LODGING],
  Math.max(...MARKET_HEROES),
  staffMost(),
];
const CATEGORY_UNIT: readonly number[] = [1, FOOD_HEROES, 1, LODGING_HEROES, 1, 1];

/** What the staff of a tavern with all the cards of the box would score. */
function staffMost(): number {
  const row = new Int16Array(CATEGORIES.length);
  scoreCounts(COPIES, 1, row, 0, row.length);
  return row[CATEGORIES.indexOf('staff')];
}

/** Rows not scored yet are empty, earlier ones are possible, and one that can be recomputed is right. 3 */
function wrongPads(state: State): TavernRefusal | null {
  const rows = rowsScored(state);
  const again = new Int16Array(SEATS_MAX * PAD);
  const countable = state[STAGE] === PURCHASE || state[STAGE] === OVER;
  if (countable) scoreCounts(openTaverns(state), state[SEATS], again, 0, PAD);
  for (let seat = 0; seat < state[SEATS]; seat++) {
    for (let i = 0; i < PAD; i++) {
      const category = i % CATEGORIES.length;
      const row = (i - category) / CATEGORIES.length;
      const heroes = state[padOf(seat) + i];
      const possible =
        row >= rows
          ? heroes === 0
          : countable && row === rows - 1
            ? heroes === again[seat * PAD + category]
            : heroes >= 0 && heroes <= CATEGORY_MOST[category] && heroes % CATEGORY_UNIT[category] === 0;
      if (!possible) return { code: 'impossible-score', seat, where: `pad.${row}.${CATEGORIES[category]}` };
    }
  }
  return null;
}

/** A choice that is in is legal, and someone still has to choose. 2.2, 5.1 */
function wrongChoices(state: State): TavernRefusal | null {
  for (let seat = 0; seat < state[SEATS]; seat++) {
    if (!isIn(state, seat)) continue;
    if (!seatsChoose(state) || !isLegalChoice(state, seat, state[CHOICE + seat])) {
      return { code: 'impossible-choice', seat };
    }
  }
  return firstAwaited(state) === state[SEATS] ? { code: 'all-are-in' } : null;
}

/** Unused cells are 0: hands and drafted cards that are gone, seats that don't exist. */
function wrongEmptyCells(state: State): TavernRefusal | null {
  for (let seat = 0; seat < SEATS_MAX; seat++) {
    const taken = seat < state[SEATS];
    const blocks: readonly (readonly [from: number, length: number, used: number])[] = [
      [HANDS + HAND * seat, HAND, taken ? handSize(state) : 0],
      [draftedBy(seat), HAND, taken ? state[STEP] : 0],
      [CHOICE + seat, 1, taken ? 1 : 0],
      [boughtBy(seat), KINDS, taken ? KINDS : 0],
      [tokensOf(seat), RESOURCES.length, taken ? RESOURCES.length : 0],
      [padOf(seat), PAD, taken ? PAD : 0],
    ];
    for (const [from, length, used] of blocks) {
      for (let cell = from + used; cell < from + length; cell++) {
        if (state[cell] !== 0) return { code: 'cell-not-empty', cell };
      }
    }
  }
  return null;
}
