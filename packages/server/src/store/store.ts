import type { Edition, GameId } from '@taproom/games';
import type { DealStore } from './deals.ts';
import type { ErrandStore } from './errands.ts';
import type { LobbyRow } from './lobby.ts';
import type { MemoStore } from './memos.ts';
import type { NoticeStore } from './notices.ts';
import type { RatingStore } from './ratings.ts';
import type { RecordStore } from './records.ts';
import type {
  CeremonyRow,
  ChatRow,
  KeptRow,
  MoveCodeRow,
  PasskeyRow,
  PersonRow,
  SessionRow,
  TableRow,
  TokenRow,
  TurnRow,
} from './rows.ts';
import type { TalkStore } from './talk.ts';

/**
 * All persistent storage. Two implementations pass the same tests: SQLite in a file, and PostgreSQL for several nodes.
 * When the promise of a change resolves, the change is on disk. When it rejects with `NotStored`, nothing was done, as
 * far as can be known: the caller reports "not stored" and may retry with the same key.
 */
export interface Store {
  readonly people: PeopleStore;
  readonly tables: TableStore;
  readonly games: GameStore;
  readonly records: RecordStore;
  readonly talk: TalkStore;
  readonly memos: MemoStore;
  readonly ratings: RatingStore;
  readonly notices: NoticeStore;
  readonly errands: ErrandStore;
  readonly deals: DealStore;
  /** Whether other nodes can change what is stored here. */
  readonly isShared: boolean;
  /**
   * Hints from other nodes that something happened at a table. A hint may get lost: listeners also poll `tables.heads`.
   * `missed` is called when the connection was down for a while, so that any number may have been lost.
   */
  listen(heard: (hint: Hint) => void, missed: () => void): Promise<() => Promise<void>>;
  /** Notifies the other nodes; `people` are those who sit there, where that may be new to someone. */
  hint(table: string, news: HintNews, people?: readonly string[]): void;
  /** Hints from other nodes that someone's name, sessions, tokens or ban changed. They may get lost, too. */
  listenToPeople(heard: (person: string) => void): Promise<() => Promise<void>>;
  hintPerson(person: string): void;
  /**
   * Deletes what has expired: ceremonies, codes, sessions not used since a given time, and presence at tables that are
   * not played.
   */
  sweep(now: number, unusedSince: number): Promise<void>;
  /** Something made once for all nodes: what was stored first under this name, or else this. */
  ownKey(name: string, made: string): Promise<string>;
  /** The time by the database's clock; null if no other node shares it, so that this machine's is as good. */
  time(): Promise<number | null>;
  /**
   * Records a heartbeat. If there was none for more than `outage` milliseconds before, that time is stored as a pause.
   * Returns the pauses that ended after `known`, in order.
   */
  beat(now: number, outage: number, known: number): Promise<Pause[]>;
  /** Whether it can be read and written now; the reason if not. */
  ready(): Promise<string | null>;
  /** Finishes what was requested before. */
  close(): Promise<void>;
}

/** A time during which no node was working. */
export interface Pause {
  readonly since: number;
  readonly until: number;
}

/**
 * What a hint is about: the table's row or its game, what the lobby shows of it, presence and what players have seen,
 * or its chat.
 */
export type HintNews = 'table' | 'lobby' | 'presence' | 'chat';

export interface Hint {
  readonly table: string;
  readonly news: ReadonlySet<HintNews>;
  /** Those who sit at the table, if that may have changed. */
  readonly people: readonly string[];
}

/** Someone, and the session or token they are authenticated by. */
export interface KnownPerson {
  readonly person: PersonRow;
  /** The id of the session or token. */
  readonly id: string;
  readonly used: number | null;
}

