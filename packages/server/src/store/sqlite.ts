import Libsql from 'libsql';
import { type Ask, type Connection, type Database, NotStored, type Work } from './database.ts';
import { makeFile, NotOurs } from './files.ts';
import { migrate } from './migrate.ts';
import { render } from './sql.ts';
import type { Store } from './store.ts';
import { wholeStore } from './whole.ts';

/** How long to wait for another process that writes to the same file, in milliseconds. */
const PATIENCE = 5_000;

/** The most changes that share a commit: others waiting for the event loop get their turn in between. */
const MOST = 500;

/**
 * A commit waits for this many turns of the event loop. When idle they pass in no time; under load, what arrives in the
 * meantime is included, and fewer commits are needed (group commit).
 */
const TURNS = 4;

/** The size of the write-ahead log in pages, 16 MB, before it is checkpointed. */
const LOGGED = 4_000;

/** How long a low-priority write waits for a commit to join, in milliseconds. */
const LINGER = 250;

/** Failures of the storage, not of the program. */
const STORAGE = /^SQLITE_(?:FULL|IOERR|READONLY|CANTOPEN|BUSY|LOCKED|CORRUPT|NOTADB|NOMEM|PERM|PROTOCOL)/;

/** It is not a database, or no longer. */
const DAMAGED = /^SQLITE_(?:CORRUPT|NOTADB)/;

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

function failure(error: unknown): unknown {
  const code = codeOf(error);
  return STORAGE.test(code) ? new NotStored(`${code}: ${(error as Error).message}`, error) : error;
}

function named(names: readonly string[], row: readonly unknown[]): object {
  const object: Record<string, unknown> = {};
  for (const [i, name] of names.entries()) object[name] = row[i];
  return object;
}

const isNamed = (row: unknown, name: string): boolean =>
  typeof row === 'object' && row !== null && 'name' in row && row.name === name;

/** A statement that is ready to be run with values. */
type Prepared = (values: readonly unknown[], read: Ask['read']) => unknown;

/** An open file, with its prepared statements. */
class File {
  private readonly libsql: Libsql.Database;
  private readonly prepared = new Map<string, Prepared>();

  constructor(path: string, holds: 'data' | 'nothing') {
    try {
      this.libsql = new Libsql(path);
      this.script(`pragma busy_timeout = ${PATIENCE}`);
      if (holds === 'data') this.expectOurs(path);
      // WAL mode: readers never wait for the writer, and a commit is one write to one file, synced before it counts.
      this.script('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on');
      this.script(`pragma wal_autocheckpoint = ${LOGGED}`);
    } catch (error) {
      // The library gives no code if it can't even open the file.
      if (error instanceof Error && error.message.startsWith('ConnectionFailed'))
        throw new NotStored(`SQLITE_CANTOPEN: ${error.message}`, error);
      if (DAMAGED.test(codeOf(error))) throw new NotOurs(path, 'is damaged, or not a database', error);
      throw failure(error);
    }
  }

  get inTransaction(): boolean {
    return this.libsql.inTransaction;
  }

  script(text: string): void {
    this.libsql.exec(text);
  }

  run({ statement, read }: Ask): unknown {
    const { text, values } = render(statement, 'sqlite');
    const known = this.prepared.get(text);
    if (known !== undefined) return known(values, read);
    const prepared = this.prepare(text);
    this.prepared.set(text, prepared);
    return prepared(values, read);
  }

  perform<T>(work: () => Work<T>): T {
    const doing = work();
    let step = doing.next();
    while (!step.done) step = doing.next(this.run(step.value));
    return step.value;
  }

  /** Some failures have already ended the transaction. */
  rollBack(): void {
    if (this.libsql.inTransaction) this.libsql.exec('rollback');
  }

  /** Checkpoints the write-ahead log, so that the file alone contains everything. */
  settle(): void {
    try {
      this.libsql.exec('pragma wal_checkpoint(truncate)');
    } catch {
      // The log is just as good, and is read when the file is opened again.
    }
  }

  close(): void {
    this.prepared.clear();
    this.libsql.close();
  }

  /** Nothing is changed before that is certain. */
  private expectOurs(path: string): void {
    const tables = this.libsql.prepare(`select name from sqlite_master where type = 'table'`).all();
    if (tables.some(table => isNamed(table, 'house'))) return;
    this.libsql.close();
    throw new NotOurs(path, tables.length > 0 ? 'is the database of another program' : 'has no tables');
  }

  private prepare(text: string): Prepared {
    const statement = this.libsql.prepare(text);
    if (!statement.reader) return values => statement.run(values).changes;
    // Rows come as arrays and get their names here: that takes half the time of letting the library do it.
    const names = statement.columns().map(({ name }) => name);
    statement.raw();
    return (values, read) => {
      const found = read === 'first' ? [statement.get(values)] : statement.all(values);
      return found.flatMap(row => (Array.isArray(row) ? [named(names, row)] : []));
    };
  }
}

/** A change waiting for the next commit. */
interface QueuedChange {
  perform(): void;
  resolve(): void;
  reject(error: unknown): void;
}

