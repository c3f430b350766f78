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

/** They hold the shuffles of games that go on: nobody but the user of the server may read them. */
export const OWN_FILE = 0o600;
const OWN_FOLDER = 0o700;
const OTHERS = 0o077;

/** A database in a file, and what SQLite puts beside it. */
const filesOf = (path: string): string[] => [path, `${path}-wal`, `${path}-shm`];

const sizeOf = (path: string): number | null => statSync(path, { throwIfNoEntry: false })?.size ?? null;

/** Makes a folder, and those above it, if they are not there. */
export const makeFolder = (path: string): void => void mkdirSync(path, { recursive: true, mode: OWN_FOLDER });

/**
 * Makes sure that there is a file: if not, `make` fills an empty one under another name. So a start that is interrupted
 * leaves nothing that looks like a database.
 */
export function makeFile(path: string, make: (path: string) => void): void {
  const size = sizeOf(path);
  if (size !== null && size > 0) return;
  if (size === 0) throw new NotOurs(path, 'is empty');
  makeFolder(dirname(path));
  const draft = `${path}.new`;
  for (const file of filesOf(draft)) rmSync(file, { force: true });
  // SQLite gives the files beside it the same permissions.
  const made = openSync(draft, 'wx', OWN_FILE);
  try {
    make(draft);
    fsyncSync(made);
  } finally {
    closeSync(made);
  }
  putInPlace(draft, path);
}

/** A link does not replace what somebody else has put there meanwhile; not every disk has links. */
function putInPlace(draft: string, path: string): void {
  try {
    linkSync(draft, path);
    rmSync(draft);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') rmSync(draft);
    else renameSync(draft, path);
  }
}

/** Takes the files of a database away from other users who could read them. Tells which there were, and how it went. */
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

/** There is a file, but no data of ours in it: opened as a new database it would hide that something was lost. */
export class NotOurs extends Error {
  constructor(path: string, what: string, cause?: unknown) {
    super(`${path} ${what}. Move it away, then restore a backup or start with a new database`, { cause });
    this.name = 'NotOurs';
  }
}
