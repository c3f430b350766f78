import type { Task } from '@taproom/bots';
import { expectOk, GAMES, SeededRandom } from '@taproom/games';
import { Plan } from '@taproom/table';
import type { Thought } from '../../bots/thinkers.ts';
import { choose } from '../../log/testing/games.ts';
import type { Home } from '../game.ts';
import type { StoredGame } from '../store.ts';

/** A home in memory, whose bots play at random and at once. */
export class TestHome implements Home {
  readonly games = new Map<string, StoredGame>();
  readonly pace = (): number => 0;
  private readonly random = new SeededRandom('bots at home');

  readonly store = {
    keep: async (game: StoredGame): Promise<boolean> => {
      const follows = (this.games.get(game.id)?.revision ?? 0) === game.revision - 1;
      if (follows) this.games.set(game.id, structuredClone(game));
      return follows;
    },
  };

  readonly thinkers = {
    think: async ({ game, rules, seat, view }: Task): Promise<Thought> => {
      const plan = new Plan(expectOk(GAMES.find(game, rules)), seat, { view, number: 0 });
      while (!plan.ready) expectOk(plan.push(choose(plan.legal(), this.random)));
      const { moves } = plan;
      return { moves, candidates: [{ moves, scores: [], chances: [], visits: 1, reasons: [] }] };
    },
  };

  stored(id: string): StoredGame {
    const game = this.games.get(id);
    if (game === undefined) throw new Error(`no game ${id} at home`);
    return game;
  }
}
