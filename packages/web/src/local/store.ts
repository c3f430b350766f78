import type { GameId } from '@taproom/games';
import type { LogEntry, Sitter } from '@taproom/table';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** A local game as it lies in this browser: all that it takes to sit down again. */
export interface StoredGame {
  readonly id: string;
  readonly game: GameId;
  readonly rules: number;
  readonly seats: readonly Sitter[];
  readonly options: object;
  /** Where chance comes from: see SecretRandom. */
  readonly secret: Uint8Array;
  readonly log: readonly LogEntry[];
  /** Milliseconds since 1970. */
  readonly started: number;
  readonly played: number;
  readonly finished: boolean;
  /** Whether the table shows which cards are known to be in hands that have passed (Hero's Tavern). */
  readonly memoryAid: boolean;
}

interface Schema extends DBSchema {
  games: { key: string; value: StoredGame; indexes: { played: number } };
}

/** The games kept in this browser. */
export class GameStore {
  private readonly database: Promise<IDBPDatabase<Schema>>;

  constructor(name = 'taproom') {
    this.database = openDB<Schema>(name, 1, {
      upgrade(database) {
        database.createObjectStore('games', { keyPath: 'id' }).createIndex('played', 'played');
      },
    });
  }

  /** Resolves when the game is on disk. */
  async keep(game: StoredGame): Promise<void> {
    const transaction = (await this.database).transaction('games', 'readwrite', { durability: 'strict' });
    await Promise.all([transaction.store.put(game), transaction.done]);
  }

  async find(id: string): Promise<StoredGame | null> {
    return (await (await this.database).get('games', id)) ?? null;
  }

  /** All games, the one played last first. */
  async list(): Promise<StoredGame[]> {
    const games = await (await this.database).getAllFromIndex('games', 'played');
    return games.reverse();
  }

  async forget(id: string): Promise<void> {
    await (await this.database).delete('games', id);
  }
}
