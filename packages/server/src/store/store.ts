import type { Pace } from '@taproom/contracts';
import type { Edition, GameId } from '@taproom/games';
import type { LobbyRow } from './lobby.ts';
import type { RatingStore } from './ratings.ts';
import type { RecordStore } from './records.ts';
import type {
  CeremonyRow,
  ChatRow,
  KeptRow,
  MoveCodeRow,
  NoticesRow,
  PasskeyRow,
  PersonRow,
  SessionRow,
  TableRow,
  TokenRow,
  TurnRow,
} from './rows.ts';
import type { TalkStore } from './talk.ts';

/**
 * Where everything lies. Two kinds pass the same tests: SQLite in a file, and PostgreSQL for more than one node.
 * When a promise of a change resolves, the change is on disk. When it rejects with `NotStored`, nothing of it was
 * done, as far as can be known: the caller says "not stored" and may try again with the same key.
 */
export interface Store {
  readonly people: PeopleStore;
  readonly tables: TableStore;
  readonly games: GameStore;
  readonly records: RecordStore;
  readonly talk: TalkStore;
  readonly ratings: RatingStore;
  /** Whether other nodes can change what is stored here. */
  readonly isShared: boolean;
  /**
   * Hints from other nodes that something happened at a table. A hint may get lost: whoever listens also polls
   * `tables.heads`. `missed` is called when the line was down for a while, so that any number may have been lost.
   */
  listen(heard: (hint: Hint) => void, missed: () => void): Promise<() => Promise<void>>;
  /** Tells the other nodes; `people` are those who sit there, where that may be new to somebody. */
  hint(table: string, news: HintNews, people?: readonly string[]): void;
  /** Hints from other nodes that somebody's name, sessions, tokens or ban changed. They may get lost, too. */
  listenToPeople(heard: (person: string) => void): Promise<() => Promise<void>>;
  hintPerson(person: string): void;
  /**
   * Takes away what is past its time: ceremonies, codes, sessions not used since a moment, and who was present at tables
   * that are not played.
   */
  sweep(now: number, unusedSince: number): Promise<void>;
  /** What the clock of the database shows; null where no other node shares it, so that this machine's is as good. */
  time(): Promise<number | null>;
  /**
   * Notes that a node works at a moment. If none did so for more than `outage` milliseconds before, that time is stored as a
   * pause. Gives the pauses that ended after the moment `known`, in order.
   */
  beat(now: number, outage: number, known: number): Promise<Pause[]>;
  /** Whether it can be read and written now; the reason if not. */
  ready(): Promise<string | null>;
  /** Finishes what was asked for before. */
  close(): Promise<void>;
}

/** A time in which no node was working. */
export interface Pause {
  readonly since: number;
  readonly until: number;
}

/**
 * What a hint is about: the table's row or its game, what the lobby shows of it, who is present and what they have seen,
 * or its chat.
 */
export type HintNews = 'table' | 'lobby' | 'presence' | 'chat';

export interface Hint {
  readonly table: string;
  readonly news: ReadonlySet<HintNews>;
  /** Those who sit at the table, if that may have changed. */
  readonly people: readonly string[];
}

/** Somebody, and the session or token that they came with. */
export interface Known {
  readonly person: PersonRow;
  /** The id of the session or token. */
  readonly id: string;
  readonly used: number | null;
}

export type NoticesChange = Pick<NoticesRow, 'person'> & Partial<NoticesRow>;

/** Whatever is written for an account that is deleted by then is refused with `false` or null, on every node. */
export interface PeopleStore extends CredentialStore {
  add(person: PersonRow): Promise<void>;
  get(id: string): Promise<PersonRow | null>;
  many(ids: readonly string[]): Promise<PersonRow[]>;
  change(
    id: string,
    change: Partial<Pick<PersonRow, 'name' | 'kind' | 'operator' | 'banned' | 'active' | 'settings'>>,
  ): Promise<boolean>;
  /**
   * Blanks the name, and ends sessions, passkeys, tokens, notices, kept games and mutes; the person's chat lines are
   * emptied, and what they wrote in reports. Gives the lines as they are then.
   */
  erase(id: string, at: number): Promise<ChatRow[]>;
  botsOf(owner: string): Promise<PersonRow[]>;
  /** Guests who were not here since a moment, and are not deleted. */
  guests(before: number, most: number): Promise<PersonRow[]>;
  /** People who are banned and not deleted, by name. */
  banned(most: number): Promise<PersonRow[]>;
  /** People who were deleted since a moment and still sit at a table, or host one. */
  leftBehind(since: number, most: number): Promise<string[]>;

  notices(person: string): Promise<NoticesRow>;
  /** Changes some of them, and gives all as they are then. */
  setNotices(change: NoticesChange): Promise<NoticesRow | null>;
  /** Ends a push subscription, unless the person has another one by now. */
  dropPush(person: string, push: string): Promise<void>;
  personOfFeed(feed: string): Promise<string | null>;

