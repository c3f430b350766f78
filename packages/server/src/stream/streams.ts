import type { ServerResponse } from 'node:http';
import { type ChatLine, type Message, MOST_WATCHED, readCursor } from '@taproom/contracts';
import type { Pass } from '../people/identities.ts';
import { toLine } from '../people/talk.ts';
import type { Hall } from '../play/hall.ts';
import type { Room } from '../play/room.ts';
import type { ChatRow, PersonRow } from '../store/rows.ts';
import type { Store } from '../store/store.ts';
import { ChatCursor } from './chat-cursor.ts';
import { Feed, type TableReader } from './feed.ts';
import { LobbyNews } from './lobby.ts';
import { OwnGames } from './own.ts';
import { type Format, Pipe } from './pipe.ts';

/** What a stream subscribes to. */
export interface StreamSubscription {
  readonly tables: readonly string[];
  readonly lobby: boolean;
  readonly games: boolean;
  /** The id of the last message the client has seen. */
  readonly last: string;
  readonly format: Format;
  /** Where the client connects from; null if the number of streams from there does not matter. */
  readonly address: string | null;
}

interface Stream {
  readonly me: PersonRow | null;
  /** The session or token it was opened with: the stream ends when that does. */
  readonly pass: Pass | null;
  readonly address: string | null;
  readonly pipe: Pipe;
  /** The round in which it gets its heartbeat. */
  readonly round: number;
  readonly leave: (() => void)[];
}

/** Every stream gets a heartbeat every 20 seconds: one in twenty streams each second, in milliseconds. */
const QUIET = 1000;
const ROUNDS = 20;
/** How often to look for games whose hint was lost, and how often to reread the whole lobby, in milliseconds. */
const LOOK = 2000;
const LOBBY = 20_000;
/** The most streams of one person, and of one address: a school may be behind it. */
const MOST_OWN = 12;
const MOST_FROM_ADDRESS = 300;

/** All event streams (SSE) of this node: one per tab, with everything the tab watches. */
export class Streams {
  private readonly streams = new Set<Stream>();
  private readonly feeds = new Map<string, Feed>();
  private readonly lobby: LobbyNews;
  private readonly own: OwnGames;
  /** How many streams each person has, and each address. */
  private readonly counts = new Map<string, number>();
  /** What is being sent of the chat of each table. */
  private readonly chats = new Map<string, Promise<void>>();
  private opened = 0;
  private round = 0;
  private readonly timers: readonly NodeJS.Timeout[];
  private readonly leaveHall: () => void;

  constructor(
    private readonly hall: Hall,
    private readonly store: Store,
    private readonly now: () => number,
    private readonly failed: (error: unknown) => void,
  ) {
    this.lobby = new LobbyNews(hall.listing, failed);
    this.own = new OwnGames(hall, store, failed);
    this.timers = [
      setInterval(() => this.sayQuiet(), QUIET),
      setInterval(() => {
        // Without other nodes, no hints can be lost.
        if (store.isShared) void this.own.look('some').catch(failed);
      }, LOOK),
      setInterval(() => this.lobby.refresh(), LOBBY),
    ];
    for (const timer of this.timers) timer.unref();
    this.leaveHall = hall.watch({
      lobby: () => this.lobby.change(),
      seated: (table, people) => this.own.seated(table, people),
      chat: table => void this.hearChat(table).catch(failed),
      missed: () => void this.lookForAll().catch(failed),
    });
  }

  get size(): number {
    return this.streams.size;
  }

  /** What is held for open streams: nothing, when there are none. */
  get held(): Readonly<Record<'streams' | 'feeds' | 'lobby' | 'own' | 'owners', number>> {
    const { streams, feeds, lobby, own, counts } = this;
    return {
      streams: streams.size,
      feeds: feeds.size,
      lobby: lobby.size,
      own: own.size,
      owners: counts.size,
    };
  }

  /** Bytes buffered for slow clients. */
  get waiting(): number {
    let sum = 0;
    for (const { pipe } of this.streams) sum += pipe.waiting;
    return sum;
  }

