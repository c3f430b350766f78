import type { Task } from '@taproom/bots';
import type { Result } from '@taproom/games';
import type { LogEntry } from '@taproom/table';
import { type BotTurn, BotWorker } from '../bots/bot-worker.ts';
import type { Home, LocalGame } from '../local/game.ts';
import type { NewGame } from '../local/new-game.ts';
import { LocalGameStore } from '../local/store.ts';
import { landed } from '../motion/landing.ts';
import { motionPace } from '../motion/pace.ts';
import { pace } from '../settings.ts';
import type { Registries, Repertoire } from './registries.tsx';

/** The singletons of a page: the store of games, and the bots' worker thread. */
class LocalHome {
  readonly store = new LocalGameStore();
  private readonly thinkers = new BotWorker(() => this.registries.startBots());
  private handed: Registries | null = null;

  /** Hands in the games. Whoever starts the client does this first. */
  open(registries: Registries): void {
    this.handed = registries;
  }

  /** Creates a new game, or one that continues from a log, and returns its id. */
  async begin(setup: NewGame, log: readonly LogEntry[] = []): Promise<string> {
    const [{ LocalGame }, home] = await Promise.all([localGames(), this.home()]);
    return (await LocalGame.create(setup, home, log)).get().id;
  }

  /** A game on this device by its id; null if there is none, a refusal if it can't be played any more. */
  async enter(id: string): Promise<Result<LocalGame> | null> {
    const [{ LocalGame }, home, stored] = await Promise.all([localGames(), this.home(), this.store.find(id)]);
    return stored && LocalGame.restore(stored, home);
  }

  /** Loads the code of games, which comes with the first one. */
  async loadGames(): Promise<void> {
    await localGames();
  }

  /** Starts another thread like that of the bots. */
  startThread(): Worker {
    return this.registries.startBots();
  }

  /** Lets a bot think about a position, on its own thread. */
  think(task: Task): Promise<BotTurn> {
    return this.thinkers.think(task);
  }

  /** Loads the rules, and gives all that can be played. */
  async repertoire(): Promise<Repertoire> {
    const { games, levels } = this.registries;
    return { games: await games(), levels };
  }

  private async home(): Promise<Home> {
    const { store, thinkers } = this;
    return { store, thinkers, pace, landed: () => landed(motionPace()), ...(await this.repertoire()) };
  }

  private get registries(): Registries {
    if (this.handed === null) throw new Error('no registries were handed in');
    return this.handed;
  }
}

/** The code of games loads with the first game, not with the first page. */
const localGames = () => import('../local/game.ts');

export const house = new LocalHome();
