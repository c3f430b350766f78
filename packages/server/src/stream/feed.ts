import { changes, type Message, type TableInfo } from '@taproom/contracts';
import type { Seat, Viewer } from '@taproom/games';
import type { Table } from '@taproom/table';
import { canUndo, type Look, outcomeOf } from '../play/look.ts';
import type { Room } from '../play/room.ts';
import type { Heard } from './heard.ts';
import { Pace } from './pace.ts';

/** A reader of a table: a stream that wants to know what happens there. */
export interface Reader {
  /** Through whose eyes it looks; null for a spectator. */
  readonly seat: Seat | null;
  /** A message about the table, as the text of its JSON, and the number that the reader has come to with it. */
  read(text: string, number: number): void;
  /** It may have missed something: it shall come back, and get the whole. */
  lose(): void;
}

/** How far a game has come for some eyes. */
interface Place {
  readonly number: number;
  readonly at: number;
  readonly view: object | null;
}

/** What those who look through the same eyes were last told. */
interface Known extends Place {
  readonly canUndo: boolean;
  /** What everybody may know besides, as text to compare: who is awaited, the clocks, the outcome. */
  readonly shared: string;
}

/** Clocks are compared as they would stand at one moment, so that mere time makes no difference. */
const THEN = 8.64e15;

/** What a turn means for those who knew the same before it, and know the same now. */
interface Step {
  readonly from: Place;
  readonly to: Place;
  /** The message without its last words, which differ from seat to seat. */
  readonly text: string;
  /** Whether they are told nothing new of the game with it. */
  readonly isEmpty: boolean;
}
type TurnTold = Extract<Message, { readonly tell: 'turn' }>;
type PartTold<Part extends keyof TurnTold> = Readonly<Record<Part, unknown>>;

/**
 * Tells the readers of one table what happens there. Those who look through the same eyes get the same text, which is
 * made once, however many they are.
 */
export class Feed {
  /** By whose eyes they look through; nobody's set is empty. */
  private readonly readers = new Map<Seat | null, Set<Reader>>();
  /** Readers who left, maybe before their first message was ready. */
  private readonly gone = new WeakSet<Reader>();
  private readonly known = new Map<Seat | null, Known>();
  private info = '';
  /** People who come and go all the time shall not fill the streams of others. */
  private readonly infos = new Pace(
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
      else this.infos.soon();
    });
  }

  /** What was told of the chat here; null as long as it is not known where that began. */
  chat: Heard | null = null;

  get isEmpty(): boolean {
    return this.readers.size === 0;
  }

  /**
   * Lets somebody read: the whole first, or nothing if they know it already, then what happens. The events before
   * `since` are known to the reader. Done when it is told, unless the game moves on meanwhile.
   */
  add(reader: Reader, since: number): Promise<void> {
    return this.soon(
      async () => {
        const view = await this.look.view(this.room, reader.seat, since);
        if (this.gone.has(reader)) return;
        const number = this.room.game?.number(reader.seat ?? 'spectator') ?? 0;
        // The room may have moved on while names were looked up; then the reader would miss a step. Hidden choices of others
        // have no number, but they change who is awaited.
        const isLate = number !== view.number || String(awaitedAt(this.room)) !== String(view.awaited);
        // Behind this one: to wait for it here would be to wait for oneself.
        if (isLate) return void this.add(reader, since);
        this.readers.set(reader.seat, (this.readers.get(reader.seat) ?? new Set()).add(reader));
        const { at, canUndo: undo } = view;
        const shared = sharedOf(this.room);
        this.known.set(reader.seat, { number, at, view: view.view, canUndo: undo, shared });
        const message: Message = { tell: 'table', id: this.room.row.id, view };
        reader.read(JSON.stringify(message), number);
      },
      () => [reader],
    );
  }

  remove(reader: Reader): void {
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

  /** Sends a message about the table to all who read it. */
  say(message: Message, hears: (reader: Reader) => boolean = () => true): void {
    const text = JSON.stringify(message);
    for (const reader of this.everybody())
      if (hears(reader)) reader.read(text, this.known.get(reader.seat)?.number ?? 0);
  }

  /** At once, so that nothing can come between a turn and what is told of it. */
  private tellTurn(): void {
    const { room } = this;
    const { game } = room;
    if (game === null) return;
    const now = this.now();
    const common: PartTold<'tell' | 'id' | 'awaited' | 'clocks' | 'now' | 'outcome'> = {
      tell: 'turn',
      id: room.row.id,
      awaited: awaitedAt(room),
      clocks: room.row.seats.map((_, seat) => room.clock(seat, now)),
      now,
      outcome: outcomeOf(room),
    };
    const shared = sharedOf(room);
    let step: Step | null = null;
    for (const [seat, known] of this.known) {
      if (known.view === null) {
        // The game has just begun: there is nothing yet that a change could lead from.
        for (const reader of this.readers.get(seat) ?? []) void this.add(reader, 0);
        continue;
      }
      step = stepOf(game, seat ?? 'spectator', known, common, step);
      const undo = canUndo(room, seat);
      this.known.set(seat, { ...step.to, canUndo: undo, shared });
      // Even an empty message would give away that somebody has changed a hidden choice, and when.
      if (step.isEmpty && known.canUndo === undo && known.shared === shared) continue;
      const own: PartTold<'canUndo'> = { canUndo: undo };
      const text = `${step.text},${JSON.stringify(own).slice(1)}`;
      for (const reader of this.readers.get(seat) ?? []) reader.read(text, step.to.number);
    }
  }

  private everybody(): Reader[] {
    return [...this.readers.values()].flatMap(same => [...same]);
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
  private soon(task: () => Promise<void>, losing: () => Iterable<Reader>): Promise<void> {
    this.last = this.last.then(task).catch(error => {
      this.failed(error);
      for (const reader of [...losing()]) reader.lose();
    });
    return this.last;
  }
}

/** The step of some eyes; the one before it, if that is the same. */
function stepOf(game: Table, eyes: Viewer, from: Place, common: object, before: Step | null): Step {
  const to = { number: game.number(eyes), at: game.length, view: game.view(eyes) };
  if (before !== null && isSame(before.from, from) && isSame(before.to, to)) return before;
  const told = game.events(eyes, from.number);
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

const awaitedAt = ({ row, game }: Room): readonly Seat[] =>
  row.status === 'playing' ? (game?.awaited() ?? []) : [];

const sharedOf = (room: Room): string =>
  JSON.stringify([awaitedAt(room), room.row.seats.map((_, seat) => room.clock(seat, THEN)), outcomeOf(room)]);

const isSame = (one: Place, other: Place): boolean =>
  one.number === other.number && one.at === other.at && one.view === other.view;
