// The events of one table for all its subscribers: each message is serialised once per view.

import { changes, type Message, type TableInfo } from '@taproom/contracts';
import type { Outcome, Seat, Viewer } from '@taproom/games';
import type { Table } from '@taproom/table';
import { canUndo, type Look, named, roomOutcome } from '../play/look.ts';
import type { Room } from '../play/room.ts';
import type { ChatCursor } from './chat-cursor.ts';
import { Throttle } from './throttle.ts';

/** A subscriber of a table: a stream that wants its events. */
export interface TableReader {
  /** The seat whose view it gets; null for a spectator. */
  readonly seat: Seat | null;
  /** A message about the table, as the text of its JSON, and the event number the subscriber has reached with it. */
  read(text: string, number: number): void;
  /** It may have missed something: it has to reconnect, and gets a full snapshot. */
  lose(): void;
}

/** How far a game has come for one viewer. */
interface FeedPosition {
  readonly number: number;
  readonly at: number;
  readonly view: object | null;
}

/** What subscribers with the same view were last sent. */
interface Known extends FeedPosition {
  readonly canUndo: boolean;
  /** Other public data, as text for comparison: who has to move, the clocks, the outcome. */
  readonly shared: string;
}

/** Clocks are compared as of one moment, so that the mere passage of time makes no difference. */
const THEN = 8.64e15;

/** What a turn means for those who had the same view before it, and have the same now. */
interface FeedStep {
  readonly from: FeedPosition;
  readonly to: FeedPosition;
  /** The message without its last part, which differs from seat to seat. */
  readonly text: string;
  /** Whether it contains nothing new about the game for them. */
  readonly isEmpty: boolean;
}
type TurnTold = Extract<Message, { readonly tell: 'turn' }>;
type PartTold<Part extends keyof TurnTold> = Readonly<Record<Part, unknown>>;

/**
 * Sends the events of one table to its subscribers. Those with the same view get the same text, which is serialised
 * once, however many they are.
 */
export class Feed {
  /** By viewer; no set is empty. */
  private readonly readers = new Map<Seat | null, Set<TableReader>>();
  /** Subscribers who left, maybe before their first message was ready. */
  private readonly gone = new WeakSet<TableReader>();
  private readonly known = new Map<Seat | null, Known>();
  private info = '';
  /** Who sits there, as far as names were looked up. */
  private seats: TableInfo['seats'] = [];
  private isSomebodyAway = false;
  /** Players who keep connecting and disconnecting must not flood other people's streams. */
  private readonly infos = new Throttle(
    () =>
      void this.soon(
        () => this.tellInfo(),
        () => this.everybody(),
      ),
  );
  private last: Promise<void> = Promise.resolve();
  private readonly leave: () => void;

  constructor(
    private readonly room: Room,
    private readonly look: Look,
    private readonly now: () => number,
    private readonly failed: (error: unknown) => void,
  ) {
    this.leave = room.watch(news => {
      if (news === 'turn') this.tellTurn();
      // The table may wait for someone who is away: then the others learn when a bot takes over.
      if (news === 'info' || this.isSomebodyAway) this.infos.soon();
    });
  }

  /** What was sent of the chat here; null until it is known where that began. */
  chat: ChatCursor | null = null;

  get isEmpty(): boolean {
    return this.readers.size === 0;
  }

  /**
   * Subscribes: first a full snapshot, or nothing if they know it already, then events. The subscriber knows the events
   * before `since`. Resolves when the snapshot is sent, unless the game moves on in the meantime.
   */
  add(reader: TableReader, since: number): Promise<void> {
    return this.soon(
      async () => {
        const view = await this.look.view(this.room, reader.seat, since);
        if (this.gone.has(reader)) return;
        const number = this.room.game?.number(reader.seat ?? 'spectator') ?? 0;
        // The room may have moved on while names were looked up; then the subscriber would miss a step. Hidden choices
        // of others have no number, but they change who has to move.
        const isLate = number !== view.number || String(awaitedAt(this.room)) !== String(view.awaited);
        // Queued behind this one: waiting for it here would be a deadlock.
        if (isLate) return void this.add(reader, since);
        this.readers.set(reader.seat, (this.readers.get(reader.seat) ?? new Set()).add(reader));
        this.seats = view.table.seats;
        this.isSomebodyAway = isAway(view.table);
        const { at, canUndo: undo } = view;
        const shared = sharedOf(this.room);
        this.known.set(reader.seat, { number, at, view: view.view, canUndo: undo, shared });
        const message: Message = { tell: 'table', id: this.room.row.id, view };
        reader.read(JSON.stringify(message), number);
      },
      () => [reader],
    );
  }

