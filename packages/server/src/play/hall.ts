// Access to all tables of a server: the cache of rooms, the lobby, presence, background jobs, and polling for changes
// made by other nodes.

import type { TableLimits } from '../config/config.ts';
import { Gate } from '../gate.ts';
import type { TableRow, TurnRow } from '../store/rows.ts';
import type { Hint, Store } from '../store/store.ts';
import { Absence } from './absence.ts';
import { Attendance } from './attendance.ts';
import { Backlog } from './backlog.ts';
import { type BotPace, Chores } from './chores.ts';
import { Daily } from './daily.ts';
import { Heartbeat } from './heartbeat.ts';
import { Listing } from './listing.ts';
import { Lobby } from './lobby.ts';
import { Look } from './look.ts';
import { Origins } from './origins.ts';
import { Par, type ParTerms } from './par.ts';
import { PersonCache } from './person-cache.ts';
import { Presence } from './presence.ts';
import { Records } from './records.ts';
import { Referee } from './referee.ts';
import type { Repertoire } from './repertoire.ts';
import type { Room } from './room.ts';
import { Rooms } from './rooms.ts';
import type { Thinkers } from './thinkers.ts';
import { WorkLoop } from './work-loop.ts';

export interface HallTerms {
  readonly now: () => number;
  /** Milliseconds a player in a live game may be away before a bot takes over. */
  readonly grace: number;
  readonly bots: BotPace;
  /** Hours after which an open table that nobody touched is closed. */
  readonly openHours: number;
  /** How many tables and seats one account can have. */
  readonly tables: TableLimits;
  /** What bots of a level are called in the languages of the client; only their English names are known without it. */
  readonly botNames?: (level: string) => readonly string[];
  readonly log: { error(facts: object, text: string): void; warn(facts: object, text: string): void };
  /** For the metrics: how long a bot has thought. */
  readonly thought?: (level: string, ms: number) => void;
  /** How long a lease on a table's due work lasts if it is not renewed, in milliseconds. */
  readonly lease?: number;
  /** Milliseconds without any node after which clocks stop. */
  readonly outage?: number;
  /** How bots set the par of daily deals; they don't if it is left out. */
  readonly par?: ParTerms;
  /** A monotonic clock, in milliseconds. */
  readonly steady?: () => number;
}

const LEASE = 15_000;
const OUTAGE = 10_000;
/** How often a heartbeat is written. */
const BEAT = 3000;

/** The most expensive reads at once. */
const MOST_READINGS = 8;

/** Events for subscribers of all tables, whichever node they happened on. */
export interface HallWatcher {
  /** A listed table was added, changed or removed. */
  lobby(table: string): void;
  /** These people sit at a table; some of them may be new there. */
  seated(table: string, people: readonly string[]): void;
  /** There may be new chat at a table, through another node. */
  chat(table: string): void;
  /** Hints from other nodes were missed: anything may have happened. */
  missed(): void;
  /**
   * Turns are on disk, and the room shows them. Only the node that has stored them reports them, so that what follows
   * from a turn (a notice, a count) happens once.
   */
  stored(room: Room, turns: readonly TurnRow[]): void;
}

/**
 * How often tables watched here are compared with the store, in case a hint got lost; and how many at once. A table
 * that was read or written since the last time is skipped. With more tables than that, it takes several rounds to check
 * them all.
 */
const POLL = 2000;
const MOST_POLLED = 1000;
const PRESENCE = 10_000;
const SWEEP = 15_000;
const CLOSE = 600_000;

