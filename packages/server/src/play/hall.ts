import type { TableLimits } from '../config/config.ts';
import { Gate } from '../gate.ts';
import type { TableRow } from '../store/rows.ts';
import type { Hint, Store } from '../store/store.ts';
import { Attendance } from './attendance.ts';
import { Backlog } from './backlog.ts';
import { type BotPace, Chores } from './chores.ts';
import { Faces } from './faces.ts';
import { Heartbeat } from './heartbeat.ts';
import { Listing } from './listing.ts';
import { Lobby } from './lobby.ts';
import { Look } from './look.ts';
import { Origins } from './origins.ts';
import { Presence } from './presence.ts';
import { Records } from './records.ts';
import { Referee } from './referee.ts';
import type { Repertoire } from './repertoire.ts';
import type { Room } from './room.ts';
import { Rooms } from './rooms.ts';
import type { Thinkers } from './thinkers.ts';
import { Work } from './work.ts';

export interface HallTerms {
  readonly now: () => number;
  /** Milliseconds that a player of a live game may be away before a bot takes over. */
  readonly grace: number;
  readonly bots: BotPace;
  /** Hours after which an open table that nobody touched is closed. */
  readonly openHours: number;
  /** How many tables and seats one account can have. */
  readonly tables: TableLimits;
  readonly log: { error(facts: object, text: string): void; warn(facts: object, text: string): void };
  /** For the metrics: a bot has thought so long. */
  readonly thought?: (level: string, ms: number) => void;
  /** Milliseconds that a lease on a table's due work lasts if it is not renewed. */
  readonly lease?: number;
  /** Milliseconds without any node after which clocks stand still. */
  readonly outage?: number;
  /** A monotonic clock, in milliseconds. */
  readonly steady?: () => number;
}

const LEASE = 15_000;
const OUTAGE = 10_000;
/** How often a sign of life is written. */
const BEAT = 3000;

/** So many readings that cost much are done at once. */
const MOST_READINGS = 8;

/** What somebody who watches the hall is told, whichever node it happened on. */
export interface HallWatcher {
  /** A listed table came, changed or left. */
  lobby(table: string): void;
  /** These people sit at a table; some of them may not have sat there before. */
  seated(table: string, people: readonly string[]): void;
  /** Something may have been said at a table through another node. */
  chat(table: string): void;
  /** Other nodes could not be heard for a while: anything may have happened. */
  missed(): void;
}

/**
 * How often tables that are watched here are compared with what is stored, in case a hint got lost; and how many at
 * once. A table that was read or written since the last time is left for the next. With more tables than that, it takes
 * several rounds until each had its turn.
 */
const POLL = 2000;
const MOST_POLLED = 1000;
const PRESENCE = 10_000;
const SWEEP = 15_000;
const CLOSE = 600_000;

/** All the tables of this house: the doors to them, and the work that goes on by itself. */
export class Hall {
  readonly rooms: Rooms;
  /** For whatever keeps the event loop busy for milliseconds. */
  readonly readings = new Gate(MOST_READINGS);
  readonly faces: Faces;
  readonly heartbeat: Heartbeat;
  readonly presence: Presence;
  readonly look: Look;
  /** From where accounts come, for a fair share of the bots' time. */
  readonly origins = new Origins();
  readonly lobby: Lobby;
  readonly listing: Listing;
  readonly referee: Referee;
  readonly records: Records;
  readonly backlog: Backlog;
  readonly work: Work;
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
    const { now, grace, bots, log, thought = () => undefined } = terms;
    const { lease = LEASE, steady = () => performance.now() } = terms;
    this.heartbeat = new Heartbeat(store, now, terms.outage ?? OUTAGE);
    this.rooms = new Rooms(store, repertoire, now, this.heartbeat.pauses);
    this.faces = new Faces(store, repertoire, now);
    this.presence = new Presence(store, now, table => this.rooms.known(table)?.tell('info'));
    this.look = new Look(this.faces, this.presence, repertoire, now);
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
    const { heartbeat } = this;
    const chores = new Chores(
      store,
      repertoire,
      this.referee,
      this.look,
      thinkers,
      heartbeat,
      now,
      { bots, grace },
      log,
      thought,
    );
    const thinking = Math.max(bots.best, bots.others) + bots.pause;
    const work = { lease, thinking, steady, editions: repertoire.editions };
    this.work = new Work(store, this.rooms, chores, thinkers, attendance, this.origins, now, work, log);
  }

  /** Begins to listen to other nodes and to do what is due. */
  async open(): Promise<void> {
    // Should the store fail just now, the next poll finds what was changed.
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
    await this.work.stop();
    await this.deaf?.();
  }

  /** Whoever watches is told until they leave. */
  watch(watcher: Partial<HallWatcher>): () => void {
    this.watchers.add(watcher);
    return () => this.watchers.delete(watcher);
  }

  /** Somebody has another name, or none any more: those who watch their tables shall see it. */
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

  /** A table came, went, or has other people or another status than before. */
  private changed(table: string): void {
    this.work.kick();
    const room = this.rooms.known(table);
    if (room !== null) this.tell(room.row);
    // A table that was just made. Its host sits down next, so that the room is needed in any case.
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

  /** Something happened through another node. It costs this one something only if somebody here wants to know of it. */
  private async hear({ table, news, people }: Hint): Promise<void> {
    if (news.has('chat')) for (const watcher of this.watchers) watcher.chat?.(table);
    if (news.has('table') || news.has('lobby'))
      await this.rooms.outdate(table).catch(error => this.complain(error));
    if (news.has('presence')) this.rooms.known(table)?.tell('info');
    if (news.has('lobby')) this.tellLobby(table);
    if (people.length > 0) for (const watcher of this.watchers) watcher.seated?.(table, people);
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

  /** Finds out which tables other nodes have changed unheard: those that are watched here, some of them each time. */
  private async compare(): Promise<void> {
    const watched = this.rooms.watched();
    const left = watched.filter(({ row }) => !this.polled.has(row.id));
    const round = new Map<string, Room>();
    for (const room of left.slice(0, MOST_POLLED)) {
      this.polled.add(room.row.id);
      if (!room.isChecked) round.set(room.row.id, room);
      room.isChecked = false;
    }
    // All had their turn: next time it begins again.
    if (left.length <= MOST_POLLED) this.polled.clear();
    if (round.size === 0) return;
    for (const { table, version, entries } of await this.store.tables.heads([...round.keys()])) {
      const room = round.get(table);
      if (room && (room.row.version !== version || room.length !== entries)) await room.freshen();
    }
  }

  private complain(error: unknown): void {
    this.terms.log.error({ error: String(error) }, 'a task in the background failed');
  }

  private every(ms: number, task: () => Promise<void>): void {
    const timer = setInterval(() => {
      task().catch(error => this.complain(error));
    }, ms);
    timer.unref();
    this.timers.push(timer);
  }
}
