import { type Card, RESOURCES, tables } from '@taproom/games/heros-tavern';
import { type RuleTable, table } from '../../../rules/rules.ts';

/** The tables of the rules that contain only numbers, from the numbers the game uses. */

/** HT 3.5, 4.1 What the number of cards of a kind gives. */
const ladder = (head: string, values: readonly number[], orMore: (count: number) => string): RuleTable => {
  const last = values.length - 1;
  return table(
    head,
    ...values.map((value, count) => `${count === last ? orMore(count) : count} | ${value}`).slice(1),
  );
};

export const marketTable = (head: string, orMore: (count: number) => string): RuleTable =>
  ladder(head, tables.MARKET_HEROES, orMore);

export const awardTable = (head: string, orMore: (count: number) => string): RuleTable =>
  ladder(head, tables.RESOURCE_TOKENS, orMore);

/** HT 5.2 The prices of cards by the names given. */
export const priceTable = (head: string, names: readonly (readonly [Card, string])[]): RuleTable =>
  table(
    head,
    ...names.map(([card, name]) =>
      [name, ...RESOURCES.map(resource => tables.PRICES[card][resource] || '')].join(' | '),
    ),
  );
