import type { Message } from '@taproom/contracts';
import type { Hall } from '../play/hall.ts';
import { needs } from '../play/look.ts';
import type { Room } from '../play/room.ts';
import type { PersonRow } from '../store/rows.ts';
import type { Store } from '../store/store.ts';
import { Pace } from './pace.ts';
import type { Pipe } from './pipe.ts';

/** In so many rounds everybody is looked at once, in case it went unheard that they sat down somewhere. */
const ROUNDS = 5;

/** The own games of everybody who has a stream here that shows them. */
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

  /** Tells a stream of its person's games, and whenever they change. */
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

  /** Looks whether somebody sits at a table of which nothing was heard here: some people each time, or all. */
  async look(which: 'some' | 'all'): Promise<void> {
    const count = which === 'all' ? this.readers.size : Math.ceil(this.readers.size / ROUNDS);
    const round = [...this.readers].slice(0, count);
    // Behind all others, so that those come next who have waited longest.
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

/** The own games of one person, for all of their streams. */
class OwnReader {
  private readonly pipes = new Set<Pipe>();
  private readonly rooms = new Map<string, { readonly room: Room; readonly leave: () => void }>();
  private hasRead = false;
  private readonly pace = new Pace(() => this.next(() => this.tellAll()));
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
    // What is in memory of these tables may be older than the rows.
    await this.hall.rooms.freshAll(ids, this.me.id);
    await Promise.all(ids.map(id => this.watch(id)));
    this.hasRead = true;
  }

  /** Begins to watch a table, if the person sits there and it was not watched before. */
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

  /** Tells all streams, once for all that happens at the same moment. */
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

  /** One after the other. Where something fails, the streams end: their readers come back and get the whole. */
  private next(task: () => Promise<void>): void {
    this.last = this.last.then(task).catch(error => {
      this.failed(error);
      for (const pipe of [...this.pipes]) pipe.finish();
    });
  }
}

/**
 * What a person's list tells of a table, as far as a message is worth it: who sits there before the game, and whether it
 * waits for them. Null if it is not in the list.
 */
function stateOf(room: Room, me: PersonRow): string | null {
  const { status, version } = room.row;
  const seat = room.seatOf(me.id);
  if (seat === null || (status !== 'open' && status !== 'playing')) return null;
  return `${status} ${needs(room, seat)} ${status === 'open' ? version : ''}`;
}
