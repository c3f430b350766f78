import type { GameId, GameMove, RecordComment, Seat } from '@taproom/games';
import type { LogEntry, Sitter } from '@taproom/table';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { Observable } from '../observable.ts';

/** A local game as stored in this browser (IndexedDB): everything needed to resume it. */
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
  /** Games with the same luck draw the same; without it each game has its own. */
  readonly luck?: string;
  readonly log: readonly LogEntry[];
  /** The comments of the record it was opened from, if there were any. */
  readonly comments?: readonly RecordComment[];
  /** The turn that someone was about to make. */
  readonly plan: { readonly seat: Seat; readonly moves: readonly GameMove[] } | null;
  /** Milliseconds since 1970. */
  readonly started: number;
  readonly played: number;
  /** Whether the table shows which cards are known to be in hands that have passed. */
  readonly memoryAid: boolean;
  /** How it stands, for lists of games. */
  readonly standing: GameStanding;
}

export interface GameStanding {
  readonly round: number;
  /** Whether a person is awaited. */
  readonly yourTurn: boolean;
  /** The final scores; null while the game is running. */
  readonly scores: readonly number[] | null;
}

export interface StoreChange {
  readonly change: 'kept' | 'forgotten';
  readonly id: string;
}

interface Schema extends DBSchema {
  games: { key: string; value: StoredGame };
}

/** The games stored in this browser. What can't be stored is kept in memory while the page is open. */
export class LocalGameStore {
  /** Null where the browser stores nothing. */
  private readonly database: Promise<IDBPDatabase<Schema> | null>;
  private readonly memory = new Map<string, StoredGame>();
  private readonly changes = new Observable<[StoreChange]>();
  /** Notifies of every game that this page stores or deletes. */
  readonly subscribe = this.changes.subscribe;

  constructor(name = 'taproom') {
    this.database = open(name).catch(() => null);
  }

  /**
   * Resolves when the game is on disk, and rejects if it can't be stored. False, and nothing is changed, if it is not
   * the revision after the one that lies there: another tab went on with it, or deleted it.
   */
  async keep(game: StoredGame): Promise<boolean> {
    try {
      const follows = await write(await this.database, game);
      this.memory.delete(game.id);
      if (follows) this.changes.notify({ change: 'kept', id: game.id });
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
    this.changes.notify({ change: 'forgotten', id });
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

/** A game as stored by the first version: without a count, a plan and its standing. */
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
