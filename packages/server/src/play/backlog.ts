// A background job that stores missing records of games that are over.

import { setTimeout as rest } from 'node:timers/promises';
import type { Unrecorded } from '../store/records.ts';
import type { Store } from '../store/store.ts';
import { type Records, UnknownRulesError } from './records.ts';

/** The pause after each game, in milliseconds, so that other work gets its turn: replaying one takes about ten. */
const REST = 100;
const PAGE = 50;

/**
 * Stores missing records when the server starts, oldest first and one at a time, in the background: those of games that
 * ended before records were stored, or were abandoned. It finishes eventually: other games store their own.
 */
export class Backlog {
  private readonly stopped = new AbortController();
  private running: Promise<void> = Promise.resolve();

  constructor(
    private readonly store: Store,
    private readonly records: Records,
    private readonly log: { error(facts: object, text: string): void },
    private readonly pause = REST,
  ) {}

  start(): void {
    this.running = this.run().catch(error => {
      // The next start tries again; requests for such a record are answered anyway.
      if (!this.stopped.signal.aborted)
        this.log.error({ error: String(error) }, 'could not store the records of earlier games');
    });
  }

  async stop(): Promise<void> {
    this.stopped.abort();
    await this.running;
  }

  /** Resolves when there is nothing left to do. */
  done(): Promise<void> {
    return this.running;
  }

  private async run(): Promise<void> {
    const { signal } = this.stopped;
    for (let last: Unrecorded = { id: '', ended: 0 }; ; ) {
      const page = await this.store.records.missing(last, PAGE);
      for (const table of page) {
        if (signal.aborted) return;
        last = table;
        await this.records.make(table.id).catch(error => {
          if (error instanceof UnknownRulesError) return;
          this.log.error({ table: table.id, error: String(error) }, 'could not store the record of a game');
        });
        await rest(this.pause, undefined, { signal });
      }
      if (page.length < PAGE) return;
    }
  }
}
