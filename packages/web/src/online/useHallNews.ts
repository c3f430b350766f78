import type { AnswerOf, Api, ListedTable } from '@taproom/contracts';
import { useEffect, useState } from 'react';
import { merged } from './lobby.ts';
import { wire } from './wire.ts';

type OwnGames = AnswerOf<Api['myGames']>['games'];

/** The open tables and the own games, as they change. */
export function useHallNews(): { readonly tables: readonly ListedTable[]; readonly games: OwnGames } {
  const [tables, setTables] = useState<readonly ListedTable[]>([]);
  const [games, setGames] = useState<OwnGames>([]);
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
