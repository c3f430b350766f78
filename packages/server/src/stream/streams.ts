import type { ServerResponse } from 'node:http';
import { type ChatLine, type Message, MOST_WATCHED, readCursor, type TableInfo } from '@taproom/contracts';
import type { Pass } from '../people/identities.ts';
import { toLine } from '../people/talk.ts';
import type { Hall } from '../play/hall.ts';
import { needs } from '../play/look.ts';
import type { Room } from '../play/room.ts';
import type { ChatRow, PersonRow } from '../store/rows.ts';
import type { Store } from '../store/store.ts';
import { Feed, type Reader } from './feed.ts';
import { type Format, Pipe } from './pipe.ts';

/** What a stream shall tell of. */
export interface Wish {
  readonly tables: readonly string[];
  readonly lobby: boolean;
  readonly games: boolean;
  /** The id of the last message that the reader has seen. */
  readonly last: string;
  readonly format: Format;
  /** Where the reader comes from; null if it does not matter how many come from there. */
  readonly address: string | null;
}

interface Stream {
  readonly me: PersonRow | null;
  /** What it was opened with: the stream ends when that does. */
  readonly pass: Pass | null;
  readonly address: string | null;
  readonly pipe: Pipe;
  readonly leave: (() => void)[];
}

const QUIET = 20_000;
/** So many streams one person can have, and one address: a school may be behind it. */
const MOST_OWN = 12;
const MOST_FROM_ADDRESS = 300;

/** All the streams of this node: one for each tab, with everything that the tab watches. */
export class Streams {
  private readonly streams = new Set<Stream>();
  private readonly feeds = new Map<string, Feed>();
  private readonly lobby = new Set<Pipe>();
  /** How many streams each person has, and each address. */
  private readonly counts = new Map<string, number>();
  private readonly shown = new Set<string>();
  private readonly timer: NodeJS.Timeout;
  private readonly leaveHall: readonly (() => void)[];

  constructor(
    private readonly hall: Hall,
    private readonly store: Store,
    private readonly now: () => number,
    private readonly failed: (error: unknown) => void,
  ) {
    this.timer = setInterval(() => this.sayQuiet(), QUIET);
    this.timer.unref();
    this.leaveHall = [
      hall.watchLobby(table => {
        void this.tellLobby(table).catch(error => this.lose(this.lobby, error));
      }),
      hall.watchHints(table => void this.hearChat(table).catch(failed)),
    ];
  }

  get size(): number {
    return this.streams.size;
  }

  /** Bytes that wait for slow readers. */
  get waiting(): number {
    let sum = 0;
    for (const { pipe } of this.streams) sum += pipe.waiting;
    return sum;
  }

  /** Opens a stream on a response that nobody else touches any more. False if there are too many already. */
  open(response: ServerResponse, me: PersonRow | null, wish: Wish, pass: Pass | null = null): boolean {
    const { address } = wish;
    if (this.countOf(me?.id ?? null) >= MOST_OWN || this.countOf(address) >= MOST_FROM_ADDRESS) return false;
    const stream: Stream = {
      me,
      pass,
      address,
      pipe: new Pipe(response, wish.format, () => this.drop(stream)),
      leave: [],
    };
    this.streams.add(stream);
    for (const owner of [me?.id ?? null, address]) this.count(owner, 1);
    void this.fill(stream, wish).catch(error => this.lose([stream.pipe], error));
    return true;
  }

  /** What the streams of a person, or of all, were opened with. */
  passes(person: string | null): Pass[] {
    const own = [...this.streams].filter(({ me }) => person === null || me?.id === person);
    return own.flatMap(({ pass }) => pass ?? []);
  }

  /** Ends the streams that were opened with one of these sessions or tokens. */
  endAll(ended: ReadonlySet<string>): void {
    if (ended.size === 0) return;
    for (const { pass, pipe } of [...this.streams]) if (pass !== null && ended.has(pass.id)) pipe.finish();
  }

  /** Tells a table's readers of a line that was said or hidden, but for those who don't want to hear that person. */
  async tellChat({ table, person, change }: ChatRow, line: ChatLine): Promise<void> {
    const deaf = new Set<string>();
    for (const id of this.readersOf(table)) {
      if ((await this.store.people.mutedBy(id)).includes(person)) deaf.add(id);
    }
    const faces = await this.hall.faces.atTable(this.hall.rooms.known(table)?.row.seats ?? []);
    const feed = this.feeds.get(table);
    if (feed === undefined) return;
    feed.lastChat = Math.max(feed.lastChat ?? 0, change);
    feed.say(
      {
        tell: 'chat',
        id: table,
        line: { ...line, person: (line.person && faces.get(line.person.id)) ?? line.person },
      },
      reader => !(reader instanceof Seated && deaf.has(reader.person)),
    );
  }

  /** Something may have been said, or hidden, through another node. */
  private async hearChat(table: string): Promise<void> {
    const feed = this.feeds.get(table);
    if (feed === undefined || feed.lastChat === null) return;
    const lines = await this.store.talk.since(table, feed.lastChat);
    const people = await this.store.people.many([...new Set(lines.map(({ person }) => person))]);
    for (const line of lines)
      await this.tellChat(
        line,
        toLine(
          line,
          people.find(({ id }) => id === line.person),
        ),
      );
  }

  /** Ends all streams: the readers come back to another node, or to this one when it is there again. */
  close(): void {
    clearInterval(this.timer);
    for (const leave of this.leaveHall) leave();
    for (const { pipe } of [...this.streams]) pipe.finish();
  }

