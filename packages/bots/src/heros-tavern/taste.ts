import type { Random } from '@taproom/games';
import { tables } from '@taproom/games/heros-tavern';
import {
  CATEGORIES,
  DRAFT,
  draftedBy,
  KINDS,
  NOTHING,
  SEATS,
  STAGE,
  STEP,
  type State,
  scoreCounts,
  sum,
} from '@taproom/games/heros-tavern/inner';
import { ROW } from './features.ts';
import type { Option } from './options.ts';
import { keptHeroes, purchaseRow } from './row.ts';
import { openTavernsOf } from './taverns.ts';

/** How a character that does not search chooses. */
export interface Taste {
  /**
   * How a choice is judged: by the heroes it brings at the next scoring, or by experience, which knows how games went
   * on from there.
   */
  readonly judges: 'tonight' | 'experience';
  /** Heroes a card seems to be worth on top, by card. */
  readonly likes: readonly number[];
  /** Every evaluation is off by up to this many heroes, in either direction. */
  readonly slip: number;
  /** The most cards bought in a round. */
  readonly purchases: number;
}

const FINE = 2000;

/** What a choice seems to be worth. */
export function appeal(state: State, seat: number, option: Option, taste: Taste, random: Random): number {
  const off = (taste.slip * (random.below(FINE + 1) - FINE / 2)) / (FINE / 2);
  const { code } = option;
  if (state[STAGE] === DRAFT) {
    const worth = taste.judges === 'tonight' ? pickGain(state, seat, code) : option.toCome;
    return worth + taste.likes[code] + off;
  }
  let bought = 0;
  let liked = 0;
  for (let i = 0; i < state[STEP]; i++) {
    if (!(code & (1 << i))) continue;
    bought++;
    liked += taste.likes[state[draftedBy(seat) + i]];
  }
  if (bought > taste.purchases) return Number.NEGATIVE_INFINITY;
  return (taste.judges === 'tonight' ? purchaseGain(state, seat, code) : option.toCome) + liked + off;
}

const heroes = new Int16Array(CATEGORIES.length * tables.SEATS_MAX);

/** What the open cards of a seat score. 3 */
function heroesNow(taverns: Int16Array, seats: number, seat: number): number {
  scoreCounts(taverns, seats, heroes, 0, CATEGORIES.length);
  return sum(heroes, seat * CATEGORIES.length, CATEGORIES.length);
}

/** How many more heroes a seat has in this round with one more card. */
export function pickGain(state: State, seat: number, card: number): number {
  const taverns = openTavernsOf(state);
  const before = heroesNow(taverns, state[SEATS], seat);
  taverns[seat * KINDS + card]++;
  return heroesNow(taverns, state[SEATS], seat) - before;
}

const row = new Int16Array(ROW);

/** How many more heroes the kept cards of a seat score after a purchase. */
export function purchaseGain(state: State, seat: number, code: number): number {
  purchaseRow(state, seat, NOTHING, row);
  const before = keptHeroes(row);
  purchaseRow(state, seat, code, row);
  return keptHeroes(row) - before;
}
