// The cache of tables in memory, with eviction of idle ones.

import { Gate } from '../gate.ts';
import type { Store } from '../store/store.ts';
import type { Pauses } from './pauses.ts';
import type { Repertoire } from './repertoire.ts';
import { Room, type StoredTurns } from './room.ts';

/** How long a room that nobody watches or uses is kept. */
const IDLE = 60_000;
/** How many unwatched rooms are kept that long; finished games are evicted sooner. */
const MOST_IDLE = 500;
const CROWDED = 5000;

/** How many tables are loaded at once: each is replayed from its log, which takes some ten milliseconds. */
const MOST_OPENING = 4;

/** The cache of tables in memory: those being watched or played. All others are on disk and cost nothing. */
export class Rooms {
  private readonly rooms = new Map<string, Promise<Room | null>>();
  private readonly open = new Map<string, Room>();
  private readonly gate = new Gate(MOST_OPENING);

  constructor(
    private readonly store: Store,
    private readonly repertoire: Repertoire,
    private readonly now: () => number,
    private readonly pauses: Pauses,
    private readonly stored: StoredTurns,
  ) {}

  get size(): number {
    return this.open.size;
  }

  /** The room of a table. Callers for tables that are not in memory take turns. */
  async get(id: string, asker = ''): Promise<Room | null> {
    const known = this.open.get(id);
    if (known) {
      known.used = this.now();
      if (known.isOutdated) await known.freshen();
      return known;
    }
    const opening = this.rooms.get(id) ?? this.enter(id, asker);
    this.rooms.set(id, opening);
    return opening;
  }

  /**
   * The room as it is stored now, for actions and views: the caller may know from another node what this one has not
   * heard yet.
   */
  async fresh(id: string, asker = ''): Promise<Room | null> {
    const [room = null] = await this.freshAll([id], asker);
    return room;
  }

  /** The same for several. It costs one statement for all that are in memory, if other nodes share the store. */
  async freshAll(ids: readonly string[], asker = ''): Promise<(Room | null)[]> {
    // All others are read now anyway.
    const doubted = ids.filter(id => this.open.get(id)?.isOutdated === false || this.rooms.has(id));
    const rooms = await Promise.all(ids.map(id => this.get(id, asker)));
    if (!this.store.isShared || doubted.length === 0) return rooms;
    const heads = new Map((await this.store.tables.heads(doubted)).map(head => [head.table, head]));
    await Promise.all(
      rooms.map(async room => {
        const head = room === null ? undefined : heads.get(room.row.id);
        if (room === null || head === undefined) return;
        if (room.row.version !== head.version || room.length !== head.entries) await room.freshen();
      }),
    );
    return rooms;
  }

  /** A room to look into once: it is not kept in memory for that. */
  async glance(id: string): Promise<Room | null> {
    const known = this.open.get(id);
    if (known === undefined) return this.read(id);
    await known.alone(() => known.catchUp());
    return known;
  }

  /** The room if it is in memory. */
  known(id: string): Room | null {
    return this.open.get(id) ?? null;
  }

  /** Another node has changed a table. If someone watches it, that is read now; otherwise when it is next needed. */
  async outdate(id: string): Promise<void> {
    const room = this.open.get(id) ?? (await this.rooms.get(id)?.catch(() => null)) ?? null;
    if (room === null) return;
    room.isOutdated = true;
    if (room.isWatched) await room.freshen();
  }

  /** Nobody knows what other nodes have changed. */
  outdateAll(): void {
    for (const room of this.open.values()) {
      room.isChecked = false;
      // Watched rooms are compared with the store by the next polls.
      if (!room.isWatched) room.isOutdated = true;
    }
  }

  /** The tables someone watches. */
  watched(): Room[] {
    return [...this.open.values()].filter(room => room.isWatched);
  }

  /** Evicts rooms that nobody needs. */
  sweep(): void {
    const idle = [...this.open.values()].filter(room => !room.isWatched).sort((a, b) => a.used - b.used);
    for (const [i, room] of idle.entries()) {
      const keep = idle.length - i > MOST_IDLE ? CROWDED : IDLE;
      if (room.used > this.now() - keep) break;
      // Current work in the room finishes first; if it is needed in the meantime it stays.
      void room.alone(async () => {
        if (!room.isWatched && room.used <= this.now() - keep) this.open.delete(room.row.id);
      });
    }
  }

  private read(id: string): Promise<Room | null> {
    return Room.open(this.store, this.repertoire.games, this.now, this.pauses, id, this.stored);
  }

  private async enter(id: string, asker: string): Promise<Room | null> {
    try {
      const room = await this.gate.run(asker, () => this.read(id));
      if (room !== null) {
        room.used = this.now();
        this.open.set(id, room);
      }
      return room;
    } finally {
      this.rooms.delete(id);
    }
  }
}
