import type { Me, TableInfo } from '@taproom/contracts';
import { isFree } from './TableFacts.tsx';

/** Whether someone can sit down at an open table, and what it takes. */
export type WayToSit = 'sit' | 'passkey' | 'no-passkey' | 'uninvited' | 'full';

interface Sitting {
  readonly me: Me | null;
  /** The invitation code; whether it is right, only the server knows. */
  readonly invite: string | undefined;
  /** Whether passkeys work at this address. */
  readonly passkeys: boolean;
}

export function wayToSit(
  info: Pick<TableInfo, 'seats' | 'listed' | 'host' | 'rated'>,
  { me, invite, passkeys }: Sitting,
): WayToSit {
  if (!info.seats.some(isFree)) return 'full';
  const isInvited = info.listed || invite !== undefined || me?.id === info.host;
  if (!isInvited) return 'uninvited';
  if (!info.rated || me?.kind === 'member') return 'sit';
  return passkeys ? 'passkey' : 'no-passkey';
}
