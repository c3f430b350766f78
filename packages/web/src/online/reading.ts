// Unread chat messages.

import type { ChatLine } from '@taproom/contracts';
import { kept } from '../kept.ts';

/** How far the chats of recent tables have been read: by table the number of the last message shown. */
type Read = Readonly<Record<string, number>>;

const MOST = 50;

/** Where nothing can be stored, lines count as new again on the next visit. */
const read = kept<Read>('taproom.read', stored =>
  Object.fromEntries(Object.entries(stored ?? {}).filter(([, number]) => typeof number === 'number')),
);

export const lastRead = (table: string): number => read.get()?.[table] ?? -1;
// Where nothing can be stored, messages count as unread on the next visit.
export const keepRead = (table: string, number: number): void =>
  read.set(withRead(read.get() ?? {}, table, number));

/** The most recently read tables come last; the oldest ones are dropped. */
export function withRead(read: Read, table: string, number: number): Read {
  const others = Object.entries(read).filter(([id]) => id !== table);
  return Object.fromEntries([...others.slice(1 - MOST), [table, number]]);
}

/** How many messages of other people came after the last one that was read. */
export const unread = (lines: readonly ChatLine[], last: number, me: string | null): number =>
  lines.filter(({ number, person }) => number > last && (person === null || person.id !== me)).length;
