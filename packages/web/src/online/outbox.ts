/**
 * The outbox: a turn on its way, with its idempotency key for retries. It is kept until the server says that it is on disk,
 * even if the page is closed in between.
 */
export interface Sending {
  readonly key: string;
  readonly seen: number;
  readonly moves: readonly string[];
}

const name = (table: string): string => `taproom.sending.${table}`;

export function keepSending(table: string, turn: Sending | null): void {
  try {
    if (turn === null) localStorage.removeItem(name(table));
    else localStorage.setItem(name(table), JSON.stringify(turn));
  } catch {
    // Where nothing can be stored the turn is still sent again and again while the page is open.
  }
}

export function keptSending(table: string): Sending | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(name(table)) ?? 'null');
    return isSending(kept) ? kept : null;
  } catch {
    return null;
  }
}

const isSending = (value: unknown): value is Sending =>
  typeof value === 'object' &&
  value !== null &&
  'key' in value &&
  typeof value.key === 'string' &&
  'seen' in value &&
  typeof value.seen === 'number' &&
  'moves' in value &&
  Array.isArray(value.moves) &&
  value.moves.every(move => typeof move === 'string');
