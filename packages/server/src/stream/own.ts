// Updates of “My games” for event streams.

import type { Message } from '@taproom/contracts';
import type { Hall } from '../play/hall.ts';
import { needs } from '../play/look.ts';
import type { Room } from '../play/room.ts';
import type { PersonRow } from '../store/rows.ts';
import type { Store } from '../store/store.ts';
import type { Pipe } from './pipe.ts';
import { Throttle } from './throttle.ts';

/** Everyone is checked once in this many rounds, in case a hint that they sat down somewhere got lost. */
const ROUNDS = 5;

/** Sends "My games" updates to everyone who has a stream here that subscribes to them. */
export class OwnGames {
  private readonly readers = new Map<string, OwnReader>();

  constructor(
    private readonly hall: Hall,
    private readonly store: Store,
    private readonly failed: (error: unknown) => void,
  ) {}

  get size(): number {
    return this.readers.size;
  }

  /** Sends a stream its person's games, now and whenever they change. */
  add(me: PersonRow, pipe: Pipe): () => void {
    const reader = this.readers.get(me.id) ?? new OwnReader(me, this.hall, this.store, this.failed);
    this.readers.set(me.id, reader);
    reader.add(pipe);
    return () => {
      reader.remove(pipe);
      if (reader.isEmpty && this.readers.get(me.id) === reader) this.readers.delete(me.id);
    };
  }

  /** These people sit at a table. */
  seated(table: string, people: readonly string[]): void {
    for (const person of people) this.readers.get(person)?.seated(table);
  }

  /** Checks whether someone sits at a table that is not known here: some people each time, or all. */
  async look(which: 'some' | 'all'): Promise<void> {
    const count = which === 'all' ? this.readers.size : Math.ceil(this.readers.size / ROUNDS);
    const round = [...this.readers].slice(0, count);
    // Moved to the end, so that those who have waited longest come next.
    for (const [person, reader] of round) {
      this.readers.delete(person);
      this.readers.set(person, reader);
    }
    if (round.length === 0) return;
    for (const { person, table } of await this.store.tables.sitting(round.map(([person]) => person))) {
      const reader = this.readers.get(person);
      if (reader === undefined || reader.shows(table)) continue;
      await this.hall.rooms.outdate(table);
      reader.seated(table);
    }
  }
}

/** The games of one person, for all of their streams. */
class OwnReader {
  private readonly pipes = new Set<Pipe>();
  private readonly rooms = new Map<string, { readonly room: Room; readonly leave: () => void }>();
  private hasRead = false;
  private readonly pace = new Throttle(() => this.next(() => this.tellAll()));
  private last: Promise<void> = Promise.resolve();

  constructor(
    private readonly me: PersonRow,
    private readonly hall: Hall,
    private readonly store: Store,
    private readonly failed: (error: unknown) => void,
  ) {}

  get isEmpty(): boolean {
    return this.pipes.size === 0;
  }

  add(pipe: Pipe): void {
    this.pipes.add(pipe);
    this.next(async () => {
      if (!this.hasRead) await this.read();
      if (this.pipes.has(pipe)) pipe.send(await this.text());
    });
  }

  remove(pipe: Pipe): void {
    this.pipes.delete(pipe);
    if (this.pipes.size > 0) return;
    for (const { leave } of this.rooms.values()) leave();
    this.rooms.clear();
    this.hasRead = false;
    this.pace.close();
  }

  shows(table: string): boolean {
    return this.rooms.has(table);
  }

  /** The person sits at a table, which may be new here. */
  seated(table: string): void {
    if (this.shows(table)) return;
    this.next(async () => {
      if (await this.watch(table)) this.pace.soon();
    });
  }

  private async read(): Promise<void> {
    const rows = await this.store.tables.goingOn(this.me.id);
    const ids = rows.map(({ id }) => id);
    // The cached copies of these tables may be older than the rows.
    await this.hall.rooms.freshAll(ids, this.me.id);
    await Promise.all(ids.map(id => this.watch(id)));
    this.hasRead = true;
  }

  /** Starts watching a table, if the person sits there and it was not watched before. */
  private async watch(table: string): Promise<boolean> {
    if (this.shows(table) || this.isEmpty) return false;
    const room = await this.hall.rooms.get(table);
    if (room === null || this.isEmpty || stateOf(room, this.me) === null) return false;
    let state = stateOf(room, this.me);
    const leave = room.watch(() => {
      const now = stateOf(room, this.me);
      if (now === state) return;
      state = now;
      if (now === null) {
        this.rooms.delete(table);
        leave();
      }
      this.pace.soon();
    });
    this.rooms.set(table, { room, leave });
    return true;
  }

  /** Sends to all streams, once for everything that happens at the same moment. */
  private async tellAll(): Promise<void> {
    if (this.isEmpty) return;
    const text = await this.text();
    for (const pipe of this.pipes) pipe.send(text);
  }

  private async text(): Promise<string> {
    const rooms = Array.from(this.rooms.values(), ({ room }) => room);
    const message: Message = { tell: 'games', games: await this.hall.look.own(rooms, this.me) };
    return JSON.stringify(message);
  }

  /** One at a time. If something fails, the streams end: clients reconnect and get a full snapshot. */
  private next(task: () => Promise<void>): void {
    this.last = this.last.then(task).catch(error => {
      this.failed(error);
      for (const pipe of [...this.pipes]) pipe.finish();
    });
  }
}

/**
 * What a person's list says about a table, as far as it is worth a message: who sits there before the game, whether it
 * is waiting for them, and whether the clocks are stopped. Null if it is not in the list.
 */
function stateOf(room: Room, me: PersonRow): string | null {
  const { status, version, stops } = room.row;
  const seat = room.seatOf(me.id);
  if (seat === null || (status !== 'open' && status !== 'playing')) return null;
  return `${status} ${needs(room, seat)} ${status === 'open' ? version : ''} ${stops.at(-1)?.until ?? ''}`;
}
