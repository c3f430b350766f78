import type { AnswerOf, Api, ListedTable } from '@taproom/contracts';
import { useEffect, useState } from 'react';
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
          if (message.tell !== 'lobby') return;
          setTables(known => {
            const byId = new Map([...known, ...message.tables].map(table => [table.id, table]));
            return message.order.flatMap(id => byId.get(id) ?? []);
          });
        },
        changed: () => undefined,
      }),
    [],
  );
  return { tables, games };
}
