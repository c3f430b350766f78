import { type Card, type Category, herosTavern } from '@taproom/games/heros-tavern';
import { expect, test } from 'vitest';
import { LANGUAGE_CODES } from '../../../i18n/languages.ts';
import { loadWords } from '../words.ts';
import { keptBadgeOf } from './badges.ts';
import { countsOf } from './gains.ts';
import { whyOf } from './why.ts';

const why = (category: Category, own: readonly Card[], ...others: (readonly Card[])[]) =>
  whyOf(category, [own, ...others].map(countsOf), 0, herosTavern);

const show = (n: number): Card[] => Array<Card>(n).fill('entertainment');

test('HT 3.1 entertainment counts by its place, and a tie for most leaves no second', () => {
  expect(why('entertainment', [], show(1))).toEqual({ why: 'no-cards' });
  expect(why('entertainment', show(2), show(1))).toMatchObject({ place: 'most', tied: false });
  expect(why('entertainment', show(2), show(2))).toMatchObject({ place: 'most', tied: true });
  expect(why('entertainment', show(1), show(2))).toMatchObject({ place: 'second', tied: false });
  expect(why('entertainment', show(1), show(2), show(1))).toMatchObject({ place: 'second', tied: true });
  expect(why('entertainment', show(1), show(2), show(2))).toMatchObject({ place: 'behind', tied: false });
  expect(why('entertainment', show(1), show(3), show(2))).toMatchObject({ place: 'behind' });
});

test('HT 3.2 to HT 3.6 the others by what makes them whole', () => {
  expect(why('food', ['food'])).toEqual({ why: 'sets', sets: 0, left: 1 });
  expect(why('food', ['food', 'food', 'food', 'food'])).toEqual({ why: 'sets', sets: 1, left: 1 });
  expect(why('ale', ['light-ale', 'light-ale', 'light-ale', 'light-ale', 'dark-ale'])).toEqual({
    why: 'pairs',
    mixed: 1,
    alike: 1,
    left: 1,
  });
  expect(why('lodging', ['lodging', 'lodging'])).toEqual({ why: 'each', cards: 2 });
  expect(why('market', ['market'])).toEqual({ why: 'together', cards: 1 });
  expect(why('staff', ['maid', 'lodging', 'cook'])).toEqual({
    why: 'staff',
    staff: [
      { card: 'cook', heroes: 1 },
      { card: 'maid', heroes: 2 },
    ],
  });
});

test('no heroes are explained in words', async () => {
  const { tavern } = await loadWords('en', herosTavern);
  expect(tavern.why(why('food', ['food']))).toBe('1 of 3, no set');
  expect(tavern.why(why('ale', ['dark-ale']))).toBe('1 card, no pair');
  expect(tavern.why(why('entertainment', show(1), show(3), show(2)))).toBe('1 card, neither most nor second');
});

test.each(LANGUAGE_CODES)(
  'what a purchase brings is said by round in %s, and at the end in the last',
  async language => {
    const { tavern } = await loadWords(language, herosTavern);
    const tokens = { coins: 0, storage: 0, land: 0 };
    const gain = tavern.gain(2, tokens);
    const prospect = { now: { heroes: 2, tokens }, lead: { lead: 'next', adds: 2 } } as const;
    expect(keptBadgeOf(prospect, tavern, 2)).toEqual({
      adds: tavern.eachRound(gain),
      leads: '',
    });
    expect(keptBadgeOf(prospect, tavern, 1)).toEqual({
      adds: tavern.atTheEnd(gain),
      leads: '',
    });
  },
);
