import { SeededRandom } from '@taproom/games';
import { herosTavern } from '@taproom/games/heros-tavern';
import { expect, test, vi } from 'vitest';
import { doneIn, guidedGame, moveOf, playUntil, testGuide } from '../../guide/testing/suite.ts';
import { LANGUAGE_CODES } from '../../i18n/languages.ts';
import { SeededGame } from '../../text-table/testing/seeded-game.ts';
import { STEPS } from './guide.ts';
import { sign } from './sign.tsx';
import type { Tavern } from './types.ts';
import { loadWords } from './words.ts';

testGuide('heros-tavern');

test('Hero’s Tavern: what a price is for is said before the first card is chosen', () => {
  const names = STEPS.map(step => step.name);
  expect(names.indexOf('price')).toBeLessThan(names.indexOf('pick'));
});

test.each(LANGUAGE_CODES)(
  'Hero’s Tavern: the purchase says that tokens stay, and what they bring (%s)',
  async code => {
    const { guide, tavern } = await loadWords(code, herosTavern);
    const stay = { en: 'stay', de: 'bleiben', ru: 'сохранятся' }[code];
    for (const says of [guide.buy, tavern.buyHint]) {
      expect(says).toContain(stay);
      expect(says).toMatch(/1 (hero|Helden|героя)/);
    }
    expect(tavern.prices.join(' ')).toMatch(/1 (hero|Helden|героя)/);
  },
);

test('Hero’s Tavern: each step is done when the player has done it', async () => {
  const game = new SeededGame<Tavern>('heros-tavern', 3, 'guide');
  const done = (): string[] => doneIn(STEPS, game.get());
  expect(done()).toEqual([]);
  game.act(moveOf(game, 'pick'));
  expect(done()).toEqual(['pick']);
  await game.confirm();
  expect(done()).toEqual(['pick', 'take']);
  await playUntil(game, now => now.view.step > 1);
  expect(done()).toEqual(['pick', 'take', 'second']);
  await playUntil(game, now => now.plan?.legal.some(({ move }) => move === 'buy') ?? false);
  expect(done()).toEqual(['pick', 'take', 'second', 'draft']);
  game.act(moveOf(game, 'buy'));
  await game.confirm();
  expect(done()).toEqual(['pick', 'take', 'second', 'draft', 'buy']);
});

test('Hero’s Tavern: nothing is spoken of before it has happened', async () => {
  const game = new SeededGame<Tavern>('heros-tavern', 3, 'guide');
  const early = (): string[] =>
    STEPS.filter(step => 'from' in step && !step.from(game.get())).map(step => step.name);
  expect(early()).toEqual(['reveal', 'rivals', 'scoring', 'kept']);
  await playUntil(game, now => now.view.step > 0);
  expect(early()).toEqual(['rivals', 'scoring', 'kept']);
  await playUntil(game, now => now.view.stage === 'purchase');
  expect(early()).toEqual(['kept']);
});

test.each(['a', 'b', 'c', 'd'])(
  'Hero’s Tavern: the cards that the guide speaks of are there, and whoever takes what gives tokens can buy (%s)',
  async seed => {
    const game = await guidedGame<Tavern>(sign);
    expect(game.get().view.players[0]?.hand).toEqual(
      expect.arrayContaining(['food', 'light-ale', 'dark-ale', 'tools']),
    );
    const random = new SeededRandom(seed);
    while (game.get().view.stage === 'draft') {
      const legal = game.get().plan?.legal ?? [];
      const giving = legal.filter(
        move => move.move === 'pick' && ['games', 'barrel', 'tools'].includes(move.card),
      );
      const wanted = giving.length > 0 ? giving : legal;
      game.act(wanted[random.below(wanted.length)] ?? expect.fail('nothing to take'));
      await game.confirm();
      await vi.waitFor(() => expect(game.get()).toMatchObject({ mayAct: true, awaited: [0] }));
    }
    const sizes = game.get().plan?.legal.map(move => (move.move === 'buy' ? move.cards.length : 0)) ?? [];
    expect(Math.max(...sizes)).toBeGreaterThan(0);
  },
);
