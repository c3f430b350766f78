// A file that saves the games of a long run, one by one, to resume from.

import { appendFileSync, existsSync, readFileSync, truncateSync } from 'node:fs';
import { accept, type Result, refuse } from '@taproom/games';
import { reasonOf } from './input.ts';

type LogKind = 'arena' | 'explore';

/** How a file of another run is refused. */
const OTHER = { arena: 'other-match', explore: 'other-exploration' } as const;

/** Why a file can't hold the games of a run. */
type GameLogRefusal =
  | { readonly code: 'file-not-read'; readonly file: string; readonly why: string }
  | { readonly code: `not-an-${LogKind}-file`; readonly file: string }
  | {
      readonly code: (typeof OTHER)[LogKind];
      readonly file: string;
      readonly field: string;
      readonly have: string;
      readonly need: string;
    }
  | { readonly code: `broken-${LogKind}-file`; readonly file: string; readonly line: number };

/** A run whose games are saved. */
export interface LoggedRun {
  readonly kind: LogKind;
  /** The version of its files. */
  readonly version: number;
  /** What its games depend on. A file with other settings is of another run. */
  readonly settings: Readonly<Record<string, unknown>>;
  /** Takes over a game that was saved; false if it is none. */
  resume(game: Readonly<Record<string, unknown>>): boolean;
}

/** The settings in the first line, then one line per game. */
export class GameLog {
  private constructor(private readonly file: string) {}

  /** Opens a file, which may be new, and lets the run take over its games. An incomplete last line is dropped. */
  static open(file: string, run: LoggedRun): Result<GameLog, GameLogRefusal> {
    try {
      const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
      const whole = text.slice(0, text.lastIndexOf('\n') + 1);
      if (whole === '' && !isTornHead(text, run)) return refuse({ code: `not-an-${run.kind}-file`, file });
      if (whole !== text) truncateSync(file, Buffer.byteLength(whole));
      if (whole === '') appendFileSync(file, `${JSON.stringify(headOf(run))}\n`);
      const refusal = whole === '' ? null : resume(file, whole, run);
      return refusal === null ? accept(new GameLog(file)) : refuse(refusal);
    } catch (error) {
      return refuse({ code: 'file-not-read', file, why: reasonOf(error) });
    }
  }

  add(game: object): void {
    appendFileSync(this.file, `${JSON.stringify(game)}\n`);
  }
}

const headOf = ({ kind, version, settings }: LoggedRun): Record<string, unknown> => ({
  [kind]: version,
  ...settings,
});

/** Empty, or the beginning of a first line that was never finished. */
const isTornHead = (text: string, { kind, version }: LoggedRun): boolean =>
  text === '' || text.startsWith(`{"${kind}":${version},`);

/** Hands the games of a file to a run; null if all of them are of this run. */
function resume(file: string, text: string, run: LoggedRun): GameLogRefusal | null {
  const { kind, version } = run;
  const [first = '', ...lines] = text.trimEnd().split('\n');
  const head = parsed(first);
  if (head?.[kind] !== version) return { code: `not-an-${kind}-file`, file };
  for (const [field, need] of Object.entries(headOf(run))) {
    const [have, wanted] = [JSON.stringify(head[field] ?? null), JSON.stringify(need)];
    if (have !== wanted) return { code: OTHER[kind], file, field, have, need: wanted };
  }
  for (const [i, line] of lines.entries()) {
    const game = parsed(line);
    if (game === null || !run.resume(game)) return { code: `broken-${kind}-file`, file, line: i + 2 };
  }
  return null;
}

function parsed(line: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === 'object' && value !== null ? { ...value } : null;
  } catch {
    return null;
  }
}
