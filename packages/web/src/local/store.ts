import type { GameId, GameMove, Seat } from '@taproom/games';
import type { LogEntry, Sitter } from '@taproom/table';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** A local game as it lies in this browser: all that it takes to sit down again. */
export interface StoredGame {
  readonly id: string;
  /** Counts how often it was kept, so that two tabs never overwrite each other. */
  readonly revision: number;
  readonly game: GameId;
  readonly rules: number;
  readonly seats: readonly Sitter[];
  readonly options: object;
  /** Where chance comes from: see SecretRandom. */
  readonly secret: Uint8Array;
  readonly log: readonly LogEntry[];
  /** The turn that somebody was about to make. */
  readonly plan: { readonly seat: Seat; readonly moves: readonly GameMove[] } | null;
  /** Milliseconds since 1970. */
  readonly started: number;
  readonly played: number;
  /** Whether the table shows which cards are known to be in hands that have passed. */
  readonly memoryAid: boolean;
  /** How it stands, for lists of games. */
  readonly standing: Standing;
}

export interface Standing {
  readonly round: number;
  /** Whether a person is awaited. */
  readonly yourTurn: boolean;
  /** The final scores; null while the game goes on. */
  readonly scores: readonly number[] | null;
}

export interface StoreChange {
  readonly change: 'kept' | 'forgotten';
  readonly id: string;
}

interface Schema extends DBSchema {
  games: { key: string; value: StoredGame };
}

/** The games kept in this browser. What can't be stored is remembered as long as the page is open. */
export class GameStore {
  /** Null where the browser stores nothing. */
  private readonly database: Promise<IDBPDatabase<Schema> | null>;
  private readonly memory = new Map<string, StoredGame>();
  private readonly listeners = new Set<(change: StoreChange) => void>();

  constructor(name = 'taproom') {
    this.database = open(name).catch(() => null);
  }

  /** Tells of every game that this page keeps or forgets. */
  subscribe(listener: (change: StoreChange) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /**
   * Resolves when the game is on disk, and rejects if it can't be stored. False, and nothing is changed, if it is not
   * the revision after the one that lies there: another tab went on with it, or deleted it.
   */
  async keep(game: StoredGame): Promise<boolean> {
    try {
      const follows = await write(await this.database, game);
      this.memory.delete(game.id);
      if (follows) this.tell({ change: 'kept', id: game.id });
      return follows;
    } catch (error) {
      // It counts as the revision that lies on disk, so that it can still follow it.
      this.memory.set(game.id, { ...game, revision: game.revision - 1 });
      throw error;
    }
  }

  async find(id: string): Promise<StoredGame | null> {
    return this.memory.get(id) ?? (await (await this.database)?.get('games', id)) ?? null;
  }

  /** All games, the one played last first. */
  async list(): Promise<StoredGame[]> {
    const stored = (await (await this.database)?.getAll('games')) ?? [];
    const games = new Map([...stored.map(game => [game.id, game] as const), ...this.memory]);
    return [...games.values()].sort((one, other) => other.played - one.played);
  }

  async forget(id: string): Promise<void> {
    this.memory.delete(id);
    await (await this.database)?.delete('games', id);
    this.tell({ change: 'forgotten', id });
  }

  private tell(change: StoreChange): void {
    for (const listener of this.listeners) listener(change);
  }
}

const open = async (name: string): Promise<IDBPDatabase<Schema>> =>
  openDB<Schema>(name, 2, {
    async upgrade(database, from, _to, transaction) {
      if (from < 1) database.createObjectStore('games', { keyPath: 'id' });
      else if (from < 2) {
        const store = transaction.objectStore('games');
        for (const game of await store.getAll()) await store.put(fromVersion1(game));
      }
    },
  });

/** A game as the first version kept it: without a count, a plan, and how it stands. */
const fromVersion1 = (game: StoredGame & { readonly finished?: boolean }): StoredGame => ({
  ...game,
  revision: 1,
  plan: null,
  standing: { round: 1, yourTurn: false, scores: game.finished === true ? [] : null },
});

async function write(database: IDBPDatabase<Schema> | null, game: StoredGame): Promise<boolean> {
  if (database === null) throw new Error('this browser stores nothing');
  const transaction = database.transaction('games', 'readwrite', { durability: 'strict' });
  const before = (await transaction.store.get(game.id))?.revision ?? 0;
  const follows = before === game.revision - 1;
  const put = follows ? transaction.store.put(game) : null;
  await Promise.all([put, transaction.done]);
  return follows;
}
