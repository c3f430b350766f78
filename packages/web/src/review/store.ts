import type { Account, CurvePoint } from '@taproom/bots/coach';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** What is known about a finished game. It is complete once every seat has its account. */
export interface KeptReview {
  /** Follows from the moves of the game: the same game has one review, wherever it was opened. */
  readonly key: string;
  /** The game itself, so that its exercises outlive it. */
  readonly record: string;
  /** The version of the estimator, and how thorough it was. */
  readonly version: number;
  readonly nodes: number;
  readonly controls: number;
  /** When it was worked on last, in milliseconds since 1970. */
  readonly at: number;
  /** What all seats could expect, at a first look. */
  readonly curve: readonly CurvePoint[] | null;
  /** One of each seat that is done. */
  readonly accounts: readonly Account[];
}

interface Schema extends DBSchema {
  reviews: { key: string; value: KeptReview };
}

/** How many reviews are kept; the oldest go first. */
const MOST = 100;

/** The reviews kept in this browser. Where nothing can be stored they last as long as the page. */
export class ReviewStore {
  private readonly database: Promise<IDBPDatabase<Schema> | null>;
  private readonly memory = new Map<string, KeptReview>();

  constructor(name = 'taproom-reviews') {
    this.database = openDB<Schema>(name, 1, {
      upgrade: database => void database.createObjectStore('reviews', { keyPath: 'key' }),
    }).catch(() => null);
  }

  async find(key: string): Promise<KeptReview | null> {
    return this.memory.get(key) ?? (await (await this.database)?.get('reviews', key)) ?? null;
  }

  async keep(review: KeptReview): Promise<void> {
    this.memory.set(review.key, review);
    const database = await this.database;
    if (database === null) return;
    try {
      await database.put('reviews', review);
      this.memory.delete(review.key);
      const all = await database.getAll('reviews');
      const old = all.toSorted((one, other) => other.at - one.at).slice(MOST);
      await Promise.all(old.map(({ key }) => database.delete('reviews', key)));
    } catch {
      // The device has no room: it lasts as long as the page.
    }
  }
}
