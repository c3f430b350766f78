import type { Seat } from '@taproom/games';
import type { Store } from '../store/store.ts';

/** So long a player counts as present after the last sign of life that other nodes can see. */
const FRESH = 30_000;

interface Sitting {
  streams: number;
  seen: number;
  told: boolean;
}

/** Who is there and what they have seen: known at once for the streams of this node, and soon for those of others. */
export class Presence {
  private readonly here = new Map<string, Map<Seat, Sitting>>();

  constructor(
    private readonly store: Store,
    private readonly now: () => number,
    /** Something about a table's people changed. */
    private readonly changed: (table: string) => void,
  ) {}

  enter(table: string, seat: Seat): void {
    const sitting = this.sitting(table, seat);
    sitting.streams++;
    sitting.told = false;
    if (sitting.streams === 1) this.changed(table);
  }

  leave(table: string, seat: Seat): void {
    const sitting = this.sitting(table, seat);
    sitting.streams--;
    if (sitting.streams > 0) return;
    const seats = this.here.get(table);
    seats?.delete(seat);
    if (seats?.size === 0) this.here.delete(table);
    this.changed(table);
  }

  /** A player's client has shown so many moves. */
  async seen(table: string, seat: Seat, at: number): Promise<void> {
    const known = (await this.of(table)).get(seat)?.seen ?? 0;
    if (at <= known) return;
    const sitting = this.here.get(table)?.get(seat);
    if (sitting) {
      sitting.seen = at;
      sitting.told = false;
    } else await this.store.tables.present([{ table, seat, seen: at }], this.now());
    this.changed(table);
  }

  async of(table: string): Promise<ReadonlyMap<Seat, { readonly until: number; readonly seen: number }>> {
    const found = new Map(await this.store.tables.presence(table));
    for (const [seat, { streams, seen }] of this.here.get(table) ?? []) {
      const stored = found.get(seat);
      const until = streams > 0 ? this.now() + FRESH : (stored?.until ?? 0);
      found.set(seat, { until, seen: Math.max(seen, stored?.seen ?? 0) });
    }
    return found;
  }

  /** Tells the store who is here: what is new, or everything, before it grows stale. */
  async flush(which: 'new' | 'all'): Promise<void> {
    const seats = [...this.here].flatMap(([table, sittings]) =>
      [...sittings].flatMap(([seat, sitting]) => {
        if (which === 'new' && sitting.told) return [];
        sitting.told = true;
        return [{ table, seat, seen: sitting.seen }];
      }),
    );
    if (seats.length === 0) return;
    await this.store.tables.present(seats, this.now() + FRESH);
    for (const table of new Set(seats.map(seat => seat.table))) this.store.hint(table);
  }

  private sitting(table: string, seat: Seat): Sitting {
    const seats = this.here.get(table) ?? new Map<Seat, Sitting>();
    this.here.set(table, seats);
    const sitting = seats.get(seat) ?? { streams: 0, seen: 0, told: false };
    seats.set(seat, sitting);
    return sitting;
  }
}
