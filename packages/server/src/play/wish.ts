import { accept } from '@taproom/games';
import type { LogEntry } from '@taproom/table';
import { digestOf } from '../ids.ts';
import { type Answer, problem } from '../problem.ts';
import type { Asked, Cause, TableRow } from '../store/rows.ts';
import type { Room } from './room.ts';

/** So many requests of a person that are in no turn are remembered with a table: enough for any client that retries. */
const MOST_ASKED = 16;

/**
 * What a stored turn was a request for. An idempotency key belongs to a person and one such request: if it comes again
 * with the same request, that was a retry; with another one it is refused. What the client had seen when it asked does
 * not count: it may have learned more until it tries again.
 */
export const wishOfTurn = (cause: Cause, entries: readonly LogEntry[]): string =>
  cause === 'turn'
    ? wishOfMoves(
        entries.flatMap(entry => (entry.kind === 'move' && entry.actor !== 'chance' ? [entry.text] : [])),
      )
    : cause;

/** The moves in the notation of the game, as it writes them itself. */
export const wishOfMoves = (moves: readonly string[]): string => `turn ${moves.join(', ')}`;

/** A short text that stands for a request of which more has to be remembered than fits into a row. */
export const wishOfBody = (what: string, body: object): string =>
  digestOf(`${what} ${JSON.stringify(sorted(body))}`).slice(0, 32);

/** The same data with its keys in order, so that the same request is always the same text. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, one]) => [key, sorted(one)]),
  );
}

/** What was asked at a table, with one more request. */
export function askedWith({ asked }: TableRow, one: Asked): Asked[] {
  const own = asked.filter(({ person }) => person === one.person);
  const late = new Set(own.slice(0, Math.max(0, own.length + 1 - MOST_ASKED)));
  return [...asked.filter(old => !late.has(old)), one];
}

/** The answer to a request whose key was used: what stands now if it is a retry, or a refusal. */
export const retried =
  ({ person, key, wish }: Asked) =>
  (room: Room): Answer<TableRow> | null => {
    const before = room.wishOf(person, key);
    if (before === null) return null;
    return before === wish ? accept(room.row) : problem('key-used');
  };
