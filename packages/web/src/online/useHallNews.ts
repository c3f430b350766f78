import type { ListedTable } from '@taproom/contracts';
import { useEffect, useState } from 'react';
import { merged, type OwnGameList } from './lobby.ts';
import { wire } from './wire.ts';

/** The open tables and the user's games, as they change. */
export function useHallNews(): { readonly tables: readonly ListedTable[]; readonly games: OwnGameList } {
  const [tables, setTables] = useState<readonly ListedTable[]>([]);
  const [games, setGames] = useState<OwnGameList>([]);
  useEffect(
    () =>
      wire.listen({
        lobby: true,
        games: true,
        hear: message => {
          if (message.tell === 'games') setGames(message.games);
          if (message.tell === 'lobby') setTables(known => merged(known, message));
        },
        changed: () => undefined,
      }),
    [],
  );
  return { tables, games };
}