  private async fill(stream: Stream, wish: Wish): Promise<void> {
    const cursor = readCursor(wish.last);
    const { me, pipe } = stream;
    if (wish.lobby) {
      const tables = await this.hall.lobby.tables();
      for (const { id } of tables) this.shown.add(id);
      pipe.send(text({ tell: 'lobby', whole: true, tables, gone: [] }));
      this.lobby.add(pipe);
      stream.leave.push(() => this.lobby.delete(pipe));
    }
    for (const table of wish.tables.slice(0, MOST_WATCHED))
      await this.watch(stream, table, cursor.get(table) ?? 0);
    if (wish.games && me !== null) await this.watchOwn(stream, me);
    if (!this.streams.has(stream)) for (const leave of stream.leave.splice(0)) leave();
  }

  private async watch(stream: Stream, table: string, since: number): Promise<void> {
    const { me, pipe } = stream;
    const room = await this.hall.rooms.get(table);
    if (room === null) return pipe.send(text({ tell: 'none', id: table }));
    const feed = this.feedOf(room);
    // What was said before is fetched by the readers themselves.
    if (room.row.chat && feed.lastChat === null) feed.lastChat = await this.store.talk.lastChange(table);
    const seat = me === null ? null : room.seatOf(me.id);
    const read = (message: string, number: number): void => pipe.send(message, table, number);
    const lose = (): void => pipe.finish();
    const reader: Reader =
      seat === null || me === null ? { seat: null, read, lose } : new Seated(seat, me.id, read, lose);
    feed.add(reader, since);
    if (seat !== null) this.hall.presence.enter(table, seat);
    // Whoever sits down or stands up meanwhile looks through other eyes from then on.
    const leaveRoom = room.watch(news => {
      if (news === 'info' && me !== null && room.seatOf(me.id) !== seat) pipe.finish();
    });
    stream.leave.push(() => {
      leaveRoom();
      feed.remove(reader);
      if (seat !== null) this.hall.presence.leave(table, seat);
      if (feed.isEmpty && this.feeds.get(table) === feed) {
        feed.close();
        this.feeds.delete(table);
      }
    });
  }

  /** The own games, whenever one of them begins or ceases to wait for the person. */
  private async watchOwn(stream: Stream, me: PersonRow): Promise<void> {
    const tell = async (): Promise<void> => {
      const rooms = await this.roomsOf(me);
      stream.pipe.send(text({ tell: 'games', games: await this.hall.look.own(rooms, me) }));
    };
    const lost = (error: unknown): void => this.lose([stream.pipe], error);
    const watched = new Map<string, () => void>();
    const look = async (): Promise<void> => {
      for (const room of await this.roomsOf(me)) {
        if (watched.has(room.row.id)) continue;
        let needed = waits(room, me);
        const leave = room.watch(() => {
          const now = waits(room, me);
          if (now !== needed) void tell().catch(lost);
          needed = now;
        });
        watched.set(room.row.id, leave);
      }
    };
    await look();
    await tell();
    const leaveLobby = this.hall.watchLobby(() => {
      void look().then(tell).catch(lost);
    });
    stream.leave.push(() => {
      leaveLobby();
      for (const leave of watched.values()) leave();
    });
  }

  private async roomsOf(me: PersonRow): Promise<Room[]> {
    const rows = await this.store.tables.goingOn(me.id);
    const rooms = await Promise.all(rows.map(({ id }) => this.hall.rooms.get(id)));
    return rooms.filter(room => room !== null);
  }

  private feedOf(room: Room): Feed {
    const { id } = room.row;
    const feed = this.feeds.get(id) ?? new Feed(room, this.hall.look, this.now, this.failed);
    this.feeds.set(id, feed);
    return feed;
  }

  private readersOf(table: string): string[] {
    const room = this.hall.rooms.known(table);
    return room?.row.seats.flatMap(({ person }) => (person === null ? [] : [person])) ?? [];
  }

  private async tellLobby(table: string): Promise<void> {
    if (this.lobby.size === 0) return;
    const row = (await this.hall.rooms.get(table))?.row;
    const isThere = row?.listed && (row.status === 'open' || row.status === 'playing');
    if (!isThere && !this.shown.has(table)) return;
    const tables: TableInfo[] = row && isThere ? [await this.hall.look.info(row)] : [];
    if (isThere) this.shown.add(table);
    else this.shown.delete(table);
    const message = text({ tell: 'lobby', whole: false, tables, gone: isThere ? [] : [table] });
    for (const pipe of this.lobby) pipe.send(message);
  }

  private sayQuiet(): void {
    const quiet = text({ tell: 'quiet', now: this.now() });
    for (const { pipe } of this.streams) pipe.send(quiet);
  }

  /** Readers to whom something could not be told are sent away: they come back and get the whole. */
  private lose(pipes: Iterable<Pipe>, error: unknown): void {
    this.failed(error);
    for (const pipe of [...pipes]) pipe.finish();
  }

  private drop(stream: Stream): void {
    this.streams.delete(stream);
    for (const leave of stream.leave.splice(0)) leave();
    for (const owner of [stream.me?.id ?? null, stream.address]) this.count(owner, -1);
  }

  private countOf(owner: string | null): number {
    return owner === null ? 0 : (this.counts.get(owner) ?? 0);
  }

  private count(owner: string | null, change: 1 | -1): void {
    const count = this.countOf(owner) + change;
    if (owner === null) return;
    if (count === 0) this.counts.delete(owner);
    else this.counts.set(owner, count);
  }
}

/** A reader who sits at the table. */
class Seated implements Reader {
  constructor(
    readonly seat: number,
    readonly person: string,
    readonly read: (text: string, number: number) => void,
    readonly lose: () => void,
  ) {}
}

const text = (message: Message): string => JSON.stringify(message);

function waits(room: Room, me: PersonRow): string {
  const seat = room.seatOf(me.id);
  return `${room.row.status} ${seat !== null && needs(room, seat)}`;
}
