import { addressOf } from '@taproom/contracts/addresses';
import { accept, type Result, refuse } from '@taproom/games';
import { ask, type DoorProblem, newKey, newNonce } from './door.ts';

/**
 * Opens a table for the same people, or finds the one that another of them has opened, and sits down there: its address.
 * Whoever wants to go to a table that was opened (`opened`) and is not there any more learns that first.
 */
export async function rematchOf(id: string, opened: string | null): Promise<Result<string, DoorProblem>> {
  if (opened !== null && !(await isGoing(opened))) return refuse({ code: 'rematch-gone' });
  const made = await ask('rematch', { params: { id }, body: { key: newKey() } });
  if (!made.ok) return made;
  const { table, invite } = made.value;
  await ask('join', {
    params: { id: table.id },
    body: { nonce: newNonce(), ...(invite ? { invite } : {}) },
  });
  return accept(addressOf({ page: 'table', id: table.id }));
}

/** Whether people sit or play at a table; also if that can't be found out now. */
async function isGoing(id: string): Promise<boolean> {
  const found = await ask('table', { params: { id } });
  if (!found.ok) return found.refusal.code !== 'no-such-thing';
  const { status } = found.value.table;
  return status === 'open' || status === 'playing';
}
