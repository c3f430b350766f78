import {
  chmodSync,
  closeSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname } from 'node:path';

/** They contain the shuffles of running games: only the server's user may read them. */
export const OWN_FILE = 0o600;
const OWN_FOLDER = 0o700;
const OTHERS = 0o077;

/** A database file, and the files SQLite puts next to it. */
const filesOf = (path: string): string[] => [path, `${path}-wal`, `${path}-shm`];

const sizeOf = (path: string): number | null => statSync(path, { throwIfNoEntry: false })?.size ?? null;

/**
 * Creates a folder and its parents, if they don't exist. Not with Node's `recursive`: where no folder can be made, as in
 * /proc, it tries forever.
 */
export function makeFolder(path: string): void {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) return;
  if (dirname(path) !== path) makeFolder(dirname(path));
  try {
    mkdirSync(path, { mode: OWN_FOLDER });
  } catch (error) {
    // Another process was faster.
    if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) throw error;
  }
}

/**
 * Makes sure that a file exists: if not, `make` fills an empty one under another name. So an interrupted start leaves
 * nothing that looks like a database.
 */
export function makeFile(path: string, make: (path: string) => void): void {
  const size = sizeOf(path);
  if (size !== null && size > 0) return;
  if (size === 0) throw new NotOurs(path, 'is empty');
  makeFolder(dirname(path));
  const draft = `${path}.new`;
  for (const file of filesOf(draft)) rmSync(file, { force: true });
  // SQLite gives the files next to it the same permissions.
  const made = openSync(draft, 'wx', OWN_FILE);
  try {
    make(draft);
    fsyncSync(made);
  } finally {
    closeSync(made);
  }
  putInPlace(draft, path);
}

/** A hard link does not replace a file created in the meantime; not every file system has them. */
function putInPlace(draft: string, path: string): void {
  try {
    linkSync(draft, path);
    rmSync(draft);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') rmSync(draft);
    else renameSync(draft, path);
  }
}

/** Revokes other users' access to the files of a database. Returns which there were, and how it went. */
export const tighten = (path: string): { readonly file: string; readonly error: unknown }[] =>
  filesOf(path).flatMap(file => {
    const mode = statSync(file, { throwIfNoEntry: false })?.mode ?? 0;
    if ((mode & OTHERS) === 0) return [];
    try {
      chmodSync(file, OWN_FILE);
      return [{ file, error: null }];
    } catch (error) {
      return [{ file, error }];
    }
  });

/** There is a file, but it has none of our data: opened as a new database it would hide that something was lost. */
export class NotOurs extends Error {
  constructor(path: string, what: string, cause?: unknown) {
    super(`${path} ${what}. Move it away, then restore a backup or start with a new database`, { cause });
    this.name = 'NotOurs';
  }
}
