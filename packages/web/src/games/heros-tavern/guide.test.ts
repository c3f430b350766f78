import { expect, test } from 'vitest';
import { doneIn, moveOf, playUntil, testGuide } from '../../guide/testing/suite.ts';
import { SeededGame } from '../../text-table/testing/seeded-game.ts';
import { STEPS } from './guide.ts';
import type { Tavern } from './types.ts';

testGuide('heros-tavern');

test('Hero’s Tavern: each step is done when the player has done it', async () => {
  const game = new SeededGame<Tavern>('heros-tavern', 3, 'guide');
  const done = (): string[] => doneIn(STEPS, game.get());
  expect(done()).toEqual([]);
  game.act(moveOf(game, 'pick'));
  expect(done()).toEqual(['pick']);
  await game.confirm();
  expect(done()).toEqual(['pick', 'take']);
  await playUntil(game, now => now.plan?.legal.some(({ move }) => move === 'buy') ?? false);
  expect(done()).toEqual(['pick', 'take', 'draft']);
  game.act(moveOf(game, 'buy'));
  await game.confirm();
  expect(done()).toEqual(['take', 'draft', 'buy']);
});