/** All tables of this server: access to them, and the background work. */
export class Hall {
  readonly rooms: Rooms;
  /** For anything that blocks the event loop for milliseconds. */
  readonly readings = new Gate(MOST_READINGS);
  readonly faces: PersonCache;
  readonly heartbeat: Heartbeat;
  readonly presence: Presence;
  readonly look: Look;
  /** Where accounts connect from, for a fair share of the bots' time. */
  readonly origins = new Origins();
  readonly lobby: Lobby;
  readonly listing: Listing;
  readonly referee: Referee;
  readonly records: Records;
  readonly backlog: Backlog;
  readonly par: Par;
  readonly daily: Daily;
  readonly work: WorkLoop;
  private readonly timers: NodeJS.Timeout[] = [];
  private readonly watchers = new Set<Partial<HallWatcher>>();
  private readonly polled = new Set<string>();
  private deaf: (() => Promise<void>) | null = null;

  constructor(
    private readonly store: Store,
    repertoire: Repertoire,
    thinkers: Thinkers,
    private readonly terms: HallTerms,
  ) {
    const { now, grace, bots, log, thought = () => undefined, botNames = () => [] } = terms;
    const { lease = LEASE, steady = () => performance.now() } = terms;
    this.heartbeat = new Heartbeat(store, now, terms.outage ?? OUTAGE);
    this.rooms = new Rooms(store, repertoire, now, this.heartbeat.pauses, (room, turns) =>
      this.tellStored(room, turns),
    );
    const called = (level: string) => [repertoire.nameOf(level), ...botNames(level)];
    this.faces = new PersonCache(store, called, now);
    this.presence = new Presence(store, now, table => this.rooms.known(table)?.tell('info'));
    const absence = new Absence(this.heartbeat.pauses, now, grace);
    this.look = new Look(this.faces, this.presence, absence, repertoire, now);
    this.listing = new Listing(store, this.look, steady);
    this.lobby = new Lobby(store, repertoire, this.rooms, this.look, now, terms.tables, table =>
      this.changed(table),
    );
    const attendance = new Attendance(this.presence, steady);
    this.referee = new Referee(this.rooms, repertoire, this.presence, attendance, now, grace, table => {
      const { status, due = null } = this.rooms.known(table)?.row ?? {};
      if (due !== null && due <= now()) this.work.kick();
      if (status !== 'playing') this.changed(table);
    });
    this.records = new Records(store, repertoire, this.rooms, this.faces, now);
    this.backlog = new Backlog(store, this.records, log);
    this.par = new Par(store, repertoire, thinkers, now, terms.par ?? null, log);
    this.daily = new Daily(store, repertoire, this.faces, this.par, now, terms.tables, table =>
      this.changed(table),
    );
    const { heartbeat } = this;
    const chores = new Chores(
      store,
      repertoire,
      this.referee,
      this.look,
      thinkers,
      heartbeat,
      absence,
      now,
      { bots },
      log,
      thought,
    );
    const thinking = Math.max(bots.best, bots.others) + bots.pause;
    const work = { lease, thinking, steady, editions: repertoire.editions };
    this.work = new WorkLoop(store, this.rooms, chores, thinkers, attendance, this.origins, now, work, log);
  }

  /** Starts listening to other nodes and doing what is due. */
  async open(): Promise<void> {
    // If the store fails just now, the next poll finds what was changed.
    this.deaf = await this.store.listen(
      hint => void this.hear(hint).catch(error => this.complain(error)),
      () => this.miss(),
    );
    await this.heartbeat.beat();
    this.every(BEAT, () => this.heartbeat.beat());
    this.work.start();
    this.backlog.start();
    this.every(POLL, () => this.poll());
    this.every(PRESENCE, () => this.presence.flush('all'));
    this.every(SWEEP, async () => this.rooms.sweep());
    this.every(CLOSE, () => this.closeStale());
  }

  /** Finishes what has begun, and takes on nothing more. */
  async close(): Promise<void> {
    for (const timer of this.timers.splice(0)) clearInterval(timer);
    await this.backlog.stop();
    await this.par.stop();
    await this.work.stop();
    await this.deaf?.();
  }

  /** Subscribes until the returned function is called. */
  watch(watcher: Partial<HallWatcher>): () => void {
    this.watchers.add(watcher);
    return () => this.watchers.delete(watcher);
  }

