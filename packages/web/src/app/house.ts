import type { Result } from '@taproom/games';
import type { LogEntry } from '@taproom/table';
import { Thinkers } from '../bots/thinkers.ts';
import type { Home, LocalGame, NewGame } from '../local/game.ts';
import { GameStore } from '../local/store.ts';
import { pace } from '../settings.ts';

/** What there is one of on a page: the store of games, and the bots' thread. */
class House implements Home {
  readonly store = new GameStore();
  readonly thinkers = new Thinkers();
  readonly pace = pace;

  /** Sets up a new game, or one that goes on from a log, and gives its name. */
  async begin(setup: NewGame, log: readonly LogEntry[] = []): Promise<string> {
    const { LocalGame } = await localGames();
    return (await LocalGame.create(setup, this, log)).get().id;
  }

  /** A game of this device by its name; null if there is none, a refusal if it can't be played any more. */
  async enter(id: string): Promise<Result<LocalGame> | null> {
    const [{ LocalGame }, stored] = await Promise.all([localGames(), this.store.find(id)]);
    return stored && LocalGame.restore(stored, this);
  }
}

/** The rules of the games come with the first game, not with the first page. */
const localGames = () => import('../local/game.ts');

export const house = new House();