  remove(reader: TableReader): void {
    this.gone.add(reader);
    const same = this.readers.get(reader.seat);
    same?.delete(reader);
    if (same?.size !== 0) return;
    this.readers.delete(reader.seat);
    this.known.delete(reader.seat);
  }

  close(): void {
    this.infos.close();
    this.leave();
  }

  /** Sends a message about the table to all subscribers. */
  say(message: Message, hears: (reader: TableReader) => boolean = () => true): void {
    const text = JSON.stringify(message);
    for (const reader of this.everybody())
      if (hears(reader)) reader.read(text, this.known.get(reader.seat)?.number ?? 0);
  }

  /** Synchronously, so that nothing can come between a turn and its message. */
  private tellTurn(): void {
    const { room } = this;
    const { game } = room;
    if (game === null) return;
    const now = this.now();
    const outcome = roomOutcome(room);
    const common: PartTold<'tell' | 'id' | 'awaited' | 'clocks' | 'now' | 'outcome'> = {
      tell: 'turn',
      id: room.row.id,
      awaited: awaitedAt(room),
      clocks: room.row.seats.map((_, seat) => room.clock(seat, now)),
      now,
      outcome,
    };
    const shared = sharedOf(room);
    let step: FeedStep | null = null;
    for (const [seat, known] of this.known) {
      if (known.view === null) {
        // The game has just begun: there is no earlier view to diff against.
        for (const reader of this.readers.get(seat) ?? []) void this.add(reader, 0);
        continue;
      }
      step = stepOf(game, seat ?? 'spectator', known, this.seats, common, outcome, step);
      const undo = canUndo(room, seat);
      this.known.set(seat, { ...step.to, canUndo: undo, shared });
      // Even an empty message would give away that someone has changed a hidden choice, and when.
      if (step.isEmpty && known.canUndo === undo && known.shared === shared) continue;
      const own: PartTold<'canUndo'> = { canUndo: undo };
      const text = `${step.text},${JSON.stringify(own).slice(1)}`;
      for (const reader of this.readers.get(seat) ?? []) reader.read(text, step.to.number);
    }
  }

  private everybody(): TableReader[] {
    return [...this.readers.values()].flatMap(same => [...same]);
  }

  private async tellInfo(): Promise<void> {
    if (this.isEmpty) return;
    const table: TableInfo = await this.look.infoAt(this.room);
    this.seats = table.seats;
    this.isSomebodyAway = isAway(table);
    const info = JSON.stringify({ ...table, version: 0 });
    if (info === this.info) return;
    this.info = info;
    this.say({ tell: 'info', id: table.id, table });
  }

  /**
   * One at a time, so that messages stay in order. Subscribers who missed one because of a failure are disconnected.
   */
  private soon(task: () => Promise<void>, losing: () => Iterable<TableReader>): Promise<void> {
    this.last = this.last.then(task).catch(error => {
      this.failed(error);
      for (const reader of [...losing()]) reader.lose();
    });
    return this.last;
  }
}

/** The step for a viewer; the previous one, if that is the same. */
function stepOf(
  game: Table,
  eyes: Viewer,
  from: FeedPosition,
  seats: TableInfo['seats'],
  common: object,
  outcome: Outcome | null,
  before: FeedStep | null,
): FeedStep {
  const to = { number: game.number(eyes), at: game.length, view: game.view(eyes) };
  if (before !== null && isSame(before.from, from) && isSame(before.to, to)) return before;
  const told = named(game.events(eyes, from.number), seats, outcome);
  const change = changes(from.view, to.view);
  const own: PartTold<'from' | 'number' | 'at' | 'told' | 'change' | 'turns'> = {
    from: from.number,
    number: to.number,
    at: to.at,
    told,
    change,
    turns: game.turns(from.at),
  };
  const isEmpty = from.number === to.number && from.at === to.at && told.length + change.length === 0;
  return { from, to, text: JSON.stringify({ ...common, ...own }).slice(0, -1), isEmpty };
}

const isAway = ({ seats }: TableInfo): boolean =>
  seats.some(({ person, level, present }) => person !== null && level === null && !present);

const awaitedAt = ({ row, game }: Room): readonly Seat[] =>
  row.status === 'playing' ? (game?.awaited() ?? []) : [];

const sharedOf = (room: Room): string =>
  JSON.stringify([
    awaitedAt(room),
    room.row.seats.map((_, seat) => room.clock(seat, THEN)),
    roomOutcome(room),
  ]);

const isSame = (one: FeedPosition, other: FeedPosition): boolean =>
  one.number === other.number && one.at === other.at && one.view === other.view;
