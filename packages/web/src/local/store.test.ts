import { expect, it } from 'vitest';
import { LocalGame } from './game.ts';
import { LocalGameStore } from './store.ts';
import { TestHome } from './testing/home.ts';

it('where a browser stores nothing, games last as long as the page', async () => {
  const store = new LocalGameStore();
  const home = Object.assign(new TestHome(), { store });
  const seats = [
    { kind: 'human', name: 'Ann' },
    { kind: 'human', name: 'Ben' },
  ] as const;
  const setup = { game: 'heaven-and-ale', seats, options: {}, memoryAid: false } as const;
  const game = await LocalGame.create(setup, home);
  const { id, saved } = game.get();
  expect(saved).toBe(false);

  expect(await store.list()).toMatchObject([{ id, seats }]);
  const [move] = game.get().plan?.legal ?? [];
  if (move === undefined) throw new Error('nobody can move');
  game.act(move);
  await game.close();
  expect((await store.find(id))?.plan?.moves).toEqual([move]);

  await store.forget(id);
  expect(await store.find(id)).toBeNull();
  expect(await store.list()).toEqual([]);
});
