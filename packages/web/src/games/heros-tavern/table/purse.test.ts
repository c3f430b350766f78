import { tables } from '@taproom/games/heros-tavern';
import { expect, test } from 'vitest';
import { asked, leftAfter } from './purse.ts';

test('HT 5.2 what is left runs down with every card, below zero too', () => {
  const tokens = { coins: 1, storage: 2, land: 0 };
  expect(leftAfter(tokens, [], tables.PRICES)).toEqual(tokens);
  expect(leftAfter(tokens, ['food', 'tools'], tables.PRICES)).toEqual({ coins: 0, storage: 0, land: 0 });
  expect(leftAfter(tokens, ['market'], tables.PRICES)).toEqual({ coins: 1, storage: 2, land: -1 });
  expect(tokens).toEqual({ coins: 1, storage: 2, land: 0 });
});

test('a price names each resource once', () => {
  expect(asked({ coins: 2, storage: 0, land: 1 })).toEqual(['coins', 'land']);
  expect(asked({ coins: 0, storage: 0, land: 0 })).toEqual([]);
});
