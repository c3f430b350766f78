import { type Card, herosTavern, type PlayerView } from '@taproom/games/heros-tavern';
import { expect, test } from 'vitest';
import { comingUpTo, keptOnly, prospectOf } from './leads.ts';

const player = (drafted: readonly Card[], bought: readonly Card[] = []): PlayerView => ({
  hand: null,
  handSize: 0,
  in: false,
  chosen: null,
  purchase: null,
  drafted,
  bought,
  tokens: { coins: 0, storage: 0, land: 0 },
  pad: [],
  heroes: 0,
});

const leadOf = (own: readonly Card[], card: Card, more = 6, other: readonly Card[] = []) =>
  prospectOf(card, {
    rules: herosTavern,
    players: [player(own), player(other), player([])],
    seat: 0,
    canCome: comingUpTo(more),
  }).lead;

test('HT 3.2 food leads to a set of three, with what it attracts', () => {
  expect(leadOf([], 'food')).toEqual({ lead: 'set', have: 1, heroes: 10 });
  expect(leadOf(['food'], 'food')).toEqual({ lead: 'set', have: 2, heroes: 10 });
  expect(leadOf(['food', 'food'], 'food')).toBeNull();
  expect(leadOf(['cook'], 'food')).toMatchObject({ heroes: 14 });
});

test('a set that can’t be completed any more leads to nothing', () => {
  expect(leadOf([], 'food', 1)).toBeNull();
  expect(leadOf(['food'], 'food', 1)).not.toBeNull();
  expect(leadOf([], 'light-ale', 0)).toBeNull();
});

test('HT 3.3 an ale leads to a mixed pair until it makes one', () => {
  expect(leadOf([], 'light-ale')).toEqual({ lead: 'partner', partner: 'dark-ale', heroes: 10 });
  expect(leadOf(['dark-ale'], 'light-ale')).toBeNull();
  // A light ale is left for it: with it, the pair is made.
  expect(leadOf(['light-ale', 'light-ale', 'light-ale', 'dark-ale'], 'dark-ale')).toBeNull();
  // The pair of one kind gives one up for it.
  expect(leadOf(['light-ale'], 'light-ale')).toEqual({ lead: 'partner', partner: 'dark-ale', heroes: 7 });
});

test('HT 3.5, 4.1 markets and makers lead to the next of them', () => {
  expect(leadOf([], 'market')).toEqual({ lead: 'next', adds: 2 });
  expect(leadOf(['market', 'market', 'market'], 'market')).toEqual({ lead: 'next', adds: 3 });
  expect(leadOf(['games'], 'games')).toEqual({ lead: 'next', adds: 2 });
  expect(leadOf(Array<Card>(4).fill('market'), 'market')).toBeNull();
});

test('HT 3.1 entertainment tells how far ahead or behind it is', () => {
  expect(leadOf([], 'entertainment')).toEqual({ lead: 'ahead', by: 1 });
  expect(leadOf([], 'entertainment', 6, ['entertainment'])).toEqual({ lead: 'ahead', by: 0 });
  expect(leadOf([], 'entertainment', 6, ['entertainment', 'entertainment'])).toEqual({
    lead: 'ahead',
    by: -1,
  });
});

test('HT 6.1 only what is bought counts for the next round', () => {
  expect(keptOnly([player(['food'], ['market'])])[0]).toMatchObject({ drafted: [], bought: ['market'] });
});

test('HT 1.1 nothing leads to cards that the box does not have', () => {
  const eleven = Array<Card>(11).fill('food');
  expect(leadOf([], 'food', 6, eleven)).toBeNull();
  expect(leadOf(['food'], 'food', 6, eleven.slice(2))).not.toBeNull();
  expect(leadOf([], 'market', 6, Array<Card>(11).fill('market'))).toBeNull();
});
