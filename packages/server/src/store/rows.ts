import type {
  NoticeWay,
  Pace,
  Proposal,
  QuietHours,
  REPLACED,
  STATUSES,
  WebhookForm,
} from '@taproom/contracts';
import type { GameId, Seat } from '@taproom/games';
import type { LogEntry } from '@taproom/table';

/** What is stored. Timestamps are milliseconds since 1970. */

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
  /** When this account was last used, to the hour. */
  readonly active: number;
  /** When the account was deleted; its name is then empty. */
  readonly deleted: number | null;
  readonly settings: string | null;
}

/** A signed-in browser. Only the digest of its secret is stored. */
export interface SessionRow {
  readonly digest: string;
  /** Its id in lists, not a credential. */
  readonly id: string;
  readonly person: string;
  readonly created: number;
  /** When it was last used, to the hour. */
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
  /** The host it was created for (the relying party's id); null if it is older than this column. */
  readonly host: string | null;
  readonly name: string;
  readonly used: number | null;
}

/** A passkey ceremony in progress: used once, or never. */
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
  /** The bot account it belongs to. */
  readonly person: string;
  readonly owner: string;
  readonly name: string;
  readonly created: number;
  readonly used: number | null;
}

/** A game synced from someone's devices. */
export interface KeptRow {
  readonly person: string;
  /** The device's own id for it. */
  readonly id: string;
  readonly played: number;
  readonly record: string;
}

export interface NoticesRow {
  readonly person: string;
  /** The secret part of the feed's address. */
  readonly feed: string | null;
  readonly webhook: string | null;
  readonly form: WebhookForm | null;
  readonly language: string;
  /** The address of this server as the person last used it; links in notifications start with it. */
  readonly root: string | null;
  readonly quiet: QuietHours | null;
}

/** A browser that gets push messages. */
export interface PushRow {
  readonly person: string;
  /** Its session; empty if it is not known. */
  readonly session: string;
  /** As JSON. */
  readonly subscription: string;
}

export interface MailboxRow {
  readonly person: string;
  readonly address: string;
  /** The secret in the unsubscribe link. */
  readonly key: string;
  /** The digest of the code that verifies the address, until when it is valid, and how often a wrong one was tried. */
  readonly code: string | null;
  readonly until: number;
  readonly tries: number;
  readonly verified: number | null;
  /** When the mail server permanently rejected the address. */
  readonly stopped: number | null;
}

/** A notification that is to be sent: someone is awaited at a table. */
export interface ErrandRow {
  /** The same for the same turn, person and way, however often it is sent. */
  readonly id: string;
  readonly person: string;
  readonly table: string;
  readonly way: NoticeWay;
  /** Which browser, for push messages. */
  readonly target: string;
  readonly made: number;
  /** When it is to be sent. */
  readonly next: number;
  /** Until when a node is sending it. */
  readonly held: number;
  readonly tries: number;
  /** The mail that it is part of, once that is known. */
  readonly letter: string | null;
}

export type TableStatus = (typeof STATUSES)[number];
export type Replaced = (typeof REPLACED)[number];

export interface SeatRow {
  /** Whose seat it is, whoever plays it at the moment. */
  readonly person: string | null;
  /** The bot that plays it now; if there is also a person, in their place. */
  readonly level: string | null;
  readonly replaced: Replaced | null;
  /** The player's nonce for the shuffles, in hexadecimal. */
  readonly nonce: string | null;
}

/**
 * A request at a table that must not be done twice and is not part of any turn: whose it was, its idempotency key, and
 * what was requested.
 */
export interface KeyedRequest {
  readonly person: string;
  readonly key: string;
  readonly wish: string;
}

/** How often in a row someone's proposals were declined at a table, and when that last happened. */
export interface Declined {
  readonly person: string;
  readonly times: number;
  readonly at: number;
  /** The last of them, and who declined or withdrew it; missing in rows of earlier versions. */
  readonly last?: { readonly id: string; readonly kind: Proposal['kind']; readonly by: string };
}

/** A time in which the clocks of a table stand still. */
export interface ClockStop {
  readonly since: number;
  readonly until: number;
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
  readonly status: TableStatus;
  readonly host: string;
  readonly seats: readonly SeatRow[];
  readonly created: number;
  readonly started: number | null;
  readonly ended: number | null;
  /** The secret behind the shuffles, in hexadecimal: never leaves the server before the game is over. */
  readonly secret: string;
  readonly invite: string;
  readonly proposal: Proposal | null;
  readonly rematch: string | null;
  /** Whom the host keeps out: they can't come back to this table. */
  readonly kicked: readonly string[];
  /** Whom else the host has removed: they are notified, and can come back. */
  readonly removed: readonly string[];
  /** The host has left: whoever sits down next becomes the host. */
  readonly passes: boolean;
  /** When the clocks stood still, or will until then: someone asked to go back, or only one player is left. In order. */
  readonly stops: readonly ClockStop[];
  /** Who has agreed to publish the game of an unlisted table. */
  readonly published: readonly string[];
  /** Whether anybody may find the game when it is over: the table was listed, or all have published it. */
  readonly public: boolean;
  readonly asked: readonly KeyedRequest[];
  readonly declined: readonly Declined[];
  /** When the table must be looked at again: a bot's turn, a clock, an absent player. */
  readonly due: number | null;
  /** The day of the daily deal that is played here; null at all other tables. */
  readonly deal: string | null;
  /** Whether it is another attempt at that deal, which does not count. */
  readonly practice: boolean;
  /** Incremented with every change of this row. */
  readonly version: number;
}

/** One row of a game's log: the entries of one turn, or of whatever else happened at once. */
export interface TurnRow {
  readonly table: string;
  /** The number of its first entry. The next turn's is this plus the number of entries. */
  readonly first: number;
  readonly entries: readonly LogEntry[];
  readonly at: number;
  /** Who did it; null for a bot, a clock, or chance at the start. */
  readonly person: string | null;
  /** The client's idempotency key: together with the person it identifies one request, which is never done twice. */
  readonly key: string | null;
  readonly cause: Cause;
}

/** Why entries were appended, which the log of the game itself does not say. */
export type Cause = 'start' | 'turn' | 'undo' | 'agreed' | 'come-back' | Replaced;

export interface ChatRow {
  readonly table: string;
  readonly number: number;
  readonly person: string;
  readonly at: number;
  readonly text: string;
  readonly hidden: boolean;
  /** Counts the changes to a table's chat: the highest number someone has read says what is new to them. */
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

/** The rating of a person (`person`) or of a bot level (`level`): exactly one is given. */
export interface RatingRow {
  readonly person: string | null;
  readonly level: string | null;
  readonly game: GameId;
  readonly seats: number;
  readonly mu: number;
  readonly sigma: number;
  readonly games: number;
}
