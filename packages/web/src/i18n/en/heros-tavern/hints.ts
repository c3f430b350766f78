import type { Card, Resource } from '@taproom/games/heros-tavern';
import type { TavernReasons } from '../../../games/heros-tavern/reasons.ts';
import { counted } from '../../plural.ts';

const heroes = (n: number): string => counted('en', n, { one: 'hero', other: 'heroes' });

const MAKES: Readonly<Record<Resource, string>> = { coins: 'coins', storage: 'storage', land: 'land' };

/** Why a choice in Hero's Tavern looks good; `name` has the cards. */
export const reasonWords = (name: Readonly<Record<Card, string>>): TavernReasons => ({
  'heroes-now': of => `attracts ${heroes(of.heroes)} right away`,
  'completes-food-set': () => 'completes a set of three food cards',
  'starts-food-set': of => `works towards a set of three (${of.missing} more needed)`,
  'ale-pair': () => 'makes a mixed pair',
  'ale-of-one-kind': () => 'makes a pair of one kind',
  'starts-ale-pair': () => 'can be paired with an ale of the other kind',
  lodging: () => 'is sure to attract heroes',
  markets: of =>
    `gives you ${counted('en', of.markets, { one: 'market', other: 'markets' })}: the more, the better`,
  staff: of => `${name[of.card]}: scores with the cards that go with it`,
  engine: of => `earns ${MAKES[of.resource]} to buy cards with`,
  'most-entertainment': of => `gives you the most entertainment (ahead by ${of.lead})`,
  'ties-entertainment': () => 'ties for the most entertainment',
  entertainment: of => `brings you closer to having the most entertainment (still ${of.behind} behind)`,
  'keeps-entertainment': () => 'keeps entertainment for the rounds to come',
  'helps-staff': of => `helps your staff: ${name[of.card]}`,
  denies: (of, nameOf) => `would otherwise bring ${heroes(of.heroes)} to the next player, ${nameOf(of.seat)}`,
  'heroes-each-round': of =>
    of.scorings === 1
      ? `attracts ${heroes(of.heroes)} in the next scoring`
      : `attracts ${heroes(of.heroes)} in each of the next ${of.scorings} scorings`,
  'saves-tokens': of => `saves ${counted('en', of.tokens, { one: 'token', other: 'tokens' })} for later`,
});
