import type { Agreed } from './carried.ts';

/** Whose games this device gives and takes, and what it and their account last agreed on. */
export interface Agreement {
  readonly person: string;
  readonly games: Agreed;
}

const KEY = 'taproom.carried';

export function agreement(): Agreement | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    return isAgreement(kept) ? kept : null;
  } catch {
    return null;
  }
}

export function keepAgreement(agreement: Agreement | null): void {
  try {
    if (agreement === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(agreement));
  } catch {
    // Where nothing can be stored, no games are carried.
  }
}

const isAgreement = (value: unknown): value is Agreement =>
  typeof value === 'object' &&
  value !== null &&
  'person' in value &&
  typeof value.person === 'string' &&
  'games' in value &&
  typeof value.games === 'object' &&
  value.games !== null &&
  Object.values(value.games).every(played => played === null || typeof played === 'number');