/** Any write for an account that is deleted by then is refused with `false` or null, on every node. */
export interface PeopleStore extends CredentialStore {
  add(person: PersonRow): Promise<void>;
  get(id: string): Promise<PersonRow | null>;
  many(ids: readonly string[]): Promise<PersonRow[]>;
  change(
    id: string,
    change: Partial<Pick<PersonRow, 'name' | 'kind' | 'operator' | 'banned' | 'active' | 'settings'>>,
  ): Promise<boolean>;
  /**
   * Deletes the name, and ends sessions, passkeys, tokens, notification settings, synced games and mutes; the person's
   * chat messages are emptied, and what they wrote in reports. Returns the changed messages.
   */
  erase(id: string, at: number): Promise<ChatRow[]>;
  botsOf(owner: string): Promise<PersonRow[]>;
  /** Guests who have not been here since a given time, and are not deleted. */
  guests(before: number, most: number): Promise<PersonRow[]>;
  /** People who are banned and not deleted, by name. */
  banned(most: number): Promise<PersonRow[]>;
  /** People deleted since a given time who still sit at a table, or host one. */
  leftBehind(since: number, most: number): Promise<string[]>;

  /** The games synced from someone's devices, without their records, most recently played first. */
  keptGames(person: string): Promise<Pick<KeptRow, 'id' | 'played'>[]>;
  keptGame(person: string, id: string): Promise<KeptRow | null>;
  /**
   * Stores a game, replacing the version played at a given time, or none. Other: there is a different version by now.
   * Full: the person has reached the limit. Gone: the account is deleted.
   */
  keepGame(game: KeptRow, before: number | null, most: number): Promise<'kept' | 'other' | 'full' | 'gone'>;
  dropKeptGame(person: string, id: string): Promise<boolean>;

  mute(person: string, muted: string, on: 'on' | 'off'): Promise<boolean>;
  mutedBy(person: string): Promise<string[]>;
}

/** Credentials: sessions of browsers, passkeys, move codes, tokens of bots. */
export interface CredentialStore {
  /**
   * Starts a session. Beyond `most` the least recently used one ends. With the digest of a move code it uses that up,
   * and starts only if the code still exists.
   */
  addSession(session: SessionRow, most: number, code?: string | null): Promise<boolean>;
  /** Whose session it is, if it was used since a given time; nobody if the account is deleted. */
  bySession(digest: string, since: number): Promise<KnownPerson | null>;
  useSession(id: string, at: number): Promise<void>;
  /** Those used since a given time, most recently used first. */
  sessionsOf(person: string, since: number): Promise<SessionRow[]>;
  /** Ends a session, and the push messages to its browser. Returns whose it was; null if there is none. */
  dropSession(digest: string): Promise<string | null>;
  /** Ends one session of a person, or all but one, and the codes that could start another. Returns how many ended. */
  dropSessions(
    person: string,
    which: { readonly only: string } | { readonly but: string | null },
  ): Promise<number>;
  /** Of sessions and tokens, by their ids: those that are still valid and whose person is not banned. */
  stillGood(sessions: readonly string[], tokens: readonly string[], since: number): Promise<Set<string>>;

  /**
   * Adds a passkey, unless the person has `most`, or is deleted, or the requesting session has ended. It belongs to
   * whoever adds it first.
   */
  addPasskey(
    passkey: PasskeyRow,
    most: number,
    session?: string | null,
  ): Promise<'added' | 'full' | 'gone' | 'taken'>;
  passkey(id: string): Promise<PasskeyRow | null>;
  passkeysOf(person: string): Promise<PasskeyRow[]>;
  /** Notes that it was used; an older one is bound to the host where that happened. */
  usePasskey(
    id: string,
    use: { readonly counter: number; readonly host: string; readonly at: number },
  ): Promise<void>;
  namePasskey(id: string, person: string, name: string): Promise<boolean>;
  /** Removes a passkey, but never someone's last one. */
  dropPasskey(id: string, person: string): Promise<'dropped' | 'last' | 'none'>;
  addCeremony(ceremony: CeremonyRow): Promise<boolean>;
  /** Returns a ceremony once; an expired one is gone. */
  takeCeremony(id: string, now: number): Promise<CeremonyRow | null>;
  /** With the id of the requesting session: only if that has not ended. */
  addMoveCode(code: MoveCodeRow, session?: string | null): Promise<boolean>;
  /** A code that is neither used nor expired. */
  moveCode(digest: string, now: number): Promise<MoveCodeRow | null>;

