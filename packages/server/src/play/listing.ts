// The list of the lobby: a cache, read and serialised once for all callers.

import type { ListedTable } from '@taproom/contracts';
import type { Store } from '../store/store.ts';
import type { Look } from './look.ts';

/** The most tables the lobby shows: in all, and of one account. */
const MOST_SHOWN = 200;
const MOST_SHOWN_EACH = 10;

/** How long a list is valid without any hint, in milliseconds: a hint from another node may get lost. */
const GOOD = 2000;

/**
 * However often the lobby changes, reading it takes a small part of the time: after each read it rests this many times
 * as long as that took, and at most this many milliseconds.
 */
const REST = 20;
const LONGEST_REST = 1000;

/** The tables of the lobby at one moment. */
export interface Listed {
  readonly tables: readonly ListedTable[];
  /** The same as the text of a response. */
  readonly text: string;
  /** Later ones have higher numbers. */
  readonly number: number;
}

/**
 * The lobby as everyone sees it: a cache that is read once for all callers until something changes. A caller after a
 * change gets a list that was read after it, and waits for that if the lobby changes constantly.
 */
export class Listing {
  private latest: Listed | null = null;
  private isOutdated = true;
  /** The list being read; null if none is, or if it will be stale. */
  private reading: Promise<Listed> | null = null;
  /** The list that is read after a rest. */
  private next: Promise<Listed> | null = null;
  private begun = Number.NEGATIVE_INFINITY;
  private rested = Number.NEGATIVE_INFINITY;
  private count = 0;

  constructor(
    private readonly store: Store,
    private readonly look: Look,
    private readonly steady: () => number,
  ) {}

  /** Something the lobby shows has changed. */
  change(): void {
    this.isOutdated = true;
    this.reading = null;
  }

  async read(): Promise<Listed> {
    if (this.reading !== null) return this.reading;
    const isGood = !this.isOutdated && this.steady() - this.begun < GOOD;
    if (isGood && this.latest !== null) return this.latest;
    const wait = this.rested - this.steady();
    if (wait <= 0) return this.begin();
    this.next ??= new Promise(resolve => setTimeout(resolve, wait)).then(() => {
      this.next = null;
      return this.begin();
    });
    return this.next;
  }

  private begin(): Promise<Listed> {
    const reading = this.readNow();
    this.reading = reading;
    const end = () => {
      if (this.reading === reading) this.reading = null;
    };
    void reading.then(end, end);
    return reading;
  }

  private async readNow(): Promise<Listed> {
    this.isOutdated = false;
    this.begun = this.steady();
    const number = ++this.count;
    try {
      const rows = await this.store.tables.lobby(MOST_SHOWN, MOST_SHOWN_EACH);
      const tables = await this.look.listed(rows);
      const listed = { tables, text: JSON.stringify({ tables }), number };
      // One that started later may have been faster.
      if (number > (this.latest?.number ?? 0)) this.latest = listed;
      return listed;
    } catch (error) {
      this.isOutdated = true;
      throw error;
    } finally {
      const took = this.steady() - this.begun;
      this.rested = this.steady() + Math.min(took * REST, LONGEST_REST);
    }
  }
}
