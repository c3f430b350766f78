import * as z from 'zod/mini';
import { Change } from './change.ts';
import { ChatLine, Clock, ListedTable, OwnGame, TableInfo, TableView, Told, TurnBegin } from './tables.ts';
import { AnyOutcome, Count, Id, Moment, SeatNumber } from './words.ts';

/**
 * The messages of an event stream (SSE). One stream carries everything a tab watches. Every message has an id that says
 * how far the stream has come with each thing, so that a client that reconnects with the last id continues where it
 * stopped, or gets a full snapshot where that is not possible.
 */
export const Message = z.discriminatedUnion('tell', [
  /** A full snapshot of a table: at first, and whenever continuing step by step is not possible. */
  z.object({ tell: z.literal('table'), id: Id, view: TableView }),
  /** What happened since the event `from`. The change leads from the view known then to the current view. */
  z.object({
    tell: z.literal('turn'),
    id: Id,
    from: Count,
    number: Count,
    at: Count,
    told: z.array(Told),
    change: z.array(Change),
    /** The turns that began since, replacing those known from there on. */
    turns: z.array(TurnBegin),
    awaited: z.array(SeatNumber),
    clocks: z.array(z.nullable(Clock)),
    now: Moment,
    canUndo: z.boolean(),
    outcome: z.nullable(AnyOutcome),
  }),
  /** Who sits there, who is online, what was seen, what is proposed. */
  z.object({ tell: z.literal('info'), id: Id, table: TableInfo }),
  z.object({ tell: z.literal('chat'), id: Id, line: ChatLine }),
  /**
   * The tables of the lobby: at first all of them, later those that changed or left; and the order in which to show
   * them.
   */
  z.object({
    tell: z.literal('lobby'),
    whole: z.boolean(),
    tables: z.array(ListedTable),
    gone: z.array(Id),
    order: z.array(Id),
  }),
  /** The client's own games, those waiting for them first. */
  z.object({ tell: z.literal('games'), games: z.array(OwnGame) }),
  /** A watched table does not exist, or not for this client. */
  z.object({ tell: z.literal('none'), id: Id }),
  /** A heartbeat: nothing happened, but the connection is alive. */
  z.object({ tell: z.literal('quiet'), now: Moment }),
]);
export type Message = z.infer<typeof Message>;

/** The most tables one stream can watch. */
export const MOST_WATCHED = 20;

/** How far a client has come with each table: the number of its last event. As text, the id of a message. */
export type Cursor = ReadonlyMap<string, number>;

export const writeCursor = (cursor: Cursor): string =>
  [...cursor].map(([table, number]) => `${table}.${number}`).join('_');

/** Parses the id of a message. Invalid parts are dropped: a full snapshot is sent for them. */
export function readCursor(text: string): Cursor {
  const cursor = new Map<string, number>();
  for (const part of text.split('_').slice(0, MOST_WATCHED)) {
    const [, table, number] = /^([1-9A-HJ-NP-Za-km-z]{8,24})\.(\d{1,7})$/.exec(part) ?? [];
    if (table !== undefined && number !== undefined) cursor.set(table, Number(number));
  }
  return cursor;
}
