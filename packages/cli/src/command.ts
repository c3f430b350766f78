import type { Arguments, Flags } from './arguments.ts';
import type { Desk } from './desk.ts';

/** Where a command reads and writes. */
export interface Io {
  readonly stdin: AsyncIterable<Uint8Array>;
  /** Writes to standard output; resolves when there is room for more. */
  out(text: string): Promise<void>;
  /** Writes to standard error. */
  err(text: string): void;
  /** Whether somebody watches standard error. */
  readonly terminal: boolean;
  /** The program itself, which can be started again as a worker; null if it can't. */
  readonly program: URL | null;
}

/** One command of `taproom`. */
export interface Command {
  readonly name: string;
  /** What follows the name. */
  readonly usage: string;
  /** One line for the list of commands. */
  readonly summary: string;
  /** What the help of the command tells besides. */
  about(desk: Desk): string;
  readonly flags: Flags;
  /** Does it and returns the exit code. */
  run(args: Arguments, io: Io, desk: Desk): Promise<number>;
}

export const FINE = 0;
/** What was asked for failed. */
export const FAILED = 1;
/** The command was not understood. */
export const MISUSED = 2;