  /**
   * Adds a bot account with its token, unless the owner has `most` tokens, or is deleted, or the requesting session has
   * ended.
   */
  addBot(
    bot: PersonRow,
    token: TokenRow,
    most: number,
    session?: string | null,
  ): Promise<'added' | 'full' | 'gone'>;
  /** Which bot a token belongs to. If its owner is deleted, none; if its owner is banned, it is banned. */
  byToken(digest: string): Promise<KnownPerson | null>;
  tokensOf(owner: string): Promise<TokenRow[]>;
  useToken(id: string, at: number): Promise<void>;
  /** Revokes a token, and its bot's notifications. Returns the bot; null if the owner has no such token. */
  dropToken(id: string, owner: string): Promise<string | null>;
}

/** What changes about a table, or with a turn of it. */
export type TableChange = Partial<
  Pick<
    TableRow,
    | 'status'
    | 'host'
    | 'seats'
    | 'started'
    | 'ended'
    | 'proposal'
    | 'rematch'
    | 'due'
    | 'rules'
    | 'invite'
    | 'kicked'
    | 'removed'
    | 'passes'
    | 'stops'
    | 'published'
    | 'public'
    | 'pace'
    | 'options'
    | 'asked'
    | 'declined'
  >
> & {
  /** The record of the game that is finished by this change. */
  readonly record?: string;
};

/** What anybody may know of a table at a glance. */
export interface Glimpse {
  readonly game: GameId;
  readonly status: TableRow['status'];
  readonly free: number;
  /** The host's name as it is stored; null if the account was deleted. */
  readonly host: string | null;
}

export interface Head {
  readonly table: string;
  readonly version: number;
  /** How many entries the log has. */
  readonly entries: number;
}

/** A lease: the exclusive right to do the due work of a table. Writes under it carry its fencing token. */
export interface Lease {
  readonly table: string;
  readonly fence: number;
}

/** Due work that nobody is doing yet, and the account it is charged to. */
export interface DueTable {
  readonly table: string;
  readonly account: string;
  /** Since when. */
  readonly due: number;
  /** A player counts as present there. */
  readonly isWatched: boolean;
}

/**
 * What one account can have at once: open tables, running tables, or seats at tables of one pace (those without a clock
 * count as correspondence). An account is a
 * person together with the bots they own. Anybody who is banned or deleted, or is a bot without a token, can have none.
 */
export interface Cap {
  readonly person: string;
  readonly what: 'open' | 'playing' | 'live' | 'days';
  /** Null if there is no limit. */
  readonly most: number | null;
}

/** Why a cap does not allow one more. */
export type NotAllowed = 'too-many' | 'not-known' | 'banned';

export interface Present {
  readonly table: string;
  readonly seat: number;
  /** How many moves of the game the player's client has shown. It never goes back. */
  readonly seen: number;
  /** The player counts as present until this time. */
  readonly until: number;
}

