import type { Random } from '@taproom/games';
import { herosTavern, type View } from '@taproom/games/heros-tavern';
import {
  DRAFT,
  draftedBy,
  handOf,
  handSize,
  KINDS,
  PILE,
  REMAINDER,
  SEATS,
  STAGE,
  STEP,
  type State,
} from '@taproom/games/heros-tavern/inner';
import { forgetChoices, type Playout } from './playout.ts';

/** A world that fits a view, whatever the others may have thought when they picked. */
export function anyWorld(view: View, random: Random): State {
  const state = herosTavern.imagine(view, random);
  forgetChoices(state);
  return state;
}

/**
 * How players pick: the better the prospects of a card, the likelier, e times for this many heroes more; and now and
 * then anything. Fitted to the picks of the best bot: `scripts/heros-tavern/fit-picks.ts`.
 */
const EAGERNESS = 0.8;
const WHIM = 0.02;

/** How many times each hidden card may be exchanged for another, on average. */
const EXCHANGES = 8;

/** A pick that was made from a hand: the card, and how much its player wanted each kind of card. */
interface SeenPick {
  readonly card: number;
  readonly wants: Float64Array;
}

/** A hand that never passed the viewer: where its cards are in a state, and what was picked from it, the last first. */
interface HiddenHand {
  readonly at: number;
  readonly picks: readonly SeenPick[];
}

/**
 * Worlds that fit a view, and in which the others had reason to pick what they picked: a hand that was passed on has
 * hardly kept what its last holder wanted more. Hidden cards are exchanged for each other and for those of the pile,
 * more readily the better they explain the picks (the Metropolis algorithm), so that every world comes up as often as
 * it is likely.
 */
export class Worlds {
  private readonly hands: readonly HiddenHand[];
  private readonly size: number;

  constructor(
    private readonly view: View,
    playout: Playout,
  ) {
    const root = herosTavern.imagine(view, { below: () => 0 });
    this.size = root[STAGE] === DRAFT ? handSize(root) : 0;
    const hidden = view.players.flatMap(({ hand }, seat) => (hand === null ? [seat] : []));
    // Nothing was picked from fresh hands, so nothing is known about them.
    this.hands = root[STEP] === 0 ? [] : hidden.map(seat => hiddenHand(root, seat, playout));
  }

  imagine(random: Random): State {
    const state = anyWorld(this.view, random);
    if (this.hands.length > 0) this.exchange(state, random);
    return state;
  }

  private exchange(state: State, random: Random): void {
    const { hands, size } = this;
    const slots = hands.length * size;
    const cells = Int32Array.from({ length: slots }, (_, i) => hands[Math.floor(i / size)].at + (i % size));
    const pile: number[] = [];
    for (let card = 0; card < KINDS; card++)
      for (let copies = state[PILE + card]; copies > 0; copies--) pile.push(card);
    const dealt = dealtCards(state);
    const likely = hands.map(hand => likelihood(state, hand, size));
    for (let tries = EXCHANGES * slots; tries > 0; tries--) {
      const slot = random.below(slots);
      const other = random.below(slots + pile.length);
      const one = Math.floor(slot / size);
      const two = other < slots ? Math.floor(other / size) : -1;
      const card = state[cells[slot]];
      const drawn = other < slots ? state[cells[other]] : pile[other - slots];
      if (one === two || card === drawn) continue;
      state[cells[slot]] = drawn;
      if (two >= 0) state[cells[other]] = card;
      const nowOne = likelihood(state, hands[one], size);
      const nowTwo = two < 0 ? 1 : likelihood(state, hands[two], size);
      const before = likely[one] * (two < 0 ? 1 : likely[two]);
      const prior = two < 0 ? exchangeOdds(state, dealt, card, drawn) : 1;
      if (random.below(FINE) * before < FINE * nowOne * nowTwo * prior) {
        likely[one] = nowOne;
        if (two >= 0) likely[two] = nowTwo;
        else {
          pile[other - slots] = card;
          dealt[card]--;
          dealt[drawn]++;
        }
      } else {
        state[cells[slot]] = card;
        if (two >= 0) state[cells[other]] = drawn;
      }
    }
    for (const { at } of hands) state.subarray(at, at + size).sort();
    state.fill(0, PILE, PILE + KINDS);
    for (const card of pile) state[PILE + card]++;
  }
}

const FINE = 2 ** 20;

/** What was picked from the hand that a seat holds now, and how much each player wanted what. */
function hiddenHand(root: State, holder: number, playout: Playout): HiddenHand {
  const seats = root[SEATS];
  const codes = Int32Array.from({ length: KINDS }, (_, card) => card);
  const values = new Float64Array(KINDS);
  const at = handOf(root, holder);
  const then = root.slice();
  const picks: SeenPick[] = [];
  for (let step = root[STEP] - 1; step >= 0; step--) {
    const player = (((holder - root[STEP] + step) % seats) + seats) % seats;
    then[STEP] = step;
    playout.prospects.picks(then, player, codes, KINDS, values);
    const best = Math.max(...values);
    picks.push({
      card: root[draftedBy(player) + step],
      wants: values.map(value => Math.exp((value - best) / EAGERNESS)),
    });
  }
  return { at, picks };
}

const held = new Uint8Array(KINDS);

/**
 * How likely the picks from a hand are, if these cards are left of it. Of several copies of a card, any may be the one
 * that was picked: the more are left, the less likely it was this one.
 */
function likelihood(state: State, { at, picks }: HiddenHand, size: number): number {
  held.fill(0);
  for (let cell = at; cell < at + size; cell++) held[state[cell]]++;
  let likely = 1;
  for (const { card, wants } of picks) {
    // It was in the hand, too, when it was picked.
    held[card]++;
    let all = 0;
    let kinds = 0;
    for (let kind = 0; kind < KINDS; kind++) {
      if (held[kind] === 0) continue;
      all += wants[kind];
      kinds++;
    }
    likely *= (((1 - WHIM) * wants[card]) / all + WHIM / kinds) / held[card];
  }
  return likely;
}

/** All cards of this round, by kind: those in hands and those that were picked. */
function dealtCards(state: State): Int32Array {
  const counts = new Int32Array(KINDS);
  for (let seat = 0; seat < state[SEATS]; seat++) {
    const hand = handOf(state, seat);
    for (let i = 0; i < handSize(state); i++) counts[state[hand + i]]++;
    for (let i = 0; i < state[STEP]; i++) counts[state[draftedBy(seat) + i]]++;
  }
  return counts;
}

/**
 * How much likelier a deal is with one card of the pile instead of a dealt one, before any picks. It is as likely,
 * unless the deal used up an old pile, all of which was dealt: copies of a kind that were in it can't have stayed in
 * the new one.
 */
function exchangeOdds(state: State, dealt: Int32Array, card: number, drawn: number): number {
  const left = (dealt[card] - state[REMAINDER + card]) / dealt[card];
  const more = dealt[drawn] + 1;
  return (left * more) / (more - state[REMAINDER + drawn]);
}
