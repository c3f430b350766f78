import { useEffect, useState } from 'react';
import { house } from '../app/house.ts';
import type { StoredGame } from './store.ts';

/** The games on this device, the one played last first; null until they are known. */
export function useKeptGames(): readonly StoredGame[] | null {
  const [kept, setKept] = useState<readonly StoredGame[] | null>(null);
  useEffect(() => {
    const look = (): void => void house.store.list().then(setKept);
    look();
    // Games from other devices may arrive while this is shown.
    return house.store.subscribe(look);
  }, []);
  return kept;
}

export const isFinished = ({ standing }: StoredGame): boolean => standing.scores !== null;