export interface TableStore {
  /**
   * Adds a table, unless its host has created one with this key: then that one is returned, or `key-used` if it came
   * from a different request (`wish` is a digest of it). Caps are checked in the same transaction, so parallel
   * requests, on any number of nodes, can't get past them. `source` is a digest of the address the request came from;
   * it is deleted when the table is over.
   */
  add(
    table: TableRow,
    key: string,
    options?: { readonly wish?: string; readonly caps?: readonly Cap[]; readonly source?: string },
  ): Promise<TableRow | 'key-used' | NotAllowed>;
  /** The table someone has created with this key, as `add` would return it; null if there is none. */
  made(maker: string, key: string, wish: string): Promise<TableRow | 'key-used' | null>;
  get(id: string): Promise<TableRow | null>;
  /** What a table's page says to people who have not opened it. One small statement. */
  glimpse(id: string): Promise<Glimpse | null>;
  /** Several at once, in no order; missing ones are left out. */
  some(ids: readonly string[]): Promise<TableRow[]>;
  /**
   * Changes a row if it still has this version; null if it has another one by now, or if its log does not have this
   * many entries, where that is given. Caps are checked as in `add`.
   */
  change(
    id: string,
    version: number,
    change: TableChange,
    options?: { readonly caps?: readonly Cap[]; readonly entries?: number },
  ): Promise<TableRow | NotAllowed | null>;
  /**
   * Listed tables that are open or playing, those with free seats first. Addresses and accounts take turns, the newest
   * table of each first, and at most `each` are hosted by one account.
   */
  lobby(most: number, each: number): Promise<LobbyRow[]>;
  /** Tables of a person that are open or playing. */
  goingOn(person: string): Promise<TableRow[]>;
  /** Open tables of a host, whether they sit there or not. */
  openOf(host: string): Promise<TableRow[]>;
  /** Which of these people sit at which open or playing tables. */
  sitting(people: readonly string[]): Promise<{ readonly person: string; readonly table: string }[]>;
  /**
   * Finished and abandoned tables of a person that ended before a given time, newest first. More than the limit only if
   * some ended in the same millisecond, so that paging on from the last one misses none. With a viewer, only what they
   * may find: public games, and those they sat at themselves.
   */
  history(person: string, before: number, most: number, viewer?: string | null): Promise<TableRow[]>;
  /** Public finished tables that ended after a given time, oldest first; the same applies to those of one millisecond. */
  finished(game: GameId | null, after: number, most: number): Promise<TableRow[]>;
  heads(ids: readonly string[]): Promise<Head[]>;
  /** Open tables of either pace that nobody has changed since a given time. */
  stale(before: number, most: number): Promise<TableRow[]>;

  /** Tables of these games that are due now and not leased: those with someone present first, then the longest due. */
  due(now: number, most: number, of: readonly Edition[]): Promise<DueTable[]>;
  /**
   * Since when the oldest due work at tables of these games has been waiting, including leased work; null if there is
   * none.
   */
  oldestDue(of: readonly Edition[]): Promise<number | null>;
  /**
   * Leases these tables to this node, as far as they are due now and not leased. From `until` on another node can take
   * them. Writes under a lease count until it is released or taken by another node: then the fencing token has grown.
   */
  lease(node: string, now: number, until: number, tables: readonly string[]): Promise<Lease[]>;
  /** Renews leases this node works under. Returns those it still has: the others are lost. */
  renew(node: string, leases: readonly Lease[], until: number): Promise<Lease[]>;
  /** Leases one table, if nobody else has. A lease the node still has is renewed and keeps its token. */
  leaseOne(table: string, node: string, now: number, until: number): Promise<Lease | null>;
  /**
   * Releases a lease. `due` says when the table must be looked at again, and counts only if the row still has the
   * version it was concluded from. The version stays: leases are not announced.
   */
  release(lease: Lease, due?: { readonly version: number; readonly due: number | null }): Promise<void>;
  /** Ends all leases. For a single-node server at startup: only its own previous run can hold any. */
  freeLeases(): Promise<void>;

  /** Reports seats whose players are present, or have just left. Not worth an fsync of its own. */
  present(seats: readonly Present[]): Promise<void>;
  /** Who was present at some tables, in no order; seats whose players were never there are left out. */
  presence(tables: readonly string[]): Promise<Present[]>;
}

export type Appended =
  /** The table's row has this version now; null if it did not change. */
  | { readonly done: 'stored'; readonly version: number | null }
  /** Someone else appended or changed the row first: read what they did, and judge again. */
  | { readonly done: 'taken' }
  /** The lease was lost. */
  | { readonly done: 'fenced' };

export interface GameStore {
  /** The turns that begin at an entry's number or later. */
  turns(table: string, from: number): Promise<TurnRow[]>;
  /**
   * Appends turns of one table after the last one, and changes the table's row with them, all or nothing. Of several
   * concurrent appends with the same number one wins. With a lease it counts only while the lease is held. Whoever
   * appends the next number has read all turns before it, so it is known there whether a key was used before.
   *
   * `version` is that of the row from which the change was decided: if the row has another one by now, nothing is
   * stored. A turn that leaves the row alone (no change, no lease) does not look at it.
   */
  append(
    turns: readonly TurnRow[],
    change: TableChange,
    lease: Lease | null,
    version?: number,
  ): Promise<Appended>;
}
