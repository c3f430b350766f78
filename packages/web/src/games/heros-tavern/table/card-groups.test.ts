import { expect, test } from 'vitest';
import { namesOf } from '../../../play/names.ts';
import { boothsOf, cardGroups } from './card-groups.ts';

test('a tavern by kinds, bought ones among them, in the order of the rules', () => {
  expect(
    cardGroups({ bought: ['food', 'maid'], drafted: ['maid', 'entertainment', 'food', 'food'] }),
  ).toEqual([
    { card: 'entertainment', count: 1, bought: 0 },
    { card: 'food', count: 3, bought: 1 },
    { card: 'maid', count: 2, bought: 1 },
  ]);
});

test('two bots of one level can be told apart', () => {
  const sitters = [
    { kind: 'human', name: 'Anna' },
    { kind: 'bot', level: 'patron' },
    { kind: 'bot', level: 'legend' },
    { kind: 'bot', level: 'patron' },
  ] as const;
  expect(namesOf(sitters, { patron: 'Patron' })).toEqual(['Anna', 'Patron', 'legend', 'Patron 2']);
});

test('cards that score together share a booth; those that make tokens have one of their own', () => {
  const booths = boothsOf({ bought: ['dark-ale'], drafted: ['light-ale', 'cook', 'maid', 'tools', 'games'] });
  const held = booths.map(({ booth, groups }) => [booth, groups.map(({ card }) => card)]);
  expect(held).toEqual([
    ['entertainment', []],
    ['food', []],
    ['ale', ['light-ale', 'dark-ale']],
    ['lodging', []],
    ['market', []],
    ['staff', ['cook', 'maid']],
    ['makers', ['games', 'tools']],
  ]);
});
