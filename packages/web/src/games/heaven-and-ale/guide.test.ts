import { expect, test } from 'vitest';
import { doneIn, moveOf, playUntil, testGuide } from '../../guide/testing/suite.ts';
import { SeededGame } from '../../text-table/testing/seeded-game.ts';
import { STEPS } from './guide.ts';
import type { Cloister } from './types.ts';

testGuide('heaven-and-ale');

test('Heaven & Ale: each step is done when the player has done it', async () => {
  const seeds = Array.from({ length: 20 }, (_, i) => `guide ${i}`);
  const game = seeds
    .map(seed => new SeededGame<Cloister>('heaven-and-ale', 2, seed))
    .find(one => one.get().view.stage === 'place');
  if (game === undefined) throw new Error('nobody else begins');
  const done = (): string[] => doneIn(STEPS, game.get());
  expect(done()).toEqual([]);
  game.act(moveOf(game, 'start'));
  expect(done()).toEqual(['place']);
  await game.confirm();
  expect(done()).toEqual(['place', 'confirm']);
  game.act(moveOf(game, 'go'));
  expect(done()).toEqual(['place', 'go']);
  game.act(moveOf(game, 'buy'));
  expect(done()).toEqual(['place', 'go', 'buy']);
  await game.confirm();
  expect(done()).toEqual(['place', 'confirm', 'go', 'buy', 'turn']);
  await playUntil(game, now => now.view.round > 1 && now.plan?.moves.length === 0);
  expect(done()).toEqual(['place', 'confirm', 'go', 'buy', 'turn', 'home']);
});
