import type { Pace, Proposal } from '@taproom/contracts';
import type { GameId, Seat } from '@taproom/games';
import type { LogEntry } from '@taproom/table';

/** What is stored, in plain words. Moments are milliseconds since 1970. */

export type PersonKind = 'guest' | 'member' | 'bot';

export interface PersonRow {
  readonly id: string;
  readonly name: string;
  readonly kind: PersonKind;
  /** Whose bot it is. */
  readonly owner: string | null;
  readonly operator: boolean;
  readonly banned: boolean;
  readonly created: number;
  /** When somebody last came with this identity, give or take an hour. */
  readonly active: number;
  /** When the account was deleted; the name is blank then. */
  readonly deleted: number | null;
  readonly settings: string | null;
}

/** A browser that is signed in. Only the digest of its secret is stored. */
export interface SessionRow {
  readonly digest: string;
  /** What it is called in lists. It opens nothing. */
  readonly id: string;
  readonly person: string;
  readonly created: number;
  /** When it was last used, give or take an hour. */
  readonly used: number;
  /** Roughly which browser it is, like "Firefox on Linux". */
  readonly device: string | null;
}

export interface PasskeyRow {
  /** The credential's id, base64url. */
  readonly id: string;
  readonly person: string;
  /** base64url. */
  readonly publicKey: string;
  readonly counter: number;
  readonly transports: readonly string[];
  readonly created: number;
  /** The host that it was made for (the relying party's id); null if it is older than this column. */
  readonly host: string | null;
  readonly name: string;
  readonly used: number | null;
}

/** A passkey ceremony under way: used once, or never. */
export interface CeremonyRow {
  readonly id: string;
  readonly kind: 'add' | 'sign-in';
  readonly challenge: string;
  readonly person: string | null;
  readonly until: number;
}

export interface MoveCodeRow {
  readonly digest: string;
  readonly person: string;
  readonly until: number;
}

export interface TokenRow {
  readonly id: string;
  readonly digest: string;
  /** The bot account that it opens. */
  readonly person: string;
  readonly owner: string;
  readonly name: string;
  readonly created: number;
  readonly used: number | null;
}

/** A game of somebody's own devices. */
export interface KeptRow {
  readonly person: string;
  /** The device's own name for it. */
  readonly id: string;
  readonly played: number;
  readonly record: string;
}

export interface NoticesRow {
  readonly person: string;
  /** The secret part of the feed's address. */
  readonly feed: string | null;
  readonly webhook: string | null;
  /** The browser's push subscription as JSON. */
  readonly push: string | null;
  /** The session of that browser. */
  readonly session: string | null;
}

export type Status = 'open' | 'playing' | 'finished' | 'abandoned' | 'expired';
export type Replaced = 'time' | 'away' | 'resigned';

export interface SeatRow {
  /** Whose seat it is, whoever plays it at the moment. */
  readonly person: string | null;
  /** The bot that plays it now; with a person, in their place. */
  readonly level: string | null;
  readonly replaced: Replaced | null;
  /** The player's part of the shuffles, in hexadecimal. */
  readonly nonce: string | null;
}

/**
 * A request at a table that must not be done twice, and that no turn tells of: whose it was, its idempotency key, and what
 * was asked for.
 */
export interface Asked {
  readonly person: string;
  readonly key: string;
  readonly wish: string;
}

/** How often in a row proposals of somebody were declined at a table, and when that last happened. */
export interface Declined {
  readonly person: string;
  readonly times: number;
  readonly at: number;
}

export interface TableRow {
  readonly id: string;
  readonly game: GameId;
  readonly rules: number;
  readonly options: object;
  readonly pace: Pace;
  readonly rated: boolean;
  readonly listed: boolean;
  readonly chat: boolean;
  readonly aids: readonly string[];
  readonly status: Status;
  readonly host: string;
  readonly seats: readonly SeatRow[];
  readonly created: number;
  readonly started: number | null;
  readonly ended: number | null;
  /** Where the shuffles come from, in hexadecimal: never leaves the server before the game is over. */
  readonly secret: string;
  readonly invite: string;
  readonly proposal: Proposal | null;
  readonly rematch: string | null;
  /** Whom the host has sent away; they can't come back to this table. */
  readonly kicked: readonly string[];
  readonly asked: readonly Asked[];
  readonly declined: readonly Declined[];
  /** When the table must be looked at again: a bot's turn, a clock, a player who stays away. */
  readonly due: number | null;
  /** Grows by one with every change of this row. */
  readonly version: number;
}

/** One line of a game's log as it lies on disk: the entries of one turn, or of whatever else happened at once. */
export interface TurnRow {
  readonly table: string;
  /** The number of its first entry. The next turn's is this plus the number of entries. */
  readonly first: number;
  readonly entries: readonly LogEntry[];
  readonly at: number;
  /** Who did it; null for a bot, a clock, or chance at the start. */
  readonly person: string | null;
  /** The idempotency key of the client: with the person it stands for one request, which is never done twice. */
  readonly key: string | null;
  readonly cause: Cause;
}

/** Why entries were appended: what the log of the game itself does not tell. */
export type Cause = 'start' | 'turn' | 'undo' | 'agreed' | 'come-back' | Replaced;

export interface ChatRow {
  readonly table: string;
  readonly number: number;
  readonly person: string;
  readonly at: number;
  readonly text: string;
  readonly hidden: boolean;
  /** Counts what happens to the chat of a table: the greatest that somebody has read says what is new to them. */
  readonly change: number;
}

export interface ReportRow {
  readonly id: string;
  readonly table: string;
  readonly number: number;
  readonly by: string;
  readonly why: string;
  readonly at: number;
  readonly closed: boolean;
}

/** How a seat of a game that is over did. */
export interface ResultRow {
  readonly table: string;
  readonly seat: Seat;
  readonly person: string | null;
  readonly level: string | null;
  readonly score: number;
  /** From 1; shared places have the same number. */
  readonly place: number;
}

/** The rating of a person (`person`) or of a rung (`level`): exactly one is given. */
export interface RatingRow {
  readonly person: string | null;
  readonly level: string | null;
  readonly game: GameId;
  readonly seats: number;
  readonly mu: number;
  readonly sigma: number;
  readonly games: number;
}
