import { kept } from '../kept.ts';
import type { Agreed } from './carried.ts';

/** The sync state of this device: with which account it syncs games, and what the two last agreed on. */
export interface Agreement {
  readonly person: string;
  readonly games: Agreed;
}

/** Where nothing can be stored, no games are synced. */
export const agreement = kept<Agreement>('taproom.carried', stored => (isAgreement(stored) ? stored : null));

const isAgreement = (value: unknown): value is Agreement =>
  typeof value === 'object' &&
  value !== null &&
  'person' in value &&
  typeof value.person === 'string' &&
  'games' in value &&
  typeof value.games === 'object' &&
  value.games !== null &&
  Object.values(value.games).every(played => played === null || typeof played === 'number');
