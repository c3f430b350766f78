// The file of an arena match, to save games and resume from.

import { appendFileSync, existsSync, readFileSync, truncateSync } from 'node:fs';
import type { ArenaGame, Sitting } from '@taproom/bots/arena';
import { accept, type Result, refuse } from '@taproom/games';
import { reasonOf } from '../input.ts';
import type { Match } from './match.ts';

/** Why a file can't hold the games of a match. */
export type LogRefusal =
  | { readonly code: 'file-not-read'; readonly file: string; readonly why: string }
  | { readonly code: 'not-an-arena-file'; readonly file: string }
  | {
      readonly code: 'other-match';
      readonly file: string;
      readonly field: string;
      readonly have: string;
      readonly need: string;
    }
  | { readonly code: 'broken-arena-file'; readonly file: string; readonly line: number };

/** The file of a match: its arguments in the first line, then one line per finished game. */
export class MatchLog {
  private constructor(
    private readonly file: string,
    readonly played: readonly ArenaGame[],
  ) {}

  /** Opens a file, which may be new, or contain games of the same match. An incomplete last line is dropped. */
  static open(file: string, match: Match, rules: number): Result<MatchLog, LogRefusal> {
    try {
      const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
      const whole = text.slice(0, text.lastIndexOf('\n') + 1);
      if (whole === '' && !HEAD_TORN.test(text)) return refuse({ code: 'not-an-arena-file', file });
      if (whole !== text) truncateSync(file, Buffer.byteLength(whole));
      if (whole === '') {
        appendFileSync(file, `${JSON.stringify(headOf(match, rules))}\n`);
        return accept(new MatchLog(file, []));
      }
      return MatchLog.read(file, whole, match, rules);
    } catch (error) {
      return refuse({ code: 'file-not-read', file, why: reasonOf(error) });
    }
  }

  private static read(file: string, text: string, match: Match, rules: number): Result<MatchLog, LogRefusal> {
    const [first = '', ...lines] = text.trimEnd().split('\n');
    const head = parsed(first);
    if (head?.arena !== VERSION) return refuse({ code: 'not-an-arena-file', file });
    for (const [field, need] of Object.entries(headOf(match, rules))) {
      const [have, wanted] = [JSON.stringify(head[field] ?? null), JSON.stringify(need)];
      if (have !== wanted) return refuse({ code: 'other-match', file, field, have, need: wanted });
    }
    const played: ArenaGame[] = [];
    for (const [i, line] of lines.entries()) {
      const game = parsed(line);
      if (!isPlayed(game, match.bots.length)) return refuse({ code: 'broken-arena-file', file, line: i + 2 });
      played.push(game);
    }
    return accept(new MatchLog(file, played));
  }

  add({ deal, rotation, scores, winners, ms, traits }: ArenaGame): void {
    appendFileSync(this.file, `${JSON.stringify({ deal, rotation, scores, winners, ms, traits })}\n`);
  }
}

const VERSION = 2;
/** Empty, or the beginning of a first line that was never finished. */
const HEAD_TORN = /^(?:$|\{"arena":2,)/;

const headOf = ({ game, bots, seed, allowance }: Match, rules: number) => ({
  arena: VERSION,
  game,
  rules,
  bots,
  seed,
  nodes: null,
  ms: null,
  ...allowance,
});

function parsed(line: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === 'object' && value !== null ? { ...value } : null;
  } catch {
    return null;
  }
}

function isPlayed(value: object | null, seats: number): value is ArenaGame & Sitting {
  if (value === null) return false;
  const { deal, rotation, scores, winners, ms, traits } = value as Record<keyof ArenaGame, unknown>;
  const areNumbers = (list: unknown): boolean =>
    Array.isArray(list) && list.every(each => typeof each === 'number');
  return (
    Number.isSafeInteger(deal) &&
    Number.isSafeInteger(rotation) &&
    areNumbers(scores) &&
    areNumbers(winners) &&
    [ms, traits].every(lists => Array.isArray(lists) && lists.every(areNumbers)) &&
    [scores, ms, traits].every(list => Array.isArray(list) && list.length === seats)
  );
}
