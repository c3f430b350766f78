import type { Card, Resource } from '@taproom/games/heros-tavern';
import type { TavernReasons } from '../../../games/heros-tavern/reasons.ts';
import { counted } from '../../plural.ts';

const heroes = (n: number): string => counted('en', n, { one: 'hero', other: 'heroes' });

const MAKES: Readonly<Record<Resource, string>> = { coins: 'coins', storage: 'storage', land: 'land' };

/** Why a choice in Hero's Tavern looks good; `name` has the cards. */
export const reasonWords = (name: Readonly<Record<Card, string>>): TavernReasons => ({
  'heroes-now': of => `brings ${heroes(of.heroes)} right away`,
  'completes-food-set': () => 'completes a set of three food',
  'starts-food-set': of => `works towards a set of three, ${of.missing} more needed`,
  'ale-pair': () => 'makes a mixed pair',
  'ale-of-one-kind': () => 'makes a pair of one kind',
  'starts-ale-pair': () => 'waits for an ale of the other kind',
  lodging: () => 'is sure to bring heroes',
  markets: of => `is market number ${of.markets}: the more, the better`,
  staff: of => `${name[of.card]}: pays with the cards that go with it`,
  engine: of => `makes ${MAKES[of.resource]} to buy with`,
  'most-entertainment': of => `has the most entertainment, ahead by ${of.lead}`,
  'ties-entertainment': () => 'draws level for most entertainment',
  entertainment: of => `comes closer to the most entertainment, still ${of.behind} behind`,
  'keeps-entertainment': () => 'keeps entertainment for the rounds to come',
  'helps-staff': of => `helps your staff: ${name[of.card]}`,
  denies: (of, nameOf) => `would bring ${heroes(of.heroes)} to the next player: ${nameOf(of.seat)}`,
  'heroes-each-round': of =>
    `${heroes(of.heroes)} in each of ${counted('en', of.scorings, { one: 'scoring', other: 'scorings' })} to come`,
  'saves-tokens': of => `saves ${counted('en', of.tokens, { one: 'token', other: 'tokens' })} for later`,
});
