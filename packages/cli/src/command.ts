import type { Arguments, Flags } from './arguments.ts';
import type { Desk } from './desk.ts';

/** Where a command reads and writes. */
export interface Io {
  readonly stdin: AsyncIterable<Uint8Array>;
  /** Writes to standard output; resolves when there is room for more. */
  out(text: string): Promise<void>;
  /** Writes to standard error. */
  err(text: string): void;
  /** Whether standard error is a terminal. */
  readonly terminal: boolean;
  /** The program itself, which can be restarted as a worker; null if it can't. */
  readonly program: URL | null;
}

/** One command of `taproom`. */
export interface Command {
  readonly name: string;
  /** What follows the name. */
  readonly usage: string;
  /** One line for the list of commands. */
  readonly summary: string;
  /** The rest of the command's help. */
  about(desk: Desk): string;
  readonly flags: Flags;
  /** Runs it and returns the exit code. */
  run(args: Arguments, io: Io, desk: Desk): Promise<number>;
}

export const FINE = 0;
/** The command failed. */
export const FAILED = 1;
/** Invalid usage. */
export const MISUSED = 2;
