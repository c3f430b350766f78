import type { Result } from '@taproom/games';
import { Thinkers } from '../bots/thinkers.ts';
import { LocalGame, type NewGame } from '../local/game.ts';
import { GameStore } from '../local/store.ts';
import { settings } from '../settings.ts';

/** What there is one of on a page: the store of games, the bots' thread, and the games that are open. */
class House {
  readonly store = new GameStore();
  readonly thinkers = new Thinkers();
  private readonly open = new Map<string, LocalGame>();

  async begin(setup: NewGame): Promise<LocalGame> {
    const game = await LocalGame.create(setup, this.store, this.thinkers, pace);
    this.open.set(game.get().id, game);
    return game;
  }

  /** A game of this device by its name; null if there is none, a refusal if it can't be played any more. */
  async enter(id: string): Promise<Result<LocalGame> | null> {
    const known = this.open.get(id);
    if (known !== undefined) return { ok: true, value: known };
    const stored = await this.store.find(id);
    if (stored === null) return null;
    const game = LocalGame.restore(stored, this.store, this.thinkers, pace);
    if (game.ok) this.open.set(id, game.value);
    return game;
  }

  async forget(id: string): Promise<void> {
    this.open.get(id)?.close();
    this.open.delete(id);
    await this.store.forget(id);
  }
}

/** How much of the usual pauses the settings leave. */
const pace = (): number => ({ off: 0.3, fast: 0.5, normal: 1 })[settings.get().motion];

export const house = new House();
