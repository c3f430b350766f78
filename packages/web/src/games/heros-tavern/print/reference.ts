import { tables } from '@taproom/games/heros-tavern';
import type { ReferenceNumbers } from '../../../i18n/en/heros-tavern/reference.ts';

/** A ladder in short: what 1, 2, 3 … cards give. */
const rungs = (values: readonly number[]): string => values.slice(1).join(' · ');

/** A ladder with equal steps put together: “0: 1, 1–2: 2, 3–5: 4, 6+: 6”. */
export function spans(values: readonly number[]): string {
  const starts = [...values.keys()].filter(count => count === 0 || values[count] !== values[count - 1]);
  return starts
    .map((from, i) => {
      const next = starts[i + 1];
      if (next === undefined) return `${from}+: ${values[from]}`;
      return `${next - 1 === from ? from : `${from}–${next - 1}`}: ${values[from]}`;
    })
    .join(', ');
}

/** The numbers of the reference card. */
export const REFERENCE: ReferenceNumbers = {
  most: tables.ENTERTAINMENT_MOST,
  second: tables.ENTERTAINMENT_SECOND,
  set: tables.FOOD_SET,
  food: tables.FOOD_HEROES,
  mixed: tables.ALE_MIXED,
  same: tables.ALE_SAME,
  lodging: tables.LODGING_HEROES,
  markets: rungs(tables.MARKET_HEROES),
  tokens: rungs(tables.RESOURCE_TOKENS),
  jester: spans(tables.JESTER_HEROES),
  maid: spans(tables.MAID_HEROES),
  cook: [tables.COOK_SET, tables.COOK_ALONE],
  bartender: [tables.BARTENDER_MIXED, tables.BARTENDER_SAME, tables.BARTENDER_ALONE],
  shopkeeper: [tables.SHOPKEEPER_MARKET, tables.SHOPKEEPER_ALONE],
};
