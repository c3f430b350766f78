import type { Sql } from './sql.ts';

/**
 * Work on a database: a generator that yields statements, receives the rows of each, and returns a result. It knows
 * nothing about how it is run, so the same work runs synchronously in SQLite and asynchronously in PostgreSQL. It may
 * be restarted, so it must have no effects outside the database.
 */
export type Work<T> = Generator<Ask, T, unknown>;

/**
 * A statement, and what is read from it: its rows, only the first, or how many rows it changed. If nothing is read, the
 * executor need not wait for it.
 */
export interface Ask {
  readonly statement: Sql;
  readonly read: 'all' | 'first' | 'count' | 'nothing';
}

/** The rows of a statement. The statement promises that they have this shape. */
export function* all<Row>(statement: Sql): Work<Row[]> {
  return (yield { statement, read: 'all' }) as Row[];
}

/** The first row of a statement, if there is one. */
export function* first<Row>(statement: Sql): Work<Row | null> {
  const [row] = (yield { statement, read: 'first' }) as Row[];
  return row ?? null;
}

/** How many rows a statement changed. */
export function* count(statement: Sql): Work<number> {
  return (yield { statement, read: 'count' }) as number;
}

export function* run(statement: Sql): Work<void> {
  yield { statement, read: 'nothing' };
}

export interface Database {
  now(): number;
  /** Sees what is committed. */
  read<T>(work: () => Work<T>): Promise<T>;
  /** All or nothing; on disk when the promise resolves. */
  write<T>(work: () => Work<T>): Promise<T>;
  /** The same for data that may be lost in a power failure because it is repeated soon: nobody waits for the disk. */
  note(work: () => Work<void>): Promise<void>;
}

/**
 * The storage failed: the disk is full, the connection is lost, the database is stopped. The same can be retried later.
 * Anything else that is thrown is a bug.
 */
export class NotStored extends Error {
  readonly code = 'not-stored';

  constructor(why: string, cause?: unknown) {
    super(`not stored: ${why}`, { cause });
    this.name = 'NotStored';
  }
}

/** A single connection for long operations: migrations, backup and restore. */
export interface Connection {
  perform<T>(work: () => Work<T>): Promise<T>;
  /** Starts an exclusive change of the whole store, or a consistent snapshot of it. */
  begin(what: 'change' | 'snapshot'): Promise<void>;
  end(how: 'commit' | 'rollback'): Promise<void>;
  close(): Promise<void>;
}
