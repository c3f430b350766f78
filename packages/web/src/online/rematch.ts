import { addressOf } from '@taproom/contracts/addresses';
import { accept, type Result } from '@taproom/games';
import { ask, type DoorProblem, newKey, newNonce } from './door.ts';

/** Opens a table for the same people, or finds the one that another of them has opened, and sits down there: its address. */
export async function rematchOf(id: string): Promise<Result<string, DoorProblem>> {
  const made = await ask('rematch', { params: { id }, body: { key: newKey() } });
  if (!made.ok) return made;
  const { table, invite } = made.value;
  await ask('join', {
    params: { id: table.id },
    body: { nonce: newNonce(), ...(invite ? { invite } : {}) },
  });
  return accept(addressOf({ page: 'table', id: table.id }));
}