  /** Opens a stream on a response that nobody else touches any more. False if there are too many already. */
  open(
    response: ServerResponse,
    me: PersonRow | null,
    wish: StreamSubscription,
    pass: Pass | null = null,
  ): boolean {
    const { address } = wish;
    // A client that disconnected during authentication would never be noticed: its close event is already past.
    if (response.destroyed || response.req.socket.destroyed) return true;
    if (this.countOf(me?.id ?? null) >= MOST_OWN || this.countOf(address) >= MOST_FROM_ADDRESS) return false;
    const stream: Stream = {
      me,
      pass,
      address,
      pipe: new Pipe(response, wish.format, () => this.drop(stream)),
      round: this.opened++ % ROUNDS,
      leave: [],
    };
    this.streams.add(stream);
    for (const owner of [me?.id ?? null, address]) this.count(owner, 1);
    void this.fill(stream, wish).catch(error => this.lose([stream.pipe], error));
    return true;
  }

  /** What the streams of a person, or of everyone, were opened with. */
  passes(person: string | null): Pass[] {
    const own = [...this.streams].filter(({ me }) => person === null || me?.id === person);
    return own.flatMap(({ pass }) => pass ?? []);
  }

  /** Ends the streams that were opened with one of these sessions or tokens. */
  endAll(ended: ReadonlySet<string>): void {
    if (ended.size === 0) return;
    for (const { pass, pipe } of [...this.streams]) if (pass !== null && ended.has(pass.id)) pipe.finish();
  }

  /**
   * Sends a chat message that was sent or hidden to a table's subscribers, except those who muted that person. Messages
   * of one table go out in the order in which they were stored, however long it takes to look up who receives them.
   */
  tellChat(row: ChatRow, line: ChatLine): Promise<void> {
    return this.inOrder(row.table, async () => {
      // Those stored before it may still be on their way here: they are read first.
      const upTo = this.feeds.get(row.table)?.chat?.upTo;
      if (upTo === undefined || row.change <= upTo + 1) return this.tellLine(row, line);
      await this.readChat(row.table);
      // Its own node may know it before the store can be read.
      await this.tellLine(row, line);
    });
  }

  private async tellLine({ table, person, change }: ChatRow, line: ChatLine): Promise<void> {
    const deaf = new Set<string>();
    for (const id of this.readersOf(table)) {
      if ((await this.store.people.mutedBy(id)).includes(person)) deaf.add(id);
    }
    const faces = await this.hall.faces.atTable(this.hall.rooms.known(table)?.row.seats ?? []);
    const feed = this.feeds.get(table);
    if (feed === undefined) return;
    if (feed.chat?.take(change) === false) return;
    feed.say(
      {
        tell: 'chat',
        id: table,
        line: { ...line, person: (line.person && faces.get(line.person.id)) ?? line.person },
      },
      reader => !(reader instanceof Seated && deaf.has(reader.person)),
    );
  }

  /** There may be new or hidden chat, through another node. */
  private hearChat(table: string): Promise<void> {
    return this.inOrder(table, () => this.readChat(table));
  }

  /** One after another for each table. */
  private inOrder(table: string, task: () => Promise<void>): Promise<void> {
    const done = (this.chats.get(table) ?? Promise.resolve()).then(task);
    const last = done.catch(() => undefined);
    this.chats.set(table, last);
    void last.then(() => {
      if (this.chats.get(table) === last) this.chats.delete(table);
    });
    return done;
  }

  private async readChat(table: string): Promise<void> {
    const feed = this.feeds.get(table);
    const chat = feed?.chat ?? null;
    if (chat === null) return;
    const lines = await this.store.talk.since(table, chat.upTo);
    const people = await this.store.people.many([...new Set(lines.map(({ person }) => person))]);
    for (const line of lines)
      await this.tellLine(
        line,
        toLine(
          line,
          people.find(({ id }) => id === line.person),
        ),
      );
    chat.reach(Math.max(0, ...lines.map(({ change }) => change)));
  }

