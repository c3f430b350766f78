import type { Task } from '@taproom/bots';
import { LEVELS } from '@taproom/bots/levels';
import { expectOk, GAMES, SeededRandom } from '@taproom/games';
import { Plan } from '@taproom/table';
import type { Repertoire } from '../../app/registries.tsx';
import type { BotTurn } from '../../bots/bot-worker.ts';
import { choose } from '../../log/testing/games.ts';
import type { Home } from '../game.ts';
import type { StoredGame } from '../store.ts';

/** The released games. */
export const REPERTOIRE: Repertoire = { games: GAMES, levels: LEVELS };

/** A home in memory, whose bots play at random and immediately. */
export class TestHome implements Home {
  readonly games = REPERTOIRE.games;
  readonly levels = REPERTOIRE.levels;
  readonly kept = new Map<string, StoredGame>();
  readonly pace = (): number => 0;
  landed = async (): Promise<void> => {};
  private readonly random = new SeededRandom('bots at home');

  readonly store = {
    keep: async (game: StoredGame): Promise<boolean> => {
      const follows = (this.kept.get(game.id)?.revision ?? 0) === game.revision - 1;
      if (follows) this.kept.set(game.id, structuredClone(game));
      return follows;
    },
  };

  readonly thinkers = {
    think: async ({ game, rules, seat, view }: Task): Promise<BotTurn> => {
      const plan = new Plan(expectOk(this.games.find(game, rules)), seat, { view, number: 0 });
      while (!plan.ready) expectOk(plan.push(choose(plan.legal(), this.random)));
      const { moves } = plan;
      return { moves, candidates: [{ moves, scores: [], chances: [], visits: 1, reasons: [] }] };
    },
  };

  stored(id: string): StoredGame {
    const game = this.kept.get(id);
    if (game === undefined) throw new Error(`no game ${id} at home`);
    return game;
  }
}
