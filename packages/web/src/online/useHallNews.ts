import type { AnswerOf, Api, TableInfo } from '@taproom/contracts';
import { useEffect, useState } from 'react';
import { wire } from './wire.ts';

type OwnGames = AnswerOf<Api['myGames']>['games'];

/** The open tables and the own games, as they change. */
export function useHallNews(): { readonly tables: readonly TableInfo[]; readonly games: OwnGames } {
  const [tables, setTables] = useState<readonly TableInfo[]>([]);
  const [games, setGames] = useState<OwnGames>([]);
  useEffect(
    () =>
      wire.listen({
        lobby: true,
        games: true,
        hear: message => {
          if (message.tell === 'games') setGames(message.games);
          if (message.tell !== 'lobby') return;
          const changed = new Set([...message.gone, ...message.tables.map(({ id }) => id)]);
          setTables(known => [
            ...message.tables,
            ...(message.whole ? [] : known.filter(({ id }) => !changed.has(id))),
          ]);
        },
        changed: () => undefined,
      }),
    [],
  );
  return { tables, games };
}
