import { KINDS } from './layout.ts';
import {
  ALE_MIXED,
  ALE_SAME,
  BARTENDER_ALONE,
  BARTENDER_MIXED,
  BARTENDER_SAME,
  COOK_ALONE,
  COOK_SET,
  ENTERTAINMENT_MOST,
  ENTERTAINMENT_SECOND,
  FOOD_HEROES,
  FOOD_SET,
  JESTER_HEROES,
  LODGING_HEROES,
  MAID_HEROES,
  MARKET_HEROES,
  SHOPKEEPER_ALONE,
  SHOPKEEPER_MARKET,
} from './numbers.ts';
import {
  BARTENDER,
  COOK,
  DARK_ALE,
  ENTERTAINMENT,
  FOOD,
  JESTER,
  LIGHT_ALE,
  LODGING,
  MAID,
  MARKET,
  SHOPKEEPER,
} from './vocabulary.ts';

/** A table by number of cards whose last entry is for that many or more. */
export const rung = (ladder: readonly number[], cards: number): number =>
  ladder[Math.min(cards, ladder.length - 1)];

/**
 * Scores taverns, given as counts by card one after the other (3). The six
 * categories of tavern number i go to `heroes[at + i × stride]` and the cells after it.
 */
export function scoreCounts(
  taverns: ArrayLike<number>,
  count: number,
  heroes: Int16Array,
  at: number,
  stride: number,
): void {
  let most = 0;
  let haveMost = 0;
  let second = 0;
  let haveSecond = 0;
  for (let i = 0; i < count; i++) {
    const own = taverns[i * KINDS + ENTERTAINMENT];
    if (own > most) {
      second = most;
      haveSecond = haveMost;
      most = own;
      haveMost = 1;
    } else if (own === most) {
      haveMost++;
    } else if (own > second) {
      second = own;
      haveSecond = 1;
    } else if (own === second) {
      haveSecond++;
    }
  }
  for (let i = 0; i < count; i++) {
    const tavern = i * KINDS;
    const entertainment = taverns[tavern + ENTERTAINMENT];
    const food = Math.floor(taverns[tavern + FOOD] / FOOD_SET);
    const light = taverns[tavern + LIGHT_ALE];
    const dark = taverns[tavern + DARK_ALE];
    const lodging = taverns[tavern + LODGING];
    const market = taverns[tavern + MARKET];
    // A mixed pair is worth more than two halves of pairs of one kind: mix all that can be mixed. 3.3
    const mixed = Math.min(light, dark);
    const same = (light + dark - 2 * mixed) >> 1;

    const row = at + i * stride;
    heroes[row] = 0; // 8.2
    if (entertainment > 0) {
      if (entertainment === most) heroes[row] = Math.floor(ENTERTAINMENT_MOST / haveMost);
      else if (entertainment === second && haveMost === 1)
        heroes[row] = Math.floor(ENTERTAINMENT_SECOND / haveSecond);
    }
    heroes[row + 1] = food * FOOD_HEROES;
    heroes[row + 2] = mixed * ALE_MIXED + same * ALE_SAME;
    heroes[row + 3] = lodging * LODGING_HEROES;
    heroes[row + 4] = rung(MARKET_HEROES, market);
    // Two copies of a staff card both score in full. 8.6
    heroes[row + 5] =
      taverns[tavern + JESTER] * rung(JESTER_HEROES, entertainment) +
      taverns[tavern + COOK] * (food > 0 ? food * COOK_SET : COOK_ALONE) +
      taverns[tavern + BARTENDER] *
        (mixed + same > 0 ? mixed * BARTENDER_MIXED + same * BARTENDER_SAME : BARTENDER_ALONE) +
      taverns[tavern + MAID] * rung(MAID_HEROES, lodging) +
      taverns[tavern + SHOPKEEPER] * (market * SHOPKEEPER_MARKET + SHOPKEEPER_ALONE);
  }
}