  /** The games of somebody's devices without their records, the one played last first. */
  keptGames(person: string): Promise<Pick<KeptRow, 'id' | 'played'>[]>;
  keptGame(person: string, id: string): Promise<KeptRow | null>;
  /**
   * Keeps a game in place of the one that was played at a moment, or of none. Other: there is another one by now.
   * Full: the person has so many already. Gone: the account is deleted.
   */
  keepGame(game: KeptRow, before: number | null, most: number): Promise<'kept' | 'other' | 'full' | 'gone'>;
  dropKeptGame(person: string, id: string): Promise<boolean>;

  mute(person: string, muted: string, on: 'on' | 'off'): Promise<boolean>;
  mutedBy(person: string): Promise<string[]>;
}

/** What people are known by: sessions of browsers, passkeys, codes that carry them elsewhere, tokens of bots. */
export interface CredentialStore {
  /**
   * Starts a session. Of more than `most` the one that was not used for longest ends. With the digest of a move code it
   * uses that up, and starts only if the code is still there.
   */
  addSession(session: SessionRow, most: number, code?: string | null): Promise<boolean>;
  /** Who comes with a session that was used since a moment; nobody if the account is deleted. */
  bySession(digest: string, since: number): Promise<Known | null>;
  useSession(id: string, at: number): Promise<void>;
  /** Those used since a moment, the one used last first. */
  sessionsOf(person: string, since: number): Promise<SessionRow[]>;
  /** Ends a session, and the push messages to its browser. Whose it was; null if there is none. */
  dropSession(digest: string): Promise<string | null>;
  /** Ends one session of a person, or all but one, and the codes that could start another. Tells how many ended. */
  dropSessions(
    person: string,
    which: { readonly only: string } | { readonly but: string | null },
  ): Promise<number>;
  /** Of sessions and tokens, by their ids: those that still let somebody in who is not banned. */
  stillGood(sessions: readonly string[], tokens: readonly string[], since: number): Promise<Set<string>>;

  /**
   * Adds a passkey, unless the person has `most`, or is deleted, or the session that asks for it has ended. It belongs to
   * whoever adds it first.
   */
  addPasskey(
    passkey: PasskeyRow,
    most: number,
    session?: string | null,
  ): Promise<'added' | 'full' | 'gone' | 'taken'>;
  passkey(id: string): Promise<PasskeyRow | null>;
  passkeysOf(person: string): Promise<PasskeyRow[]>;
  /** Notes that it was used; an older one belongs to the host where that happened from then on. */
  usePasskey(
    id: string,
    use: { readonly counter: number; readonly host: string; readonly at: number },
  ): Promise<void>;
  namePasskey(id: string, person: string, name: string): Promise<boolean>;
  /** Removes a passkey, but never the last one of somebody. */
  dropPasskey(id: string, person: string): Promise<'dropped' | 'last' | 'none'>;
  addCeremony(ceremony: CeremonyRow): Promise<boolean>;
  /** Gives a ceremony away once; a late one is gone. */
  takeCeremony(id: string, now: number): Promise<CeremonyRow | null>;
  /** With the id of the session that asks for it: only if that has not ended. */
  addMoveCode(code: MoveCodeRow, session?: string | null): Promise<boolean>;
  /** A code that is not used up and not too old. */
  moveCode(digest: string, now: number): Promise<MoveCodeRow | null>;

  /** Adds a bot account with its token, unless the owner has `most` tokens, or is deleted, or the asking session has ended. */
  addBot(
    bot: PersonRow,
    token: TokenRow,
    most: number,
    session?: string | null,
  ): Promise<'added' | 'full' | 'gone'>;
  /** Which bot comes with a token. With its owner deleted it is nobody, with its owner banned it is banned. */
  byToken(digest: string): Promise<Known | null>;
  tokensOf(owner: string): Promise<TokenRow[]>;
  useToken(id: string, at: number): Promise<void>;
  /** Ends a token, and whatever its bot was to be told. The bot; null if the owner has no such token. */
  dropToken(id: string, owner: string): Promise<string | null>;
}

/** What changes with a table, or with a turn of it. */
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
    | 'asked'
    | 'declined'
  >
> & {
  /** The record of the game that is finished with this change. */
  readonly record?: string;
};

export interface Head {
  readonly table: string;
  readonly version: number;
  /** How many entries the log has. */
  readonly entries: number;
}

/** A promise to do the due work of a table alone. Whatever is written under it carries the fencing number. */
export interface Lease {
  readonly table: string;
  readonly fence: number;
}

/** Due work that nobody does yet, and the account that it is charged to. */
export interface DueTable {
  readonly table: string;
  readonly account: string;
  /** A player counts as present there. */
  readonly isWatched: boolean;
}

/**
 * What one account can have at once: open tables, running tables, or seats at tables of one pace. An account is a person
 * together with the bots they own. Whoever is banned or deleted, or is a bot without a token, can have none.
 */
export interface Cap {
  readonly person: string;
  readonly what: 'open' | 'playing' | Pace['pace'];
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
  /** The player counts as present until this moment. */
  readonly until: number;
}

