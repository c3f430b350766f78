import { expectOk, type GameEvent, type GameId, SeededRandom } from '@taproom/games';
import type { Sitter } from '@taproom/table';
import { describe, expect, it } from 'vitest';
import { LocalGame } from '../local/game.ts';
import { TestHome } from '../local/testing/home.ts';
import { choose } from '../log/testing/games.ts';
import { cuesOf, newsOf } from './cues.ts';
import type { Sound } from './voices.ts';

describe('what is heard', () => {
  it('is each sound once, in the order in which it is due', () => {
    const sounds: Readonly<Record<string, Sound>> = { moved: 'click', paid: 'coin' };
    const face = { cue: ({ event }: GameEvent) => sounds[event] };
    const events = ['moved', 'silent', 'paid', 'moved'].map(event => ({ event }));
    expect(cuesOf(face, events)).toEqual(['click', 'coin']);
  });

  it.each(['heaven-and-ale', 'heros-tavern'] as const)('is heard once, when it is planned: %s', async id => {
    const game = await begin(id);
    const random = new SeededRandom('cues');
    let before = game.get();
    while (!game.get().plan?.complete) {
      expectOk(game.act(choose(game.get().plan?.legal ?? [], random)));
      const planned = newsOf(before, game.get());
      before = game.get();
      expect(planned).toEqual(before.plan?.events.slice(-planned.length));
      expect(planned.length).toBeGreaterThan(0);
    }
    const heard = before.plan?.events.length ?? 0;
    const told = before.told.length;
    expectOk(await game.confirm());
    const now = game.get();
    expect(newsOf(before, now)).toEqual(now.told.slice(told + heard).map(({ event }) => event));
  });

  it('is nothing when a move is undone', async () => {
    const game = await begin('heaven-and-ale');
    expectOk(game.act(choose(game.get().plan?.legal ?? [], new SeededRandom('undone'))));
    const before = game.get();
    game.undoMove();
    expect(newsOf(before, game.get())).toEqual([]);
  });
});

/** A game of people only, the first of them at the screen. */
async function begin(game: GameId): Promise<LocalGame> {
  const seats = Array.from({ length: 3 }, (_, i): Sitter => ({ kind: 'human', name: `${i}` }));
  const begun = await LocalGame.create({ game, seats, options: {}, memoryAid: false }, new TestHome());
  begun.liftCurtain();
  return begun;
}
