import type { ChatLine } from '@taproom/contracts';

/** How far the chats of the last tables have been read: by table the number of the last line that was shown. */
type Read = Readonly<Record<string, number>>;

const KEY = 'taproom.read';
const MOST = 50;

export const lastRead = (table: string): number => kept()[table] ?? -1;

export function keepRead(table: string, number: number): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(withRead(kept(), table, number)));
  } catch {
    // Where nothing can be stored, lines count as new again on the next visit.
  }
}

/** The tables that were read last come last; the oldest ones are forgotten. */
export function withRead(read: Read, table: string, number: number): Read {
  const others = Object.entries(read).filter(([id]) => id !== table);
  return Object.fromEntries([...others.slice(1 - MOST), [table, number]]);
}

/** How many lines of other people came after the last one that was read. */
export const unread = (lines: readonly ChatLine[], last: number, me: string | null): number =>
  lines.filter(({ number, person }) => number > last && (person === null || person.id !== me)).length;

function kept(): Read {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    if (typeof read !== 'object' || read === null) return {};
    return Object.fromEntries(Object.entries(read).filter(([, number]) => typeof number === 'number'));
  } catch {
    return {};
  }
}
