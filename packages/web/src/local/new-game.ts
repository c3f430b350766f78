import type { GameId, RecordComment } from '@taproom/games';
import type { Sitter } from '@taproom/table';

/** How a new local game is set up. */
export interface NewGame {
  readonly game: GameId;
  /** The rules version it continues with, if it was started elsewhere; the newest if omitted. */
  readonly rules?: number;
  readonly seats: readonly Sitter[];
  readonly options: object;
  readonly memoryAid: boolean;
  /** Games with the same luck draw the same: for a first game with the guide. At random if omitted. */
  readonly luck?: string;
  /** When it was started, in milliseconds since 1970; now if omitted. */
  readonly started?: number;
  /** The comments of the record it was opened from, at entries of its log. */
  readonly comments?: readonly RecordComment[];
}

/** A secret that gives the same draws each time. */
export const secretFrom = async (luck: string): Promise<Uint8Array> =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(luck)));
