import { closeSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import Libsql from 'libsql';
import { NotStored } from './database.ts';
import { makeFolder, OWN_FILE } from './files.ts';

/** How long to wait for a server that is about to exit, in milliseconds. */
const PATIENCE = 1000;

/**
 * Locks a database file for this process, until the lock is released or the process ends, however it ends. The lock is
 * that of an SQLite transaction in an empty file next to it: an operating system lock, which leaves nothing behind
 * after a crash. Backups read the database itself, so they don't need it.
 */
export function lockFile(path: string): () => void {
  const file = `${path}-lock`;
  let lock: Libsql.Database | null = null;
  try {
    makeFolder(dirname(path));
    createOnce(file);
    lock = new Libsql(file);
    lock.exec(`pragma busy_timeout = ${PATIENCE}; begin exclusive`);
  } catch (error) {
    lock?.close();
    if (codeOf(error).startsWith('SQLITE_BUSY')) throw new InUse(path);
    const why = error instanceof Error ? error.message : error;
    throw new NotStored(
      `can't lock ${path} (${why}). Set DATA to a folder that is writable for the server's user`,
      error,
    );
  }
  const held = lock;
  return () => {
    if (!held.open) return;
    // The library may close the file only later, so the transaction ends first.
    held.exec('rollback');
    held.close();
  };
}

/** Opening and closing an existing file would release the lock this process may have on it (POSIX). */
function createOnce(file: string): void {
  try {
    closeSync(openSync(file, 'wx', OWN_FILE));
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  }
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

/** Two servers on one file would not notice each other, and would answer from stale caches. */
export class InUse extends Error {
  constructor(path: string) {
    super(
      `${path} is in use by another server. Stop that one first, or give this one its own folder (DATA). ` +
        'Several servers can share a PostgreSQL database (DATABASE_URL)',
    );
    this.name = 'InUse';
  }
}