  /** Hints were missed: anything may have happened. */
  private async lookForAll(): Promise<void> {
    this.lobby.refresh();
    await this.own.look('all');
    for (const table of [...this.feeds.keys()]) await this.hearChat(table);
  }

  /** Ends all streams: clients reconnect to another node, or to this one when it is back. */
  close(): void {
    for (const timer of this.timers) clearInterval(timer);
    this.leaveHall();
    this.lobby.close();
    for (const { pipe } of [...this.streams]) pipe.finish();
  }

  private async fill(stream: Stream, wish: StreamSubscription): Promise<void> {
    const cursor = readCursor(wish.last);
    const { me, pipe } = stream;
    const isOpen = (): boolean => this.streams.has(stream);
    if (wish.lobby) this.keep(stream, await this.lobby.add(pipe, isOpen));
    const asker = askerOf(stream);
    for (const table of [...new Set(wish.tables)].slice(0, MOST_WATCHED)) {
      const watch = () => this.watch(stream, table, cursor.get(table) ?? 0);
      // A full snapshot of a table costs milliseconds. A client that is gone when it is its turn costs nothing.
      if (isOpen()) await this.hall.readings.run(asker, watch, () => !isOpen());
    }
    if (wish.games && me !== null && isOpen()) this.keep(stream, this.own.add(me, pipe));
  }

  /** Does something when the stream ends; at once if it has ended. */
  private keep(stream: Stream, leave: () => void): void {
    if (this.streams.has(stream)) stream.leave.push(leave);
    else leave();
  }

  private async watch(stream: Stream, table: string, since: number): Promise<void> {
    const { me, pipe } = stream;
    const room = await this.hall.rooms.fresh(table, askerOf(stream));
    if (room === null || !(await this.hall.daily.mayWatch(room.row, me?.id ?? null)))
      return pipe.send(text({ tell: 'none', id: table }));
    // Clients fetch earlier chat themselves.
    const isNew = room.row.chat && (this.feeds.get(table)?.chat ?? null) === null;
    const lastChat = isNew ? await this.store.talk.lastChange(table) : null;
    if (!this.streams.has(stream)) return;
    const feed = this.feedOf(room);
    if (lastChat !== null) feed.chat ??= new ChatCursor(lastChat);
    const seat = me === null ? null : room.seatOf(me.id);
    const read = (message: string, number: number): void => pipe.send(message, table, number);
    const lose = (): void => pipe.finish();
    const reader: TableReader =
      seat === null || me === null ? { seat: null, read, lose } : new Seated(seat, me.id, read, lose);
    const told = feed.add(reader, since);
    if (seat !== null) this.hall.presence.enter(table, seat);
    // Someone who sits down or leaves in the meantime has another view from then on.
    const leaveRoom = room.watch(news => {
      if (news === 'info' && me !== null && room.seatOf(me.id) !== seat) pipe.finish();
    });
    this.keep(stream, () => {
      leaveRoom();
      feed.remove(reader);
      if (seat !== null) this.hall.presence.leave(table, seat);
      if (feed.isEmpty && this.feeds.get(table) === feed) {
        feed.close();
        this.feeds.delete(table);
      }
    });
    await told;
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

  /** Sends heartbeats to some streams each time, so that not all are written to at once. */
  private sayQuiet(): void {
    const quiet = text({ tell: 'quiet', now: this.now() });
    this.round = (this.round + 1) % ROUNDS;
    for (const { pipe, round } of this.streams) if (round === this.round) pipe.send(quiet);
  }

  /** Subscribers who could not be sent something are disconnected: they reconnect and get a full snapshot. */
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

/** The key for taking turns: the person, or the address of anonymous clients. */
const askerOf = ({ me, address }: Stream): string => me?.id ?? address ?? '';

/** A client who sits at the table. */
class Seated implements TableReader {
  constructor(
    readonly seat: number,
    readonly person: string,
    readonly read: (text: string, number: number) => void,
    readonly lose: () => void,
  ) {}
}

const text = (message: Message): string => JSON.stringify(message);
