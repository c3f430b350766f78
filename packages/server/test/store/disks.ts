import { execFileSync } from 'node:child_process';
import { closeSync, openSync, rmdirSync, rmSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';

/** A disk for a test, or why there can't be one on this machine. */
export type Disk =
  | { readonly disk: 'there'; remove(): void }
  | { readonly disk: 'none'; readonly why: string };

const none = (what: string, error: unknown): Disk => ({
  disk: 'none',
  why: `${what}: ${error instanceof Error ? error.message.trim() : error}`,
});

/** Makes a folder a disk of a few megabytes. */
export function mountSmallDisk(folder: string): Disk {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=4m,mode=0777', 'tmpfs', folder], { stdio: 'pipe' });
  } catch (error) {
    return none('no small disk can be mounted', error);
  }
  return {
    disk: 'there',
    remove: () => {
      // A closed file is let go of when the garbage is collected, so this does not wait for it.
      execFileSync('umount', ['-l', folder]);
      rmdirSync(folder);
    },
  };
}

/** Leaves no room on a small disk, until the function that is given is called. */
export function fill(folder: string): () => void {
  const filler = join(folder, 'filler');
  try {
    writeFileSync(filler, Buffer.alloc(8_000_000));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOSPC') return () => rmSync(filler);
    throw error;
  }
  throw new Error(`there is still room in ${folder}`);
}

/** From now on nobody can write to these files, not even who has them open; until the function that is given is called. */
export function forbidWriting(files: readonly string[]): () => void {
  execFileSync('chattr', ['+i', ...files], { stdio: 'pipe' });
  return () => execFileSync('chattr', ['-i', ...files], { stdio: 'pipe' });
}

/** Why writing to open files can't be forbidden in a folder; null if it can. Only some kinds of disks know how. */
export function whyNotForbidden(folder: string): string | null {
  const probe = join(folder, 'probe');
  const open = openSync(probe, 'w');
  let allow = (): void => {};
  try {
    allow = forbidWriting([probe]);
  } catch (error) {
    closeSync(open);
    return `writing can't be forbidden here: ${error instanceof Error ? error.message.trim() : error}`;
  }
  try {
    writeSync(open, 'x');
    return 'this kind of disk lets those write who have a file open';
  } catch {
    return null;
  } finally {
    closeSync(open);
    allow();
    rmSync(probe);
  }
}