/**
 * SQLite in a file. All changes requested within a few turns of the event loop share one transaction, so that one fsync
 * serves them all. If one of them fails, they are repeated with a savepoint for each, so that it does not affect the
 * others.
 */
class SqliteDatabase implements Database {
  readonly now: () => number;
  private readonly file: File;
  private readonly jobs: QueuedChange[] = [];
  /** Whether a commit is scheduled. */
  private due = false;
  private open = true;

  constructor(file: File, now: () => number) {
    this.file = file;
    this.now = now;
  }

  async read<T>(work: () => Work<T>): Promise<T> {
    this.expectOpen();
    try {
      return this.file.perform(work);
    } catch (error) {
      throw failure(error);
    }
  }

  async write<T>(work: () => Work<T>): Promise<T> {
    this.expectOpen();
    if (!this.due) this.commitAfter(TURNS);
    this.due = true;
    return this.queue(work);
  }

  async note(work: () => Work<void>): Promise<void> {
    this.expectOpen();
    setTimeout(() => this.commit(), LINGER);
    return this.queue(work);
  }

  close(): void {
    if (!this.open) return;
    while (this.jobs.length > 0) this.commit();
    this.open = false;
    this.file.settle();
    this.file.close();
  }

  private expectOpen(): void {
    if (!this.open) throw new NotStored('the store is closed');
  }

  private queue<T>(work: () => Work<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      let answer: { readonly value: T } | null = null;
      this.jobs.push({
        perform: () => {
          answer = { value: this.file.perform(work) };
        },
        resolve: () => answer && resolve(answer.value),
        reject,
      });
    });
  }

  private commitAfter(turns: number): void {
    setImmediate(() => (turns > 1 ? this.commitAfter(turns - 1) : this.commit()));
  }

  private commit(): void {
    const { file } = this;
    const jobs = this.jobs.splice(0, MOST);
    this.due = this.jobs.length > 0;
    if (this.due) this.commitAfter(1);
    if (jobs.length === 0) return;
    try {
      const done = this.performTogether(jobs) ? jobs : this.performEach(jobs);
      file.script('commit');
      for (const job of done) job.resolve();
    } catch (error) {
      file.rollBack();
      for (const job of jobs) job.reject(failure(error));
    }
  }

  /** Runs all jobs in a transaction. Returns whether that went well; if one job failed, nothing is done. */
  private performTogether(jobs: readonly QueuedChange[]): boolean {
    const { file } = this;
    file.script('begin immediate');
    try {
      for (const job of jobs) job.perform();
      return true;
    } catch (error) {
      if (failure(error) instanceof NotStored) throw error;
      file.rollBack();
      return false;
    }
  }

  /** Runs the jobs in a transaction, each in its own savepoint. Returns those that went well. */
  private performEach(jobs: readonly QueuedChange[]): QueuedChange[] {
    this.file.script('begin immediate');
    return jobs.filter(job => this.performAlone(job));
  }

  /** Whether the job was done. A storage failure ends the whole transaction. */
  private performAlone(job: QueuedChange): boolean {
    const { file } = this;
    file.script('savepoint job');
    try {
      job.perform();
    } catch (error) {
      if (failure(error) instanceof NotStored || !file.inTransaction) throw error;
      file.script('rollback to job; release job');
      job.reject(error);
      return false;
    }
    file.script('release job');
    return true;
  }
}

/** Opens a file; if there is none, it is created with empty tables. */
function openFile(path: string): File {
  makeFile(path, draft => {
    // The library may keep a file open for a while after it was closed, and SQLite would share that with the same file
    // under its final name. So the tables are created in memory, and only the result is written.
    const file = new File(':memory:', 'nothing');
    try {
      migrateFile(file);
      file.script(`vacuum into '${draft.replaceAll("'", "''")}'`);
    } finally {
      file.close();
    }
  });
  return new File(path, 'data');
}

function migrateFile(file: File): void {
  try {
    file.script('begin immediate');
    file.perform(() => migrate());
    file.script('commit');
  } catch (error) {
    file.rollBack();
    throw failure(error);
  }
}

export async function connectSqlite(path: string): Promise<Connection> {
  const file = openFile(path);
  return {
    perform: async work => file.perform(work),
    begin: async what => file.script(what === 'change' ? 'begin immediate' : 'begin'),
    end: async how => file.script(how),
    close: async () => file.close(),
  };
}

export async function openSqlite(
  path: string,
  { now = Date.now }: { readonly now?: () => number } = {},
): Promise<Store> {
  const file = openFile(path);
  try {
    migrateFile(file);
  } catch (error) {
    file.close();
    throw error;
  }
  const database = new SqliteDatabase(file, now);
  return {
    ...wholeStore(database),
    // One file has one node: there is nobody else to listen to or to notify.
    isShared: false,
    time: async () => null,
    listen: async () => async () => {},
    hint: () => {},
    listenToPeople: async () => async () => {},
    hintPerson: () => {},
    close: async () => database.close(),
  };
}