  /** Someone was renamed or deleted: update those who watch their tables. */
  renamed(person: string): void {
    this.faces.forget(person);
    this.listing.change();
    for (const room of this.rooms.watched()) if (room.seatOf(person) !== null) room.tell('info');
  }

  /** Closes open tables that nobody came to. */
  async closeStale(): Promise<void> {
    const closed = await this.lobby.closeStale(this.terms.openHours, error => this.complain(error));
    for (const table of closed) this.changed(table);
  }

  /** A table was added or removed, or its people or status changed. */
  private changed(table: string): void {
    this.work.kick();
    const room = this.rooms.known(table);
    if (room !== null) this.tell(room.row);
    // A table that was just created. Its host sits down next, so the room is needed in any case.
    else {
      this.listing.change();
      void this.rooms.get(table).then(
        made => made && this.tell(made.row),
        error => this.complain(error),
      );
    }
  }

  private tell({ id, listed, seats }: TableRow): void {
    const people = seats.flatMap(({ person }) => (person === null ? [] : [person]));
    this.store.hint(id, listed ? 'lobby' : 'table', people);
    if (listed) this.tellLobby(id);
    for (const watcher of this.watchers) watcher.seated?.(id, people);
  }

  /** Something happened on another node. It only costs this one something if someone here is interested. */
  private async hear({ table, news, people }: Hint): Promise<void> {
    if (news.has('chat')) for (const watcher of this.watchers) watcher.chat?.(table);
    if (news.has('table') || news.has('lobby'))
      await this.rooms.outdate(table).catch(error => this.complain(error));
    if (news.has('presence')) this.rooms.known(table)?.tell('info');
    if (news.has('lobby')) this.tellLobby(table);
    if (people.length > 0) for (const watcher of this.watchers) watcher.seated?.(table, people);
  }

  /** The turn stands, even if a subscriber fails. */
  private tellStored(room: Room, turns: readonly TurnRow[]): void {
    for (const watcher of this.watchers) {
      try {
        watcher.stored?.(room, turns);
      } catch (error) {
        this.complain(error);
      }
    }
  }

  private tellLobby(table: string): void {
    this.listing.change();
    for (const watcher of this.watchers) watcher.lobby?.(table);
  }

  private miss(): void {
    this.rooms.outdateAll();
    this.listing.change();
    this.polled.clear();
    for (const watcher of this.watchers) watcher.missed?.();
  }

  private async poll(): Promise<void> {
    await this.presence.flush('new');
    await this.presence.lookForGone(table => this.rooms.known(table)?.isWatched ?? false);
    if (this.store.isShared) await this.compare();
  }

  /**
   * Finds out which tables other nodes have changed without a hint arriving: those watched here, some of them each
   * time.
   */
  private async compare(): Promise<void> {
    const watched = this.rooms.watched();
    const left = watched.filter(({ row }) => !this.polled.has(row.id));
    const round = new Map<string, Room>();
    for (const room of left.slice(0, MOST_POLLED)) {
      this.polled.add(room.row.id);
      if (!room.isChecked) round.set(room.row.id, room);
      room.isChecked = false;
    }
    // All had their turn: start over next time.
    if (left.length <= MOST_POLLED) this.polled.clear();
    if (round.size === 0) return;
    for (const { table, version, entries } of await this.store.tables.heads([...round.keys()])) {
      const room = round.get(table);
      if (room && (room.row.version !== version || room.length !== entries)) await room.freshen();
    }
  }

  private complain(error: unknown): void {
    this.terms.log.error({ error: String(error) }, 'a background task failed');
  }

  private every(ms: number, task: () => Promise<void>): void {
    const timer = setInterval(() => {
      task().catch(error => this.complain(error));
    }, ms);
    timer.unref();
    this.timers.push(timer);
  }
}
