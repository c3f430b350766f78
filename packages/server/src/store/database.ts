import type { Sql } from './sql.ts';

/**
 * Work on a database: it asks with statements, gets the rows of each, and ends with an answer. It knows nothing of how
 * it is run, so the same work is done at once in SQLite and by waiting in PostgreSQL. It may be begun again from the
 * start, so it changes nothing but the database.
 */
export type Work<T> = Generator<Ask, T, unknown>;

/**
 * A statement, and what is read of it: its rows, only the first, or how many rows it changed. Whoever carries it out need
 * not wait for it if it is nothing.
 */
export interface Ask {
  readonly statement: Sql;
  readonly read: 'all' | 'first' | 'count' | 'nothing';
}

/** The rows of a statement. That they are of this shape is the statement's promise. */
export function* all<Row>(statement: Sql): Work<Row[]> {
  return (yield { statement, read: 'all' }) as Row[];
}

/** The first row of a statement, if it gives any. */
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
  /** The same for what may get lost when the power fails, as it is said again soon: nobody waits for the disk. */
  note(work: () => Work<void>): Promise<void>;
}

/**
 * The storage failed: the disk is full, the connection is lost, the database is stopped. The same can be asked again
 * later. Whatever else is thrown is a fault of the program.
 */
export class NotStored extends Error {
  readonly code = 'not-stored';

  constructor(why: string, cause?: unknown) {
    super(`not stored: ${why}`, { cause });
    this.name = 'NotStored';
  }
}

/** One connection in one hand, for what takes long: migrations, backup and restore. */
export interface Connection {
  perform<T>(work: () => Work<T>): Promise<T>;
  /** Begins to change the house alone, or to see one moment of it throughout. */
  begin(what: 'change' | 'snapshot'): Promise<void>;
  end(how: 'commit' | 'rollback'): Promise<void>;
  close(): Promise<void>;
}
