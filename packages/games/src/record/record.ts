import type { UnknownGame, UnknownRules } from '../catalogue.ts';
import type { Actor } from '../game.ts';
import type { Refusal } from '../result.ts';

/** A game as the list of its moves, in the game's notation. Any program can store it; see docs/records.md. */
export interface GameRecord {
  /** The id of the game, and its rules version. */
  readonly game: string;
  readonly rules: number;
  readonly seats: number;
  /** The options agreed at the start; omitted ones have their default. */
  readonly options: Readonly<Record<string, unknown>>;
  /** The name at each seat; null where none is given. */
  readonly names: readonly (string | null)[];
  /** The day it was played, as 2026-01-31. */
  readonly date: string | null;
  readonly entries: readonly RecordEntry[];
  /** The final scores, or null if the game was not finished. */
  readonly scores: readonly number[] | null;
  /** What someone wrote in between, in the order of the text. */
  readonly comments: readonly RecordComment[];
}

/** One line of a record: a turn, or a chance move. */
export interface RecordEntry {
  readonly actor: Actor;
  readonly moves: readonly string[];
}

/** A line that begins with `#`. It says nothing about the game. */
export interface RecordComment {
  /** What follows the `#`. */
  readonly text: string;
  readonly place: CommentPlace;
}

/**
 * Where a comment stands: before the first line, before a line of the header, after so many moves, or after the end.
 * Counted in moves, its place does not depend on how they are split into lines.
 */
export type CommentPlace = 'top' | HeaderKey | number | 'bottom';

export type HeaderKey = 'game' | 'rules' | 'seats' | 'options' | `name ${number}` | 'date';

/** Where the parts of a record are in its text, counted from 1, so that errors can be located. */
export interface Lines {
  readonly game: number;
  readonly rules: number;
  readonly seats: number;
  /** The options, or the line of the seats if there are none. */
  readonly options: number;
  readonly entries: readonly number[];
  readonly end: number;
}

const RECORD_VERSION = 1;
export const FIRST_LINE = `Taproom record ${RECORD_VERSION}`;
export const UNFINISHED = 'unfinished';

/** Longer texts are refused unread. */
export const RECORD_LIMITS = {
  characters: 1_000_000,
  lines: 10_000,
  options: 4_000,
  seats: 99,
  name: 60,
} as const;

/** Why a text is not a record. `line` counts from 1. */
export type ReadRefusal =
  | { readonly code: 'text-expected' }
  | { readonly code: 'record-too-long'; readonly max: number }
  | { readonly code: 'too-many-lines'; readonly line: number; readonly max: number }
  | { readonly code: 'not-a-record'; readonly line: number }
  | { readonly code: 'unknown-record-version'; readonly line: number; readonly version: string }
  | { readonly code: 'line-not-understood'; readonly line: number; readonly text: string }
  | { readonly code: 'told-twice'; readonly line: number; readonly key: string }
  | { readonly code: 'not-told'; readonly line: number; readonly key: string }
  | { readonly code: 'head-after-turns'; readonly line: number; readonly key: string }
  | { readonly code: 'wrong-value'; readonly line: number; readonly key: string; readonly text: string }
  | { readonly code: 'wrong-seat'; readonly line: number; readonly seat: number; readonly seats: number }
  | { readonly code: 'empty-move'; readonly line: number }
  | {
      readonly code: 'wrong-number-of-scores';
      readonly line: number;
      readonly need: number;
      readonly have: number;
    }
  | { readonly code: 'text-after-end'; readonly line: number }
  | { readonly code: 'record-cut'; readonly line: number };

/** Why a record is not a legal game. `reason` is the refusal of the game itself. */
export type ReplayRefusal =
  | (UnknownGame & { readonly line: number; readonly text: string })
  | (UnknownRules & { readonly line: number })
  | { readonly code: 'setup-refused'; readonly line: number; readonly reason: Refusal }
  | {
      readonly code: 'move-refused';
      readonly line: number;
      readonly actor: Actor;
      readonly move: string;
      readonly reason: Refusal;
    }
  | {
      readonly code: 'wrong-scores';
      readonly line: number;
      readonly need: readonly number[];
      readonly have: readonly number[];
    }
  | { readonly code: 'not-finished'; readonly line: number }
  | { readonly code: 'finished'; readonly line: number; readonly scores: readonly number[] };

/** All codes, so that translations can be checked for completeness. */
export const RECORD_REFUSAL_CODES = [
  'text-expected',
  'record-too-long',
  'too-many-lines',
  'not-a-record',
  'unknown-record-version',
  'line-not-understood',
  'told-twice',
  'not-told',
  'head-after-turns',
  'wrong-value',
  'wrong-seat',
  'empty-move',
  'wrong-number-of-scores',
  'text-after-end',
  'record-cut',
  'unknown-game',
  'unknown-rules',
  'setup-refused',
  'move-refused',
  'wrong-scores',
  'not-finished',
  'finished',
] as const satisfies readonly (ReadRefusal | ReplayRefusal)['code'][];

/** Line breaks, control characters and lone surrogates would break the line a name or a comment is on. */
const UNWRITABLE = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}]+/gu;

/** Characters that change the direction of text: they would reverse what is next to a name. */
const DIRECTIONS = /\p{Bidi_Control}+/gu;

export const withoutDirections = (text: string): string => text.replace(DIRECTIONS, '');

/** A name in a form a record can hold: one line, not too long. */
export function cleanName(name: string): string {
  const line = withoutDirections(name)
    .slice(0, 4 * RECORD_LIMITS.name)
    .replace(UNWRITABLE, ' ')
    .trim();
  return Array.from(line).slice(0, RECORD_LIMITS.name).join('').trim();
}

/** A comment in a form a record can hold: one line, which turns no other text around. */
export const cleanComment = (text: string): string =>
  withoutDirections(text).replace(UNWRITABLE, ' ').trimEnd();

/** A piece of untrusted text, short enough to show. */
export const excerpt = (text: string): string => (text.length > 60 ? `${text.slice(0, 59)}…` : text);