export interface TableStore {
  /**
   * Adds a table, unless its host has made one with this key: then that one is given, or `key-used` if it was asked for
   * by another request (`wish` is a digest of it). Caps are checked in the same transaction, so requests in parallel, on
   * any number of nodes, can't get past them. `source` is a digest of the address that the request came from; it is
   * forgotten when the table is over.
   */
  add(
    table: TableRow,
    key: string,
    options?: { readonly wish?: string; readonly caps?: readonly Cap[]; readonly source?: string },
  ): Promise<TableRow | 'key-used' | NotAllowed>;
  /** The table that somebody has made with this key, as `add` would give it; null if there is none. */
  made(maker: string, key: string, wish: string): Promise<TableRow | 'key-used' | null>;
  get(id: string): Promise<TableRow | null>;
  /** Several at once, in no order; those that are not there are left out. */
  some(ids: readonly string[]): Promise<TableRow[]>;
  /**
   * Changes a row of this version; null if it has another one by now, or if its log has not this many entries, where that
   * is asked for. Caps are checked as in `add`.
   */
  change(
    id: string,
    version: number,
    change: TableChange,
    options?: { readonly caps?: readonly Cap[]; readonly entries?: number },
  ): Promise<TableRow | NotAllowed | null>;
  /**
   * Listed tables that are open or playing, those with free seats first. Addresses and accounts come in turn, the newest
   * table of each first, and at most `each` are hosted by one account.
   */
  lobby(most: number, each: number): Promise<LobbyRow[]>;
  /** Tables of a person that are open or playing. */
  goingOn(person: string): Promise<TableRow[]>;
  /** Open tables of a host, whether they sit there or not. */
  openOf(host: string): Promise<TableRow[]>;
  /** Who of these people sits at which tables that are open or playing. */
  sitting(people: readonly string[]): Promise<{ readonly person: string; readonly table: string }[]>;
  /**
   * Finished and abandoned tables of a person that ended before a moment, newest first. More than asked for only where
   * some ended in the same millisecond, so that whoever asks on from the last one misses none.
   */
  history(person: string, before: number, most: number): Promise<TableRow[]>;
  /** Finished tables that ended after a moment, oldest first; the same holds for those of one millisecond. */
  finished(game: GameId | null, after: number, most: number): Promise<TableRow[]>;
  heads(ids: readonly string[]): Promise<Head[]>;
  /** Open tables of either pace that nobody changed since a moment. */
  stale(before: number, most: number): Promise<TableRow[]>;

  /** Tables of these games that are due now and that nobody holds: those with somebody present first, then the longest due. */
  due(now: number, most: number, of: readonly Edition[]): Promise<DueTable[]>;
  /** Since when the oldest due work at tables of these games waits, including work that somebody holds; null if there is none. */
  oldestDue(of: readonly Edition[]): Promise<number | null>;
  /**
   * Takes the due work of these tables for this node: of those that are due now and that nobody holds. From `until` on
   * another node can take it. What is written under a lease counts until it is given back or taken by another one: then
   * the fencing number has grown.
   */
  lease(node: string, now: number, until: number, tables: readonly string[]): Promise<Lease[]>;
  /** Prolongs leases that this node works under. Gives those that it still has: the others are lost. */
  renew(node: string, leases: readonly Lease[], until: number): Promise<Lease[]>;
  /** Takes one table, if nobody else holds it. A lease that the node still has is prolonged and keeps its number. */
  leaseOne(table: string, node: string, now: number, until: number): Promise<Lease | null>;
  /**
   * Gives a lease back. `due` says when the table must be looked at again, and counts only if the row is still of the
   * version that this was concluded from. The version stays: nobody is told of leases.
   */
  release(lease: Lease, due?: { readonly version: number; readonly due: number | null }): Promise<void>;
  /** Ends all leases. For a house of one node when it opens: nobody but its own last life can hold any. */
  freeLeases(): Promise<void>;

  /** Tells of seats whose players are there, or have just left. Not worth an fsync of its own. */
  present(seats: readonly Present[]): Promise<void>;
  /** Who was present at some tables, in no order; seats whose players never were there are left out. */
  presence(tables: readonly string[]): Promise<Present[]>;
}

export type Appended =
  /** With it the table's row has come to this version; null if that did not change. */
  | { readonly done: 'stored'; readonly version: number | null }
  /** Somebody else appended or changed the row first: read what they did, and judge again. */
  | { readonly done: 'taken' }
  /** The lease was lost. */
  | { readonly done: 'fenced' };

export interface GameStore {
  /** The turns that begin at an entry's number or later. */
  turns(table: string, from: number): Promise<TurnRow[]>;
  /**
   * Appends turns of one table behind the last one, and changes the table's row with them, all or nothing. Of many that
   * ask for the same number one wins. With a lease it counts only while the lease holds. Whoever asks for the next number
   * has read all turns before it, so it is known there whether a key was used before.
   *
   * `version` is that of the row from which the change was decided: if the row has another one by now, nothing is stored.
   * A turn that leaves the row alone (no change, no lease) does not look at it.
   */
  append(
    turns: readonly TurnRow[],
    change: TableChange,
    lease: Lease | null,
    version?: number,
  ): Promise<Appended>;
}
