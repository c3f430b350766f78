import type { AnswerOf, Api } from '@taproom/contracts';
import { type ReactNode, useEffect, useState } from 'react';
import { useWords } from '../app/words.tsx';
import { useFaces } from '../play/faces.tsx';
import { ask } from './door.ts';
import type { NoticePartProps } from './NoticePush.tsx';
import { Outcome } from './NoticeSettings.tsx';
import { personName } from './person-name.ts';
import { useNotices } from './useNotices.ts';

type OwnGames = AnswerOf<Api['myGames']>['games'];

/** Which games send notifications: all but those in real time can. */
export function NoticeTables({ known, learn }: NoticePartProps): ReactNode {
  const words = useWords();
  const { notices } = words;
  const faces = useFaces();
  const state = useNotices(known, learn);
  const [games, setGames] = useState<OwnGames>([]);
  useEffect(() => {
    void ask('myGames').then(found => found.ok && setGames(found.value.games));
  }, []);
  const slow = games.filter(({ table }) => table.pace.pace !== 'live');
  const mute = (id: string, muted: boolean): void =>
    state.change(() => ask('muteTable', { params: { id }, body: { muted } }));
  return (
    <div className="notice-way">
      <h3>{notices.tables}</h3>
      <p>{slow.length === 0 ? notices.noTables : notices.tablesHint}</p>
      {slow.map(({ table, seat }) => (
        <label key={table.id} className="check">
          <input
            type="checkbox"
            checked={!known?.mutedTables.includes(table.id)}
            disabled={known === null}
            onChange={({ target }) => mute(table.id, !target.checked)}
          />
          <span>
            {notices.table(
              faces.title(table.game),
              table.seats
                .filter((_, other) => other !== seat)
                .flatMap(({ person }) => (person === null ? [] : [personName(person, words)]))
                .join(', '),
            )}
          </span>
        </label>
      ))}
      <Outcome state={state} />
    </div>
  );
}
