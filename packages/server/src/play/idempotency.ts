import { accept } from '@taproom/games';
import type { LogEntry } from '@taproom/table';
import { digestOf } from '../ids.ts';
import { type Answer, problem } from '../problem.ts';
import type { Cause, KeyedRequest, TableRow } from '../store/rows.ts';
import type { Room } from './room.ts';

/** How many requests per person that are not turns are remembered with a table: enough for any client that retries. */
const MOST_ASKED = 16;

/**
 * What a stored turn was a request for. An idempotency key belongs to a person and one such request: the same key with
 * the same request is a retry; with a different one it is refused. What the client had seen does not count: it may have
 * learned more before it retries.
 */
export const wishOfTurn = (cause: Cause, entries: readonly LogEntry[]): string =>
  cause === 'turn'
    ? wishOfMoves(
        entries.flatMap(entry => (entry.kind === 'move' && entry.actor !== 'chance' ? [entry.text] : [])),
      )
    : cause;

/** The moves in the game's notation, in normalised form. */
export const wishOfMoves = (moves: readonly string[]): string => `turn ${moves.join(', ')}`;

/** A short digest that stands for a request too large to be stored in a row. */
export const wishOfBody = (what: string, body: object): string =>
  digestOf(`${what} ${JSON.stringify(sorted(body))}`).slice(0, 32);

/** The same data with sorted keys, so that the same request is always the same text. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, one]) => [key, sorted(one)]),
  );
}

/** The requests at a table, with one more. */
export function askedWith({ asked }: TableRow, one: KeyedRequest): KeyedRequest[] {
  const own = asked.filter(({ person }) => person === one.person);
  const late = new Set(own.slice(0, Math.max(0, own.length + 1 - MOST_ASKED)));
  return [...asked.filter(old => !late.has(old)), one];
}

/** The answer to a request whose key was used: the current state if it is a retry, or a refusal. */
export const retried =
  ({ person, key, wish }: KeyedRequest) =>
  (room: Room): Answer<TableRow> | null => {
    const before = room.wishOf(person, key);
    if (before === null) return null;
    return before === wish ? accept(room.row) : problem('key-used');
  };
