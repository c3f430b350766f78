import type { GameId } from '@taproom/games';
import type {
  CeremonyRow,
  ChatRow,
  KeptRow,
  MoveCodeRow,
  NoticesRow,
  PasskeyRow,
  PersonRow,
  RatingRow,
  ReportRow,
  ResultRow,
  SessionRow,
  TableRow,
  TokenRow,
  TurnRow,
} from './rows.ts';

/**
 * Where everything lies. Two kinds pass the same tests: SQLite in a file, and PostgreSQL for more than one node.
 * When a promise of a change resolves, the change is on disk. When it rejects with `NotStored`, nothing of it was
 * done, as far as can be known: the caller says "not stored" and may try again with the same key.
 */
export interface Store {
  readonly people: PeopleStore;
  readonly tables: TableStore;
  readonly games: GameStore;
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
  /** Takes away what is past its time: ceremonies, codes, and who was present at tables that are not played. */
  sweep(now: number): Promise<void>;
  /** Whether it can be read and written now; the reason if not. */
  ready(): Promise<string | null>;
  /** Finishes what was asked for before. */
  close(): Promise<void>;
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

export interface PeopleStore {
  add(person: PersonRow): Promise<void>;
  get(id: string): Promise<PersonRow | null>;
  many(ids: readonly string[]): Promise<PersonRow[]>;
  change(
    id: string,
    change: Partial<Pick<PersonRow, 'name' | 'kind' | 'operator' | 'banned' | 'active' | 'settings'>>,
  ): Promise<void>;
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

  addSession(session: SessionRow): Promise<void>;
  session(digest: string): Promise<SessionRow | null>;
  dropSession(digest: string): Promise<void>;

  /** A passkey belongs to whoever adds it first. */
  addPasskey(passkey: PasskeyRow): Promise<void>;
  passkey(id: string): Promise<PasskeyRow | null>;
  passkeysOf(person: string): Promise<PasskeyRow[]>;
  countPasskey(id: string, counter: number): Promise<void>;
  addCeremony(ceremony: CeremonyRow): Promise<void>;
  /** Gives a ceremony away once; a late one is gone. */
  takeCeremony(id: string, now: number): Promise<CeremonyRow | null>;
  addMoveCode(code: MoveCodeRow): Promise<void>;
  takeMoveCode(digest: string, now: number): Promise<MoveCodeRow | null>;

  addToken(token: TokenRow): Promise<void>;
  token(digest: string): Promise<TokenRow | null>;
  tokensOf(owner: string): Promise<TokenRow[]>;
  useToken(id: string, at: number): Promise<void>;
  dropToken(id: string, owner: string): Promise<boolean>;

  notices(person: string): Promise<NoticesRow>;
  setNotices(notices: NoticesRow): Promise<void>;
  personOfFeed(feed: string): Promise<string | null>;

  /** The games of somebody's devices without their records, the one played last first. */
  keptGames(person: string): Promise<Pick<KeptRow, 'id' | 'played'>[]>;
  keptGame(person: string, id: string): Promise<KeptRow | null>;
  /**
   * Keeps a game in place of the one that was played at a moment, or of none. Other: there is another one by now.
   * Full: the person has so many already.
   */
  keepGame(game: KeptRow, before: number | null, most: number): Promise<'kept' | 'other' | 'full'>;
  dropKeptGame(person: string, id: string): Promise<boolean>;

  mute(person: string, muted: string, on: 'on' | 'off'): Promise<void>;
  mutedBy(person: string): Promise<string[]>;
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
  >
>;

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

export interface Present {
  readonly table: string;
  readonly seat: number;
  /** How many moves of the game the player's client has shown. It never goes back. */
  readonly seen: number;
  /** The player counts as present until this moment. */
  readonly until: number;
}

export interface TableStore {
  /** Adds a table, unless the same host has made one with this key: then that one is given. */
  add(table: TableRow, key: string): Promise<TableRow>;
  get(id: string): Promise<TableRow | null>;
  /** Several at once, in no order; those that are not there are left out. */
  some(ids: readonly string[]): Promise<TableRow[]>;
  /** Changes a row of this version; null if it has another one by now. */
  change(id: string, version: number, change: TableChange): Promise<TableRow | null>;
  /** Listed tables that are open or playing, newest first. */
  lobby(most: number): Promise<TableRow[]>;
  /** Tables of a person that are open or playing. */
  goingOn(person: string): Promise<TableRow[]>;
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

  /**
   * Takes the due work of some tables for this node: those that are due now and that nobody holds. From `until` on
   * another node can take it. What is written under a lease counts until it is given back or taken by another one: then
   * the fencing number has grown.
   */
  lease(node: string, now: number, until: number, most: number): Promise<Lease[]>;
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
  /** Somebody else appended first: read what they did, and judge again. */
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
   */
  append(turns: readonly TurnRow[], change: TableChange, lease: Lease | null): Promise<Appended>;
}

export interface TalkStore {
  /** Adds a line with the next number, unless the person has said something with this key: then that line is given. */
  say(line: Omit<ChatRow, 'number' | 'hidden' | 'change'>, key: string): Promise<ChatRow>;
  /** The last lines, oldest first. */
  lines(table: string, most: number): Promise<ChatRow[]>;
  /** The lines that were said, hidden or shown again after a change, in the order of that. */
  since(table: string, change: number): Promise<ChatRow[]>;
  /** The number of the last change; 0 if nothing was ever said. */
  lastChange(table: string): Promise<number>;
  line(table: string, number: number): Promise<ChatRow | null>;
  /** The line as it is then; null if there is none. */
  hide(table: string, number: number, hidden: 'hidden' | 'shown'): Promise<ChatRow | null>;
  linesOf(person: string, most: number): Promise<ChatRow[]>;
  /** Once: a report with the same id is the same report. */
  report(report: ReportRow): Promise<void>;
  /** Open ones, oldest first. */
  reports(most: number): Promise<ReportRow[]>;
  /** What somebody has reported, oldest first. */
  reportsBy(person: string, most: number): Promise<ReportRow[]>;
  closeReport(id: string): Promise<boolean>;
  /** Takes away lines that are older than a moment; tells how many. */
  forget(before: number): Promise<number>;
}

/** The ratings that a game changes, and how. */
export interface Rated {
  readonly rows: readonly Pick<RatingRow, 'person' | 'level' | 'game' | 'seats'>[];
  /**
   * The new ratings from the old ones, in the same order; null where there was none. It may be asked more than once, so
   * it does nothing else.
   */
  readonly rate: (old: readonly (RatingRow | null)[]) => readonly RatingRow[];
}

/** How a person does at one game with so many seats. */
export interface Statistics {
  readonly game: GameId;
  readonly seats: number;
  readonly played: number;
  /** Shared wins are split. */
  readonly won: number;
  /** The mean score. */
  readonly mean: number;
}

export interface RatingStore {
  /** The results of a game, written once; and the ratings that follow from them, if it is rated. */
  settle(
    table: string,
    results: readonly ResultRow[],
    rated: Rated | null,
  ): Promise<'settled' | 'settled-before'>;
  of(person: string): Promise<RatingRow[]>;
  /** The best first, by what is almost sure of a rating (mu − 3 sigma); deleted accounts are left out. */
  leaders(game: GameId, seats: number, most: number): Promise<RatingRow[]>;
  statistics(person: string): Promise<Statistics[]>;
  results(table: string): Promise<ResultRow[]>;
}
