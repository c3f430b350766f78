import { type Card, herosTavern, type PlayerView } from '@taproom/games/heros-tavern';
import { expect, test } from 'vitest';
import { countsOf, gainOf, lostToOthers } from './gains.ts';

const NOTHING = { coins: 0, storage: 0, land: 0 };

const player = (drafted: readonly Card[], bought: readonly Card[] = []): PlayerView => ({
  hand: null,
  handSize: 0,
  in: false,
  chosen: null,
  purchase: null,
  drafted,
  bought,
  tokens: NOTHING,
  pad: [],
  heroes: 0,
});

test('counts every kind, the absent ones with 0', () => {
  const counts = countsOf(['food', 'maid', 'food']);
  expect(counts.food).toBe(2);
  expect(counts.maid).toBe(1);
  expect(counts.tools).toBe(0);
});

test('HT 3.2 the third food adds the whole set, bought ones included', () => {
  const players = [player(['food'], ['food']), player([]), player([])];
  expect(gainOf(herosTavern, players, 0, 'food')).toEqual({ heroes: 10, tokens: NOTHING });
  expect(gainOf(herosTavern, players, 1, 'food')).toEqual({ heroes: 0, tokens: NOTHING });
});

test('HT 3.3 a dark ale turns a pair of one kind into a mixed one', () => {
  const players = [player(['light-ale', 'light-ale', 'bartender']), player([]), player([])];
  // 3 + 2 become 10 + 5
  expect(gainOf(herosTavern, players, 0, 'dark-ale').heroes).toBe(10);
});

test('HT 3.1 entertainment counts against what lies open before the others', () => {
  const players = [player(['entertainment']), player(['entertainment', 'entertainment']), player([])];
  // second place (3) becomes a shared first one (6 split by two): nothing gained
  expect(gainOf(herosTavern, players, 0, 'entertainment').heroes).toBe(0);
  expect(gainOf(herosTavern, players, 1, 'entertainment').heroes).toBe(0);
  expect(gainOf(herosTavern, players, 2, 'entertainment').heroes).toBe(1);
});

test('HT 4.1 makers add tokens, not heroes', () => {
  const players = [player(['games']), player([]), player([])];
  expect(gainOf(herosTavern, players, 0, 'games')).toEqual({
    heroes: 0,
    tokens: { coins: 2, storage: 0, land: 0 },
  });
  expect(gainOf(herosTavern, players, 0, 'barrel')).toEqual({
    heroes: 0,
    tokens: { coins: 0, storage: 1, land: 0 },
  });
});

test('HT 3.1 a seat loses heroes when the last picks of the others catch up in entertainment', () => {
  const lost = (...others: readonly (readonly Card[])[]): number =>
    lostToOthers(herosTavern, [player(['entertainment', 'food']), ...others.map(cards => player(cards))], 0);
  // the most (6) becomes a tie of two (3), or the second place (3)
  expect(lost(['food', 'entertainment'], [])).toBe(3);
  expect(lost(['entertainment', 'entertainment'], [])).toBe(0);
  expect(lost(['food', 'food'], ['entertainment', 'food'])).toBe(0);
  expect(lost([], [])).toBe(0);
  // What was taken at the same time was never counted.
  const both = [player(['entertainment']), player(['entertainment']), player(['food'])];
  expect(lostToOthers(herosTavern, both, 0)).toBe(0);
});
