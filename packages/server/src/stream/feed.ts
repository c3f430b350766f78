import { changes, type Message, type TableInfo } from '@taproom/contracts';
import type { Seat, Viewer } from '@taproom/games';
import type { Table } from '@taproom/table';
import { canUndo, type Look, outcomeOf } from '../play/look.ts';
import type { Room } from '../play/room.ts';

/** A reader of a table: a stream that wants to know what happens there. */
export interface Reader {
  /** Through whose eyes it looks; null for a spectator. */
  readonly seat: Seat | null;
  /** A message about the table, as the text of its JSON, and the number that the reader has come to with it. */
  read(text: string, number: number): void;
  /** It may have missed something: it shall come back, and get the whole. */
  lose(): void;
}

/** What was last told to those who look through the same eyes. */
interface Known {
  number: number;
  at: number;
  view: object | null;
}

/** What a turn means for those who knew the same before it, and know the same now. */
interface Step {
  readonly from: Pick<Known, 'number' | 'view'>;
  readonly number: number;
  readonly view: object;
  readonly told: TurnTold['told'];
  readonly change: TurnTold['change'];
}
type TurnTold = Extract<Message, { readonly tell: 'turn' }>;

/**
 * Tells the readers of one table what happens there. Those who look through the same eyes get the same text, which is
 * made once, however many they are.
 */
export class Feed {
  private readonly readers = new Set<Reader>();
  /** Readers who left, maybe before their first message was ready. */
  private readonly gone = new WeakSet<Reader>();
  private readonly known = new Map<Seat | null, Known>();
  private info = '';
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
      else
        this.soon(
          () => this.tellInfo(),
          () => this.readers,
        );
    });
  }

  /** The last change of the chat that was told here; null as long as that is not known. */
  lastChat: number | null = null;

  get isEmpty(): boolean {
    return this.readers.size === 0;
  }

  /**
   * Lets somebody read: the whole first, or nothing if they know it already, then what happens. The events before
   * `since` are known to the reader.
   */
  add(reader: Reader, since: number): void {
    this.soon(
      async () => {
        const view = await this.look.view(this.room, reader.seat, since);
        if (this.gone.has(reader)) return;
        const number = this.room.game?.number(reader.seat ?? 'spectator') ?? 0;
        // The room may have moved on while names were looked up; then the reader would miss a step.
        if (number !== view.number) return this.add(reader, since);
        this.readers.add(reader);
        this.known.set(reader.seat, { number, at: view.at, view: view.view });
        const message: Message = { tell: 'table', id: this.room.row.id, view };
        reader.read(JSON.stringify(message), number);
      },
      () => [reader],
    );
  }

  remove(reader: Reader): void {
    this.gone.add(reader);
    this.readers.delete(reader);
    if (![...this.readers].some(({ seat }) => seat === reader.seat)) this.known.delete(reader.seat);
  }

  close(): void {
    this.leave();
  }

  /** Sends a message about the table to all who read it. */
  say(message: Message, hears: (reader: Reader) => boolean = () => true): void {
    const text = JSON.stringify(message);
    for (const reader of this.readers)
      if (hears(reader)) reader.read(text, this.known.get(reader.seat)?.number ?? 0);
  }

  /** At once, so that nothing can come between a turn and what is told of it. */
  private tellTurn(): void {
    const { room } = this;
    const { game } = room;
    if (game === null) return;
    const now = this.now();
    const awaited = room.row.status === 'playing' ? game.awaited() : [];
    const clocks = room.row.seats.map((_, seat) => room.clock(seat, now));
    const at = game.length;
    const outcome = outcomeOf(room);
    let step: Step | null = null;
    for (const [seat, known] of this.known) {
      if (known.view === null) {
        // The game has just begun: there is nothing yet that a change could lead from.
        for (const reader of this.readers) if (reader.seat === seat) this.add(reader, 0);
        continue;
      }
      step = stepOf(game, seat ?? 'spectator', known, step);
      const { number, view, told, change } = step;
      const message: Message = {
        tell: 'turn',
        id: room.row.id,
        from: known.number,
        number,
        at,
        told,
        change,
        turns: game.turns(known.at).map(turn => ({ at: turn.at, seats: [...turn.seats] })),
        awaited,
        clocks,
        now,
        canUndo: canUndo(room, seat),
        outcome,
      };
      known.number = number;
      known.at = at;
      known.view = view;
      const text = JSON.stringify(message);
      for (const reader of this.readers) if (reader.seat === seat) reader.read(text, number);
    }
  }

  private async tellInfo(): Promise<void> {
    if (this.isEmpty) return;
    const table: TableInfo = await this.look.info(this.room.row);
    const info = JSON.stringify({ ...table, version: 0 });
    if (info === this.info) return;
    this.info = info;
    this.say({ tell: 'info', id: table.id, table });
  }

  /** One after the other, so that what is told stays in order. Those whom a failure has left without it are sent away. */
  private soon(task: () => Promise<void>, losing: () => Iterable<Reader>): void {
    this.last = this.last.then(task).catch(error => {
      this.failed(error);
      for (const reader of [...losing()]) reader.lose();
    });
  }
}

/** The step of some eyes; the one before it, if that is the same. */
function stepOf(game: Table, eyes: Viewer, known: Known, before: Step | null): Step {
  const view = game.view(eyes);
  const { number: since } = known;
  if (before?.view === view && before.from.view === known.view && before.from.number === since) return before;
  return {
    from: { number: since, view: known.view },
    number: game.number(eyes),
    view,
    told: game.events(eyes, since).map(event => ({ ...event, event: { ...event.event } })),
    change: changes(known.view, view),
  };
}
