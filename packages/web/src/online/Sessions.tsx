import type { AnswerOf, Api } from '@taproom/contracts';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { dayText } from '../app/dates.ts';
import { useLanguage, useWords } from '../app/words.tsx';
import { ask } from './door.ts';
import { Trouble } from './Trouble.tsx';
import { useAsking } from './useAsking.ts';

type OwnSession = AnswerOf<Api['sessions']>['sessions'][number];

/** The browsers someone is signed in with; all but this one can be signed out from here. */
export function Sessions(): ReactNode {
  const { online, places } = useWords();
  const language = useLanguage();
  const [sessions, setSessions] = useState<readonly OwnSession[]>([]);
  const { trouble, busy, doing } = useAsking();
  const look = useCallback(async (): Promise<void> => {
    const found = await ask('sessions');
    if (found.ok) setSessions(found.value.sessions);
  }, []);
  useEffect(() => void look(), [look]);
  const end = (which: string | 'others'): void =>
    void doing(async () => {
      const ended = await (which === 'others'
        ? ask('endOtherSessions')
        : ask('endSession', { params: { id: which } }));
      await look();
      return ended;
    });
  return (
    <section>
      <h3>{places.sessionsTitle}</h3>
      <ul className="rows">
        {sessions.map(({ id, device, current, used }) => {
          const name = device ?? places.unknownDevice;
          return (
            <li key={id}>
              <span className="row-name">
                {name}
                <small>{current ? places.thisDevice : places.usedOn(dayText(language, used))}</small>
              </span>
              {!current && (
                <button
                  type="button"
                  className="button quiet"
                  disabled={busy}
                  aria-label={places.endSession(name)}
                  onClick={() => end(id)}
                >
                  {online.signOut}
                </button>
              )}
            </li>
          );
        })}
      </ul>
      {sessions.length > 1 && (
        <button type="button" className="button" disabled={busy} onClick={() => end('others')}>
          {places.endOthers}
        </button>
      )}
      <Trouble trouble={trouble} />
    </section>
  );
}
