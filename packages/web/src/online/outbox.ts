import { type Kept, kept } from '../kept.ts';

/**
 * The outbox: a turn being sent, with its idempotency key for retries. It is kept until the server confirms that it is
 * on disk, even if the page is closed in between.
 */
export interface Sending {
  readonly key: string;
  readonly seen: number;
  readonly moves: readonly string[];
}

/** Where nothing can be stored the turn is still retried while the page is open. */
export const outboxOf = (table: string): Kept<Sending> =>
  kept(`taproom.sending.${table}`, stored => (isSending(stored) ? stored : null));

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
