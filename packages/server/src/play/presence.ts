import type { Seat } from '@taproom/games';
import type { Store } from '../store/store.ts';

/** How long a player counts as present after the last update other nodes can see. */
const FRESH = 30_000;

/** Until when each player of a table counts as present, and how many moves they have seen. */
export type Sightings = ReadonlyMap<Seat, { readonly until: number; readonly seen: number }>;

interface SeatPresence {
  streams: number;
  seen: number;
  /** When the last stream ended, if none is left. */
  left: number;
  /** Whether the store knows. */
  told: boolean;
}

/**
 * Presence: who is online and what they have seen, known at once for this node's streams, and soon for those of
 * others.
 */
export class Presence {
  /** The players on this node, including those who have just left, until the store knows. */
  private readonly here = new Map<string, Map<Seat, SeatPresence>>();
  /** Players who are present only according to the store, and until when: their node may have died since. */
  private readonly elsewhere = new Map<string, ReadonlyMap<Seat, number>>();

  constructor(
    private readonly store: Store,
    private readonly now: () => number,
    /** Something about a table's people changed. */
    private readonly changed: (table: string) => void,
  ) {}

  enter(table: string, seat: Seat): void {
    const seats = this.here.get(table) ?? new Map<Seat, SeatPresence>();
    this.here.set(table, seats);
    const sitting = seats.get(seat) ?? { streams: 0, seen: 0, left: 0, told: false };
    seats.set(seat, sitting);
    sitting.streams++;
    if (sitting.streams > 1) return;
    sitting.told = false;
    this.changed(table);
  }

  leave(table: string, seat: Seat): void {
    const sitting = this.here.get(table)?.get(seat);
    if (sitting === undefined) return;
    sitting.streams--;
    if (sitting.streams > 0) return;
    sitting.left = this.now();
    sitting.told = false;
    this.changed(table);
  }

  /** A player's client has shown this many moves. */
  async seen(table: string, seat: Seat, at: number): Promise<void> {
    const known = (await this.of([table])).get(table)?.get(seat);
    if (at <= (known?.seen ?? 0)) return;
    const sitting = this.here.get(table)?.get(seat);
    if (sitting) {
      sitting.seen = at;
      sitting.told = false;
    } else {
      // Their stream may be on another node, which says they are present for longer.
      const until = Math.max(this.now(), known?.until ?? 0);
      await this.store.tables.present([{ table, seat, seen: at, until }]);
    }
    this.changed(table);
  }

  /** Whether a player is watching the table through this node. */
  isHere(table: string): boolean {
    return [...(this.here.get(table)?.values() ?? [])].some(({ streams }) => streams > 0);
  }

  /** Of some tables, those a player is watching now, through any node. */
  async watched(tables: readonly string[]): Promise<ReadonlySet<string>> {
    const now = this.now();
    const watched = [...(await this.of(tables))].filter(([, seats]) =>
      [...seats.values()].some(({ until }) => until > now),
    );
    return new Set(watched.map(([table]) => table));
  }

  /** Who is at some tables; those where nobody ever was are left out. */
  async of(tables: readonly string[]): Promise<ReadonlyMap<string, Sightings>> {
    if (tables.length === 0) return new Map();
    const stored = await this.store.tables.presence(tables);
    const now = this.now();
    const found = new Map<string, Map<Seat, { readonly until: number; readonly seen: number }>>();
    for (const { table, seat, seen, until } of stored) {
      const seats = found.get(table) ?? new Map();
      found.set(table, seats.set(seat, { until, seen }));
    }
    for (const table of tables) {
      const seats = found.get(table) ?? new Map();
      this.noteElsewhere(table, seats, now);
      for (const [seat, sitting] of this.here.get(table) ?? []) {
        const before = seats.get(seat);
        const isHere = sitting.streams > 0;
        // Another node has reported that the player left, which is true there.
        if (isHere && (before?.until ?? 0) <= now) sitting.told = false;
        const until = isHere ? now + FRESH : sitting.left;
        found.set(table, seats.set(seat, { until, seen: Math.max(sitting.seen, before?.seen ?? 0) }));
      }
    }
    return found;
  }

  /**
   * Reports to the store who is here: either what is new, which sends a hint to other nodes; or everything before it
   * expires, which doesn't.
   */
  async flush(which: 'new' | 'all'): Promise<void> {
    const telling = [...this.here].flatMap(([table, seats]) =>
      [...seats]
        .filter(([, { told }]) => which === 'all' || !told)
        .map(([seat, sitting]) => ({ table, seat, sitting, isNew: !sitting.told, streams: sitting.streams })),
    );
    if (telling.length === 0) return;
    const now = this.now();
    for (const { sitting } of telling) sitting.told = true;
    try {
      await this.store.tables.present(
        telling.map(({ table, seat, sitting: { seen, left }, streams }) => {
          return { table, seat, seen, until: streams > 0 ? now + FRESH : left };
        }),
      );
    } catch (error) {
      for (const { sitting, isNew } of telling) if (isNew) sitting.told = false;
      throw error;
    }
    for (const { table, seat, sitting, streams } of telling)
      if (streams === 0 && sitting.streams === 0 && sitting.told) this.forget(table, seat, sitting);
    const news = telling.filter(({ isNew }) => isNew).map(({ table }) => table);
    for (const table of new Set(news)) this.store.hint(table, 'presence');
  }

  /** Finds out who has disappeared together with their node, from tables that someone watches here. */
  async lookForGone(isWatched: (table: string) => boolean): Promise<void> {
    const now = this.now();
    const late = [...this.elsewhere].filter(([, seats]) => [...seats.values()].some(until => until <= now));
    for (const [table] of late) this.elsewhere.delete(table);
    const watched = late.filter(([table]) => isWatched(table));
    const found = await this.of(watched.map(([table]) => table));
    for (const [table, before] of watched)
      if ([...before.keys()].some(seat => (found.get(table)?.get(seat)?.until ?? 0) <= now))
        this.changed(table);
  }

  /** Players whose time has run out stay noted until the watchers of the table have been notified. */
  private noteElsewhere(table: string, stored: Sightings, now: number): void {
    const here = this.here.get(table);
    const before = this.elsewhere.get(table);
    const others = [...stored].filter(
      ([seat, { until }]) => (until > now || before?.has(seat)) && !here?.has(seat),
    );
    if (others.length === 0) this.elsewhere.delete(table);
    else this.elsewhere.set(table, new Map(others.map(([seat, { until }]) => [seat, until])));
  }

  private forget(table: string, seat: Seat, sitting: SeatPresence): void {
    const seats = this.here.get(table);
    // They may have come back in the meantime.
    if (seats?.get(seat) !== sitting) return;
    seats.delete(seat);
    if (seats.size === 0) this.here.delete(table);
  }
}
