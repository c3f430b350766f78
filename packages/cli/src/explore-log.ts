// The file of an exploration, to save games and resume from.

import { appendFileSync, existsSync, readFileSync, truncateSync } from 'node:fs';
import type { ExploredGame, Explorer, Pair, Results } from '@taproom/bots/explore';
import { accept, type Result, refuse } from '@taproom/games';
import { reasonOf } from './input.ts';

/** Why a file can't hold the games of an exploration. */
export type ExploreLogRefusal =
  | { readonly code: 'file-not-read'; readonly file: string; readonly why: string }
  | { readonly code: 'not-an-explore-file'; readonly file: string }
  | {
      readonly code: 'other-exploration';
      readonly file: string;
      readonly field: string;
      readonly have: string;
      readonly need: string;
    }
  | { readonly code: 'broken-explore-file'; readonly file: string; readonly line: number };

/** The settings in the first line, then one line per game. */
export class ExploreLog {
  private constructor(private readonly file: string) {}

  /** Opens a file, which may be new, and adds its games to the results. An incomplete last line is dropped. */
  static open(
    file: string,
    explorer: Explorer,
    seed: string,
    results: Results,
  ): Result<ExploreLog, ExploreLogRefusal> {
    try {
      const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
      const whole = text.slice(0, text.lastIndexOf('\n') + 1);
      if (whole === '' && !HEAD_TORN.test(text)) return refuse({ code: 'not-an-explore-file', file });
      if (whole !== text) truncateSync(file, Buffer.byteLength(whole));
      if (whole === '') appendFileSync(file, `${JSON.stringify(headOf(explorer, seed))}\n`);
      return whole === ''
        ? accept(new ExploreLog(file))
        : ExploreLog.read(file, whole, explorer, seed, results);
    } catch (error) {
      return refuse({ code: 'file-not-read', file, why: reasonOf(error) });
    }
  }

  private static read(
    file: string,
    text: string,
    explorer: Explorer,
    seed: string,
    results: Results,
  ): Result<ExploreLog, ExploreLogRefusal> {
    const [first = '', ...lines] = text.trimEnd().split('\n');
    const head = parsed(first);
    if (head?.explore !== VERSION) return refuse({ code: 'not-an-explore-file', file });
    for (const [field, need] of Object.entries(headOf(explorer, seed))) {
      const [have, wanted] = [JSON.stringify(head[field] ?? null), JSON.stringify(need)];
      if (have !== wanted) return refuse({ code: 'other-exploration', file, field, have, need: wanted });
    }
    for (const [i, line] of lines.entries()) {
      const game = gameIn(parsed(line));
      if (game === null || !results.add(game))
        return refuse({ code: 'broken-explore-file', file, line: i + 2 });
    }
    return accept(new ExploreLog(file));
  }

  add({ seats, game, pairs }: ExploredGame): void {
    const rows = pairs.map(({ cell, points, share }) => [cell, points, Math.round(share * FINE) / FINE]);
    appendFileSync(this.file, `${JSON.stringify({ seats, game, pairs: rows })}\n`);
  }
}

const VERSION = 1;
/** Empty, or the beginning of a first line that was never finished. */
const HEAD_TORN = /^(?:$|\{"explore":1,)/;
/** Shares of victory are saved with six digits. */
const FINE = 1e6;

const headOf = ({ id, rules, version }: Explorer, seed: string) => ({
  explore: VERSION,
  game: id,
  rules,
  explorer: version,
  seed,
});

function parsed(line: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === 'object' && value !== null ? { ...value } : null;
  } catch {
    return null;
  }
}

function gameIn(line: Record<string, unknown> | null): ExploredGame | null {
  const { seats, game, pairs } = line ?? {};
  if (typeof seats !== 'number' || typeof game !== 'number' || !Array.isArray(pairs)) return null;
  const read = pairs.flatMap((row: unknown): Pair[] => {
    const [cell, points, share] = Array.isArray(row) ? row : [];
    return typeof cell === 'string' && typeof points === 'number' && typeof share === 'number'
      ? [{ cell, points, share }]
      : [];
  });
  return read.length === pairs.length ? { seats, game, pairs: read } : null;
}
