import type { TableLimits } from '../config/config.ts';
import type { Store } from '../store/store.ts';
import { Backlog } from './backlog.ts';
import { type BotPace, Chores } from './chores.ts';
import { Faces } from './faces.ts';
import { Lobby } from './lobby.ts';
import { Look } from './look.ts';
import { Presence } from './presence.ts';
import { Records } from './records.ts';
import { Referee } from './referee.ts';
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
  /** A monotonic clock, in milliseconds. */
  readonly steady?: () => number;
}

const LEASE = 15_000;

/** How often other nodes' tables that are watched here are looked at, in case a hint got lost. */
const POLL = 2000;
const PRESENCE = 10_000;
const SWEEP = 15_000;
const CLOSE = 600_000;

/** All the tables of this house: the doors to them, and the work that goes on by itself. */
export class Hall {
  readonly rooms: Rooms;
  readonly faces: Faces;
  readonly presence: Presence;
  readonly look: Look;
  readonly lobby: Lobby;
  readonly referee: Referee;
  readonly records: Records;
  readonly backlog: Backlog;
  readonly work: Work;
  private readonly timers: NodeJS.Timeout[] = [];
  private readonly lobbyWatchers = new Set<(table: string) => void>();
  private readonly hintWatchers = new Set<(table: string) => void>();
  private deaf: (() => Promise<void>) | null = null;

  constructor(
    private readonly store: Store,
    thinkers: Thinkers,
    private readonly terms: HallTerms,
  ) {
    const { now, grace, bots, log, thought = () => undefined } = terms;
    const { lease = LEASE, steady = () => performance.now() } = terms;
    this.rooms = new Rooms(store, now);
    this.faces = new Faces(store, now);
    this.presence = new Presence(store, now, table => this.rooms.known(table)?.tell('info'));
    this.look = new Look(this.faces, this.presence, now);
    this.lobby = new Lobby(store, this.rooms, this.look, now, terms.tables, table => this.tellLobby(table));
    this.referee = new Referee(this.rooms, this.presence, now, grace, table => {
      const { status, due = null } = this.rooms.known(table)?.row ?? {};
      if (due !== null && due <= now()) this.work.kick();
      if (status !== 'playing') this.tellLobby(table);
    });
    this.records = new Records(store, this.rooms, this.faces, now);
    this.backlog = new Backlog(store, this.records, log);
    const chores = new Chores(store, this.referee, this.look, thinkers, now, { bots, grace }, log, thought);
    const thinking = Math.max(bots.best, bots.others) + bots.pause;
    this.work = new Work(store, this.rooms, chores, thinkers, now, { lease, thinking, steady }, log);
  }

  /** Begins to listen to other nodes and to do what is due. */
  async open(): Promise<void> {
    // Should the store fail just now, the next poll finds what was changed.
    this.deaf = await this.store.listen(table => void this.hear(table).catch(error => this.complain(error)));
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

  /** Tells of every table that comes to the lobby, changes there, or leaves it. */
  watchLobby(watcher: (table: string) => void): () => void {
    this.lobbyWatchers.add(watcher);
    return () => this.lobbyWatchers.delete(watcher);
  }

  /** Tells of every table that another node has changed, or said something at. */
  watchHints(watcher: (table: string) => void): () => void {
    this.hintWatchers.add(watcher);
    return () => this.hintWatchers.delete(watcher);
  }

  /** Somebody has another name, or none any more: those who watch their tables shall see it. */
  renamed(person: string): void {
    this.faces.forget(person);
    for (const room of this.rooms.watched()) if (room.seatOf(person) !== null) room.tell('info');
  }

  /** Closes open tables that nobody came to. */
  async closeStale(): Promise<void> {
    const closed = await this.lobby.closeStale(this.terms.openHours, error => this.complain(error));
    for (const table of closed) this.tellLobby(table);
  }

  private tellLobby(table: string): void {
    this.store.hint(table);
    this.work.kick();
    for (const watcher of this.lobbyWatchers) watcher(table);
  }

  /** Another node has changed a table. */
  private async hear(table: string): Promise<void> {
    for (const watcher of this.hintWatchers) watcher(table);
    const room = this.rooms.known(table);
    const before = room?.row.status;
    if (room) {
      await room.alone(() => room.catchUp());
      room.tell('info');
    }
    if (room === null || room.row.status === 'open' || room.row.status !== before)
      for (const watcher of this.lobbyWatchers) watcher(table);
  }

  private async poll(): Promise<void> {
    await this.presence.flush('new');
    const rooms = this.rooms.watched();
    if (rooms.length === 0) return;
    const known = new Map(rooms.map(room => [room.row.id, room]));
    for (const { table, version, entries } of await this.store.tables.heads([...known.keys()])) {
      const room = known.get(table);
      if (room && (room.row.version !== version || room.length !== entries))
        await room.alone(() => room.catchUp());
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
