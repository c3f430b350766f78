// Retries with exponential backoff.

import type { Result } from '@taproom/games';
import { type DoorProblem, isPassing } from './door.ts';

/** The first pause between two attempts, and the longest, in milliseconds. */
export const FIRST_WAIT = 800;
export const LONGEST_WAIT = 10_000;

/**
 * Retries a request until there is an answer, with backoff while the server can't give one. Null if it refuses, or
 * nobody is waiting any more.
 */
export async function insist<Found>(
  attempt: () => Promise<Result<Found, DoorProblem>>,
  closed: AbortSignal,
): Promise<Found | null> {
  for (let wait = FIRST_WAIT; !closed.aborted; wait = Math.min(wait * 2, LONGEST_WAIT)) {
    const found = await attempt();
    if (found.ok) return found.value;
    if (!isPassing(found.refusal)) return null;
    await new Promise(resolve => setTimeout(resolve, wait));
  }
  return null;
}
