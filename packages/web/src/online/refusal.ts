import type { Refusal } from '@taproom/games';
import type { DoorProblem } from './door.ts';

/** What the table itself said, if it was the table that refused. */
export function refusalOf(trouble: DoorProblem): Refusal | null {
  if (trouble.code !== 'refused' || !('refusal' in trouble)) return null;
  const { refusal } = trouble;
  return refusal !== undefined && typeof refusal.code === 'string'
    ? { ...refusal, code: refusal.code }
    : null;
}
