import * as z from 'zod/mini';
import { Change } from './change.ts';
import { ChatLine, Clock, ListedTable, OwnGame, TableInfo, TableView, Told, TurnBegin } from './tables.ts';
import { Count, Data, Id, Moment, SeatNumber } from './words.ts';

/**
 * What a stream says. One stream carries everything that a tab watches. Every message has an id that tells how far the
 * stream has come with each thing, so that a reader who comes back with the last id goes on where it stopped, or gets
 * the whole again where that is not possible.
 */
export const Message = z.discriminatedUnion('tell', [
  /** The whole of a table: at first, and whenever going on step by step is not possible. */
  z.object({ tell: z.literal('table'), id: Id, view: TableView }),
  /** What happened since the event `from`. The change leads from the view known then to the view now. */
  z.object({
    tell: z.literal('turn'),
    id: Id,
    from: Count,
    number: Count,
    at: Count,
    told: z.array(Told),
    change: z.array(Change),
    /** The turns that began since, in place of those known from there on. */
    turns: z.array(TurnBegin),
    awaited: z.array(SeatNumber),
    clocks: z.array(z.nullable(Clock)),
    now: Moment,
    canUndo: z.boolean(),
    outcome: z.nullable(Data),
  }),
  /** Who sits there, who is present, what was seen, what is proposed. */
  z.object({ tell: z.literal('info'), id: Id, table: TableInfo }),
  z.object({ tell: z.literal('chat'), id: Id, line: ChatLine }),
  /** The tables of the lobby: all of them, and later those that changed or left; and in which order to show all. */
  z.object({
    tell: z.literal('lobby'),
    whole: z.boolean(),
    tables: z.array(ListedTable),
    gone: z.array(Id),
    order: z.array(Id),
  }),
  /** The own games, those that wait for the reader first. */
  z.object({ tell: z.literal('games'), games: z.array(OwnGame) }),
  /** A watched table is not there, or not for this reader. */
  z.object({ tell: z.literal('none'), id: Id }),
  /** Nothing happened; the line is alive. */
  z.object({ tell: z.literal('quiet'), now: Moment }),
]);
export type Message = z.infer<typeof Message>;

/** So many tables one stream can watch. */
export const MOST_WATCHED = 20;

/** How far a reader has come with each table: the number of its last event. As text, the id of a message. */
export type Cursor = ReadonlyMap<string, number>;

export const writeCursor = (cursor: Cursor): string =>
  [...cursor].map(([table, number]) => `${table}.${number}`).join('_');

/** Reads the id of a message. Parts that make no sense are left out: then the whole is sent again. */
export function readCursor(text: string): Cursor {
  const cursor = new Map<string, number>();
  for (const part of text.split('_').slice(0, MOST_WATCHED)) {
    const [, table, number] = /^([1-9A-HJ-NP-Za-km-z]{8,24})\.(\d{1,7})$/.exec(part) ?? [];
    if (table !== undefined && number !== undefined) cursor.set(table, Number(number));
  }
  return cursor;
}
